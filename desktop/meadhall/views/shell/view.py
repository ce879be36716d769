"""What one sees from the door, where there is room for it: a fjord by day or by night."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from meadhall.views.look.drawn.landscape import landscape
from meadhall.views.look.ink import stroke
from meadhall.views.look.shapes import of_rect
from meadhall.views.look.style import Style

_LEAST = 90


class View(QWidget):
    def __init__(self, style: Style) -> None:
        super().__init__()
        self.look = style

    def paintEvent(self, event: QPaintEvent) -> None:
        style, rect = self.look, QRectF(self.rect())
        if rect.height() >= style.scaled(_LEAST):
            key = ("view", style.room.name, style.unit)
            picture = style.pixmap(key, rect.size(), self._paint, self.devicePixelRatioF())
            QPainter(self).drawPixmap(0, 0, picture)

    def _paint(self, painter: QPainter) -> None:
        style, rect = self.look, QRectF(self.rect()).adjusted(2, 2, -2, -2)
        frame = of_rect(rect, style.scaled(10))
        landscape(painter, frame, "night" if style.room.dark else "fjord", seed=4)
        stroke(painter, frame, style.room.ink, style.scaled(2))
