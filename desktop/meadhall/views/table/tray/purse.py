"""What one can spend, in the tray: solid tokens, and beside them pale ones that fade with the turn."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from meadhall.views.look.drawn.tokens import count_plate, resource_disc
from meadhall.views.look.ink import lettering, stroke
from meadhall.views.look.shapes import disc, of_rect
from meadhall.views.look.style import Style, smooth
from meadhall.views.look.tones import veil
from meadhall.views.table.game import Fund, Purse
from meadhall.views.widgets import aloud, fit, hint

_WIDE = 128
_GAP, _HEAD = 8, 24
_PALE = 0.55
_LEFT = Qt.AlignmentFlag.AlignLeft


class PurseBox(QWidget):
    def __init__(self, style: Style, purse: Purse, height: float, parent: QWidget) -> None:
        super().__init__(parent)
        self.look, self._purse, self._high = style, purse, height
        self.topic = tuple(filter(None, (purse.topic,)))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        said = [f"{fund.heading}: {', '.join(each.hint for each in fund.figures)}" for fund in purse.funds]
        self.setAccessibleName(aloud(style, *said))
        hint(self, style, "\n".join(said))

    def sizeHint(self) -> QSize:
        style = self.look
        headings = (style.metrics("bold", 13).horizontalAdvance(fund.heading) for fund in self._purse.funds)
        wide = max((advance + style.scaled(22) for advance in headings), default=0)
        return QSize(max(style.px(_WIDE), ceil(wide)), style.px(self._high))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def text_fits(self) -> bool:
        return all(fit(self.look, "bold", 13, fund.heading, self._room).fits for fund in self._purse.funds)

    @property
    def _room(self) -> float:
        return self.width() - self.look.scaled(20)

    def paintEvent(self, event: QPaintEvent) -> None:
        key = ("purse", self._purse, self.look.room.name, self.look.unit)
        picture = self.look.pixmap(key, QRectF(self.rect()).size(), self._paint, self.devicePixelRatioF())
        QPainter(self).drawPixmap(0, 0, picture)

    def _paint(self, painter: QPainter) -> None:
        smooth(painter)
        gap, count = self.look.scaled(_GAP), len(self._purse.funds)
        whole = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        high = (whole.height() - gap * (count - 1)) / count
        for place, fund in enumerate(self._purse.funds):
            top = whole.top() + place * (high + gap)
            self._paint_fund(painter, fund, QRectF(whole.left(), top, whole.width(), high))

    def _paint_fund(self, painter: QPainter, fund: Fund, box: QRectF) -> None:
        style, room = self.look, self.look.room
        path = of_rect(box, style.scaled(10))
        painter.fillPath(path, veil(room.bg, 0.45))
        dashes = (style.scaled(5), style.scaled(5)) if fund.fades else ()
        stroke(painter, path, room.line2, style.scaled(1.3), dashes)
        head = QRectF(box.left() + style.scaled(10), box.top() + style.scaled(3), self._room, style.scaled(_HEAD - 4))
        lettering(painter, head, fund.heading, fit(style, "bold", 13, fund.heading, self._room).font, room.text2, _LEFT)
        top, step = box.top() + style.scaled(_HEAD), box.width() / max(len(fund.figures), 1)
        radius = min((box.bottom() - top - style.scaled(6)) / 2, style.scaled(25))
        for place, figure in enumerate(fund.figures):
            centre = QPointF(box.left() + step * (place + 0.44), (top + box.bottom() - style.scaled(4)) / 2)
            empty = figure.text == "0"
            painter.setOpacity(0.28 if empty else _PALE if fund.fades else 1.0)
            resource_disc(painter, figure.icon, centre, radius)
            painter.setOpacity(1.0)
            if fund.fades and not empty:
                ring = disc(centre.x(), centre.y(), radius + style.scaled(2))
                stroke(painter, ring, room.gold, style.scaled(1.6), (style.scaled(4), style.scaled(4)))
            plate = centre + QPointF(radius * 0.95, radius * 0.55)
            count_plate(painter, figure.text, plate, style.letters(15))
