"""What a territory is worth to whoever holds it until the end."""

from typing import NamedTuple

from ....rules.northgard.data import (
    ALTAR,
    AREAS,
    CAMP,
    FORGE,
    FORTRESS,
    IS_LARGE,
    LODGE,
    LORE,
    RUNE_STONE,
    SILO,
    TOWER,
    Resources,
    Slot,
)
from ....rules.northgard.land.tiles import NONE, Region
from ....rules.northgard.state import Beast
from .. import weights as w
from ..season import Season


class Land(NamedTuple):
    """A territory and what is in it, whoever holds it."""

    region: Region
    built: tuple[int, ...]  # by slot
    worth: float
    income: Resources
    stronghold: float  # how much of one it is: closed land with a large building counts in full


class LandWorth:
    """Land that did not change between two positions is judged once: their territories are the same objects."""

    def __init__(self, season: Season) -> None:
        self.season = season
        self._of_yield = _yields(season)
        self._of_building = _buildings(season)
        self._of_slot = _slots(season)
        self._found: dict[tuple[int, ...], Land] = {}

    def of(self, region: Region, built: tuple[int, ...]) -> Land:
        """Without creatures, and with those buildings only that stand in its slots."""
        key = (id(region), *built)
        land = self._found.get(key)
        if land is None:  # it holds the territory, so that no other one can have its id
            land = self._found[key] = self._judged(region, built)
        return land

    def _judged(self, region: Region, built: tuple[int, ...]) -> Land:
        food, wood, lore = region.icons
        income = food + built.count(SILO), wood + built.count(LODGE), lore + built.count(RUNE_STONE)
        worth = self._of_fame(region)
        for count, yearly in zip(income, self._of_yield, strict=True):
            worth += count * yearly
        for area, building in zip(region.slots, built, strict=True):
            worth += self._of_slot[AREAS[area].slot] if building == NONE else self._of_building[building]
        return Land(region, built, worth, income, _stronghold(region, built))

    def _of_fame(self, region: Region) -> float:
        season = self.season
        if region.closed:
            return (1 if region.size == 2 else 2) * season.holding
        if not season.harvest:
            return 0.0
        # Closed some day it lies on one tile more.
        yearly = 1 if region.size == 1 else 2
        return closing(region) * (region.size + 1 + yearly * season.later * w.SOME_DAY)

    def of_slotless(self, building: int) -> float:
        """With its yield, which is not counted in the income."""
        return self._of_yield[building] if building <= LORE else self._of_building[building]


def _yields(season: Season) -> list[float]:
    """An icon of each kind. In the last year a third of a fame; before that what one can do with it."""
    before = max(season.holding - 1, 0.0)
    return [yearly * before + w.LAST_YIELD * (season.harvests > 0) for yearly in w.YIELD]


def _buildings(season: Season) -> dict[int, float]:
    """Each kind, besides what it yields. A Forge helps from next year on."""
    soon = min(season.holding, 2.0)
    return {
        SILO: 0.0,
        LODGE: 0.0,
        RUNE_STONE: 0.0,
        TOWER: w.TOWER * soon,
        CAMP: w.CAMP * season.holding,
        FORTRESS: w.FORTRESS * soon,
        FORGE: w.FORGE * season.later,
        ALTAR: w.ALTAR * season.holding,
    }


def _slots(season: Season) -> dict[Slot | None, float]:
    """Each kind while it is empty."""
    share = min(season.harvests, 3) / 3
    return {"small": w.SMALL_SLOT * share, "rune": w.SMALL_SLOT * share, "large": w.LARGE_SLOT * share}


def harm(season: Season, region: Region, beast: Beast) -> float:
    """What a creature does to the territory where it stands."""
    match beast.creature.id:
        case "wolf":
            return 0.5 * (sum(region.icons) * w.LAST_YIELD + 2 * region.closed)
        case "draugr":
            return w.DRAUGR * min(season.holding, 2.0)
        case _:
            return w.BEAR


def closing(region: Region) -> float:
    """The chance that it will be closed some day."""
    return w.CLOSING[region.open_edges] if region.open_edges < len(w.CLOSING) else w.HARDLY_CLOSING


def _stronghold(region: Region, built: tuple[int, ...]) -> float:
    if any(building != NONE and IS_LARGE[building] for building in built):
        return closing(region)
    if any(AREAS[area].slot == "large" for area in region.slots):
        return w.ROOM_FOR_ONE * closing(region)
    return 0.0
