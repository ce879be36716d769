"""All that a player can be asked, chapter by chapter, and the steps that tell how far a round has come."""

from .asking import OfferedRune
from .cards.sage import ChooseRune, KeepDestiny, LookAtJourney, TrueVision
from .fights.assignment import Assign
from .fights.battle import ChooseFallen, Healing
from .fights.roll import RollWindow
from .fights.victory import AfterFight, MoreGlory, NameBlamed
from .fights.voyage import ChooseStarving, PayToll, ReplaceJourney
from .flow import BeginPhase, EndRound
from .goods import TakeDice
from .land.placement import PlaceWorker
from .land.ships import BuyShip, ChooseShore
from .land.stalls import UseStall
from .land.town import PayChurch, TradeAtMarket
from .scoring import LastRunes
from .setup import PickLeader

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
