"""The whole position of a game of Northgard, and what one can see in it."""

from typing import Literal, Self

import msgspec

from .. import kernel
from .data import (
    LIMITS,
    NONE,
    CardId,
    ClanId,
    Creature,
    CreatureCard,
    Resources,
    creature_of,
)
from .land.tiles import Land
from .options import Options

NOBODY = -1
CREATURE = -2  # the side of a creature in a battle

# Who knows a card near the top of a deck.
THE_OWNER, EVERYBODY = 1, 2
Known = Literal[1, 2]


# Whether one wants to be asked about a card that one may hold: always, only when one holds it, or never.
Manner = Literal["always", "held", "never"]
MANNERS: tuple[Manner, ...] = ("always", "held", "never")


class Player(msgspec.Struct):
    resources: list[int]  # food, wood, lore
    clan: ClanId | None = None
    # Card zones (NG-4.1). The deck's top comes first; of its topmost cards `known` says who knows them.
    deck: tuple[CardId, ...] = ()
    known: tuple[Known, ...] = ()
    hand: tuple[CardId, ...] = ()
    drawn: tuple[CardId, ...] = ()  # being looked at, not yet assigned (NG-11.3)
    active: tuple[CardId, ...] = ()
    discard: tuple[CardId, ...] = ()
    upgrades: tuple[CardId, ...] = ()  # of the clan, not taken yet
    owned: tuple[CardId, ...] = ()  # all in the zones above but the upgrades, sorted: everybody can keep count (NG-4.7)
    fame: int = 0  # in tokens; UNKNOWN_FAME where one may not know
    reserve: int = LIMITS.warriors  # warriors not on the map
    tiles: tuple[int, ...] = ()  # the setup tiles, private (NG-3.12)
    # this year
    passed: bool = False
    played: tuple[CardId, ...] = ()  # with their effect, for Legendary Heroes (NG-12.61)
    picked_early: bool = False  # Future Sight: takes no card when passing (NG-12.38)
    kaija_attacks: bool = False  # The Bear Awakens (NG-12.14)
    conqueror: bool = False  # NG-12.46
    asking: Manner = "always"

    def copy(self) -> "Player":
        twin = kernel.shallow_copy(self)
        twin.resources = self.resources[:]
        return twin


UNKNOWN_FAME = -1


class Guests(msgspec.Struct, frozen=True):
    """Figures in a territory that another player controls: attackers, or passing through (NG-13.2, NG-20.4)."""

    region: int
    seat: int
    warriors: int
    kaija: bool = False


class Beast(msgspec.Struct, frozen=True):
    """A creature on the map."""

    card: CreatureCard
    area: int  # where it stands (NG-21.9)

    @property
    def creature(self) -> Creature:
        return creature_of(self.card)


class Bonus(msgspec.Struct, frozen=True):
    """What a card adds to the battles of its action (NG-9.12)."""

    points: int = 0
    ignored_casualties: int = 0  # Shieldbearers (NG-12.37)
    push: bool = False  # Intimidate (NG-12.36)
    axe: bool = False  # Axe Throwers (NG-12.44)
    retreat_over_rough: bool = False  # Wolf Clan (NG-12.31)


NO_BONUS = Bonus()


class Side(msgspec.Struct, frozen=True):
    """One side of the battle that is being fought. Points and casualties add up step by step (chapter 13)."""

    seat: int  # or CREATURE
    figures: int
    points: int = 0
    casualties: int = 0  # dealt to the other side
    food: int = 0
    face: int = 0  # of the die; 0 before the roll
    choosing: bool = False  # the choice face lies and counts for nothing yet


class Battle(msgspec.Struct, frozen=True):
    region: int
    attacker: Side
    defender: Side
    bonus: Bonus = NO_BONUS
    creature: CreatureCard | None = None


class State(kernel.State):
    options: Options
    players: list[Player]
    land: Land
    # The map. A territory is known by its number in `land`; what stands in one is counted there.
    owner: list[int]  # by territory: who controls it
    warriors: list[int]  # by territory: its controller's
    built: list[int]  # by area: the building in its slot, or NONE
    stock: list[int]  # building tokens left, by building
    slotless: tuple[tuple[int, int], ...] = ()  # area and building of those that take no slot (NG-12.58)
    guests: tuple[Guests, ...] = ()
    kaija: int = NONE  # the area where she is
    scorched: int = NONE  # the area where Scorched Earth lies
    beasts: tuple[Beast, ...] = ()  # the creature row, left to right (NG-21.6)
    challenged: tuple[CreatureCard, ...] = ()  # creatures that are to be fought in this action (NG-21.27)
    battle: Battle | None = None
    # Piles. Tops come first.
    pile: tuple[int, ...] = ()  # tiles
    under: tuple[int, ...] = ()  # whose secret each of its lowest tiles is: of the seat that put it there, or NOBODY's
    looked: tuple[int, ...] = ()  # tiles drawn by an Explore and not yet laid
    development: tuple[CardId, ...] = ()
    row: tuple[CardId, ...] = ()
    achievements: tuple[CardId, ...] = ()
    unrest: int = LIMITS.unrest
    creature_deck: tuple[CreatureCard, ...] = ()
    creature_discard: tuple[CreatureCard, ...] = ()
    called: CreatureCard | None = None  # turned up in a call and not on the map yet (NG-22.2)
    box: tuple[CardId, ...] = ()  # cards out of the game that all have seen (NG-4.6)
    unseen: tuple[CardId, ...] = ()  # cards that left the game unseen in the set-up (NG-3.2, NG-3.3)
    # Time
    year: int = 0
    first: int = 0  # holds the first player marker
    active: int = 0
    turn: int = 0
    main_played: bool = False  # this turn (NG-6.5)
    resolved: int = 0  # cards whose effect happened this turn
    # Clans with a token of their own
    bear: int = NOBODY
    snake: int = NOBODY

    def copy(self) -> Self:
        twin = super().copy()
        twin.players = [player.copy() for player in self.players]
        twin.owner = self.owner[:]
        twin.warriors = self.warriors[:]
        twin.built = self.built[:]
        twin.stock = self.stock[:]
        return twin

    def from_seat(self, seat: int) -> tuple[int, ...]:
        """All seats clockwise, this one first."""
        return kernel.clockwise_from(seat, len(self.players))

    @property
    def turn_order(self) -> tuple[int, ...]:
        """From the first player (NG-14.1)."""
        return kernel.clockwise_from(self.first, len(self.players))

    def left_of(self, seat: int) -> int:
        return (seat + 1) % len(self.players)

    def partner_of(self, seat: int) -> int:
        """Sits opposite (NG-20.1)."""
        return (seat + 2) % 4 if self.options.teams and seat != NOBODY else NOBODY

    def opponents(self, seat: int) -> tuple[int, ...]:
        """In turn order from the seat on its left; never the partner (NG-12.2)."""
        partner = self.partner_of(seat)
        return tuple(other for other in self.from_seat(seat)[1:] if other != partner)

    def next_acting(self, seat: int) -> int:
        """The first from this seat on who has not passed (NG-6.1)."""
        return next((each for each in self.from_seat(seat) if not self.players[each].passed), NOBODY)

    def is_enemy(self, seat: int, other: int) -> bool:
        """Whether the other is a player, neither this one nor the partner (NG-20.7)."""
        return other >= 0 and other != seat and other != self.partner_of(seat)


# Who stands where


def controlled(s: State, seat: int) -> list[int]:
    """NG-2.12."""
    owner = s.owner
    return [region for region in s.land.regions if owner[region] == seat]


def neutral(s: State) -> list[int]:
    """NG-2.14."""
    return controlled(s, NOBODY)


def has_figures(s: State, seat: int) -> bool:
    """Anywhere on the map."""
    return seat in s.owner or any(guests.seat == seat for guests in s.guests)


def figures(s: State, region: int) -> int:
    """Of its controller: warriors and Kaija."""
    return s.warriors[region] + kaija_holds(s, region)


def figures_of(s: State, seat: int, region: int) -> tuple[int, bool]:
    """Warriors, and whether Kaija is with them: as the controller's or as guests."""
    if s.owner[region] == seat:
        return s.warriors[region], kaija_holds(s, region)
    there = guests_in(s, region)
    return (there.warriors, there.kaija) if there is not None and there.seat == seat else (0, False)


def kaija_holds(s: State, region: int) -> bool:
    """Whether she is among the figures that control this territory."""
    return s.kaija != NONE and s.owner[region] == s.bear and s.land.region_of[s.kaija] == region


def guests_in(s: State, region: int) -> Guests | None:
    """Only one player acts at a time, so there is one group at most."""
    for guests in s.guests:
        if guests.region == region:
            return guests
    return None


def warriors_on_map(s: State, seat: int) -> int:
    """Kaija is not counted (NG-15.2)."""
    return LIMITS.warriors - s.players[seat].reserve


def adjacent_to_own(s: State, seat: int) -> list[int]:
    """Territories of any kind next to one that this seat controls, by whatever connection (NG-12.5)."""
    return list(dict.fromkeys(near for region in controlled(s, seat) for near in s.land.regions[region].ways))


# Buildings


def buildings_in(s: State, region: int) -> list[int]:
    """NG-2.17."""
    built = s.built
    found = [built[area] for area in s.land.regions[region].slots if built[area] != NONE]
    if s.slotless:
        region_of = s.land.region_of
        found += [building for area, building in s.slotless if region_of[area] == region]
    return found


def free_slots(s: State, region: int) -> list[int]:
    """The areas that have them."""
    return [area for area in s.land.regions[region].slots if s.built[area] == NONE]


# Yield


def yield_of(s: State, region: int) -> Resources:
    """NG-2.16: icons and buildings."""
    food, wood, lore = s.land.regions[region].icons
    more = buildings_in(s, region)
    return food + more.count(0), wood + more.count(1), lore + more.count(2)  # SILO, LODGE, RUNE_STONE


def harvest_of(s: State, region: int) -> Resources:
    """The yield as in the Harvest: a wolf keeps the icons from yielding (NG-21.19)."""
    if not has_creature(s, region, "wolf"):
        return yield_of(s, region)
    more = buildings_in(s, region)
    return more.count(0), more.count(1), more.count(2)


# Creatures


def beasts_in(s: State, region: int) -> list[Beast]:
    """In the order of the creature row."""
    region_of = s.land.region_of
    return [beast for beast in s.beasts if region_of[beast.area] == region]


def beast_of(s: State, card: CreatureCard) -> Beast | None:
    """Where it is, if it still is on the map."""
    return next((beast for beast in s.beasts if beast.card == card), None)


def region_of(s: State, beast: Beast) -> int:
    return s.land.region_of[beast.area]


def has_creature(s: State, region: int, kind: str) -> bool:
    region_of = s.land.region_of
    return any(region_of[beast.area] == region and beast.creature.id == kind for beast in s.beasts)


def aggressive_in(s: State, region: int) -> int:
    """How many creatures there fight whoever enters (NG-21.16)."""
    region_of = s.land.region_of
    return sum(region_of[beast.area] == region and beast.creature.aggressive for beast in s.beasts)


# Scorched Earth


def is_scorched(s: State, region: int) -> bool:
    return s.scorched != NONE and s.land.region_of[s.scorched] == region
