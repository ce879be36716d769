"""Places for pieces in the tray, and tokens below them: a warband, and the goods of its leader."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from meadhall.views.look.drawn.tokens import count_plate, empty_slot, resource_disc
from meadhall.views.look.ink import lettering, stroke
from meadhall.views.look.shapes import of_rect
from meadhall.views.look.style import Style, smooth
from meadhall.views.look.tones import veil
from meadhall.views.table.game import Rack
from meadhall.views.widgets import aloud, fit, hint

_WIDE, _NARROW = 452, 344
_GAP = 10
_HEAD = 26
_NAME = 20


class RackBox(QWidget):
    def __init__(self, style: Style, rack: Rack, height: float, parent: QWidget) -> None:
        super().__init__(parent)
        self.look, self._rack, self._high = style, rack, height
        self._wide = _WIDE
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        counts = [f"{figure.hint}: {figure.text}" for figure in rack.figures]
        self.setAccessibleName(aloud(style, rack.heading, ", ".join(rack.names), *counts))
        told = [f"[{figure.icon}] {figure.hint}: **{figure.text}**" for figure in rack.figures]
        hint(self, style, "\n".join([*told, rack.hint]))

    def make_narrow(self, narrow: bool = True) -> None:
        """Smaller places, and tokens without names where these have no room, for the sake of cards."""
        self._wide = _NARROW if narrow else _WIDE

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(self._wide), self.look.px(self._high))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _boxes(self) -> tuple[QRectF, QRectF]:
        """For the places above, and for the tokens below."""
        style, whole = self.look, QRectF(self.rect()).adjusted(1, 1, -1, -1)
        high = (whole.height() - style.scaled(_GAP)) / 2
        upper = QRectF(whole.left(), whole.top(), whole.width(), high)
        return upper, upper.translated(0, high + style.scaled(_GAP))

    def text_fits(self) -> bool:
        wide = self.look.metrics("bold", 13, 1.2).horizontalAdvance(self._rack.heading.upper())
        return wide <= self.width() - self.look.scaled(24)

    def _step(self) -> float:
        return self._boxes()[1].width() / max(len(self._rack.figures), 1)

    def _names_fit(self) -> bool:
        """Names stand below the tokens where there is room for all of them."""
        step = self._step()
        fits = all(fit(self.look, "medium", 13, figure.hint, step).fits for figure in self._rack.figures)
        return fits and self._boxes()[1].height() >= self.look.scaled(80)

    def paintEvent(self, event: QPaintEvent) -> None:
        key = ("rack", self._rack, self.look.room.name, self.look.unit)
        picture = self.look.pixmap(key, QRectF(self.rect()).size(), self._paint, self.devicePixelRatioF())
        QPainter(self).drawPixmap(0, 0, picture)

    def _paint(self, painter: QPainter) -> None:
        smooth(painter)
        upper, lower = self._boxes()
        for box in (upper, lower):
            path = of_rect(box, self.look.scaled(10))
            painter.fillPath(path, veil(self.look.room.bg, 0.45))
            stroke(painter, path, self.look.room.line2, self.look.scaled(1.2))
        self._paint_places(painter, upper)
        self._paint_figures(painter, lower)

    def _paint_places(self, painter: QPainter, box: QRectF) -> None:
        style, rack = self.look, self._rack
        head = QRectF(box.left() + style.scaled(14), box.top() + style.scaled(4), box.width(), style.scaled(_HEAD - 6))
        font = style.font("bold", 13, 1.2)
        lettering(painter, head, rack.heading.upper(), font, style.room.text2, Qt.AlignmentFlag.AlignLeft)
        top = box.top() + style.scaled(_HEAD)
        step = (box.width() - style.scaled(20)) / rack.places
        size = min(step - style.scaled(7), box.bottom() - top - style.scaled(8), style.scaled(50))
        middle = (top + box.bottom() - style.scaled(6)) / 2
        for place in range(rack.places):
            centre = QPointF(box.left() + style.scaled(10) + step * (place + 0.5), middle)
            if place < len(rack.pieces):
                rack.paint(painter, centre, size, rack.pieces[place])
            else:
                slot = QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)
                empty_slot(painter, slot, round_=False, line=style.room.line2)

    def _paint_figures(self, painter: QPainter, box: QRectF) -> None:
        style, step, named = self.look, self._step(), self._names_fit()
        radius = min((box.height() - style.scaled(_NAME + 14 if named else 12)) / 2, style.scaled(24))
        y = box.top() + radius + style.scaled(8) if named else box.center().y()
        for place, figure in enumerate(self._rack.figures):
            x = box.left() + step * (place + 0.5)
            resource_disc(painter, figure.icon, QPointF(x - radius * 0.2, y), radius)
            plate = QPointF(x + radius * 0.85, y + radius * 0.55)
            count_plate(painter, figure.text, plate, style.letters(15))
            if named:
                below = QRectF(x - step / 2, box.bottom() - style.scaled(_NAME + 5), step, style.scaled(_NAME))
                font = fit(style, "medium", 13, figure.hint, step).font
                lettering(painter, below, figure.hint, font, style.room.text2)
