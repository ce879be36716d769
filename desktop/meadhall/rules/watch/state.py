"""The whole position of a game of the Watch."""

from functools import cache, lru_cache
from typing import Literal, NamedTuple, Self

import msgspec

from .. import kernel
from .data import CLANS, LIMITS, PIECES, SEATS, YIELDS, Bundle, CardId, HeroId, Kind, Terrain
from .land.ground import Ground, ground
from .options import Options

NOBODY = -1
TORMUNDS_CAMP = 0  # Tormund's place outside the Gift
ANY = -1  # a trade route for any one resource

Token = Literal[
    "river_warrior",
    "river_climber",
    "river_giant",
    "cave_warrior",
    "cave_climber",
    "cave_giant",
    "hornfoot_warrior",
    "hornfoot_climber",
    "hornfoot_giant",
    "?",
]
CardSeen = CardId | Literal["?"]


def parse_token(token: Token) -> tuple[int, Kind]:
    """A token names one clan and one kind (GC-1.13)."""
    clan, kind = token.split("_")
    return CLANS.index(clan), kind  # pyright: ignore[reportArgumentType, reportReturnType]


class Route(msgspec.Struct, frozen=True):
    path: int
    rate: int
    resource: int  # or ANY


class Layout(msgspec.Struct, frozen=True, cache_hash=True):
    """What was laid out before the game. Terrain and rolls are indexed by hex; place 0 and missing hexes are empty."""

    map: Literal["m21", "m16"]
    terrain: tuple[Terrain | None, ...]
    rolls: tuple[tuple[int, ...], ...]
    routes: tuple[Route, ...]


class Producing(NamedTuple):
    hex: int
    resource: int
    corners: tuple[int, ...]


@lru_cache(maxsize=256)
def producing(layout: Layout) -> dict[int, tuple[Producing, ...]]:
    """Which hexes answer to each roll."""
    here = ground(layout.map)
    found: dict[int, list[Producing]] = {roll: [] for roll in range(2, 13)}
    for hex in here.hexes:
        for roll in layout.rolls[hex]:
            found[roll].append(Producing(hex, resource_of(layout, hex), here.corners[hex]))
    return {roll: tuple(hexes) for roll, hexes in found.items()}


@lru_cache(maxsize=256)
def routes_at(layout: Layout) -> dict[int, Route]:
    """The trade route that a building on an intersection opens (GC-2.15, GC-27.16)."""
    here = ground(layout.map)
    return {end: route for route in layout.routes for end in here.ends[route.path]}


def resource_of(layout: Layout, hex: int) -> int:
    terrain = layout.terrain[hex]
    return YIELDS.get(terrain, -1) if terrain else -1


class Player(msgspec.Struct):
    hand: list[int]  # cards of each resource, then cards of unknown kind (only in a view)
    settlements: tuple[int, ...] = ()
    keeps: tuple[int, ...] = ()
    roads: tuple[int, ...] = ()
    road_length: int = 0
    cards: tuple[CardSeen, ...] = ()  # unplayed development cards from earlier turns
    fresh: tuple[CardSeen, ...] = ()  # bought this turn (GC-9.2)
    patrols: int = 0  # Ranger Patrols face up
    # Brotherhood
    hero: HeroId | None = None
    flipped: bool = False  # side B is up
    hero_rested: int = 0  # the turn in which the hero was taken or used; he can act in a later one (GC-19.6)
    hero_gone: HeroId | None = None  # the hero returned when there was no other (GC-19.10)
    tile: tuple[Token, ...] = ()  # the token under each settlement of the tile, leftmost first
    keep_tile: tuple[tuple[Token, Token], ...] = ()

    def copy(self) -> "Player":
        twin = kernel.shallow_copy(self)
        twin.hand = self.hand[:]
        return twin

    @property
    def hand_size(self) -> int:
        hand = self.hand
        return hand[0] + hand[1] + hand[2] + hand[3] + hand[4] + hand[5]


class Offer(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """What one seat would give and wants for it; `None` leaves that side open (GC-7.20, 7.21)."""

    give: Bundle | None
    want: Bundle | None
    to: tuple[int, ...]


class Proposal(msgspec.Struct, frozen=True):
    """What an opponent of the active player puts on the table unasked (GC-7.26)."""

    seat: int
    give: Bundle
    want: Bundle


class State(kernel.State):
    options: Options
    layout: Layout
    players: list[Player]
    owner: list[int]  # by intersection: whose building stands there
    road: list[int]  # by path: whose road lies there
    bank: list[int]  # resource cards of each kind in the supply
    deck: tuple[CardSeen, ...]  # top first
    box: tuple[CardId, ...] = ()  # development cards out of the game
    tormund: int = TORMUNDS_CAMP
    first: int = 0
    active: int = 0
    turn: int = 0
    rolled: bool = False
    card_played: bool = False
    building: bool = False  # the build step has begun (GC-4.3)
    road_holder: int = NOBODY
    patrol_holder: int = NOBODY
    # trade in this turn
    proposals: tuple[Proposal, ...] = ()
    refusing: tuple[int, ...] = ()  # seats that refuse all offers this turn (GC-7.31)
    offers_made: int = 0
    refused: tuple[Offer, ...] = ()  # offers refused since a hand last changed (GC-7.30)
    # north of the Wall
    camps: tuple[tuple[Kind, ...], ...] = ((),) * len(CLANS)
    clearings: tuple[tuple[Kind, ...], ...] = ((),) * LIMITS.sections
    wall: tuple[tuple[int, ...], ...] = ((),) * LIMITS.sections  # whose guard stands on each post
    gift: tuple[Kind | None, ...] = ()  # by hex
    frostfangs: dict[Kind, int] = {}  # replaced, never changed in place
    invasions: int = 0
    reserve: tuple[Token, ...] = ()  # face down, top first
    used: tuple[Token, ...] = ()  # face up
    display: tuple[HeroId, ...] = ()
    lost_heroes: tuple[HeroId, ...] = ()

    def copy(self) -> Self:
        twin = super().copy()
        twin.players = [player.copy() for player in self.players]
        twin.owner = self.owner[:]
        twin.road = self.road[:]
        twin.bank = self.bank[:]
        return twin

    @property
    def ground(self) -> Ground:
        return ground(self.layout.map)

    @property
    def brotherhood(self) -> bool:
        return self.options.mode == "brotherhood"

    @property
    def trade_is_over(self) -> bool:
        """GC-4.3: once the active player has begun to build, unless the table plays both combined (GC-26.1)."""
        return self.building and not self.options.combined_trade_build

    @property
    def in_the_gift(self) -> int:
        """How many wildlings have crossed the Wall."""
        return len(self.gift) - self.gift.count(None)

    def is_blocked(self, hex: int) -> bool:
        """GC-5.4, GC-13.3: whether Tormund or a wildling keeps it from producing."""
        return hex == self.tormund or self.gift[hex] is not None

    def others(self, seat: int) -> tuple[int, ...]:
        """The other seats, clockwise."""
        return kernel.others(seat, len(self.players))

    def hearers(self, seat: int) -> tuple[int, ...]:
        """All opponents who still listen to offers this turn (GC-7.31)."""
        return _hearers(seat, len(self.players), self.refusing)

    def proposal_of(self, seat: int) -> Proposal | None:
        return next((proposal for proposal in self.proposals if proposal.seat == seat), None)

    def pieces_left(self, seat: int, piece: str) -> int:
        player = self.players[seat]
        match piece:
            case "road":
                return int(self.options.roads) - len(player.roads)  # GC-23.10
            case "settlement":
                return PIECES.pieces["settlement"] - len(player.settlements)
            case "keep":
                return PIECES.pieces["keep"] - len(player.keeps)
            case _:
                return PIECES.pieces["guard"] - guards_of(self, seat)


@cache
def _hearers(seat: int, players: int, refusing: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(other for other in kernel.others(seat, players) if other not in refusing)


def guards_of(s: State, seat: int) -> int:
    return _guards(s.wall)[seat]


@lru_cache(maxsize=1024)
def _guards(wall: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """By seat."""
    return tuple(sum(section.count(seat) for section in wall) for seat in SEATS)
