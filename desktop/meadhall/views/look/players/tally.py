"""How strong a computer player is: a tally stick with four notches, as many of them inlaid with gold."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from meadhall.views.look.ink import ink
from meadhall.views.look.palette import INK, WOOD
from meadhall.views.look.shapes import of_rect, polygon
from meadhall.views.look.textures import texture
from meadhall.views.look.tones import mix

NOTCHES = 4
WIDTH = 3.1  # of a stick, in its heights
_GOLD = QColor("#FFCB52")


def tally(painter: QPainter, rect: QRectF, notches: int) -> None:
    """As large as the rectangle, which is WIDTH times as wide as high."""
    high = rect.height()
    stick = of_rect(rect, high * 0.32)
    ink(painter, stick, WOOD, max(1.1, high / 14), depth=high * 0.12)
    texture(painter, stick, "wood", 0.3, max(0.3, high / 40))
    step = rect.width() / (NOTCHES + 0.6)
    for number in range(NOTCHES):
        left, lean = rect.left() + step * (number + 0.62), high * 0.1
        top, foot = rect.top() + high * 0.18, rect.bottom() - high * 0.18
        wide = step * 0.42
        notch = polygon(
            [(left + lean, top), (left + lean + wide, top), (left + wide - lean, foot), (left - lean, foot)]
        )
        if number < notches:
            ink(painter, notch, _GOLD, max(0.9, high / 20), depth=high * 0.05)
        else:
            painter.fillPath(notch, mix(WOOD, INK, 0.72))
