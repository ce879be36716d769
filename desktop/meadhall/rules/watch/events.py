"""What can happen in a game of the Watch. Seats, places and kinds are numbers as in the state."""

from typing import ClassVar, Self

import msgspec

from ..kernel import Event
from .data import UNKNOWN, Bundle, CardId, HeroId, Kind
from .state import CardSeen, Offer, Token


class FirstPlayerRolled(Event, frozen=True):
    seat: int
    dice: tuple[int, int]

    @property
    def total(self) -> int:
        return sum(self.dice)


class FirstPlayerChosen(Event, frozen=True):
    seat: int


class TurnBegan(Event, frozen=True):
    seat: int
    turn: int


class TurnEnded(Event, frozen=True):
    seat: int


# Production


class DiceRolled(Event, frozen=True):
    seat: int
    dice: tuple[int, int]
    wildling: int  # 0 in base


class Produced(Event, frozen=True):
    roll: int
    gains: tuple[Bundle, ...]  # by seat
    short: tuple[int, ...]  # kinds that the supply could not pay to everyone
    blocked: tuple[int, ...]  # hexes that Tormund or a wildling kept from producing


class StartingIncome(Event, frozen=True):
    seat: int
    gain: Bundle


class Discarded(Event, frozen=True):
    """What all gave up together shows in the bank; whoever has seen it takes nothing back."""

    reveals: ClassVar[bool] = True
    seat: int
    count: int
    cards: Bundle | None

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, cards=None)


class TormundMoved(Event, frozen=True):
    seat: int
    origin: int
    hex: int


class CardStolen(Event, frozen=True):
    thief: int
    victim: int
    kind: int

    def seen_by(self, seat: int) -> Self:
        return self if seat in (self.thief, self.victim) else msgspec.structs.replace(self, kind=UNKNOWN)


# Trade


class OfferMade(Event, frozen=True):
    seat: int
    offer: Offer


class OfferAnswered(Event, frozen=True):
    """The answers are shown together (GC-7.23), so whoever answers last learns those of the others."""

    reveals: ClassVar[bool] = True
    seat: int
    answer: str  # accept, decline, counter
    give: Bundle | None = None
    want: Bundle | None = None


class OfferFailed(Event, frozen=True):
    """Nobody would trade, or the offer was withdrawn."""

    seat: int
    withdrawn: bool


class Traded(Event, frozen=True):
    reveals: ClassVar[bool] = True  # what another gave is not to be taken back without him
    seat: int
    partner: int
    give: Bundle
    get: Bundle


class TradeCancelled(Event, frozen=True):
    """The partner no longer held the cards (GC-7.28)."""

    reveals: ClassVar[bool] = True
    seat: int
    partner: int


class SupplyTraded(Event, frozen=True):
    seat: int
    give: int
    rate: int
    get: int


class PileCounted(Event, frozen=True):
    """Where the supply is hidden (GC-24.2): a pile has become so low that everybody can count it."""

    reveals: ClassVar[bool] = True
    kind: int
    left: int


class Proposed(Event, frozen=True):
    seat: int
    give: Bundle
    want: Bundle


class ProposalDeclined(Event, frozen=True):
    seat: int
    proposer: int


class OffersRefused(Event, frozen=True):
    """This seat will hear no more offers this turn."""

    seat: int
    refusing: bool


# Building


class RoadBuilt(Event, frozen=True):
    seat: int
    path: int


class RoadMoved(Event, frozen=True):
    seat: int
    origin: int
    path: int


class SettlementFounded(Event, frozen=True):
    seat: int
    place: int


class KeepBuilt(Event, frozen=True):
    seat: int
    place: int


class CardBought(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    card: CardSeen

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, card="?")


class GuardPosted(Event, frozen=True):
    seat: int
    section: int
    post: int


class GuardPointsChanged(Event, frozen=True):
    seat: int
    points: int


class LongestRoadTaken(Event, frozen=True):
    seat: int
    length: int


class LongestRoadLaidAside(Event, frozen=True):
    pass


class LargestPatrolTaken(Event, frozen=True):
    seat: int
    patrols: int


class LargestPatrolLaidAside(Event, frozen=True):
    pass


# Development cards


class CardPlayed(Event, frozen=True):
    seat: int
    card: CardId


class CardsTaken(Event, frozen=True):
    """From the supply, for all to see."""

    seat: int
    cards: Bundle


# North of the Wall


class TokensRevealed(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    tokens: tuple[Token, ...]


class ReserveShuffled(Event, frozen=True):
    tokens: int


class Mustered(Event, frozen=True):
    clan: int
    camp: int
    kind: Kind


class NoneLeftToMuster(Event, frozen=True):
    clan: int
    kind: Kind


class RushBegan(Event, frozen=True):
    clan: int


class NoAdvance(Event, frozen=True):
    number: int


class Advanced(Event, frozen=True):
    clan: int
    kind: Kind
    trail: int
    clearing: int


class Crossed(Event, frozen=True):
    kind: Kind
    arrow: int
    hex: int


class GuardLost(Event, frozen=True):
    seat: int
    section: int


class GiantLeft(Event, frozen=True):
    clearing: int


class InvasionBegan(Event, frozen=True):
    section: int
    arrow: int


class InvasionMarked(Event, frozen=True):
    invasions: int


class WildlingRemoved(Event, frozen=True):
    kind: Kind
    place: str  # gift, camp, clearing
    number: int  # the hex, the clan or the clearing
    camp: int = 0  # 1 is nearest to the trails


# Heroes


class HeroUsed(Event, frozen=True):
    seat: int
    hero: HeroId


class HeroKept(Event, frozen=True):
    seat: int
    hero: HeroId


class HeroTaken(Event, frozen=True):
    seat: int
    hero: HeroId


class HeroReturned(Event, frozen=True):
    seat: int
    hero: HeroId


class HeroLostForGood(Event, frozen=True):
    seat: int
    hero: HeroId


class DemandMade(Event, frozen=True):
    seat: int
    kind: int
    of: tuple[int, ...]


class Demanded(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    victim: int
    kind: int
    handed_over: bool


class GivenBack(Event, frozen=True):
    reveals: ClassVar[bool] = True  # as for Traded
    seat: int
    to: int
    kind: int


class HandSeen(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    victim: int
    hand: Bundle | None

    def seen_by(self, seat: int) -> Self:
        return self if seat in (self.seat, self.victim) else msgspec.structs.replace(self, hand=None)


class CardTakenFromHand(Event, frozen=True):
    seat: int
    victim: int
    kind: int

    def seen_by(self, seat: int) -> Self:
        return self if seat in (self.seat, self.victim) else msgspec.structs.replace(self, kind=UNKNOWN)


class TopCardsSeen(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[CardSeen, ...]

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, cards=("?",) * len(self.cards))


# The end


class PointsRevealed(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[CardSeen, ...]


class GameWon(Event, frozen=True):
    seat: int
    points: int


class TragicEnd(Event, frozen=True):
    by_invasions: bool
    guards: tuple[int, ...]
    winners: tuple[int, ...]
