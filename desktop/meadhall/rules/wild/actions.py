"""All that a player can say, chapter by chapter. Each is defined beside the rules that it follows."""

from .asgard import TakeAsgard
from .asking import SetAsking
from .attack import AttackRival
from .beasts import AttackDragon, AttackUndead
from .building import Build, Demolish, UpgradeHall
from .buying import BuyCard, BuyPath
from .cards import LookAt, Play, PutOnTop, Recover, TakeFrom, TakeNothing, TakeResource
from .closing import KeepCards
from .defence import Defence
from .missions import CompleteMission, SwapMission
from .payment import Exchange
from .setup import TakeChief
from .storage import Store
from .tokens import PutToken
from .turn import EndTurn

__all__ = [
    "AttackDragon",
    "AttackRival",
    "AttackUndead",
    "Build",
    "BuyCard",
    "BuyPath",
    "CompleteMission",
    "Defence",
    "Demolish",
    "EndTurn",
    "Exchange",
    "KeepCards",
    "LookAt",
    "Play",
    "PutOnTop",
    "PutToken",
    "Recover",
    "SetAsking",
    "Store",
    "SwapMission",
    "TakeAsgard",
    "TakeChief",
    "TakeFrom",
    "TakeNothing",
    "TakeResource",
    "UpgradeHall",
]
