"""Territories on the map: their outlines, and where things stand in them."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

from meadhall.rules.northgard.data import AREAS, STEPS, Laid, column_and_row
from meadhall.rules.northgard.state import Land
from meadhall.views.look.shapes import Point, curve, line

from ..kit.spots import LAND, Form
from .outline import outline
from .shapes import HALF, TILE, AreaShape, shape_of

_FIGURES = QRectF(-26, -26, 52, 46)  # what a group takes of the map, around its place
_WIDE_ENOUGH = 30.0  # a place with so much room around it need not be bettered
_NEXT = (48, 6), (-48, 6), (34, 34), (-34, 34), (34, -30), (-34, -30)  # where guests stand, from those at home
_APART, _TOGETHER = 36.0, 75.0  # how far at least and at most, where none of these is well within the territory
_CLEAR = 9.0  # of the border
_STEPS = 7  # across a tile, where all of a territory is searched, and along a side of it


def centre(cell: int) -> Point:
    """The middle of a cell; the start tile lies around the origin."""
    column, row = column_and_row(cell)
    return column * TILE, row * TILE


def cell_box(cell: int) -> QRectF:
    x, y = centre(cell)
    return QRectF(x - HALF, y - HALF, TILE, TILE)


def map_box(land: Land) -> QRectF:
    box = QRectF()
    for laid in land.laid:
        box = box.united(cell_box(laid.cell))
    return box


@dataclass(frozen=True, eq=False)
class Realm:
    """A territory as it is drawn. All places are places on the map."""

    closed: bool
    path: QPainterPath
    home: Point  # where figures stand
    beside: Point  # where those stand who have entered somebody's territory
    guests: tuple[Point, ...]  # where others can stand, the roomiest first
    form: Form
    peopled: Form  # the same, where figures stand, who answer to the pointer even if they overlap the border


_Key = tuple[int, tuple[tuple[int, Laid], ...]]  # open edges, and where which areas lie
_KEPT = 400


class Realms:
    """The territories of one land after the other. Those that have not changed are the very same objects, also after
    an undo, for what was painted of them is known by them."""

    def __init__(self) -> None:
        self._land: Land | None = None
        self._now: dict[int, Realm] = {}
        self._drawn: dict[_Key, Realm] = {}

    def of(self, land: Land) -> Mapping[int, Realm]:
        if land is not self._land:
            lies = {laid.tile: laid for laid in land.laid}
            keys = {number: _key(land, number, lies) for number in land.regions}
            if len(self._drawn) > _KEPT:
                self._drawn = {key: realm for key, realm in self._drawn.items() if key in keys.values()}
            for number, key in keys.items():
                if key not in self._drawn:
                    self._drawn[key] = _realm(key, land, number)
            self._now = {number: self._drawn[key] for number, key in keys.items()}
            self._land = land
        return self._now


def _key(land: Land, number: int, lies: Mapping[int, Laid]) -> _Key:
    region = land.regions[number]
    return region.open_edges, tuple((area, lies[AREAS[area].tile]) for area in region.areas)


def _realm(key: _Key, land: Land, number: int) -> Realm:
    region = land.regions[number]
    path = QPainterPath()
    rim: list[Point] = []
    for ring in outline(land, number):
        loop = QPainterPath()
        for piece in ring:
            points = [((x - 0.5) * TILE, (y - 0.5) * TILE) for x, y in piece.points]
            rim += points if len(points) > 2 else _along(*points)
            loop.connectPath(curve(points, closed=False) if len(points) > 2 else line(*points))
        loop.closeSubpath()
        path.addPath(loop)
    areas = [_on_map(area, laid) for area, laid in key[1]]
    home = _home(areas, _seams(areas, land), rim, path)
    around = path.translated(-home[0], -home[1])
    reach = QPainterPath(around)
    reach.setFillRule(Qt.FillRule.WindingFill)
    reach.addRoundedRect(_FIGURES, 12, 12)
    form, peopled = (
        Form(f"realm:{hash(key)}", around, answers, LAND, land=True, lights=True) for answers in (around, reach)
    )
    return Realm(region.closed, path, home, _beside(home, areas, rim, path), _guests(areas, rim), form, peopled)


# Where things stand


def _along(start: Point, end: Point) -> Iterator[Point]:
    """A straight side has no other points than its ends: some between them keep figures off it, too."""
    (x, y), (to_x, to_y) = start, end
    return ((x + (to_x - x) * step / _STEPS, y + (to_y - y) * step / _STEPS) for step in range(_STEPS + 1))


class _Area(NamedTuple):
    laid: Laid
    shape: AreaShape
    x: float
    y: float

    def at(self, place: Point) -> Point:
        return self.x + place[0], self.y + place[1]


@lru_cache(maxsize=256)
def _on_map(number: int, laid: Laid) -> _Area:
    shape = next(area for area in shape_of(laid.tile, laid.turns).areas if area.number == number)
    return _Area(laid, shape, *centre(laid.cell))


def guest_place(area: int, laid: Laid) -> Point:
    """Where a creature stands that is in this area."""
    found = _on_map(area, laid)
    return found.at(found.shape.guest)


def slot_place(area: int, laid: Laid) -> Point:
    """The slot of an area; where it has none, the place where figures would stand."""
    found = _on_map(area, laid)
    return found.at(found.shape.slot or found.shape.units)


def _seams(areas: Sequence[_Area], land: Land) -> Iterator[Point]:
    """The middles of the edges where tiles meet inside the territory."""
    for area in areas:
        for stretch in area.shape.rim:
            if stretch.side in (1, 2) and area.laid.cell + STEPS[stretch.side] in land.sides:
                (ax, ay), (bx, by) = stretch.start, stretch.end
                yield area.at(((ax + bx) / 2, (ay + by) / 2))


def _home(areas: Sequence[_Area], seams: Iterator[Point], rim: Sequence[Point], path: QPainterPath) -> Point:
    """The place with the most room; the oldest one that has enough, so that figures stay where they are. Where none of
    those that were meant for it has enough, any in the territory."""
    taken = [(*area.at(at), reach) for area in areas for at, reach in _things(area.shape)]
    places = [area.at(area.shape.units) for area in areas] + list(seams)

    def room(place: Point) -> float:
        return min(_room(place, taken, rim), _WIDE_ENOUGH)

    best = max(places, key=room)
    return best if room(best) >= _WIDE_ENOUGH else max([best, *_all_over(areas, path)], key=room)


def _all_over(areas: Sequence[_Area], path: QPainterPath) -> Iterator[Point]:
    """Places at equal steps."""
    steps = [TILE * (step + 0.5) / _STEPS - HALF for step in range(_STEPS)]
    for x, y in dict.fromkeys((area.x, area.y) for area in areas):
        for dx, dy in product(steps, steps):
            if path.contains(QPointF(x + dx, y + dy)):
                yield x + dx, y + dy


def _beside(home: Point, areas: Sequence[_Area], rim: Sequence[Point], path: QPainterPath) -> Point:
    """Next to the others, wherever there is most room in the territory; or near them, where that is all abroad."""

    def room(place: Point) -> tuple[bool, float]:
        return path.contains(QPointF(*place)), _room(place, (), rim)

    best = max(((home[0] + dx, home[1] + dy) for dx, dy in _NEXT), key=room)
    if room(best) >= (True, _CLEAR):
        return best
    others = (place for place in _all_over(areas, path) if _APART <= math.dist(place, home) <= _TOGETHER)
    return max((best, *others), key=room)


def _guests(areas: Sequence[_Area], rim: Sequence[Point]) -> tuple[Point, ...]:
    places = [area.at(area.shape.guest) for area in areas]
    return tuple(sorted(places, key=lambda place: -min(_room(place, [], rim), _WIDE_ENOUGH)))


def _things(shape: AreaShape) -> Iterator[tuple[Point, float]]:
    """What lies in an area, and how far it reaches around its middle."""
    for _, at in shape.icons:
        yield at, 9.0
    if shape.slot is not None:
        yield shape.slot, 18.0 if AREAS[shape.number].slot == "large" else 13.0
    if shape.lair is not None:
        yield shape.lair, 13.0
    yield shape.guest, 4.0


def _room(place: Point, taken: Sequence[tuple[float, float, float]], rim: Sequence[Point]) -> float:
    around = min((math.dist(place, (x, y)) - reach for x, y, reach in taken), default=math.inf)
    return min(around, *(math.dist(place, point) for point in rim))
