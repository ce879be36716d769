"""What can happen in a game of Champions of Midgard. Seats and shores are the state's numbers."""

from typing import ClassVar, Self

import msgspec

from ..kernel import Event
from .data import UNSEEN, Bundle, CardId, Dice, LeaderId, LocationId, RuneId, ShipId, StallId
from .state import Band, Manner, Place, Rolled

# Set-up (chapter 2)


class StallsDealt(Event, frozen=True):
    reveals: ClassVar[bool] = True
    stalls: tuple[StallId | None, ...]


class LeaderChosen(Event, frozen=True):
    seat: int
    leader: LeaderId


class FirstPlayerChosen(Event, frozen=True):
    """Also when the token moves at Jarl's Longhouse (CM-5.4)."""

    seat: int


# The round (chapter 3)


class RoundBegan(Event, frozen=True):
    round: int


class PhaseBegan(Event, frozen=True):
    phase: str  # placement, assignment, combat, cleanup


class EnemyShown(Event, frozen=True):
    """Of a troll, a draugr or a monster. `place` is troll, draugr_left, draugr_right, or shore_1 to shore_4."""

    reveals: ClassVar[bool] = True
    place: str
    card: CardId


class JourneyLaid(Event, frozen=True):
    """Face down."""

    shore: int


class RuneShown(Event, frozen=True):
    reveals: ClassVar[bool] = True
    slot: int
    rune: CardId


class MerchantArrived(Event, frozen=True):
    reveals: ClassVar[bool] = True
    card: CardId


class TraysFilled(Event, frozen=True):
    """What came onto the trays of Armoury, Foundry, Forge and Smokehouse (CM-3.2.7)."""

    dice: Dice
    food: int


class JourneysShuffled(Event, frozen=True):
    reveals: ClassVar[bool] = True
    count: int


# Goods (chapters 1, 4)


class Gained(Event, frozen=True):
    """Goods, not dice. `source` is a location, a stall, a card or a rule's word for it."""

    seat: int
    gain: Bundle
    source: str


class Paid(Event, frozen=True):
    seat: int
    price: Bundle
    purpose: str


class DiceGained(Event, frozen=True):
    seat: int
    dice: Dice
    source: str


class DiceWasted(Event, frozen=True):
    """The rest of a gain that the longhouse has no room for (CM-1.7)."""

    seat: int
    dice: Dice


class DiceLost(Event, frozen=True):
    seat: int
    dice: Dice
    reason: str  # battle, journey, hunger, forbidden


class FoodLost(Event, frozen=True):
    """From a ship."""

    seat: int
    food: int


class BlameTaken(Event, frozen=True):
    seat: int
    source: str  # beg, troll (named by its slayer), troll_alive, distrust


class BlameShed(Event, frozen=True):
    seat: int


# Placement (chapters 4 to 6)


class WorkerPlaced(Event, frozen=True):
    seat: int
    location: LocationId


class WorkerHired(Event, frozen=True):
    seat: int


class JourneySeen(Event, frozen=True):
    """Everybody sees who looks at which journey; only that seat sees the card."""

    reveals: ClassVar[bool] = True
    seat: int
    shore: int
    card: CardId

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, card=UNSEEN)


class DestiniesDrawn(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[CardId, ...]

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, cards=(UNSEEN,) * len(self.cards))


class DestinyKept(Event, frozen=True):
    """The others went under the deck."""

    seat: int
    card: CardId
    tucked: tuple[CardId, ...]

    def seen_by(self, seat: int) -> Self:
        if seat == self.seat:
            return self
        return msgspec.structs.replace(self, card=UNSEEN, tucked=(UNSEEN,) * len(self.tucked))


class RuneTaken(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    rune: RuneId
    from_deck: bool


class RuneUsed(Event, frozen=True):
    seat: int
    rune: RuneId


class DestinyShown(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    card: CardId
    glory: int


class ShipBought(Event, frozen=True):
    seat: int
    ship: ShipId


class ShipSent(Event, frozen=True):
    seat: int
    ship: ShipId
    shore: int


class AskingSet(Event, frozen=True):
    seat: int
    what: str
    manner: Manner


# Assignment (chapter 7)


class VikingsAssigned(Event, frozen=True):
    seat: int
    bands: tuple[Band, ...]


class SecretlyAssigned(Event, frozen=True):
    """Not yet told to the others (CM-7.9). Final at once (CM-7.10): what the last one chooses lays all open."""

    reveals: ClassVar[bool] = True
    seat: int


# Battles (chapters 8 to 11)


class HuntBegan(Event, frozen=True):
    seat: int
    dice: Dice


class BattleBegan(Event, frozen=True):
    seat: int
    place: Place
    enemy: CardId
    dice: Dice


class DiceRolled(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    round: int
    rolled: tuple[Rolled, ...]


class DiceRerolled(Event, frozen=True):
    """`dice` are the places on the tray that were rolled again."""

    reveals: ClassVar[bool] = True
    seat: int
    dice: tuple[int, ...]
    rolled: tuple[Rolled, ...]


class FavourSpent(Event, frozen=True):
    seat: int


class HitsCounted(Event, frozen=True):
    seat: int
    hits: int
    shields: int
    damage: int  # so far
    losses: int  # to be taken


class LossesHealed(Event, frozen=True):
    seat: int
    losses: int


class EnemyDefeated(Event, frozen=True):
    seat: int
    enemy: CardId
    reward: Bundle


class BattleLost(Event, frozen=True):
    seat: int
    enemy: CardId


class CameHome(Event, frozen=True):
    seat: int
    dice: Dice


class JourneyRevealed(Event, frozen=True):
    reveals: ClassVar[bool] = True
    shore: int
    card: CardId


class JourneyReplaced(Event, frozen=True):
    """Discarded by the Journey rune (CM-9.2)."""

    shore: int
    card: CardId


class Fed(Event, frozen=True):
    """`food` goes to the supply, needed or not (CM-9.4.3)."""

    seat: int
    vikings: int
    food: int


# Clean-up and end (chapters 12, 13)


class WorkersBack(Event, frozen=True):
    """All workers and ships (CM-12.1)."""


class EnemyLeft(Event, frozen=True):
    """An undefeated troll or draugr is discarded."""

    place: str
    card: CardId


class JourneyDiscarded(Event, frozen=True):
    """One that was revealed in this round."""

    shore: int
    card: CardId


class BountyLaid(Event, frozen=True):
    shore: int
    coins: int  # now there


class Scored(Event, frozen=True):
    """The final count of one seat (chapter 13)."""

    reveals: ClassVar[bool] = True
    seat: int
    track: int
    destinies: tuple[tuple[CardId, int], ...]
    sets: int
    runes: int
    ship: int
    favour: int
    coins: int
    blame: int


class GameEnded(Event, frozen=True):
    ending: str
    winners: tuple[int, ...]
    points: tuple[int, ...]
