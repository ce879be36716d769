"""All that a player can say, by chapter. Each is at home where the rulebook speaks of it."""

from .advantages import UseHero
from .building import BuildKeep, BuildRoad, BuyCard, FoundSettlement
from .cards import ClaimVictory, DriveOut, GoAfterTormund, LayRoad, PlayCard, StopRoads, TakeCards
from .flow import EndTurn
from .heroes import KeepHero, ReturnHero, TakeHero
from .heroes_build import BuyVision, HireCheaply, MoveRoad, PickCard
from .heroes_north import SendHome, SendHomeFromCamp, SendHomeFromClearing
from .heroes_trade import Barter, Demand, Give, LookAt, Take
from .placement import LayFirstRoad, Settle
from .production import RollDice
from .samwell import LetPass, TakeCard
from .tormund import DiscardCards, DriveTormund, Rob
from .trade import (
    Accept,
    Answer,
    Counter,
    Deal,
    Decline,
    DeclineProposal,
    OfferTrade,
    Propose,
    RefuseOffers,
    SupplyTrade,
    TakeProposal,
    Withdraw,
)
from .tragedy import LoseHero
from .wall import HireGuard, PostGuard

__all__ = [
    "Accept",
    "Answer",
    "Barter",
    "BuildKeep",
    "BuildRoad",
    "BuyCard",
    "BuyVision",
    "ClaimVictory",
    "Counter",
    "Deal",
    "Decline",
    "DeclineProposal",
    "Demand",
    "DiscardCards",
    "DriveOut",
    "DriveTormund",
    "EndTurn",
    "FoundSettlement",
    "Give",
    "GoAfterTormund",
    "HireCheaply",
    "HireGuard",
    "KeepHero",
    "LayFirstRoad",
    "LayRoad",
    "LetPass",
    "LookAt",
    "LoseHero",
    "MoveRoad",
    "OfferTrade",
    "PickCard",
    "PlayCard",
    "PostGuard",
    "Propose",
    "RefuseOffers",
    "ReturnHero",
    "Rob",
    "RollDice",
    "SendHome",
    "SendHomeFromCamp",
    "SendHomeFromClearing",
    "Settle",
    "StopRoads",
    "SupplyTrade",
    "Take",
    "TakeCard",
    "TakeCards",
    "TakeHero",
    "TakeProposal",
    "UseHero",
    "Withdraw",
]
