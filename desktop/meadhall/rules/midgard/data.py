"""Components, read once from `data/*.toml`, checked by their types, frozen, and indexed."""

from importlib.resources import files
from typing import Literal

import msgspec

from ..kernel import load, texts

FOLDER = files("meadhall.rules.midgard") / "data"

# Dice are counted in triples, in this order.
Dice = tuple[int, int, int]
SWORD, SPEAR, AXE = KINDS = range(3)
NO_DICE: Dice = (0, 0, 0)

CardId = str  # such as "troll_01"
UNSEEN = "?"  # a card that one may not know
LeaderId = Literal["asmundr", "dagrun", "gylfir", "svanhildr", "ullr"]
RuneId = Literal[
    "rune_gifts",
    "rune_glory",
    "rune_healing",
    "rune_journey",
    "rune_knowledge",
    "rune_potential",
    "rune_reaction",
    "rune_success",
    "rune_true_vision",
    "rune_wealth",
]
StallId = Literal[
    "beggar",
    "skald",
    "generous_merchant",
    "benefactor",
    "militia",
    "raiders",
    "jomsvikings",
    "varangians",
]
ShipId = Literal["ship_small", "ship_large", "ship_karvi", "ship_snekkja", "ship_skeid", "ship_busse"]
LocationId = Literal[
    "forge",
    "foundry",
    "armoury",
    "smokehouse",
    "market",
    "stall_mil_1",
    "stall_mil_2",
    "stall_trade_1",
    "stall_trade_2",
    "longhouse",
    "sage",
    "rune_reader",
    "church",
    "huts",
    "shipyard",
    "berth_small",
    "berth_large",
    "merchant",
    "hunting",
    "troll",
    "draugr_left",
    "draugr_right",
    "own_ship",
    "beg",
]
Symbol = Literal["blank", "hit1", "hit2", "shield"]
Colour = Literal["blue", "yellow", "red"]
EnemyKind = Literal["troll", "draugr", "monster", "kraken"]
Metric = Literal[
    "cards_blue",
    "cards_yellow",
    "cards_red",
    "cards_troll",
    "cards_draugr",
    "cards_monster",
    "vikings",
    "food",
    "wood",
    "coins",
    "favour",
    "runes",
]

GOODS = ("food", "wood", "coins", "favour")
STALL_SPACES: tuple[LocationId, ...] = ("stall_mil_1", "stall_mil_2", "stall_trade_1", "stall_trade_2")


class Bundle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """So much of each thing: a price, a gain, a reward."""

    food: int = 0
    wood: int = 0
    coins: int = 0
    favour: int = 0
    glory: int = 0
    swords: int = 0
    spears: int = 0
    axes: int = 0

    @property
    def dice(self) -> Dice:
        return self.swords, self.spears, self.axes

    def times(self, count: int) -> "Bundle":
        if count == 1:
            return self
        return Bundle(*(getattr(self, name) * count for name in self.__struct_fields__))


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: int
    dice: int
    hunted_food: int
    runes_on_show: int
    set_glory: int
    favour_glory: int
    coins_for_a_glory: int
    gifts: int
    wealth: int
    asmundr_glory: int
    ullr_glory: int


class TableSize(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """CM-2.12: what depends on the number of players."""

    players: int
    workers: int
    military_stalls: int
    trade_stalls: int
    open_shores: int


class Die(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Literal["sword", "spear", "axe"]
    count: int
    faces: list[Symbol]


class Stall(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: StallId
    kind: Literal["military", "trade"]
    gain: Bundle
    cost: Bundle = Bundle()
    uses: int = 1  # at most, in one visit


class Longship(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: ShipId
    kind: Literal["public", "private"]
    capacity: int
    cost: Bundle = Bundle()
    glory: int = 0
    min_players: int = 2


class Pieces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    limits: Limits
    start: Bundle
    church: list[tuple[int, int]]
    huts: list[int]
    blame: list[int]
    table: list[TableSize]
    die: list[Die]
    stall: list[Stall]
    longship: list[Longship]


class Merchant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: CardId
    gain: Bundle


class Rune(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: RuneId
    glory: int


class Destiny(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: CardId
    metric: Metric
    most: int
    tied: int


class Toll(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a journey takes from a ship: food, Vikings, or items of either sort."""

    food: int = 0
    dice: int = 0
    any: int = 0


class Journey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: CardId
    count: int
    lose: Toll = Toll()


class CardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    merchant: list[Merchant]
    rune: list[Rune]
    destiny: list[Destiny]
    journey: list[Journey]


class EnemySpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    attack: int
    defence: int
    glory: int
    id: CardId = "kraken"
    colour: Colour | None = None
    wood: int = 0
    coins: int = 0
    favour: int = 0
    forbid: Literal["sword", "spear", "axe"] | None = None


class EnemyFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    troll: list[EnemySpec]
    draugr: list[EnemySpec]
    monster: list[EnemySpec]
    kraken: EnemySpec


class Enemy(msgspec.Struct, frozen=True):
    id: CardId
    kind: EnemyKind
    colour: Colour | None
    attack: int
    defence: int
    reward: Bundle
    forbid: int | None  # a kind of dice

    @property
    def glory(self) -> int:
        return self.reward.glory


class Location(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: LocationId
    colour: Literal["blue", "brown", "red", "both"]


class Shore(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    feed: int  # Vikings by one food


class BoardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    location: list[Location]
    shore: list[Shore]


def _enemies(file: EnemyFile) -> dict[CardId, Enemy]:
    specs: list[tuple[EnemyKind, EnemySpec]] = [
        *(("troll", spec) for spec in file.troll),
        *(("draugr", spec) for spec in file.draugr),
        *(("monster", spec) for spec in file.monster),
        ("kraken", file.kraken),
    ]
    return {spec.id: _enemy(kind, spec) for kind, spec in specs}


def _enemy(kind: EnemyKind, spec: EnemySpec) -> Enemy:
    reward = Bundle(wood=spec.wood, coins=spec.coins, favour=spec.favour, glory=spec.glory)
    forbid = DIE_NAMES.index(spec.forbid) if spec.forbid else None
    return Enemy(spec.id, kind, spec.colour, spec.attack, spec.defence, reward, forbid)


PIECES = load(FOLDER, "pieces", Pieces)
LIMITS = PIECES.limits
START = PIECES.start
CHURCH = dict(PIECES.church)
HUTS = tuple(PIECES.huts)
BLAME = tuple(PIECES.blame)
RUNE_PRICE = Bundle(wood=1)  # CM-5.6
MERCHANT_PRICE = Bundle(coins=1)  # CM-5.15
TABLES = {size.players: size for size in PIECES.table}
DICE = tuple(PIECES.die)
DIE_NAMES = tuple(die.id for die in DICE)
FACES = tuple(tuple(die.faces) for die in DICE)
STALLS: dict[StallId, Stall] = {stall.id: stall for stall in PIECES.stall}
SHIPS: dict[ShipId, Longship] = {ship.id: ship for ship in PIECES.longship}
LEADERS: tuple[LeaderId, ...] = ("asmundr", "dagrun", "gylfir", "svanhildr", "ullr")

_cards = load(FOLDER, "cards", CardFile)
MERCHANTS = {merchant.id: merchant for merchant in _cards.merchant}
RUNES: dict[RuneId, Rune] = {rune.id: rune for rune in _cards.rune}
DESTINIES = {destiny.id: destiny for destiny in _cards.destiny}
JOURNEYS = {journey.id: journey for journey in _cards.journey}
JOURNEY_CARDS = tuple(journey.id for journey in JOURNEYS.values() for _ in range(journey.count))
KRAKEN_CARD = "journey_kraken"

ENEMIES = _enemies(load(FOLDER, "enemies", EnemyFile))
KRAKEN = ENEMIES["kraken"]
TROLLS, DRAUGR, MONSTERS = (
    tuple(enemy.id for enemy in ENEMIES.values() if enemy.kind == kind) for kind in ("troll", "draugr", "monster")
)

_board = load(FOLDER, "board", BoardFile)
LOCATIONS: dict[LocationId, Location] = {location.id: location for location in _board.location}
FEEDS = tuple(shore.feed for shore in _board.shore)
RULES_FILES = ("pieces", "cards", "enemies", "board")


def kinds_in(dice: Dice) -> list[int]:
    """One after the other, swords first."""
    return [kind for kind in KINDS for _ in range(dice[kind])]


def data_files() -> dict[str, str]:
    """Those that the rules read, as text."""
    return texts(FOLDER, RULES_FILES)
