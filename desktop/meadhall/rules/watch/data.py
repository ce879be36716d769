"""Components, read once from `data/*.toml`, checked by their types, frozen, and indexed by id."""

from importlib.resources import files
from typing import Literal

import msgspec

from ..kernel import load, texts

FOLDER = files("meadhall.rules.watch") / "data"

Mode = Literal["base", "brotherhood"]
Terrain = Literal["forest", "hills", "pasture", "fields", "mountains", "ice_field"]
Kind = Literal["warrior", "climber", "giant"]
Clan = Literal["river", "cave", "hornfoot"]
CardId = Literal[
    "ranger_patrol",
    "road_building",
    "winter_is_coming",
    "new_recruits",
    "vp_warhorse",
    "vp_library",
    "vp_rookery",
    "vp_tower",
    "vp_obsidian",
]
HeroId = Literal[
    "jeor_mormont",
    "bowen_marsh",
    "samwell_tarly",
    "othell_yarwyck",
    "alliser_thorne",
    "melisandre",
    "mance_rayder",
    "benjen_stark",
    "ygritte",
    "yoren",
    "qhorin_halfhand",
]

# Resources are counted in lists of five, in this order; a sixth place counts cards whose kind one may not know.
RESOURCES = ("lumber", "brick", "wool", "grain", "ore")
LUMBER, BRICK, WOOL, GRAIN, ORE = range(5)
UNKNOWN = 5
KINDS = range(5)

Bundle = tuple[int, int, int, int, int]
Cost = dict[str, int]


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards_of_each_resource: int
    winning_points: int
    safe_hand: int
    longest_road: int
    largest_patrol: int
    supply_rate: dict[Mode, int]
    special_points: dict[Mode, int]
    guard_points: list[int]
    sections: int
    posts: int
    camps: int
    invasions: int
    gift_holds: int


class Pieces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    resources: dict[str, Terrain]
    terrain: dict[Mode, dict[Terrain, int]]
    pieces: dict[str, int]
    costs: dict[str, Cost]
    limits: Limits
    seats: dict[Mode, list[int]]


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: CardId
    kind: Literal["ranger", "progress", "point"]
    count: int
    only_in: Mode | None = None


class CardFile(msgspec.Struct, frozen=True):
    card: list[Card]


Window = Literal["trade", "build", "after_roll", "after_any_production", "any_time"]


class Hero(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: HeroId
    number: int
    window: Window


class HeroFile(msgspec.Struct, frozen=True):
    starting: dict[str, list[HeroId]]
    hero: list[Hero]


class ClanSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Clan
    low_trail: list[int]
    high_trail: list[int]


class ClearingSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    numbers: list[int]


class TileSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    settlements: list[int]
    keeps: list[int]


class DieSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    faces: int


class North(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    figures: dict[Kind, int]
    tokens: dict[Kind, int]
    tile: TileSpec
    clan: list[ClanSpec]
    clearing: list[ClearingSpec]
    die: DieSpec


class LaidHex(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hex: int
    terrain: Terrain
    rolls: list[int]


class LaidRoute(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    path: int
    rate: int
    resource: str


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    who: str
    settlements: list[int]
    roads: list[int]
    guard: int = 0


class LayoutSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    map: Literal["m21", "m16"]
    hexes: list[LaidHex]
    routes: list[LaidRoute]
    starts: list[Start]


class LayoutFile(msgspec.Struct, frozen=True):
    layout: list[LayoutSpec]


SEATS = range(4)  # at most


def _bundle(cost: Cost) -> Bundle:
    return tuple(cost.get(name, 0) for name in RESOURCES)  # pyright: ignore[reportReturnType]


PIECES = load(FOLDER, "pieces", Pieces)
LIMITS = PIECES.limits
COSTS = {name: _bundle(cost) for name, cost in PIECES.costs.items()}
YIELDS: dict[Terrain, int] = {terrain: RESOURCES.index(name) for name, terrain in PIECES.resources.items()}
CARDS: dict[CardId, Card] = {card.id: card for card in load(FOLDER, "cards", CardFile).card}
_heroes = load(FOLDER, "heroes", HeroFile)
HEROES: dict[HeroId, Hero] = {hero.id: hero for hero in _heroes.hero}
STARTING_HEROES: dict[int, list[HeroId]] = {int(players): heroes for players, heroes in _heroes.starting.items()}
NORTH = load(FOLDER, "wildlings", North)
CLANS: tuple[Clan, ...] = tuple(clan.id for clan in NORTH.clan)
LAYOUTS: dict[str, LayoutSpec] = {layout.id: layout for layout in load(FOLDER, "layouts", LayoutFile).layout}

# Trail number -> the clan whose camps it leaves, and the clearing (which is also the Wall section) where it ends.
CLAN_OF_TRAIL = {number: place for place, clan in enumerate(NORTH.clan) for number in clan.low_trail + clan.high_trail}
CLEARING_OF_TRAIL = {number: place for place, clearing in enumerate(NORTH.clearing) for number in clearing.numbers}
RULES_FILES = ("pieces", "cards", "heroes", "wildlings", "layouts", "map")


def data_files() -> dict[str, str]:
    """Those that the rules read, as text."""
    return texts(FOLDER, RULES_FILES)
