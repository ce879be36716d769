"""A steady player: it weighs what it could do by the glory to be expected, on nothing but what its seat may see."""

from functools import partial
from types import MappingProxyType
from typing import Any

from ...rules.kernel import Action
from ...rules.midgard.asking import UseRune
from ...rules.midgard.cards.sage import ChooseRune, KeepDestiny, LookAtJourney, TrueVision
from ...rules.midgard.fights.assignment import Assign
from ...rules.midgard.fights.battle import ChooseFallen, Healing
from ...rules.midgard.fights.roll import RollWindow
from ...rules.midgard.fights.victory import AfterFight, MoreGlory, NameBlamed
from ...rules.midgard.fights.voyage import ChooseStarving, PayToll, ReplaceJourney
from ...rules.midgard.goods import TakeDice
from ...rules.midgard.land.placement import PlaceWorker
from ...rules.midgard.land.ships import BuyShip, ChooseShore
from ...rules.midgard.land.stalls import UseStall
from ...rules.midgard.land.town import PayChurch, TradeAtMarket
from ...rules.midgard.scoring import LastRunes
from ...rules.midgard.setup import PickLeader
from ..foresight import Answers, Options, one_step_ahead
from ..steady import SteadyPlayer
from . import battles, last, placing, sending, town, voyages
from .mind import Mind


def _gladly(m: Mind, decision: Any, options: Options) -> Action:
    return UseRune()


ANSWERS: Answers[Mind] = MappingProxyType(
    {
        # before the game
        PickLeader: town.pick_leader,
        # placement
        PlaceWorker: placing.place_worker,
        TakeDice: town.take_dice,
        TradeAtMarket: town.trade,
        PayChurch: one_step_ahead,
        UseStall: one_step_ahead,
        LookAtJourney: town.look,
        TrueVision: _gladly,
        KeepDestiny: town.keep_destiny,
        ChooseRune: town.choose_rune,
        BuyShip: one_step_ahead,
        ChooseShore: voyages.choose_shore,
        # assignment
        Assign: sending.assign,
        # battles
        RollWindow: battles.roll_window,
        Healing: battles.heal,
        ChooseFallen: battles.fall,
        MoreGlory: battles.more_glory,
        NameBlamed: battles.name_blamed,
        AfterFight: last.after_fight,
        # voyages
        ReplaceJourney: voyages.replace_journey,
        PayToll: voyages.pay_toll,
        ChooseStarving: voyages.starve,
        # the end
        LastRunes: last.last_runes,
    }
)

steady = partial(SteadyPlayer[Mind], ANSWERS, partial(Mind, answers=ANSWERS))
