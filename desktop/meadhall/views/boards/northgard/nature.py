"""What grows and lies on the land: where there is room for it, and its stamps."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from meadhall.views.look.drawn import scenery
from meadhall.views.look.game_colours import LANDS
from meadhall.views.look.ink import ink, stroke
from meadhall.views.look.shapes import Point, disc, polygon, seed_of
from meadhall.views.look.svgpath import outline
from meadhall.views.look.tones import mix, veil

from ..kit.canvas import Canvas
from .shapes import HALF, AreaShape, shape_of

_DEEP = QColor("#2A2A12")
_BLACK = QColor("#000000")
_TUFT = "M0 0 Q-2 -5 -5 -6 M0 0 Q0 -5 2 -8 M0 0 Q3 -3 6 -4"
_DRIFT = "M-9 0 Q-4 -4 1 -2 Q5 -1 9 -3"
_PETALS = (QColor("#FFF6E2"), QColor("#E7A9C4"), QColor("#F6D860"))
_HEART = QColor("#D9A43A")
_TRIES = 160


class Grown(NamedTuple):
    """One thing of nature on a tile, from the tile's middle; `size` is its height."""

    kind: str
    x: float
    y: float
    size: int


@lru_cache(maxsize=64)  # a board has half as many tiles
def growth(tile: int, turns: int) -> tuple[Grown, ...]:
    """What grows on a tile, from north to south. It never covers what one has to see."""
    found: list[Grown] = []
    shape = shape_of(tile, turns)
    borders = [point for border in shape.borders for point in border.points]
    for area in shape.areas:
        chance = random.Random(seed_of("nature", area.number))
        kind = chance.choice(("wood", "wood", "wood", "peaks", "peaks", "meadow"))
        found += _of_area(area, kind, borders, chance)
    return tuple(sorted(found, key=lambda grown: grown.y))


def _of_area(area: AreaShape, kind: str, borders: list[Point], chance: random.Random) -> list[Grown]:
    most = {"wood": 9, "peaks": 2, "meadow": 3}[kind]
    found: list[Grown] = []
    box = area.path.boundingRect()
    for _ in range(_TRIES):
        if len(found) >= most:
            break
        if found and chance.random() < 0.75:  # most of them stand together
            x, y = found[0].x + chance.uniform(-30, 30), found[0].y + chance.uniform(-18, 18)
        else:
            x, y = chance.uniform(box.left(), box.right()), chance.uniform(box.top(), box.bottom())
        grown = _thing(kind, x, y, chance)
        if _fits(grown, area, borders) and all(_apart(grown, other) for other in found):
            found.append(grown)
    return found


def _thing(kind: str, x: float, y: float, chance: random.Random) -> Grown:
    if kind == "peaks":
        return Grown("peak", x, y, chance.choice((19, 22, 25)))
    if kind == "meadow":
        return Grown("bush", x, y, chance.choice((8, 10)))
    return Grown("tree", x, y, chance.choice((18, 21, 24)))


def _reach(grown: Grown) -> tuple[float, float, float]:
    """Half its width, and how far it rises above and sinks below its foot."""
    wide = {"peak": 1.05, "bush": 0.8, "tree": 0.38}[grown.kind] * grown.size
    return wide, grown.size, 3.0


def _fits(grown: Grown, area: AreaShape, borders: list[Point]) -> bool:
    wide, high, low = _reach(grown)
    x, y = grown.x, grown.y
    if abs(x) + wide > HALF - 3 or y - high < 4 - HALF or y + low > HALF - 3:
        return False
    corners = ((x - wide, y - high * 0.5), (x + wide, y - high * 0.5), (x - wide, y + low), (x + wide, y + low))
    if not all(area.path.contains(QPointF(*corner)) for corner in (*corners, (x, y - high))):
        return False
    middle = y - high * 0.4
    if any(_gap(x, middle, at, wide, high * 0.5) < reach for at, reach in area.taken):
        return False
    return all(_gap(x, middle, at, wide, high * 0.5) > 5 for at in borders)


def _gap(x: float, y: float, at: Point, wide: float, high: float) -> float:
    """From a point to the nearest edge of a box around x, y."""
    return math.hypot(max(abs(at[0] - x) - wide, 0), max(abs(at[1] - y) - high, 0))


def _apart(one: Grown, other: Grown) -> bool:
    near = 0.5 if one.kind == "tree" else 1.3
    return math.hypot(one.x - other.x, (one.y - other.y) * 1.5) > near * (one.size + other.size) / 2


# Stamps


def grow(canvas: Canvas, grown: Grown, *, snow: bool = False) -> None:
    size = grown.size
    box = QRectF(-1.2 * size, -1.2 * size, 2.4 * size, 1.7 * size)
    canvas.stamp((grown.kind, size, snow), grown.x, grown.y, box, lambda on: _PAINTERS[grown.kind](on, size, snow))


def _tree(canvas: Canvas, size: float, snow: bool) -> None:
    canvas.painter.fillPath(disc(0.06 * size, 0, 0.36 * size, 0.11 * size), veil(_BLACK, 0.22))
    tone = mix(LANDS.conifer, LANDS.winter_night, 0.18) if snow else LANDS.conifer
    scenery.conifer(canvas.painter, 0, 0, size, tone, pen=1.2, snow=LANDS.snow if snow else None)


def _peak(canvas: Canvas, size: float, snow: bool) -> None:
    painter, s = canvas.painter, size
    painter.fillPath(disc(0.08 * s, 0, 1.0 * s, 0.14 * s), veil(_BLACK, 0.2))
    ridge = [(-1, 0), (-0.45, -0.7), (-0.25, -0.5), (0.1, -1.05), (0.55, -0.42), (0.7, -0.5), (1, 0)]
    ink(painter, polygon([(x * s, y * s) for x, y in ridge]), LANDS.rock, 1.6, depth=0.2 * s)
    cap = [(0.1, -1.05), (0.3, -0.76), (0.12, -0.82), (0, -0.68), (-0.12, -0.8)]
    painter.fillPath(polygon([(x * s, y * s) for x, y in cap]), LANDS.snow)
    if snow:
        flank = [(-0.45, -0.7), (-0.25, -0.5), (-0.4, -0.36), (-0.56, -0.46), (-0.72, -0.3)]
        painter.fillPath(polygon([(x * s, y * s) for x, y in flank]), LANDS.snow)


def _bush(canvas: Canvas, size: float, snow: bool) -> None:
    painter, s = canvas.painter, size
    painter.fillPath(disc(0.05 * s, 0.05 * s, 0.85 * s, 0.22 * s), veil(_BLACK, 0.2))
    tone = mix(LANDS.conifer, LANDS.grove, 0.4)
    for x, r in ((-0.42, 0.4), (0.42, 0.36), (0, 0.54)):
        ink(painter, disc(x * s, -r * s * 0.75, r * s), tone, 1.1, depth=0.16 * s)
        if snow:
            painter.fillPath(disc(x * s, -r * s * 1.2, 0.66 * r * s, 0.42 * r * s), LANDS.snow)


_PAINTERS = {"tree": _tree, "peak": _peak, "bush": _bush}


def tufts(canvas: Canvas, area: AreaShape, tint: QColor) -> None:
    """Grass, anywhere on the ground: pieces may lie on it."""
    _strew(canvas, area, _TUFT, veil(mix(tint, _DEEP, 0.42), 0.55), 900)


def drifts(canvas: Canvas, area: AreaShape, tint: QColor) -> None:
    """How the wind has laid the snow."""
    _strew(canvas, area, _DRIFT, veil(LANDS.drift, 0.6), 1500)


def flowers(canvas: Canvas, area: AreaShape, tint: QColor) -> None:
    """Between the young grass."""
    tufts(canvas, area, tint)
    for number, tone in enumerate(_PETALS):
        for x, y in _places(area, f"flowers {number}", 5200):
            canvas.painter.fillPath(disc(x, y, 2.1), tone)
            canvas.painter.fillPath(disc(x, y, 0.8), _HEART)


def _strew(canvas: Canvas, area: AreaShape, form: str, tone: QColor, thin: float) -> None:
    for x, y in _places(area, "grass", thin):
        canvas.painter.translate(x, y)
        stroke(canvas.painter, outline(form), tone, 1.1)
        canvas.painter.translate(-x, -y)


def _places(area: AreaShape, what: str, thin: float) -> Iterator[Point]:
    """One on so much ground; what is strewn grows from a number of its own, so the land always looks the same."""
    chance = random.Random(seed_of(what, area.number))
    box = area.path.boundingRect()
    for _ in range(round(box.width() * box.height() / thin)):
        x, y = chance.uniform(box.left(), box.right()), chance.uniform(box.top(), box.bottom())
        if area.path.contains(QPointF(x, y)):
            yield x, y
