"""All that a player can say, by chapter. Each is at home where the rulebook speaks of it."""

from .cards.advantages import UseHero
from .cards.development import ClaimVictory, DriveOut, GoAfterTormund, LayRoad, PlayCard, StopRoads, TakeCards
from .cards.heroes import KeepHero, ReturnHero, TakeHero
from .cards.heroes_build import BuyVision, HireCheaply, MoveRoad, PickCard
from .cards.heroes_north import SendHome, SendHomeFromCamp, SendHomeFromClearing
from .cards.heroes_trade import Barter, Demand, Give, LookAt, Take
from .cards.samwell import LetPass, TakeCard
from .cards.tragedy import LoseHero
from .fights.tormund import DiscardCards, DriveTormund, Rob
from .fights.wall import HireGuard, PostGuard
from .flow import EndTurn
from .land.building import BuildKeep, BuildRoad, BuyCard, FoundSettlement
from .placement import LayFirstRoad, Settle
from .production import RollDice
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
