"""All that a player can be asked, and the step that tells which phase is next."""

from .asgard import PickAsgard
from .cards import ChoosePutBack, ChooseResource, PeekAtHand, RecoverCards, StealToken
from .closing import Keep
from .defence import Defend
from .flow import BeginPhase
from .setup import PickChief
from .storage import ArrangeTokens
from .tokens import PlaceToken
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
