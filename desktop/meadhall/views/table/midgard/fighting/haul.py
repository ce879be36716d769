"""What a hunt brings home: the forest, and in it a place for each food that can be had."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from meadhall.views.look.drawn.landscape import landscape
from meadhall.views.look.drawn.tokens import resource_disc
from meadhall.views.look.ink import contour_line, stroke
from meadhall.views.look.palette import CREAM, INK
from meadhall.views.look.shapes import disc, of_rect
from meadhall.views.look.style import Style, smooth
from meadhall.views.look.tones import veil
from meadhall.views.widgets import aloud

_DISC, _STEP = 24, 62  # measures: the radius of a food, and from one to the next
_LEDGE = 76  # of the picture, below: where they lie
_LOWEST = 168
_SEED = 7  # of the picture
_DARK, _DASH = 0.5, (4, 3)


class Haul(QWidget):
    def __init__(self, style: Style, food: int, most: int, text: str) -> None:
        super().__init__()
        self.look, self._food, self._most = style, food, most
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(aloud(style, text))

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(_STEP * self._most), self.look.px(_LOWEST))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(_DISC * 2 * self._most), self.look.px(_LOWEST))

    @property
    def places(self) -> list[QPointF]:
        """The middles of all of them."""
        step = min(self.look.scaled(_STEP), self.width() / self._most)
        left = self.width() / 2 - step * (self._most - 1) / 2
        y = self.height() - self.look.scaled(_LEDGE) / 2
        return [QPointF(left + step * place, y) for place in range(self._most)]

    def paintEvent(self, event: QPaintEvent) -> None:
        key = ("haul", self._food, self._most, self.look.room.name, self.look.unit)
        picture = self.look.pixmap(key, QRectF(self.rect()).size(), self._paint, self.devicePixelRatioF())
        QPainter(self).drawPixmap(0, 0, picture)

    def _paint(self, painter: QPainter) -> None:
        smooth(painter)
        style = self.look
        frame = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        path = of_rect(frame, style.scaled(10))
        landscape(painter, path, "forest", _SEED)
        painter.save()
        painter.setClipPath(path)
        ledge = QRectF(frame)
        ledge.setTop(self.height() - style.scaled(_LEDGE))
        painter.fillRect(ledge, veil(INK, _DARK))
        painter.restore()
        contour_line(painter, path, max(1.4, style.scaled(2)))
        for place, middle in enumerate(self.places):
            if place < self._food:
                resource_disc(painter, "food", middle, style.scaled(_DISC))
            else:
                hole = disc(middle.x(), middle.y(), style.scaled(_DISC - 2))
                painter.fillPath(hole, veil(INK, _DARK))
                stroke(painter, hole, veil(CREAM, 0.8), style.scaled(1.8), _DASH)
