"""The tiles as drawn: each area and border as a path around the middle of its tile, by tile and quarter turns."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtGui import QPainterPath

from meadhall.rules.northgard.data import AREAS, TILES
from meadhall.views.look.shapes import Point, curve, line

from . import geometry as given

TILE = 132.0  # board units to a side: what a tile measures in the design
HALF = TILE / 2

_CORNERS: dict[str, tuple[Point, Point]] = {
    "N": ((0, 0), (1, 0)),
    "E": ((1, 0), (1, 1)),
    "S": ((1, 1), (0, 1)),
    "W": ((0, 1), (0, 0)),
}


class Stretch(NamedTuple):
    """A part of an area's rim: a printed border, or a side of the tile (0 to 3, clockwise from the north)."""

    path: QPainterPath
    start: Point
    end: Point
    side: int | None


class AreaShape(NamedTuple):
    """An area of a tile; all places are measured from the middle of the tile."""

    number: int
    path: QPainterPath
    rim: tuple[Stretch, ...]
    units: Point
    guest: Point
    slot: Point | None
    lair: Point | None
    icons: tuple[tuple[str, Point], ...]

    @property
    def taken(self) -> list[tuple[Point, float]]:
        """What no tree may cover: places and how far things reach around them."""
        found = [(self.guest, 13.0), (self.units, 20.0)]
        found += [(at, 13.0) for _, at in self.icons]
        if self.slot is not None:
            found.append((self.slot, 24.0 if AREAS[self.number].slot == "large" else 16.0))
        if self.lair is not None:
            found.append((self.lair, 17.0))
        return found


class BorderShape(NamedTuple):
    path: QPainterPath
    points: tuple[Point, ...]
    rough: bool


class TileShape(NamedTuple):
    areas: tuple[AreaShape, ...]
    borders: tuple[BorderShape, ...]


def placed(point: Point, turns: int) -> Point:
    """A point of a tile after so many quarter turns clockwise, from the middle, in board units."""
    x, y = given.turned(point, turns)
    return (x - 0.5) * TILE, (y - 0.5) * TILE


@lru_cache(maxsize=64)  # a board has half as many tiles
def shape_of(tile: int, turns: int) -> TileShape:
    spec = TILES[tile]
    lines = {path.name: [placed(point, turns) for point in path.points] for path in given.shapes()[tile].paths}
    areas = tuple(_area(number, given.shape_of(number), lines, turns) for number in spec.areas)
    borders = tuple(
        BorderShape(curve(lines[border.name], closed=False), tuple(lines[border.name]), border.rough)
        for border in spec.borders
    )
    return TileShape(areas, borders)


def _area(number: int, drawn: given.AreaShape, lines: dict[str, list[Point]], turns: int) -> AreaShape:
    rim = tuple(_stretch(word, lines, turns) for word in drawn.ring)
    path = QPainterPath()
    for stretch in rim:
        path.connectPath(stretch.path)
    path.closeSubpath()
    return AreaShape(
        number,
        path,
        rim,
        placed(drawn.units, turns),
        placed(drawn.guest, turns),
        placed(drawn.slot, turns) if drawn.slot else None,
        placed(drawn.lair, turns) if drawn.lair else None,
        tuple((icon.kind, placed(icon.at, turns)) for icon in drawn.icons),
    )


def _stretch(word: str, lines: dict[str, list[Point]], turns: int) -> Stretch:
    """One word of a ring: a side of the tile, or a border by its name, backwards with a minus before it."""
    if word in _CORNERS:
        start, end = (placed(corner, turns) for corner in _CORNERS[word])
        return Stretch(line(start, end), start, end, ("NESW".index(word) + turns) % 4)
    points = lines[word.removeprefix("-")]
    points = points[::-1] if word.startswith("-") else points
    return Stretch(curve(points, closed=False), points[0], points[-1], None)
