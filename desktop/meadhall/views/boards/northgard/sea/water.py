"""The sea around the map: open water as a still picture, and the shallows along the coast cell by cell."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath

from meadhall.rules.northgard.data import ROW, STEPS
from meadhall.rules.northgard.state import Land
from meadhall.views.look.game_colours import LANDS
from meadhall.views.look.ink import stroke
from meadhall.views.look.palette import INK
from meadhall.views.look.shapes import placed, rectangle, rounded
from meadhall.views.look.style import round_pen
from meadhall.views.look.svgpath import outline
from meadhall.views.look.textures import lay_texture
from meadhall.views.look.tones import veil

from ...kit.canvas import Canvas
from ...kit.pieces import Patch
from ..shapes import HALF, TILE

_AROUND = (-ROW, 1 - ROW, 1, ROW + 1, ROW, ROW - 1, -1, -ROW - 1)  # eight cells clockwise from the north
_OFFSETS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
_SHALLOWS = ((42, 0.1), (29, 0.13), (18, 0.17), (9, 0.27))  # how far from the land, and how bright
_SEAM = 4.0
_FOGGY = 0.3  # of the cells around the land
_STRIP = 396.0  # open water is painted in squares of this side, none of which takes long
_WAVE = "M0 0 Q6 -6 12 0 Q18 -6 24 0 Q30 -6 36 0"
_BLACK = QColor("#000000")


# --- open water


def sea_patches(field: QRectF) -> Iterator[Patch]:
    y = field.top()
    while y < field.bottom():
        x = field.left()
        while x < field.right():
            box = QRectF(x, y, min(_STRIP, field.right() - x), min(_STRIP, field.bottom() - y))
            yield Patch(box, _water(box))
            x += _STRIP
        y += _STRIP


def _water(box: QRectF) -> Callable[[Canvas], None]:
    def paint(canvas: Canvas) -> None:
        painter = canvas.painter
        painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
        painter.fillRect(box, LANDS.sea)
        lay_texture(painter, box, "cloud", 0.09, 1.5, (0.0, 0.0))
        _rhumbs(canvas, box)
        column, row = round(box.left() // _STRIP), round(box.top() // _STRIP)
        for left in (column - 1, column, column + 1):
            for top in (row - 1, row, row + 1):
                _waves(canvas, left, top)

    return paint


def _rhumbs(canvas: Canvas, box: QRectF) -> None:
    """The sixteen winds, from where the first tile lies; only those that cross this water, for long lines are slow."""
    middle, reach = box.center(), math.hypot(box.width(), box.height()) / 2
    canvas.painter.setPen(round_pen(veil(LANDS.compass, 0.08), 1.4))
    for wind in range(16):
        x, y = math.cos(math.radians(wind * 22.5)), math.sin(math.radians(wind * 22.5))
        along, aside = middle.x() * x + middle.y() * y, abs(middle.y() * x - middle.x() * y)
        if aside <= reach and along >= -reach:
            start, stop = max(0.0, along - reach), along + reach
            canvas.painter.drawLine(QPointF(start * x, start * y), QPointF(stop * x, stop * y))


def _waves(canvas: Canvas, column: int, row: int) -> None:
    """The waves of one square of a lattice that does not depend on how far the sea is shown."""
    chance = random.Random(column * 1009 + row * 9176)
    waves = QPainterPath()
    for _ in range(7):
        x, y = (column + chance.random()) * _STRIP, (row + chance.random()) * _STRIP
        waves.addPath(outline(_WAVE).translated(x, y))
    stroke(canvas.painter, waves, veil(LANDS.ripple, 0.24), 1.4)


# --- the coast


def coast(land: Land) -> dict[int, int]:
    """The free cells along the coast, each with the neighbours that are land as bits."""
    cells = {cell + step for cell in land.sides for step in _AROUND} - land.sides.keys()
    return {cell: sum((cell + step in land.sides) << bit for bit, step in enumerate(_AROUND)) for cell in cells}


def banks_of_fog(land: Land) -> list[int]:
    """Some of the cells that can be explored, always the same ones."""
    cells = {cell + step for cell in land.sides for step in STEPS} - land.sides.keys()
    return sorted(cell for cell in cells if random.Random(cell).random() < _FOGGY)


FOG_BOX = QRectF(-62, -26, 124, 52)
_FOG = (
    "M-54 14 C-66 14 -66 0 -52 0 C-52 -12 -34 -16 -26 -8 C-18 -20 6 -20 10 -8 C22 -16 38 -10 38 0 C54 -2 58 14 46 14"
    " C30 18 -30 18 -54 14Z"
)


def fog(canvas: Canvas, key: tuple[Any, ...]) -> None:
    form = outline(_FOG)
    canvas.painter.fillPath(form, veil(LANDS.compass, 0.2))
    canvas.painter.fillPath(placed(form, 4, 3, 0.7), veil(LANDS.snow_field, 0.16))
    stroke(canvas.painter, form, veil(LANDS.compass, 0.28), 1.4)


COAST_BOX = QRectF(-HALF - 2, -HALF - 2, TILE + 4, TILE + 4)


def shallows(canvas: Canvas, land: int) -> None:
    """What the neighbouring land casts on a cell of water, and the rim of that land."""
    painter = canvas.painter
    path = QPainterPath()
    for bit, (dx, dy) in enumerate(_OFFSETS):
        if land >> bit & 1:
            path = path.united(rectangle(dx * TILE - HALF, dy * TILE - HALF, TILE, TILE))
    cell = QRectF(-HALF, -HALF, TILE, TILE)
    painter.save()
    painter.setClipRect(cell, Qt.ClipOperation.IntersectClip)
    for reach, strength in _SHALLOWS:
        painter.fillPath(_around(land, reach), veil(LANDS.shallows, strength))
    for width in (26, 18, 10):
        stroke(painter, path.translated(0, 7), veil(_BLACK, 0.16), width)
    stroke(painter, path, LANDS.cliff, 9)
    stroke(painter, path, veil(INK, 0.55), 10.5)
    stroke(painter, path, LANDS.cliff, 8)
    painter.restore()
    for side in range(4):
        if land >> (2 * side) & 1:
            stroke(painter, _edge(side), INK, 2.6)


def _around(land: int, reach: float) -> QPainterPath:
    """All that lies so near to the land around a cell: round at its corners, and in the corners of bays too."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for bit, (dx, dy) in enumerate(_OFFSETS):
        if land >> bit & 1:
            side = TILE + 2 * reach
            path.addPath(rounded(dx * TILE - HALF - reach, dy * TILE - HALF - reach, side, side, reach))
    for first, second in ((0, 2), (2, 4), (4, 6), (6, 0)):
        if land >> first & 1 and land >> second & 1:
            path = path.united(_bay(_OFFSETS[first], _OFFSETS[second], reach))
    return path


def _bay(one: tuple[int, int], other: tuple[int, int], reach: float) -> QPainterPath:
    """What rounds the corner between two shores; it reaches into what lies along them, so that no seam shows."""
    right, down = one[0] + other[0], one[1] + other[1]
    x, y = right * (HALF - reach), down * (HALF - reach)
    inner = QPointF(x + right * _SEAM, y + down * _SEAM)
    path = QPainterPath(inner)
    path.lineTo(x - right * reach, inner.y())
    path.lineTo(x - right * reach, y)
    path.quadTo(x, y, x, y - down * reach)
    path.lineTo(inner.x(), y - down * reach)
    path.closeSubpath()
    return path


def _edge(side: int) -> QPainterPath:
    corners = [(-HALF, -HALF), (HALF, -HALF), (HALF, HALF), (-HALF, HALF)]
    path = QPainterPath()
    path.moveTo(*corners[side])
    path.lineTo(*corners[(side + 1) % 4])
    return path
