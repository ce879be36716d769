"""All that a player can be asked, and the step that tells which phase is next."""

from .cards.asgard import PickAsgard
from .cards.effects import ChoosePutBack, ChooseResource, PeekAtHand, RecoverCards, StealToken
from .closing import Keep
from .fights.defence import Defend
from .flow import BeginPhase
from .land.storage import ArrangeTokens
from .land.tokens import PlaceToken
from .setup import PickChief
from .turn import TakeTurn

__all__ = [
    "ArrangeTokens",
    "BeginPhase",
    "ChoosePutBack",
    "ChooseResource",
    "Defend",
    "Keep",
    "PeekAtHand",
    "PickAsgard",
    "PickChief",
    "PlaceToken",
    "RecoverCards",
    "StealToken",
    "TakeTurn",
]
