"""Patterns over a colour, so that what is told apart by colours can be told apart without them."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from meadhall.views.look.ink import stroke
from meadhall.views.look.shapes import disc, line
from meadhall.views.look.states import hatch
from meadhall.views.look.tones import veil

PATTERNS = 6
_DARK = QColor("#1A1008")


def pattern(painter: QPainter, path: QPainterPath, number: int, unit: float, strength: float = 0.26) -> None:
    """By number: plain, oblique, upright, dotted, level, crossed."""
    box = path.boundingRect()
    colour = veil(_DARK, strength)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    match number:
        case 1:
            hatch(painter, path, colour, 10 * unit, 2 * unit)
        case 2:
            _lines(painter, box, colour, 9 * unit, 2 * unit, upright=True)
        case 3:
            _dots(painter, box, veil(_DARK, strength + 0.1), unit)
        case 4:
            _lines(painter, box, colour, 9 * unit, 2 * unit, upright=False)
        case 5:
            hatch(painter, path, colour, 12 * unit, 2 * unit)
            _lines(painter, box, colour, 12 * unit, 2 * unit, upright=True)
        case _:
            pass
    painter.restore()


def _lines(painter: QPainter, box: QRectF, colour: QColor, gap: float, width: float, *, upright: bool) -> None:
    at = gap / 2
    while at < (box.width() if upright else box.height()):
        if upright:
            ends = (box.left() + at, box.top()), (box.left() + at, box.bottom())
        else:
            ends = (box.left(), box.top() + at), (box.right(), box.top() + at)
        stroke(painter, line(*ends), colour, width)
        at += gap


def _dots(painter: QPainter, box: QRectF, colour: QColor, unit: float) -> None:
    step = 9 * unit
    for row in range(int(box.height() / step) + 1):
        for column in range(int(box.width() / step) + 1):
            x, y = box.left() + (column + 0.5) * step, box.top() + (row + 0.5) * step
            painter.fillPath(disc(x, y, 1.8 * unit), colour)
