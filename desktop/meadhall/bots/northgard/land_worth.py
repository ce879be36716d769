"""What a territory is worth to whoever holds it until the end."""

from typing import NamedTuple

from ...rules.northgard.data import ALTAR, AREAS, CAMP, FORGE, FORTRESS, IS_LARGE, LORE, TOWER, Resources
from ...rules.northgard.land.tiles import NONE, Region
from ...rules.northgard.state import Beast
from . import weights as w
from .season import Season


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
        income = food + built.count(0), wood + built.count(1), lore + built.count(2)
        worth = self._of_fame(region) + sum(self._of_yield(kind) * count for kind, count in enumerate(income))
        for area, building in zip(region.slots, built, strict=True):
            worth += self._of_slot(area) if building == NONE else self._of_building(building)
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

    def _of_yield(self, kind: int) -> float:
        """In the last year a third of a fame; before that what one can do with it."""
        before = max(self.season.holding - 1, 0.0)
        return w.YIELD[kind] * before + w.LAST_YIELD * (self.season.harvests > 0)

    def _of_building(self, building: int) -> float:
        """Besides what it yields."""
        season = self.season
        match building:
            case _ if building <= LORE:
                return 0.0
            case _ if building == ALTAR:
                return w.ALTAR * season.holding
            case _ if building == FORGE:
                return w.FORGE * season.later
            case _ if building == CAMP:
                return w.CAMP * season.holding
            case _:
                return {TOWER: w.TOWER, FORTRESS: w.FORTRESS}[building] * min(season.holding, 2.0)

    def _of_slot(self, area: int) -> float:
        worth = w.LARGE_SLOT if AREAS[area].slot == "large" else w.SMALL_SLOT
        return worth * min(self.season.harvests, 3) / 3

    def of_slotless(self, building: int) -> float:
        """With its yield, which is not counted in the income."""
        return self._of_yield(building) if building <= LORE else self._of_building(building)


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
