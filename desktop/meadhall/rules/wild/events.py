"""What can happen in a game of Vikings Gone Wild. Seats are the state's numbers; slots of the path count from 0."""

from typing import ClassVar, Self

import msgspec

from ..kernel import Event
from .data import UNSEEN, AchievementId, Amount, BuildingId, CardId, ChiefId, MissionId, Part, PlotId, Resource
from .state import Fighter, Manner, Stock

# Set-up (chapter 2)


class ChiefTaken(Event, frozen=True):
    seat: int
    chief: ChiefId


class FirstPlayerChosen(Event, frozen=True):
    seat: int


class AchievementsShown(Event, frozen=True):
    reveals: ClassVar[bool] = True
    achievements: tuple[AchievementId, ...]


class AsgardShown(Event, frozen=True):
    """The first cards beside the deck (VW-2.6)."""

    reveals: ClassVar[bool] = True
    cards: tuple[CardId, ...]


class PathLaid(Event, frozen=True):
    """The first five (VW-2.9)."""

    reveals: ClassVar[bool] = True
    cards: tuple[CardId, ...]


# The round (chapters 3, 4, 6)


class RoundBegan(Event, frozen=True):
    round: int


class PhaseBegan(Event, frozen=True):
    phase: str  # production, draw, actions, storage, end


class Produced(Event, frozen=True):
    """A token on each of these plots."""

    seat: int
    plots: tuple[PlotId, ...]


class CardsDrawn(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[CardId, ...]

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, cards=(UNSEEN,) * len(self.cards))


class DeckShuffled(Event, frozen=True):
    """The own discard pile has become the deck (VW-6.3)."""

    reveals: ClassVar[bool] = True
    seat: int
    count: int


class MissionTaken(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    slot: int  # 0 or 1
    mission: MissionId


class TurnBegan(Event, frozen=True):
    seat: int


class TurnEnded(Event, frozen=True):
    seat: int
    round: int


# Cards and resources (chapters 5, 7, 8, 18)


class CardPlayed(Event, frozen=True):
    """`part` is used. Not `from_hand`: the card already lay in the play area."""

    seat: int
    card: CardId
    part: Part
    from_hand: bool


class PoolGained(Event, frozen=True):
    """Temporary resources. `source` is a card."""

    seat: int
    gain: Amount
    source: str


class PoolLost(Event, frozen=True):
    """What was left at the end of the turn (VW-5.3)."""

    seat: int
    lost: Amount


class Exchanged(Event, frozen=True):
    """Two of one resource for a temporary one of the other (VW-5.11)."""

    seat: int
    given: Resource


class Spent(msgspec.Struct, frozen=True):
    """Tokens off a plot."""

    plot: PlotId
    tokens: Amount


class Paid(Event, frozen=True):
    """`pool` of temporary resources and `tokens`. `purpose`: a card, a building, town_hall, exchange or swap."""

    seat: int
    pool: Amount
    tokens: tuple[Spent, ...]
    purpose: str


FROM_STACK = -1


class CardBought(Event, frozen=True):
    """From slot 0 to 4 of the path, or from a stack: then `slot` is `FROM_STACK`."""

    seat: int
    card: CardId
    slot: int


class PathMoved(Event, frozen=True):
    """The cards of the slots before this one moved on; `card` was turned up in slot 0, if there is any."""

    reveals: ClassVar[bool] = True
    slot: int  # the one that was empty
    card: CardId | None


class PathShuffled(Event, frozen=True):
    """The path's discard has become its deck (VW-8.6)."""

    reveals: ClassVar[bool] = True
    count: int


class TokenGained(Event, frozen=True):
    """Onto a storage or the Town Hall (VW-5.14). `source`: a card, dragon, or the plot that was plundered."""

    seat: int
    resource: Resource
    plot: PlotId
    source: str


class TokenStolen(Event, frozen=True):
    """Out of a rival's storage, by an attack or by a card."""

    seat: int
    victim: int
    plot: PlotId
    resource: Resource


class UnitsStrengthened(Event, frozen=True):
    seat: int
    bonus: int


class CardShown(Event, frozen=True):
    """Just drawn, and shown to all (VW-18.9)."""

    reveals: ClassVar[bool] = True
    seat: int
    card: CardId


class HandSeen(Event, frozen=True):
    """Everybody sees who looks at whose hand; only that seat sees the cards."""

    reveals: ClassVar[bool] = True
    seat: int
    victim: int
    cards: tuple[CardId, ...]

    def seen_by(self, seat: int) -> Self:
        if seat in (self.seat, self.victim):
            return self
        return msgspec.structs.replace(self, cards=(UNSEEN,) * len(self.cards))


class CardsRecovered(Event, frozen=True):
    """From the own discard pile into the hand."""

    seat: int
    cards: tuple[CardId, ...]


class CardPutBack(Event, frozen=True):
    """On top of the own deck."""

    seat: int
    card: CardId

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, card=UNSEEN)


# Building (chapters 9, 10)


class Built(Event, frozen=True):
    seat: int
    building: BuildingId
    plot: PlotId


class Demolished(Event, frozen=True):
    seat: int
    plot: PlotId
    forts: tuple[CardId, ...]  # to the play area


class HallUpgraded(Event, frozen=True):
    seat: int
    level: int


# Attack and defence (chapters 11 to 14)


class AttackDeclared(Event, frozen=True):
    """`defence` is what everybody can see on the target, against just these."""

    seat: int
    victim: int
    target: PlotId
    fighters: tuple[Fighter, ...]
    boosters: tuple[CardId, ...]
    strength: int
    defence: int


class Defended(Event, frozen=True):
    """The answer of the one who is attacked: the same event where nothing was played, or nothing could be.

    `cards` are Fortifications and Assassins, `units` whom the Assassins named, `hero` whom the Hero Trap named.
    """

    reveals: ClassVar[bool] = True
    seat: int
    target: PlotId
    cards: tuple[CardId, ...]
    units: tuple[CardId, ...]
    hero: CardId | None


class AttackSucceeded(Event, frozen=True):
    seat: int
    victim: int
    target: PlotId
    strength: int
    defence: int
    successes: int  # in this turn so far


class AttackRepelled(Event, frozen=True):
    seat: int
    victim: int
    target: PlotId
    strength: int
    defence: int


class FullDefence(Event, frozen=True):
    """`shielded`: a damage token was laid on the Town Hall (VW-13.3)."""

    seat: int
    shielded: bool


class UndeadBeaten(Event, frozen=True):
    seat: int
    slot: int
    card: CardId
    fighters: tuple[Fighter, ...]
    boosters: tuple[CardId, ...]


class UndeadStood(Event, frozen=True):
    """An attack was too weak for it (VW-14.2)."""

    seat: int
    slot: int
    card: CardId
    fighters: tuple[Fighter, ...]
    boosters: tuple[CardId, ...]


class DragonBeaten(Event, frozen=True):
    seat: int
    round: int
    fighters: tuple[Fighter, ...]
    boosters: tuple[CardId, ...]


class AskingSet(Event, frozen=True):
    seat: int
    manner: Manner


# Missions (chapter 15)


class MissionCompleted(Event, frozen=True):
    seat: int
    slot: int
    mission: MissionId


class MissionSwapped(Event, frozen=True):
    """Under the deck. What is taken instead is told by MissionTaken."""

    seat: int
    slot: int
    mission: MissionId


# Victory points and Asgard (chapter 17)


class PointsGained(Event, frozen=True):
    """`source`: attacks, repelled, full_defence, storage, undead, town_hall, damage, grendel, or a mission's id."""

    seat: int
    points: int
    source: str
    total: int


class LastRound(Event, frozen=True):
    """This seat has rung the bell."""

    seat: int


class AsgardTurned(Event, frozen=True):
    """The top card of the deck, for this seat to choose among three."""

    reveals: ClassVar[bool] = True
    seat: int
    card: CardId


class AsgardTaken(Event, frozen=True):
    seat: int
    card: CardId


class AsgardMissed(Event, frozen=True):
    """The deck is empty (VW-17.4)."""

    seat: int


# Storage and the end of the round (chapter 16)


class TokensStored(Event, frozen=True):
    """What every usable storage holds now. `lost` went back to the supply."""

    seat: int
    stocks: tuple[Stock, ...]
    lost: Amount


class TableCleared(Event, frozen=True):
    """Play area and Fortifications have gone to the discard pile."""

    seat: int
    cards: tuple[CardId, ...]


class CardsChosen(Event, frozen=True):
    """Which cards stay aboard is not yet told to anybody (VW-16.7)."""

    seat: int


class HandDiscarded(Event, frozen=True):
    """`kept` cards stay in hand."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[CardId, ...]
    kept: int


class TokensCleared(Event, frozen=True):
    """Construction and damage tokens, everywhere (VW-16.8)."""


class PathLeft(Event, frozen=True):
    """The last card of the path goes to its discard (VW-16.9). What moves up is told by PathMoved."""

    card: CardId


class HammerPassed(Event, frozen=True):
    """To this seat."""

    seat: int


# The end (chapter 17)


class AchievementScored(Event, frozen=True):
    """Counts by seat, who has the most, and what each of them gets."""

    reveals: ClassVar[bool] = True
    achievement: AchievementId
    counts: tuple[int, ...]
    winners: tuple[int, ...]
    points: int


class TieChecked(Event, frozen=True):
    """An unused achievement was turned up for those who tie (VW-17.11)."""

    reveals: ClassVar[bool] = True
    achievement: AchievementId
    contenders: tuple[int, ...]
    winners: tuple[int, ...]  # who stay in


class GameEnded(Event, frozen=True):
    ending: str
    winners: tuple[int, ...]
    points: tuple[int, ...]
