"""Components, read once from `data/*.toml`, checked by their types, frozen, and indexed."""

from importlib.resources import files
from typing import Literal

import msgspec

from ..kernel import load, texts

FOLDER = files("meadhall.rules.wild") / "data"

CardId = str  # such as "elf_archer": cards of one name are alike
UNSEEN = "?"  # a card that one may not know
Resource = Literal["beer", "gold"]
RESOURCES: tuple[Resource, ...] = ("beer", "gold")
BuildingId = Literal["brewery", "smelter", "beer_storage", "gold_storage", "tavern", "drakkar"]
PlotId = str  # where a building stands: its kind and which of up to three it is, such as "brewery_1"
HALL: PlotId = "town_hall"
MissionId = str
AchievementId = str
ChiefId = str
CardKind = Literal["resource", "upgrade", "unit", "hero", "fortification", "undead"]
Home = Literal["starter", "units", "fortifications", "path", "asgard"]
# What of a card can be used when it is played (VW-7.5). That it fights is no part of this: see `fights`.
Part = Literal["gain", "choose", "unit_bonus", "draw", "show", "recover", "peek"]
PARTS: tuple[Part, ...] = ("gain", "choose", "unit_bonus", "draw", "show", "recover", "peek")


class Amount(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """So much of each resource: a cost, a gain, the pool, or what lies on a building."""

    beer: int = 0
    gold: int = 0

    def of(self, resource: Resource) -> int:
        return self.beer if resource == "beer" else self.gold

    def plus(self, resource: Resource, count: int) -> "Amount":
        if resource == "beer":
            return Amount(self.beer + count, self.gold)
        return Amount(self.beer, self.gold + count)

    def and_(self, other: "Amount") -> "Amount":
        return Amount(self.beer + other.beer, self.gold + other.gold)

    def less(self, other: "Amount") -> "Amount":
        return Amount(self.beer - other.beer, self.gold - other.gold)


NOTHING = Amount()


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: CardId
    home: Home
    kind: CardKind
    count: int  # in the box; of starter cards for each player
    cost: Amount = NOTHING
    min_players: int = 2
    # When it is played
    gain: Amount = NOTHING
    gain_per_building: BuildingId | None = None  # 1 of what it produces, for each
    gain_per_rival: BuildingId | None = None  # 1 of what it produces, for each rival who has one
    choose: int = 0  # of either resource
    unit_bonus: int = 0  # for each Unit until the end of the turn
    draw: int = 0
    put_back: int = 0  # then, from the hand on top of the deck
    steal: Resource | None = None  # then, if one likes, out of a storage of a rival
    show: CardKind | None = None  # draw and show a card: if of this kind, take the token
    token: Resource | None = None
    recover: int = 0
    recover_kind: CardKind | None = None
    peek: bool = False
    # When it fights
    strength: int = 0
    strength_per_building: BuildingId | None = None
    boost: int = 0  # for one attack in which there is a Unit
    success_vp: int = 0
    # When it defends
    defence: int = 0
    defence_per_unit: int = 0
    disarm: Literal["unit", "hero"] | None = None  # the strength of one such attacker becomes 0
    repel_vp: int = 0
    vp: int = 0  # for whoever beats it

    @property
    def fights(self) -> bool:
        return self.kind in ("unit", "hero")

    @property
    def defends(self) -> bool:
        """Can be played when a rival attacks (VW-12.3)."""
        return self.kind == "fortification" or (self.kind == "unit" and self.disarm is not None)

    @property
    def parts(self) -> tuple[Part, ...]:
        return _PARTS_OF[self.id]

    def has(self, part: Part) -> bool:
        if part == "gain":
            return self.gain != NOTHING or bool(self.gain_per_building or self.gain_per_rival)
        return bool(getattr(self, part))


class BuildingKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: BuildingId
    count: int
    cost: Amount
    defence: int
    reward: Literal["none", "plunder"] = "none"
    reward_vp: int = 0
    produces: Resource | None = None
    stores: Resource | None = None
    draws: int = 0
    keeps: int = 0


class TownHall(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    level: int
    count: int
    defence: int
    cost: Amount = NOTHING
    limit: int | None = None  # of buildings
    vp: int = 0  # when it is built
    reward: Literal["none", "asgard"] = "none"
    reward_vp: int = 0


class Mission(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: MissionId
    count: int
    vp: int
    measure: str
    at_least: int


class Achievement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: AchievementId
    metric: str
    first_game: bool = False


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hand: int
    same_building: int
    storage: int
    path_slots: int
    asgard_on_show: int
    asgard_each: int
    missions: int
    exchange: int
    dragon_defence: int
    target: dict[str, int]
    long_target: int
    asgard_marks: list[int]
    full_storage: int
    full_defence: int
    attack_table: list[int]
    achievements: int
    shares: dict[str, int]
    chiefs: list[ChiefId]


class CardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: list[Card]


class SettlementFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    building: list[BuildingKind]
    town_hall: list[TownHall]


class GoalFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    mission: list[Mission]
    achievement: list[Achievement]


CARDS: dict[CardId, Card] = {card.id: card for card in load(FOLDER, "cards", CardFile).card}
_PARTS_OF: dict[CardId, tuple[Part, ...]] = {
    card.id: tuple(part for part in PARTS if card.has(part)) for card in CARDS.values()
}


def _cards_from(home: Home) -> tuple[Card, ...]:
    return tuple(card for card in CARDS.values() if card.home == home)


STARTERS = tuple(card.id for card in _cards_from("starter") for _ in range(card.count))  # of each player
STACKS: tuple[CardId, ...] = tuple(card.id for card in (*_cards_from("units"), *_cards_from("fortifications")))
PATH: tuple[CardId, ...] = tuple(card.id for card in _cards_from("path") for _ in range(card.count))
ASGARD: tuple[CardId, ...] = tuple(card.id for card in _cards_from("asgard"))

_settlement = load(FOLDER, "settlement", SettlementFile)
BUILDINGS: dict[BuildingId, BuildingKind] = {building.id: building for building in _settlement.building}
BUILDING_IDS: tuple[BuildingId, ...] = tuple(BUILDINGS)
HALLS = {hall.level: hall for hall in _settlement.town_hall}
TOP_LEVEL = max(HALLS)

_goals = load(FOLDER, "goals", GoalFile)
MISSIONS = {mission.id: mission for mission in _goals.mission}
MISSION_CARDS = tuple(mission.id for mission in MISSIONS.values() for _ in range(mission.count))
ACHIEVEMENTS = {achievement.id: achievement for achievement in _goals.achievement}
FIRST_GAME = tuple(achievement.id for achievement in ACHIEVEMENTS.values() if achievement.first_game)

NUMBERS = load(FOLDER, "numbers", Numbers)
TARGETS = {int(players): points for players, points in NUMBERS.target.items()}
SHARES = {int(sharing): points for sharing, points in NUMBERS.shares.items()}
MARKS = tuple(NUMBERS.asgard_marks)
CHIEFS: tuple[ChiefId, ...] = tuple(NUMBERS.chiefs)

PLOTS: dict[PlotId, BuildingId] = {
    f"{building}_{number}": building for building in BUILDINGS for number in range(1, NUMBERS.same_building + 1)
}
STORES: dict[PlotId, Resource | None] = {plot: BUILDINGS[kind].stores for plot, kind in PLOTS.items()}
RULES_FILES = ("cards", "settlement", "goals", "numbers")


def data_files() -> dict[str, str]:
    """Those that the rules read, as text."""
    return texts(FOLDER, RULES_FILES)
