"""All that can be asked, by chapter. Each is at home where the rulebook speaks of it."""

from .cards.development import FreeRoad, RangerChoice, Winter
from .cards.heroes import AfterHero, ChooseHero
from .cards.heroes_build import BuyWithVision, ChooseVision, HireWithSubstitute, MoveOneRoad
from .cards.heroes_north import SendHomeFromGift, SendHomeFromNorth
from .cards.heroes_trade import BarterOne, ChooseLeader, DemandResource, GiveBack, TakeFromHand
from .cards.samwell import Console
from .cards.tragedy import LoseDisplayedHero
from .fights.tormund import Discard, MoveTormund, StealFrom
from .fights.wall import PostFreeGuard
from .flow import OwnTurn, PreRoll, Turn
from .placement import SetupRoad, SetupSettlement
from .trade import AnswerOffer, ConfirmOffer

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
