"""The whole position of a game of Vikings Gone Wild."""

from collections import Counter
from typing import Literal, Self

import msgspec

from .. import kernel
from .data import (
    BUILDING_IDS,
    HALL,
    HALLS,
    NOTHING,
    NUMBERS,
    PLOTS,
    STACKS,
    TARGETS,
    AchievementId,
    Amount,
    BuildingId,
    CardId,
    ChiefId,
    MissionId,
    Part,
    PlotId,
)
from .options import Options

NOBODY = -1

# A standing order for attacks on oneself: ask me always; only when my hand holds anything that could answer; never.
Manner = Literal["always", "held", "never"]
MANNERS: tuple[Manner, ...] = ("always", "held", "never")


class Building(msgspec.Struct, frozen=True):
    """A building, or the Town Hall, and what lies on it."""

    plot: PlotId
    held: Amount = NOTHING  # tokens
    new: bool = False  # carries a construction token
    damaged: bool = False
    forts: tuple[CardId, ...] = ()

    @property
    def kind(self) -> BuildingId | None:
        """`None` for the Town Hall."""
        return PLOTS.get(self.plot)

    @property
    def pays(self) -> bool:
        """Whether its tokens can be spent: nothing of a building under construction can be used (VW-5.6), but what
        lies on a Town Hall is spent in any case (VW-5.16)."""
        return not self.new or self.plot == HALL


class Player(msgspec.Struct):
    chief: ChiefId | None = None
    points: int = 0
    # Deck (its top first) and hand are secret; how many there are, and all else, is open to all (chapter 20).
    deck: tuple[CardId, ...] = ()
    known_top: int = 0  # so many cards on top of the deck its owner knows (VW-20.3)
    hand: tuple[CardId, ...] = ()
    discard: tuple[CardId, ...] = ()
    area: tuple[CardId, ...] = ()  # played, bought and gained in this round
    owned: tuple[CardId, ...] = ()  # all of them, wherever they are, sorted (VW-20.5)
    level: int = 1  # of the Town Hall
    town: tuple[Building, ...] = (Building(HALL),)  # the Town Hall first
    missions: tuple[MissionId | None, ...] = (None,) * NUMBERS.missions
    done: tuple[MissionId, ...] = ()
    # In this round
    attacked: bool = False
    mission_done: bool = False
    dragon_done: bool = False
    demolished: bool = False
    asking: Manner = "always"

    def copy(self) -> "Player":
        return kernel.shallow_copy(self)

    def at(self, plot: PlotId) -> Building | None:
        return next((building for building in self.town if building.plot == plot), None)

    def put(self, new: Building) -> None:
        self.town = tuple(new if building.plot == new.plot else building for building in self.town)

    def count(self, kind: BuildingId) -> int:
        """Those under construction count (VW-9.4)."""
        return [PLOTS.get(building.plot) for building in self.town].count(kind)

    @property
    def buildings(self) -> int:
        """The Town Hall is none (VW-9.8)."""
        return len(self.town) - 1

    @property
    def limit(self) -> int | None:
        """Of buildings; a Town Hall under construction does not count yet (VW-9.2)."""
        return HALLS[self.level - self.town[0].new].limit

    @property
    def lying(self) -> tuple[CardId, ...]:
        """Open to all (VW-20.1)."""
        return (*self.area, *self.discard, *(fort for building in self.town for fort in building.forts))

    @property
    def concealed(self) -> Counter[CardId]:
        """In hand or deck, as everybody can know: what is owned and does not lie open (VW-20.5)."""
        return Counter(self.owned) - Counter(self.lying)

    @property
    def tokens(self) -> Amount:
        """Wherever they lie."""
        held = NOTHING
        for building in self.town:
            if building.held is not NOTHING:
                held = held.and_(building.held)
        return held


class Opened(msgspec.Struct, frozen=True):
    """A card played in this turn that still has something to use (VW-7.5)."""

    card: CardId
    parts: tuple[Part, ...] = ()
    fights: bool = False


class Acting(msgspec.Struct, frozen=True):
    """What the active player has done in this turn, and may still do."""

    pool: Amount = NOTHING  # temporary resources
    opened: tuple[Opened, ...] = ()
    unit_bonus: int = 0
    rival: int = NOBODY  # the one being attacked (VW-11.2)
    harmed: bool = False  # that rival, in this turn (VW-13.3)
    swapped: bool = False
    peeked: int = NOBODY  # whose hand the active player has seen (VW-18.17)
    # What missions look at (VW-15.3)
    built: int = 0
    bought_path: int = 0
    bought_unit: int = 0
    bought_fortification: int = 0
    paid_beer: int = 0
    paid_gold: int = 0
    successes: int = 0
    halls_damaged: int = 0
    strongest_success: int = 0  # the strongest Unit that took part in a success


class Fighter(msgspec.Struct, frozen=True):
    """A Unit or Hero in an attack, with its strength when the attack was declared (VW-18.21)."""

    card: CardId
    strength: int


class Attack(msgspec.Struct, frozen=True):
    """On a rival, until it is compared (chapter 12)."""

    seat: int
    victim: int
    target: PlotId
    fighters: tuple[Fighter, ...]
    boosters: tuple[CardId, ...] = ()
    boost: int = 0  # of all boosters

    @property
    def strength(self) -> int:
        return sum(fighter.strength for fighter in self.fighters) + self.boost


class Stock(msgspec.Struct, frozen=True):
    """So many tokens in a storage."""

    plot: PlotId
    count: int


class State(kernel.State):
    options: Options
    players: list[Player]
    acting: Acting = Acting()
    attack: Attack | None = None
    # The market
    stacks: tuple[int, ...] = (0,) * len(STACKS)  # Units and Fortifications, in the order of data.STACKS
    lots: tuple[int, ...] = (0,) * len(BUILDING_IDS)  # buildings, in the order of data.BUILDING_IDS
    path: tuple[CardId | None, ...] = (None,) * NUMBERS.path_slots  # the slot next to the deck first
    path_deck: tuple[CardId, ...] = ()
    path_discard: tuple[CardId, ...] = ()  # face down, but everybody has seen what went there (VW-20.6)
    asgard_deck: tuple[CardId, ...] = ()
    asgard_row: tuple[CardId, ...] = ()  # two, and three while somebody picks
    asgard_box: tuple[CardId, ...] = ()  # out of the game, unseen (VW-2.4)
    mission_deck: tuple[MissionId, ...] = ()
    swapped_missions: tuple[MissionId, ...] = ()  # under that deck, the next first: everybody has seen them (VW-15.8)
    achievements: tuple[AchievementId, ...] = ()  # those in play
    # Time
    round: int = 0
    first: int = 0  # holds the first-player token
    active: int = 0
    turn: int = 0
    last_round: bool = False  # VW-21.3

    def copy(self) -> Self:
        twin = super().copy()
        twin.players = [player.copy() for player in self.players]
        return twin

    @property
    def turn_order(self) -> tuple[int, ...]:
        """From the first player, clockwise."""
        return kernel.clockwise_from(self.first, len(self.players))

    def rivals(self, seat: int) -> tuple[int, ...]:
        return kernel.others(seat, len(self.players))

    def in_stack(self, card: CardId) -> int:
        return self.stacks[STACKS.index(card)]

    def in_lot(self, kind: BuildingId) -> int:
        return self.lots[BUILDING_IDS.index(kind)]

    @property
    def target(self) -> int:
        """Points that make this round the last (VW-17.5, VW-17.13)."""
        return NUMBERS.long_target if self.options.long_game else TARGETS[len(self.players)]


def without(cards: tuple[CardId, ...], taken: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """These cards less those. All of those must be there."""
    left = list(cards)
    for card in taken:
        left.remove(card)
    return tuple(left)
