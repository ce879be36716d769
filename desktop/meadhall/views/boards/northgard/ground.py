"""One tile of the map: its ground, whose it is, and what is printed on it. Neighbouring tiles join without a seam."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPen, QTransform

from meadhall.rules.northgard.data import AREAS
from meadhall.views.look.drawn.tokens import empty_slot, resource_disc
from meadhall.views.look.game_colours import LANDS
from meadhall.views.look.icons import icon_in, mono
from meadhall.views.look.ink import ink, stroke
from meadhall.views.look.palette import PLAYERS
from meadhall.views.look.patterns import pattern
from meadhall.views.look.players.heraldry import device_path
from meadhall.views.look.shapes import Point, polygon, rectangle, turned
from meadhall.views.look.textures import lay_texture
from meadhall.views.look.tones import mix, veil

from ..kit.canvas import Canvas
from . import nature
from .realms import Realm
from .season import Season
from .shapes import HALF, TILE, AreaShape, BorderShape, shape_of

BOX = QRectF(-HALF - 1, -HALF - 1, TILE + 2, TILE + 2)  # a little more than the tile: neighbours overlap
_OVERLAP = QTransform.fromScale(1 + 1 / HALF, 1 + 1 / HALF)  # from the tile to its box
ICON, SMALL, LARGE = 10.5, 13.0, 19.0  # half of what resources and slots measure


class Held(NamedTuple):
    """Whose an area is, by the number of the colour, and the territory it is part of."""

    colour: int
    realm: Realm


# --- ground


def ground(canvas: Canvas, tile: int, turns: int, at: Point, tints: Sequence[int], season: Season) -> None:
    """`at` is where on the map it lies, for the textures go on from tile to tile."""
    painter = canvas.painter
    origin = (-at[0], -at[1])
    for area, tint in zip(shape_of(tile, turns).areas, tints, strict=True):
        tone = season.on(LANDS.tints[tint])
        painter.fillPath(area.path, tone)
        stroke(painter, area.path, tone, 2)
    lay_texture(painter, BOX, "paper", 0.2, 1.0, origin)
    lay_texture(painter, BOX, "cloud", 0.12, 1.0, origin)
    for area, tint in zip(shape_of(tile, turns).areas, tints, strict=True):
        cover = nature.drifts if season.snow else nature.flowers if season.flowers else nature.tufts
        cover(canvas, area, season.on(LANDS.tints[tint]))
    stroke(painter, rectangle(-HALF, -HALF, TILE, TILE), veil(LANDS.grid, 0.26), 1.2)


# --- what is printed on it


def print_(canvas: Canvas, tile: int, turns: int, *, snow: bool = False) -> None:
    shape = shape_of(tile, turns)
    for border in shape.borders:
        _border_bed(canvas, border)
    for border in shape.borders:
        _border_line(canvas, border)
    for grown in nature.growth(tile, turns):
        nature.grow(canvas, grown, snow=snow)
    for area in shape.areas:
        _printed(canvas, area)


def _border_bed(canvas: Canvas, border: BorderShape) -> None:
    stroke(canvas.painter, border.path, veil(LANDS.border, 0.9), 9 if border.rough else 6.8)


def _border_line(canvas: Canvas, border: BorderShape) -> None:
    pen = QPen(LANDS.regular, 3.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    pen.setDashPattern([0.01, 7.4 / 3.6])
    if border.rough:
        pen = QPen(LANDS.rough, 5.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([14 / 5.6, 8 / 5.6])
        pen.setDashOffset(-4 / 5.6)
    canvas.painter.strokePath(border.path, pen)


def _printed(canvas: Canvas, area: AreaShape) -> None:
    if area.lair is not None:
        lair(canvas, *area.lair)
    if area.slot is not None:
        slot(canvas, *area.slot, AREAS[area.number].slot or "small")
    for kind, (x, y) in area.icons:
        box = QRectF(-16, -16, 32, 34)
        canvas.stamp(("printed", kind), x, y, box, _resource(kind))


def _resource(kind: str) -> Callable[[Canvas], None]:
    return lambda canvas: resource_disc(canvas.painter, kind, QPointF(0, 0), ICON)


def slot(canvas: Canvas, x: float, y: float, kind: str) -> None:
    half = LARGE if kind == "large" else SMALL
    box = QRectF(-half - 3, -half - 3, 2 * half + 6, 2 * half + 6)
    canvas.stamp(("slot", kind), x, y, box, lambda on: _slot(on, half, kind))


def _slot(canvas: Canvas, half: float, kind: str) -> None:
    rect = QRectF(-half, -half, 2 * half, 2 * half)
    empty_slot(canvas.painter, rect, round_=kind != "large", line=LANDS.slot)
    if kind == "rune":
        mono(canvas.painter, "lore", rect.adjusted(5, 5, -5, -5), veil(LANDS.slot, 0.75))


def lair(canvas: Canvas, x: float, y: float) -> None:
    canvas.stamp(("lair",), x, y, QRectF(-18, -18, 36, 36), _lair)


def _lair(canvas: Canvas) -> None:
    path = icon_in("lair", QRectF(-15, -15.5, 30, 30))
    ink(canvas.painter, path, LANDS.lair, 1.7, depth=3)


# --- whose it is


def held_by(canvas: Canvas, area: AreaShape, held: Held, at: Point, open_sides: Iterable[int]) -> None:
    """The colour and the device of whoever controls the area: a solid rim around what is closed, and around the rest
    a thin one, torn where tiles are wanting. It reaches as far as the ground, or that of the next tile would show
    between the two as a joint."""
    painter, whole = canvas.painter, _OVERLAP.map(area.path)
    player = PLAYERS[held.colour]
    rim = held.realm.path.translated(-at[0], -at[1])
    painter.save()
    painter.setClipPath(whole, Qt.ClipOperation.IntersectClip)
    painter.fillPath(whole, veil(player.base, 0.2))
    tone = veil(mix(player.dark, player.base, 0.3), 0.36)
    for x, y in _weave((at[0] % _LATTICE, at[1] % (2 * _LATTICE))):
        if _has_room(x, y, rim, area):
            painter.fillPath(device_path(player, QPointF(x, y), _DEVICE), tone)
    if canvas.style.patterned:
        pattern(painter, whole, held.colour, 1.2)
    if held.realm.closed:
        stroke(painter, rim, veil(player.dark, 0.8), 26)
        stroke(painter, rim, player.base, 22)
        stroke(painter, rim, player.light, 13)
        stroke(painter, rim, player.base, 9)
    else:
        stroke(painter, rim, veil(player.dark, 0.3), 21)
        stroke(painter, rim, veil(player.base, 0.62), 18)
        stroke(painter, rim, veil(player.base, 0.62), 11)
        for side in open_sides:
            path = teeth(side)
            painter.fillPath(path, player.base)
            stroke(painter, path, veil(player.dark, 0.8), 1.3)
    painter.restore()


_LATTICE, _DEVICE = 44.0, 8.0


def _has_room(x: float, y: float, rim: QPainterPath, area: AreaShape) -> bool:
    """A device is whole, or it is not there: neither the border nor a slot for a building cuts it."""
    if area.slot is not None:
        apart = _DEVICE + 3 + (LARGE if AREAS[area.number].slot == "large" else SMALL)
        if max(abs(x - area.slot[0]), abs(y - area.slot[1])) < apart:
            return False
    return rim.contains(QRectF(x - _DEVICE, y - _DEVICE, 2 * _DEVICE, 2 * _DEVICE))


@lru_cache(maxsize=16)
def _weave(at: Point) -> tuple[Point, ...]:
    """Where devices lie, in a pattern that goes on from tile to tile: `at` is the tile's place in it."""
    found: list[Point] = []
    left, top = at[0] - HALF, at[1] - HALF
    row = int(top // _LATTICE)
    while row * _LATTICE < top + TILE + _LATTICE:
        column = int(left // _LATTICE)
        while column * _LATTICE < left + TILE + _LATTICE:
            x = (column + (0.5 if row % 2 else 0)) * _LATTICE - at[0]
            found.append((x, row * _LATTICE - at[1]))
            column += 1
        row += 1
    return tuple(found)


@lru_cache(maxsize=4)
def teeth(side: int, depth: float = 12.0, count: int = 11) -> QPainterPath:
    """A torn side of a tile: teeth that point inward, long and short ones in turn."""
    points: list[Point] = [(-HALF, -HALF - 2)]
    for number in range(count):
        deep = depth if number % 2 else depth * 0.62
        points.append(((number + 0.5) / count * TILE - HALF, deep - HALF))
        points.append(((number + 1) / count * TILE - HALF, -HALF - 2))
    return turned(polygon(points), 90 * side)
