"""The whole position of a game of Champions of Midgard."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Literal, Self

import msgspec

from .. import kernel
from .data import (
    ENEMIES,
    FACES,
    LIMITS,
    NO_DICE,
    SHIPS,
    STALL_SPACES,
    STALLS,
    TABLES,
    Bundle,
    CardId,
    Dice,
    Enemy,
    LeaderId,
    LocationId,
    RuneId,
    ShipId,
    Stall,
    StallId,
    Symbol,
)
from .options import Options

NOBODY = -1
ASHORE = -1  # the shore of a band that fights on land

# Where Vikings can be sent: the enemies at the town, or a longship (CM-7.2).
LandPlace = Literal["troll", "draugr_left", "draugr_right"]
Place = LandPlace | ShipId
DRAUGR_PLACES: tuple[LandPlace, ...] = ("draugr_left", "draugr_right")
LAND_PLACES: tuple[LandPlace, ...] = ("troll", *DRAUGR_PLACES)

Manner = Literal["always", "worthwhile", "never"]


class Asking(msgspec.Struct, frozen=True):
    """What a player wants to be asked about (CM-15.16). Success after the own battles is only a button (CM-15.7)."""

    rolls: Manner = "worthwhile"
    journey: Manner = "worthwhile"
    healing: Manner = "worthwhile"
    glory: Manner = "worthwhile"
    true_vision: Manner = "worthwhile"
    success: Manner = "worthwhile"


class Player(msgspec.Struct):
    leader: LeaderId | None = None
    glory: int = 0
    food: int = 0
    wood: int = 0
    coins: int = 0
    favour: int = 0
    blame: int = 0
    dice: Dice = NO_DICE  # at home
    workers: int = 0  # in hand
    spare: bool = True  # the own worker still stands on the huts (CM-5.9)
    ship: ShipId | None = None
    runes: tuple[RuneId, ...] = ()  # unused ones
    used_runes: tuple[RuneId, ...] = ()
    # Private to the owner (chapter 18)
    destinies: tuple[CardId, ...] = ()
    drawn: tuple[CardId, ...] = ()  # destinies being looked at
    kills: tuple[CardId, ...] = ()
    # Open to all
    shown: tuple[CardId, ...] = ()  # destinies revealed by Success (CM-15.7)
    asking: Asking = Asking()

    def copy(self) -> "Player":
        return kernel.shallow_copy(self)

    def holds(self, rune: RuneId) -> bool:
        return rune in self.runes


class Worker(msgspec.Struct, frozen=True):
    """A worker that has been placed."""

    location: LocationId
    seat: int


class Band(msgspec.Struct, frozen=True):
    """Vikings, and food if they sail, at a place that a player has reserved."""

    place: Place
    seat: int
    shore: int = ASHORE
    dice: Dice = NO_DICE
    food: int = 0


class Coast(msgspec.Struct, frozen=True):
    """What lies at a shore."""

    monster: CardId | None = None
    bounty: int = 0
    journey: CardId | None = None
    revealed: bool = False
    seen_by: tuple[int, ...] = ()  # seats that have looked at the face-down journey


class Rolled(msgspec.Struct, frozen=True):
    """A die on the tray."""

    kind: int
    face: int  # its number on the die


class Battle(msgspec.Struct, frozen=True):
    """The dice being rolled: in a battle (chapter 10), or in the hunt, where there is no enemy (CM-8.2)."""

    seat: int
    place: Place | None = None  # whose band fights
    enemy: CardId | None = None
    round: int = 0
    damage: int = 0
    rolled: tuple[Rolled, ...] = ()
    reaction: bool = False  # for this roll (CM-10.4.4)
    hushed: bool = False  # following rolls are accepted (CM-15.22)

    @property
    def foe(self) -> Enemy:
        assert self.enemy is not None
        return ENEMIES[self.enemy]


class Tucked(msgspec.Struct, frozen=True):
    """Destinies that a player has put under the deck, in an order that nobody knows (CM-5.5.2)."""

    seat: int
    cards: tuple[CardId, ...]  # sorted


class State(kernel.State):
    options: Options
    players: list[Player]
    supply: Dice
    trays: Dice = NO_DICE  # on Armoury, Foundry and Forge
    smokehouse: int = 0
    stalls: tuple[StallId | None, ...] = (None,) * len(STALL_SPACES)  # by space
    yard: tuple[ShipId, ...] = ()  # private longships to be had
    placed: tuple[Worker, ...] = ()  # in this round
    bands: tuple[Band, ...] = ()  # in order of placement
    battle: Battle | None = None
    # The enemies at the town
    troll: CardId | None = None
    draugr: tuple[CardId | None, ...] = (None, None)  # left and right
    coasts: tuple[Coast, ...] = ()  # the open shores, left to right
    # Decks, tops first, and what has left them
    troll_deck: tuple[CardId, ...] = ()
    draugr_deck: tuple[CardId, ...] = ()
    monster_deck: tuple[CardId, ...] = ()
    enemy_discard: tuple[CardId, ...] = ()
    journey_deck: tuple[CardId, ...] = ()
    journey_discard: tuple[CardId, ...] = ()
    merchant_deck: tuple[CardId, ...] = ()
    merchants: tuple[CardId, ...] = ()  # turned up; the last is current (CM-3.2.6)
    rune_deck: tuple[CardId, ...] = ()
    rune_row: tuple[CardId | None, ...] = (None,) * LIMITS.runes_on_show
    destiny_deck: tuple[CardId, ...] = ()
    tucked: tuple[Tucked, ...] = ()  # the lowest part of the destiny deck, the undermost last
    # Time
    round: int = 0
    first: int = 0  # holds the first player token
    active: int = 0
    turn: int = 0

    def copy(self) -> Self:
        twin = super().copy()
        twin.players = [player.copy() for player in self.players]
        return twin

    @property
    def turn_order(self) -> tuple[int, ...]:
        """From the first player, clockwise."""
        return kernel.clockwise_from(self.first, len(self.players))

    def left_of(self, seat: int) -> int:
        return (seat + 1) % len(self.players)

    def others(self, seat: int) -> tuple[int, ...]:
        return kernel.others(seat, len(self.players))

    def bands_of(self, seat: int) -> list[Band]:
        return [band for band in self.bands if band.seat == seat]

    def band_at(self, place: Place | None) -> Band | None:
        return next((band for band in self.bands if band.place == place), None)

    def band_on(self, shore: int) -> Band | None:
        """Whose ship lies there."""
        return next((band for band in self.bands if band.shore == shore), None)

    def put_band(self, new: Band) -> None:
        self.bands = tuple(new if band.place == new.place else band for band in self.bands)

    def put_draugr(self, place: LandPlace, card: CardId | None) -> None:
        left, right = self.draugr
        self.draugr = (card, right) if place == "draugr_left" else (left, card)

    def put_coast(self, shore: int, new: Coast) -> None:
        self.coasts = (*self.coasts[:shore], new, *self.coasts[shore + 1 :])

    @property
    def workers_each(self) -> int:
        """In the game for each player, with the one on the huts (CM-2.10)."""
        return TABLES[len(self.players)].workers + 1


# What lies at a place


def stall_at(s: State, space: LocationId) -> Stall | None:
    """With few players some spaces are closed (CM-2.2)."""
    stall = s.stalls[STALL_SPACES.index(space)]
    return STALLS[stall] if stall else None


def enemy_at(s: State, band: Band) -> CardId | None:
    if band.shore != ASHORE:
        return s.coasts[band.shore].monster
    return s.troll if band.place == "troll" else s.draugr[band.place == "draugr_right"]


def forbidden_at(s: State, band: Band) -> int | None:
    enemy = enemy_at(s, band)
    return ENEMIES[enemy].forbid if enemy else None


def reward_of(s: State, foe: Enemy) -> Bundle:
    """With every bounty coin that lies on a monster (CM-11.1)."""
    bounty = sum(coast.bounty for coast in s.coasts if coast.monster == foe.id)
    return msgspec.structs.replace(foe.reward, coins=foe.reward.coins + bounty)


_CAPACITIES: dict[Place, int] = {ship: SHIPS[ship].capacity for ship in SHIPS}


def capacity_of(band: Band) -> int:
    return _CAPACITIES[band.place]


def ship_at(s: State, shore: int) -> Band:
    """Where one is known to lie."""
    band = s.band_on(shore)
    assert band is not None
    return band


def journey_at(s: State, shore: int) -> CardId:
    card = s.coasts[shore].journey
    assert card is not None
    return card


# What a player has


def is_swordmaiden(s: State, seat: int) -> bool:
    return s.players[seat].leader == "svanhildr"


def cards_of(player: Player, kind_or_colour: str) -> int:
    """Defeated enemies of a kind, or of a colour (CM-1.11: trolls have none)."""
    return _cards_among(player.kills, kind_or_colour)


@lru_cache(maxsize=4096)
def _cards_among(cards: tuple[CardId, ...], kind_or_colour: str) -> int:
    return sum(kind_or_colour in (ENEMIES[card].kind, ENEMIES[card].colour) for card in cards)


def owned(s: State, seat: int) -> Dice:
    """All dice of a player, wherever they are (CM-1.6)."""
    swords, spears, axes = s.players[seat].dice
    for band in s.bands:
        if band.seat == seat:
            swords, spears, axes = swords + band.dice[0], spears + band.dice[1], axes + band.dice[2]
    return swords, spears, axes


def room(s: State, seat: int) -> int:
    """For more dice."""
    return LIMITS.dice - sum(owned(s, seat))


# Dice on the tray


def fought(s: State) -> Battle:
    """The battle or the hunt that goes on."""
    assert s.battle is not None
    return s.battle


def symbol(die: Rolled) -> Symbol:
    return FACES[die.kind][die.face - 1]


def count(rolled: Iterable[Rolled], wanted: Symbol) -> int:
    return sum(symbol(die) == wanted for die in rolled)


# Triples of dice


def plus(dice: Dice, other: Dice) -> Dice:
    return dice[0] + other[0], dice[1] + other[1], dice[2] + other[2]


def minus(dice: Dice, other: Dice) -> Dice:
    return dice[0] - other[0], dice[1] - other[1], dice[2] - other[2]


def within(part: Dice, dice: Dice) -> bool:
    """Whether these can be taken out of those."""
    return 0 <= part[0] <= dice[0] and 0 <= part[1] <= dice[1] and 0 <= part[2] <= dice[2]


@cache
def choices(dice: Dice, count: int) -> tuple[Dice, ...]:
    """Every way to take so many out of these."""
    swords, spears, axes = dice
    return tuple(
        (sword, spear, count - sword - spear)
        for sword in range(min(swords, count) + 1)
        for spear in range(min(spears, count - sword) + 1)
        if count - sword - spear <= axes
    )
