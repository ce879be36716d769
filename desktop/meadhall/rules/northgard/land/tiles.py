"""The map as it lies: tiles on cells, and the territories that their areas form (chapter 2).

A `Land` never changes. Laying a tile gives another one, worked out from the new tile's edges alone: the territories
at those edges are joined, all others are the very same objects as before. So copies of a position share their land,
and a painter knows by identity which outlines to draw anew. A file holds only where which tile lies, in order.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from ...kernel import Derived
from ..data import AREAS, CENTRE, FIVE_PLAYER_TILE, NONE, START_TILE, STEPS, TILES, Laid, Resources, cell_at

_NOTHING_FACES = (NONE, NONE, NONE, NONE)


class Region(NamedTuple):
    """A territory. It is known by the number of one of its areas."""

    id: int
    areas: tuple[int, ...]
    tiles: frozenset[int]
    open_edges: int  # tile edges of its own with nothing on the other side
    icons: Resources  # printed on its areas
    slots: tuple[int, ...]  # areas with a slot for a building
    lairs: tuple[int, ...]  # areas with a lair
    ways: Mapping[int, bool]  # adjacent territory -> whether the connection is rough (NG-2.7, NG-2.8)

    @property
    def closed(self) -> bool:
        """NG-2.9."""
        return not self.open_edges

    @property
    def size(self) -> int:
        """NG-2.6."""
        return len(self.tiles)


class Joint(NamedTuple):
    """What one piece of new land would be: these areas of the tile, and these territories of before, as one."""

    areas: set[int]
    regions: set[int]


class Change(NamedTuple):
    """What laying a tile did."""

    land: "Land"
    joined: tuple[tuple[int, int], ...]  # this territory became part of that one, in order
    closed: tuple[int, ...]  # territories that are closed now and were not before
    touched: tuple[int, ...]  # territories that have an area on the tile


class Land(Derived):
    __slots__ = ("facing", "laid", "region_of", "regions", "sides")

    def __init__(self) -> None:
        self.laid: tuple[Laid, ...] = ()
        self.sides: dict[int, tuple[int, int, int, int]] = {}  # by cell with a tile: whose area owns each side
        self.facing: dict[int, tuple[int, ...]] = {
            CENTRE: _NOTHING_FACES
        }  # by free cell: the area that faces each side
        self.region_of: list[int] = [NONE] * len(AREAS)  # by area
        self.regions: dict[int, Region] = {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Land) and (self is other or self.laid == other.laid)

    __hash__ = None  # pyright: ignore[reportAssignmentType]

    def plain(self) -> Any:
        return [list(laid) for laid in self.laid]

    @classmethod
    def from_plain(cls, plain: Any) -> "Land":
        land = Land()
        for tile, cell, turns in plain:
            fits = tile in range(len(TILES)) and turns in range(4) and cell in land.facing
            if not fits or land.has(tile) or land.broken_border(tile, cell, turns) is not None:
                raise ValueError("no map that play could lead to")
            land = land.with_tile(tile, cell, turns).land
        return land

    def has(self, tile: int) -> bool:
        return self.region_of[TILES[tile].areas[0]] != NONE

    def at(self, area: int) -> Region:
        """The territory that this area, or the territory of this number, belongs to."""
        return self.regions[self.region_of[area]]

    # Would it fit?

    def meeting(self, tile: int, cell: int, turns: int) -> tuple[tuple[int, int], ...]:
        """Which of the tile's areas would meet which territory, side by side. All that it makes of the territories."""
        sides, region_of = zip(TILES[tile].sides[turns], self.facing[cell], strict=True), self.region_of
        return tuple((area, region_of[facing]) for area, facing in sides if facing != NONE)

    def joints(self, tile: int, cell: int, turns: int) -> list[Joint]:
        """Which areas and territories would be one territory where the tile meets what lies there (NG-2.4)."""
        joints: list[Joint] = []
        for area, region in self.meeting(tile, cell, turns):
            met = Joint({area}, {region})
            apart: list[Joint] = []
            for joint in joints:
                if joint.areas.isdisjoint(met.areas) and joint.regions.isdisjoint(met.regions):
                    apart.append(joint)
                else:
                    met.areas.update(joint.areas)
                    met.regions.update(joint.regions)
            joints = [*apart, met]
        return joints

    def broken_border(self, tile: int, cell: int, turns: int) -> Joint | None:
        """The piece of land on both sides of one and the same border, if the tile made one (NG-2.19 b, NG-28.2).

        A border of the tile has one territory on both sides where both its areas are joined; a border that lies
        already, where the two territories are that it keeps apart.
        """
        if self.facing[cell].count(NONE) == 3:
            return None
        borders = TILES[tile].borders
        for joint in self.joints(tile, cell, turns):
            if len(joint.areas) > 1 and any(b.a in joint.areas and b.b in joint.areas for b in borders):
                return joint
            if len(joint.regions) > 1:
                for region in joint.regions:
                    if not joint.regions.isdisjoint(self.regions[region].ways):
                        return joint
        return None

    # Laying

    def with_tile(self, tile: int, cell: int, turns: int) -> Change:
        """The land with this tile. Whether it fits has been asked before."""
        land = Land()
        land.laid = (*self.laid, Laid(tile, cell, turns))
        land.sides, land.facing = self.sides.copy(), self.facing.copy()
        land.region_of, land.regions = self.region_of[:], self.regions.copy()
        sides, facing = TILES[tile].sides[turns], self.facing[cell]
        land._occupy(cell, sides)
        land._add_areas(tile)
        joined: list[tuple[int, int]] = []
        for area, other in zip(sides, facing, strict=True):
            if other != NONE:
                joined += land._join(area, other)
        touched = tuple(dict.fromkeys(land.region_of[area] for area in TILES[tile].areas))
        return Change(land, tuple(joined), tuple(region for region in touched if land.regions[region].closed), touched)

    def _occupy(self, cell: int, sides: tuple[int, int, int, int]) -> None:
        """The cell is free no longer, and its free neighbours have the tile's areas before them."""
        self.sides[cell] = sides
        del self.facing[cell]
        for side, step in enumerate(STEPS):
            if cell + step not in self.sides:
                faces = list(self.facing.get(cell + step, _NOTHING_FACES))
                faces[side ^ 2] = sides[side]
                self.facing[cell + step] = tuple(faces)

    def _add_areas(self, tile: int) -> None:
        """Each area is a territory of its own, until it is joined to another."""
        ways: dict[int, dict[int, bool]] = {area: {} for area in TILES[tile].areas}
        for border in TILES[tile].borders:
            rough = border.rough and ways[border.a].get(border.b, True)
            ways[border.a][border.b] = ways[border.b][border.a] = rough
        for number in TILES[tile].areas:
            area = AREAS[number]
            self.region_of[number] = number
            self.regions[number] = Region(
                id=number,
                areas=(number,),
                tiles=frozenset((tile,)),
                open_edges=area.sides,
                icons=area.icons,
                slots=(number,) if area.slot else (),
                lairs=(number,) if area.lair else (),
                ways=MappingProxyType(ways[number]),
            )

    def _join(self, area: int, other: int) -> list[tuple[int, int]]:
        """Two areas meet across an edge. The territory with fewer areas becomes part of the other."""
        a, b = self.at(area), self.at(other)
        if a is b:
            self.regions[a.id] = a._replace(open_edges=a.open_edges - 2)
            return []
        kept, gone = (a, b) if (len(a.areas), -a.id) > (len(b.areas), -b.id) else (b, a)
        for moved in gone.areas:
            self.region_of[moved] = kept.id
        ways = dict(kept.ways)
        for near, rough in gone.ways.items():
            ways[near] = rough and ways.get(near, True)
            self._rename_way(near, gone.id, kept.id, ways[near])
        self.regions[kept.id] = Region(
            id=kept.id,
            areas=kept.areas + gone.areas,
            tiles=kept.tiles | gone.tiles,
            open_edges=kept.open_edges + gone.open_edges - 2,
            icons=(
                kept.icons[0] + gone.icons[0],
                kept.icons[1] + gone.icons[1],
                kept.icons[2] + gone.icons[2],
            ),
            slots=kept.slots + gone.slots,
            lairs=kept.lairs + gone.lairs,
            ways=MappingProxyType(ways),
        )
        del self.regions[gone.id]
        return [(gone.id, kept.id)]

    def _rename_way(self, region: int, gone: int, kept: int, rough: bool) -> None:
        ways = dict(self.regions[region].ways)
        del ways[gone]
        ways[kept] = rough
        self.regions[region] = self.regions[region]._replace(ways=MappingProxyType(ways))


def start(five_players: bool) -> Land:
    """NG-3.4, NG-3.5."""
    land = Land().with_tile(START_TILE, CENTRE, 0).land
    return land.with_tile(FIVE_PLAYER_TILE, cell_at(1, 0), 0).land if five_players else land
