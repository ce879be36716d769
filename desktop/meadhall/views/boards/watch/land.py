"""The Gift as a still picture: painted hexes with their numbers, and the trade routes on the rim."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath

from meadhall.rules.watch.data import Terrain
from meadhall.rules.watch.state import ANY, Layout, Route
from meadhall.views.look.game_colours import WATCH
from meadhall.views.look.game_colours import Terrain as Tones
from meadhall.views.look.icons import inline
from meadhall.views.look.ink import PIECE, ink, shadow, stroke
from meadhall.views.look.palette import INK, TOKEN_PAPER
from meadhall.views.look.shapes import disc, joined, line, placed, polygon
from meadhall.views.look.textures import texture
from meadhall.views.look.tones import veil

from ..kit.canvas import Canvas
from ..kit.pieces import Patch
from . import nature
from .geometry import Geometry

ICONS = ("timber", "brick", "wool", "grain", "ore")
_TONES: dict[Terrain, Tones] = {
    "forest": WATCH.forest,
    "hills": WATCH.hills,
    "pasture": WATCH.pasture,
    "fields": WATCH.fields,
    "mountains": WATCH.mountains,
    "ice_field": WATCH.ice_field,
}
_SNOW_LIGHT = QColor("#F6FBFD")
_SHADOW = QColor("#000000")
_RIM = QColor("#FFF8E4")
_PLANK = QColor("#A9774A")
_DRAWN_FOR = 60.0  # the side of the hexes that the scenes below were composed for


def snow_patches(geometry: Geometry) -> Iterator[Patch]:
    """Snow that has drifted against the land; the Wall stands before it."""
    land = _whole(geometry)
    for width, strength in ((54, 0.16), (34, 0.24), (16, 0.43)):
        yield Patch(land.boundingRect().adjusted(-30, -30, 30, 30), _drift(land, width, strength))


def land_patches(geometry: Geometry, layout: Layout) -> Iterator[Patch]:
    hexes = {number: _hex_path(geometry, number) for number in geometry.ground.hexes}
    whole = _whole(geometry)
    around = whole.boundingRect().adjusted(-30, -30, 30, 30)
    fallen = whole.translated(0, 7)
    for width in (22, 14, 7, 1):  # one patch for each stroke of the shadow: all of them together would take long
        yield Patch(around, _drift(fallen, width, 0.12, _SHADOW))
    yield Patch(around, lambda canvas: canvas.painter.fillPath(fallen, veil(_SHADOW, 0.3)))
    for number, path in hexes.items():
        terrain = layout.terrain[number]
        assert terrain is not None
        yield Patch(_about(geometry.hex(number), geometry.side + 4), _hex(geometry, number, path, terrain))
    yield Patch(around, lambda canvas: stroke(canvas.painter, whole, INK, 3))
    for route in layout.routes:
        yield Patch(_about(geometry.route(route), 60), _route(geometry, route))


def _about(point: tuple[float, float], reach: float) -> QRectF:
    return QRectF(point[0] - reach, point[1] - reach, 2 * reach, 2 * reach)


def _hex_path(geometry: Geometry, number: int, wider: float = 0) -> QPainterPath:
    x, y = geometry.hex(number)
    return placed(polygon(geometry.hex_corners(geometry.side + wider)), x, y)


@lru_cache(maxsize=4)
def _whole(geometry: Geometry) -> QPainterPath:
    return joined(*[_hex_path(geometry, number, 1) for number in geometry.ground.hexes])


def _drift(land: QPainterPath, width: float, strength: float, tone: QColor = _SNOW_LIGHT) -> Callable[[Canvas], None]:
    return lambda canvas: stroke(canvas.painter, land, veil(tone, strength), width)


# --- hexes


def _hex(geometry: Geometry, number: int, path: QPainterPath, terrain: Terrain) -> Callable[[Canvas], None]:
    tones = _TONES[terrain]

    def paint(canvas: Canvas) -> None:
        painter = canvas.painter
        chance = random.Random(number)
        x, y = geometry.hex(number)
        scale = geometry.side / _DRAWN_FOR
        painter.fillPath(path, tones.ground)
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        _SCENES[terrain](canvas, x, y, scale, tones, chance)
        texture(painter, path, "paper", 0.16)
        stroke(painter, path, veil(_RIM, 0.28), 7)
        painter.setClipping(False)
        stroke(painter, path, INK, 2.2)

    return paint


def _forest(canvas: Canvas, x: float, y: float, scale: float, tones: Tones, chance: random.Random) -> None:
    for _ in range(3):
        nature.shade_under(canvas, x + chance.uniform(-40, 40) * scale, y + chance.uniform(-40, 40) * scale, tones.mark)
    spots = [(-30, -18), (-12, -30), (10, -32), (30, -20), (-40, 6), (40, 8), (-34, 30)]
    spots += [(34, 32), (-14, 46), (12, 48), (-22, -6), (24, -4)]
    trees = [(dx + chance.uniform(-4, 4), dy + chance.uniform(-3, 3)) for dx, dy in spots]
    for dx, dy in sorted(trees, key=lambda tree: tree[1]):
        nature.conifer(canvas, x + dx * scale, y + (dy + 8) * scale, chance.choice((24, 26, 28, 30)) * scale)


def _mountains(canvas: Canvas, x: float, y: float, scale: float, tones: Tones, chance: random.Random) -> None:
    for dx, dy, size in ((-22, -16, 24), (21, -18, 28), (-36, 18, 18), (34, 20, 20), (0, 46, 18)):
        nature.shade_under(canvas, x + dx * scale, y + (dy + size * 0.42) * scale, tones.mark, size * scale)
        nature.peak(canvas, x + dx * scale, y + dy * scale, size * scale)
    _scatter(canvas, x, y, scale, tones, chance, 6)


def _hills(canvas: Canvas, x: float, y: float, scale: float, tones: Tones, chance: random.Random) -> None:
    for dx, dy, size in ((-24, -20, 26), (20, -26, 28), (-34, 20, 24), (32, 16, 26), (0, 42, 24)):
        nature.hill(canvas, x + dx * scale, y + dy * scale, size * scale)
    _scatter(canvas, x, y, scale, tones, chance, 6)


def _pasture(canvas: Canvas, x: float, y: float, scale: float, tones: Tones, chance: random.Random) -> None:
    _scatter(canvas, x, y, scale, tones, chance, 14)
    for dx, dy in ((-28, -24), (22, -30), (-38, 14), (36, 12), (2, 42)):
        nature.sheep(canvas, x + (dx + chance.uniform(-3, 3)) * scale, y + (dy + chance.uniform(-3, 3)) * scale)


def _fields(canvas: Canvas, x: float, y: float, scale: float, tones: Tones, chance: random.Random) -> None:
    for row in range(-5, 6):
        rise = chance.uniform(-2, 2)
        furrow = nature.furrow(x - 60 * scale, y + (row * 11 + rise) * scale, 120 * scale)
        stroke(canvas.painter, furrow, veil(tones.mark, 0.66), 2.2)
    for dx, dy in ((-30, -24), (24, -28), (-36, 16), (34, 16), (0, 43)):
        nature.sheaf(canvas, x + dx * scale, y + dy * scale)


def _ice_field(canvas: Canvas, x: float, y: float, scale: float, tones: Tones, chance: random.Random) -> None:
    for dx, dy, size in ((-26, -22, 15), (18, -30, 12), (30, 6, 14), (-36, 20, 12), (4, 36, 16)):
        nature.shade_under(canvas, x + dx * scale, y + (dy + size * 0.5) * scale, tones.mark, size * 1.2 * scale)
        nature.ice_block(canvas, x + dx * scale, y + dy * scale, size * scale)
    for _ in range(5):
        at = x + chance.uniform(-44, 30) * scale, y + chance.uniform(-44, 46) * scale
        stroke(canvas.painter, line(at, (at[0] + 14, at[1] - 3)), veil(WATCH.joint, 0.5), 1.3)


def _scatter(canvas: Canvas, x: float, y: float, scale: float, tones: Tones, chance: random.Random, count: int) -> None:
    for _ in range(count):
        nature.grass(canvas, x + chance.uniform(-44, 44) * scale, y + chance.uniform(-46, 50) * scale, tones.mark)


_Scene = Callable[[Canvas, float, float, float, Tones, random.Random], None]
_SCENES: dict[Terrain, _Scene] = {
    "forest": _forest,
    "hills": _hills,
    "pasture": _pasture,
    "fields": _fields,
    "mountains": _mountains,
    "ice_field": _ice_field,
}


# --- trade routes


def _route(geometry: Geometry, route: Route) -> Callable[[Canvas], None]:
    """A sign off the land, and a plank from it to either of the two intersections that open it."""

    def paint(canvas: Canvas) -> None:
        painter = canvas.painter
        x, y = geometry.route(route)
        radius = max(17.0, 13.8 / canvas.zoom) if geometry.brotherhood else 23.0
        for end in geometry.path_ends(route.path):
            plank = line((x, y), (x + (end[0] - x) * 0.93, y + (end[1] - y) * 0.93))
            stroke(painter, plank, INK, 8)
            stroke(painter, plank, _PLANK, 5)
            stroke(painter, plank, veil(INK, 0.6), 5, (1.4, 4.6))
        _sign(canvas, x, y, radius, route)

    return paint


def _sign(canvas: Canvas, x: float, y: float, radius: float, route: Route) -> None:
    painter = canvas.painter
    path = disc(x, y, radius)
    shadow(painter, path, PIECE)
    ink(painter, path, TOKEN_PAPER, 1.7, depth=2.4)
    rate = f"{route.rate}:1"
    if route.resource == ANY:
        canvas.text(QRectF(x - radius, y - radius, 2 * radius, 2 * radius), rate, "name", radius * 0.86, INK)
        return
    half = radius * 0.47
    inline(painter, ICONS[route.resource], QRectF(x - half, y - radius * 0.86, 2 * half, 2 * half), INK)
    below = QRectF(x - radius, y + radius * 0.02, 2 * radius, radius * 0.76)
    canvas.text(below, rate, "name", radius * 0.7, INK)
