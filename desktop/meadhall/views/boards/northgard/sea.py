"""The sea around the map: open water as a still picture, and the shallows along the coast cell by cell."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath

from meadhall.rules.northgard.data import ROW
from meadhall.rules.northgard.state import Land
from meadhall.views.look.game_colours import LANDS
from meadhall.views.look.ink import stroke
from meadhall.views.look.palette import INK
from meadhall.views.look.shapes import rectangle
from meadhall.views.look.svgpath import outline
from meadhall.views.look.textures import lay_texture
from meadhall.views.look.tones import veil

from ..kit.canvas import Canvas
from ..kit.pieces import Patch
from .shapes import HALF, TILE

_AROUND = (-ROW, 1 - ROW, 1, ROW + 1, ROW, ROW - 1, -1, -ROW - 1)  # eight cells clockwise from the north
_OFFSETS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
_SHALLOWS = ((84, 0.1), (58, 0.13), (36, 0.17), (18, 0.27))
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
        column, row = round(box.left() // _STRIP), round(box.top() // _STRIP)
        for left in (column - 1, column, column + 1):
            for top in (row - 1, row, row + 1):
                _waves(canvas, left, top)

    return paint


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
    for width, strength in _SHALLOWS:
        stroke(painter, path, veil(LANDS.shallows, strength), width)
    for width in (26, 18, 10):
        stroke(painter, path.translated(0, 7), veil(_BLACK, 0.16), width)
    stroke(painter, path, LANDS.cliff, 9)
    stroke(painter, path, veil(INK, 0.55), 10.5)
    stroke(painter, path, LANDS.cliff, 8)
    painter.restore()
    for side in range(4):
        if land >> (2 * side) & 1:
            stroke(painter, _edge(side), INK, 2.6)


def _edge(side: int) -> QPainterPath:
    corners = [(-HALF, -HALF), (HALF, -HALF), (HALF, HALF), (-HALF, HALF)]
    path = QPainterPath()
    path.moveTo(*corners[side])
    path.lineTo(*corners[(side + 1) % 4])
    return path
