"""All that a player can say. Each is defined beside the rules that it follows."""

from .asking import SetAsking
from .buying import BuyCard, BuyPath
from .cards.asgard import TakeAsgard
from .cards.bringing import PlayAll
from .cards.effects import LookAt, Play, PutOnTop, Recover, TakeFrom, TakeNothing, TakeResource
from .closing import KeepCards
from .fights.attack import AttackRival
from .fights.beasts import AttackDragon, AttackUndead
from .fights.defence import Defence
from .land.building import Build, Demolish, UpgradeHall
from .land.storage import Store
from .land.tokens import PutToken
from .missions import CompleteMission, SwapMission
from .payment import Exchange
from .setup import TakeChief
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
    "PlayAll",
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
