"""A map with what is built on it and the creatures there: what its territories are worth, one by one and together.

Most positions that a thought comes to differ only in who stands where: they share one ground. Where a tile is laid or
something is built, most of the new ground is as it was.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ....rules.northgard.data import Resources
from ....rules.northgard.state import NOBODY, State
from ..season import Season
from .worth import Land, LandWorth, harm


class Realm(NamedTuple):
    """The territories of one seat."""

    regions: tuple[int, ...]
    worth: float
    income: Resources
    open: int  # how many of them one could explore from
    strongholds: float


class Ground:
    """`home` is another ground, from which it takes over what is the same on both."""

    def __init__(self, s: State, worth: LandWorth, home: "Ground | None") -> None:
        self.land = s.land
        self._built, self._slotless, self._beasts = tuple(s.built), s.slotless, s.beasts
        self._worth = worth
        self._lands: dict[int, Land] = {}
        self._realms: dict[tuple[int, ...], Realm] = {}
        alike = home is not None and (home._slotless, home._beasts) == (s.slotless, s.beasts)
        self.home = home if alike else None
        self._changed = self._unlike(home) if home is not None and alike else set[int]()

    def _unlike(self, home: "Ground") -> set[int]:
        """Laying a tile leaves all other territories the very same objects."""
        before = home.land.regions
        changed = {number for number, region in self.land.regions.items() if before.get(number) is not region}
        if self._built != home._built:
            slots = zip(self.land.region_of, self._built, home._built, strict=True)
            changed.update(region for region, new, old in slots if new != old)
        return changed

    def home_of(self, regions: Iterable[int]) -> "Ground | None":
        """Where these territories are the same and have been judged already."""
        return self.home if self._changed.isdisjoint(regions) else None

    def __getitem__(self, region: int) -> Land:
        land = self._lands.get(region)
        if land is None:
            home = self.home_of((region,))
            land = self._lands[region] = self._judged(region) if home is None else home[region]
        return land

    def _judged(self, number: int) -> Land:
        region = self.land.regions[number]
        land = self._worth.of(region, tuple([self._built[area] for area in region.slots]))
        if not self._slotless and not self._beasts:
            return land
        here = self.land.region_of
        more = sum([self._worth.of_slotless(building) for area, building in self._slotless if here[area] == number])
        less = sum([harm(self._worth.season, region, beast) for beast in self._beasts if here[beast.area] == number])
        return land._replace(worth=land.worth + (more - less))

    def realms(self, s: State) -> list[Realm]:
        """By seat."""
        owner = s.owner
        held: list[list[int]] = [[] for _ in s.players]
        for region in self.land.regions:
            seat = owner[region]
            if seat != NOBODY:
                held[seat].append(region)
        return [self._realm(tuple(regions)) for regions in held]

    def _realm(self, regions: tuple[int, ...]) -> Realm:
        realm = self._realms.get(regions)
        if realm is None:
            home = self.home_of(regions)
            realm = _together(regions, [self[region] for region in regions]) if home is None else home._realm(regions)
            self._realms[regions] = realm
        return realm


def _together(regions: tuple[int, ...], lands: Sequence[Land]) -> Realm:
    worth = strongholds = 0.0
    food = wood = lore = sources = 0
    for land in lands:
        worth += land.worth
        strongholds += land.stronghold
        food += land.income[0]
        wood += land.income[1]
        lore += land.income[2]
        sources += land.region.open_edges > 0
    return Realm(regions, worth, (food, wood, lore), sources, strongholds)


class Grounds:
    """Those that one question leads to."""

    def __init__(self, season: Season) -> None:
        self._worth = LandWorth(season)
        self._found: dict[tuple[object, ...], Ground] = {}
        self._first: Ground | None = None

    def of(self, s: State) -> Ground:
        key = id(s.land), tuple(s.built), s.slotless, s.beasts
        ground = self._found.get(key)
        if ground is None:  # it holds the land, so that no other one can have its id
            ground = self._found[key] = Ground(s, self._worth, self._first)
            self._first = self._first or ground
        return ground
