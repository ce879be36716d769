"""A steady player: it weighs what it could do by the points to be expected, on nothing but what its seat may see."""

from functools import partial
from types import MappingProxyType

from ...rules.wild.cards.asgard import PickAsgard
from ...rules.wild.cards.effects import ChoosePutBack, ChooseResource, PeekAtHand, RecoverCards, StealToken
from ...rules.wild.closing import Keep
from ...rules.wild.fights.defence import Defend
from ...rules.wild.land.storage import ArrangeTokens
from ...rules.wild.land.tokens import PlaceToken
from ...rules.wild.setup import PickChief
from ...rules.wild.turn import TakeTurn
from ..foresight import Answers, one_step_ahead
from ..steady import Menus, SteadyPlayer
from . import choices, defending, turn
from .mind import Mind

ANSWERS: Answers[Mind] = MappingProxyType(
    {
        PickChief: choices.pick_chief,
        # phase 3
        Defend: defending.defend,
        PickAsgard: choices.pick_asgard,
        PlaceToken: choices.place_token,
        StealToken: choices.steal,
        ChooseResource: one_step_ahead,
        ChoosePutBack: choices.put_back,
        RecoverCards: choices.recover,
        PeekAtHand: choices.look,
        # phases 4 and 5
        ArrangeTokens: choices.first_offered,
        Keep: choices.keep,
    }
)

MENUS: Menus[Mind] = MappingProxyType({TakeTurn: turn.take_turn})

steady = partial(SteadyPlayer[Mind], ANSWERS, partial(Mind, answers=ANSWERS), menus=MENUS)
