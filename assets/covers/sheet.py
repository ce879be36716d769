"""The sheet that covers are painted on, and the frame of three of them."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from meadhall.views.look.covers.sheet import HEIGHT, WIDTH
from meadhall.views.look.ink import stroke
from meadhall.views.look.palette import INK
from meadhall.views.look.shapes import disc, polygon, rectangle
from meadhall.views.look.tones import veil

WHOLE = QRectF(0, 0, WIDTH, HEIGHT)
__all__ = ["HEIGHT", "WHOLE", "WIDTH", "frame"]


def frame(painter: QPainter, colour: QColor) -> None:
    """A fine line around, with riveted corners."""
    stroke(painter, rectangle(10, 10, WIDTH - 20, HEIGHT - 20), veil(INK, 0.35), 4)
    stroke(painter, rectangle(10, 10, WIDTH - 20, HEIGHT - 20), veil(colour, 0.9), 2.2)
    for x, right in ((10, 1), (WIDTH - 10, -1)):
        for y, down in ((10, 1), (HEIGHT - 10, -1)):
            corner = polygon([(x, y), (x + right * 27, y), (x, y + down * 27)])
            painter.fillPath(corner, colour)
            stroke(painter, corner, veil(INK, 0.8), 1.2)
            painter.fillPath(disc(x + right * 8.5, y + down * 8.5, 3.4), INK)
