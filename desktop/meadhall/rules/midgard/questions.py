"""All that a player can be asked, chapter by chapter, and the steps that tell how far a round has come."""

from .asking import OfferedRune
from .assignment import Assign
from .battle import ChooseFallen, Healing
from .flow import BeginPhase, EndRound
from .goods import TakeDice
from .placement import PlaceWorker
from .roll import RollWindow
from .sage import ChooseRune, KeepDestiny, LookAtJourney, TrueVision
from .scoring import LastRunes
from .setup import PickLeader
from .ships import BuyShip, ChooseShore
from .stalls import UseStall
from .town import PayChurch, TradeAtMarket
from .victory import AfterFight, MoreGlory, NameBlamed
from .voyage import ChooseStarving, PayToll, ReplaceJourney

__all__ = [
    "AfterFight",
    "Assign",
    "BeginPhase",
    "BuyShip",
    "ChooseFallen",
    "ChooseRune",
    "ChooseShore",
    "ChooseStarving",
    "EndRound",
    "Healing",
    "KeepDestiny",
    "LastRunes",
    "LookAtJourney",
    "MoreGlory",
    "NameBlamed",
    "OfferedRune",
    "PayChurch",
    "PayToll",
    "PickLeader",
    "PlaceWorker",
    "ReplaceJourney",
    "RollWindow",
    "TakeDice",
    "TradeAtMarket",
    "TrueVision",
    "UseStall",
]
