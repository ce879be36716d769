"""Components, read once from `data/*.toml`, checked by their types, frozen, and indexed."""

from importlib.resources import files
from typing import Literal, NamedTuple

import msgspec

from ..kernel import load, texts

FOLDER = files("meadhall.rules.northgard") / "data"

# Resources are counted in lists of three, in this order.
RESOURCES = ("food", "wood", "lore")
FOOD, WOOD, LORE = range(3)

# Buildings are known by their place in `BUILDINGS`; the first three yield the resource of the same number.
SILO, LODGE, RUNE_STONE, TOWER, CAMP, FORTRESS, FORGE, ALTAR = range(8)

NONE = -1  # no territory, no area, no building

# The four sides of a tile, and of a cell, clockwise from the north.
SIDES = "NESW"

# A cell is one number: the column and the row, which grows to the south. The start tile lies at CENTRE.
ROW = 100
CENTRE = 50 * ROW + 50
STEPS = (-ROW, 1, ROW, -1)  # to the neighbouring cell on the north, east, south and west

Resources = tuple[int, int, int]
NO_RESOURCES: Resources = (0, 0, 0)
CardId = str  # such as "ST_MOVE"; UNSEEN for a card that one may not know
CreatureCard = str  # such as "wolf_dark_brown"
UNSEEN = "?"
UNSEEN_TILE = -1
UNREST: CardId = "UNREST"
DEFENSIVE_STRATEGY: CardId = "DL_DEFENSIVE_STRATEGY"

ClanId = Literal["bear", "boar", "goat", "raven", "wolf", "snake", "stag"]
CLANS: tuple[ClanId, ...] = ("bear", "boar", "goat", "raven", "wolf", "snake", "stag")
Group = Literal["start", "clan", "early", "late", "achievement", "unrest"]
Size = Literal["small", "large"]
Slot = Literal["small", "rune", "large"]
CreatureKind = Literal["wolf", "brown_bear", "draugr", "fallen_valkyrie"]
Priority = Literal["resources", "buildings", "figures"]


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    warriors: int
    tokens_of_each_building: int
    unrest: int
    cards_a_year: int
    setup_tiles: int
    warriors_in_a_group: int
    unrest_fame: int
    resources_for_a_fame: int
    trade_rate: int
    sudden_victory: int
    team_sudden_victory: int
    creature_points_small: int
    creature_points_large: int
    first_creatures_strength: int


class LoreCosts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    replace: int
    remove: int
    upgrade: int


class Upkeep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    warriors: int
    food: int
    wood: int


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    points: int
    casualties: int
    choice: bool = False


class Calendar(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    years: Literal["7", "10"]
    row: list[Literal["early", "late", "achievement"]]


class Building(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    size: Size
    slots: list[Slot] = []  # none given: those of its size, rune slots being small ones (NG-8.2)


class Creature(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: CreatureKind
    strength: int
    fame: int
    priorities: list[Priority]
    colours: list[str]
    aggressive: bool = False


class Pieces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    limits: Limits
    lore_costs: LoreCosts
    wood_costs: dict[Size, int]
    start_resources: list[Resources]
    winter: list[Upkeep]
    faces: list[Face]
    calendar: list[Calendar]
    building: list[Building]
    creature: list[Creature]


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: CardId
    group: Group
    clan: ClanId | None = None
    tier: int = 0  # of a clan card: 0 is the base card, the others are upgrades
    flash: bool = False
    fame: int = 0
    attacks_hand: bool = False
    copies: int = 1


class CardFile(msgspec.Struct, frozen=True):
    card: list[Card]


class AreaSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    edges: str
    food: int = 0
    wood: int = 0
    lore: int = 0
    slot: Slot | None = None
    lair: bool = False


class BorderSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    a: str
    b: str
    rough: bool = False


class TileSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    areas: list[AreaSpec]
    borders: list[BorderSpec]


class TileFile(msgspec.Struct, frozen=True):
    tile: list[TileSpec]


class Border(msgspec.Struct, frozen=True):
    """A printed border between two areas of one tile."""

    a: int
    b: int
    rough: bool
    name: str  # of its path in shapes.toml


class Area(msgspec.Struct, frozen=True):
    """A piece of one tile. All areas of all tiles are numbered through."""

    number: int
    tile: int
    id: str
    sides: int  # how many sides of the tile are its own
    icons: Resources
    slot: Slot | None
    lair: bool


class Tile(msgspec.Struct, frozen=True):
    number: int
    id: str
    areas: tuple[int, ...]
    icons: Resources  # on all its areas
    borders: tuple[Border, ...]
    # By quarter turns clockwise: whose area owns the north, east, south and west side then.
    sides: tuple[tuple[int, int, int, int], ...]


class Laid(NamedTuple):
    """A tile on the map."""

    tile: int
    cell: int
    turns: int  # quarter turns clockwise


def _tiles(specs: list[TileSpec]) -> tuple[tuple[Tile, ...], tuple[Area, ...]]:
    tiles: list[Tile] = []
    areas: list[Area] = []
    for number, spec in enumerate(specs):
        of = {area.id: len(areas) + place for place, area in enumerate(spec.areas)}
        north, east, south, west = (of[area.id] for side in SIDES for area in spec.areas if side in area.edges)
        sides = ((north, east, south, west), (west, north, east, south), (south, west, north, east))
        turned = (*sides, (east, south, west, north))
        borders = tuple(Border(of[b.a], of[b.b], b.rough, f"{b.a}-{b.b}") for b in spec.borders)
        food, wood, lore = (sum(icons) for icons in zip(*((a.food, a.wood, a.lore) for a in spec.areas), strict=True))
        tiles.append(Tile(number, spec.id, tuple(of.values()), (food, wood, lore), borders, turned))
        for area in spec.areas:
            icons = (area.food, area.wood, area.lore)
            areas.append(Area(of[area.id], number, area.id, len(area.edges), icons, area.slot, area.lair))
    return tuple(tiles), tuple(areas)


def _slots(building: Building) -> tuple[Slot, ...]:
    usual: tuple[Slot, ...] = ("small", "rune") if building.size == "small" else ("large",)
    return tuple(building.slots) or usual


PIECES = load(FOLDER, "pieces", Pieces)
LIMITS = PIECES.limits
LORE_COSTS = PIECES.lore_costs
FACES = tuple(PIECES.faces)
BUILDINGS = tuple(PIECES.building)
IS_LARGE = tuple(building.size == "large" for building in BUILDINGS)
WOOD_COST = tuple(PIECES.wood_costs[building.size] for building in BUILDINGS)
SLOTS_OF = tuple(_slots(building) for building in BUILDINGS)
CREATURES: dict[CreatureKind, Creature] = {creature.id: creature for creature in PIECES.creature}
CREATURE_CARDS: dict[str, CreatureKind] = {
    f"{creature.id}_{colour}": creature.id for creature in PIECES.creature for colour in creature.colours
}
CALENDARS = {calendar.years: tuple(calendar.row) for calendar in PIECES.calendar}

TILES, AREAS = _tiles(load(FOLDER, "tiles", TileFile).tile)
TILE_NUMBERS = {tile.id: tile.number for tile in TILES}
START_TILE, FIVE_PLAYER_TILE = TILE_NUMBERS["TS"], TILE_NUMBERS["TS5"]
LAIR_OF = tuple(next((area for area in tile.areas if AREAS[area].lair), -1) for tile in TILES)  # at most one (NG-21.11)

CARDS: dict[CardId, Card] = {card.id: card for card in load(FOLDER, "cards", CardFile).card}
STARTING_CARDS = tuple(card.id for card in CARDS.values() if card.group == "start" for _ in range(card.copies))
CLAN_CARDS = {
    clan: tuple(card.id for card in sorted(CARDS.values(), key=lambda card: card.tier) if card.clan == clan)
    for clan in CLANS
}
RULES_FILES = ("pieces", "tiles", "cards")


def of_kind(kind: int, count: int = 1) -> Resources:
    food, wood, lore = (count if kind == each else 0 for each in range(len(RESOURCES)))
    return food, wood, lore


def cell_at(column: int, row: int) -> int:
    """As the ledger counts, from the start tile."""
    return CENTRE + row * ROW + column


def column_and_row(cell: int) -> tuple[int, int]:
    return cell % ROW - CENTRE % ROW, cell // ROW - CENTRE // ROW


def creature_of(card: CreatureCard) -> Creature:
    return CREATURES[CREATURE_CARDS[card]]


def cards_of(group: Group) -> list[CardId]:
    return [card.id for card in CARDS.values() if card.group == group for _ in range(card.copies)]


def data_files() -> dict[str, str]:
    """Those that the rules read, as text."""
    return texts(FOLDER, RULES_FILES)
