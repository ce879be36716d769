"""All that can be asked, by chapter. Each is at home where the rulebook speaks of it."""

from .cards import FreeRoad, RangerChoice, Winter
from .flow import OwnTurn, PreRoll, Turn
from .heroes import AfterHero, ChooseHero
from .heroes_build import BuyWithVision, ChooseVision, HireWithSubstitute, MoveOneRoad
from .heroes_north import SendHomeFromGift, SendHomeFromNorth
from .heroes_trade import BarterOne, ChooseLeader, DemandResource, GiveBack, TakeFromHand
from .placement import SetupRoad, SetupSettlement
from .samwell import Console
from .tormund import Discard, MoveTormund, StealFrom
from .trade import AnswerOffer, ConfirmOffer
from .tragedy import LoseDisplayedHero
from .wall import PostFreeGuard

__all__ = [
    "AfterHero",
    "AnswerOffer",
    "BarterOne",
    "BuyWithVision",
    "ChooseHero",
    "ChooseLeader",
    "ChooseVision",
    "ConfirmOffer",
    "Console",
    "DemandResource",
    "Discard",
    "FreeRoad",
    "GiveBack",
    "HireWithSubstitute",
    "LoseDisplayedHero",
    "MoveOneRoad",
    "MoveTormund",
    "OwnTurn",
    "PostFreeGuard",
    "PreRoll",
    "RangerChoice",
    "SendHomeFromGift",
    "SendHomeFromNorth",
    "SetupRoad",
    "SetupSettlement",
    "StealFrom",
    "TakeFromHand",
    "Turn",
    "Winter",
]
