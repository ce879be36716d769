"""What things cost, on a sheet of paper in the tray: each card of a price, and ghosts of those that one has not."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from meadhall.views.look.drawn.tokens import empty_slot
from meadhall.views.look.icons import inline, mono
from meadhall.views.look.ink import E2, lettering, shadow, stroke
from meadhall.views.look.palette import CARD_TEXT, INK, PAPER
from meadhall.views.look.shapes import of_rect
from meadhall.views.look.style import Style, smooth
from meadhall.views.look.textures import texture
from meadhall.views.look.tones import veil
from meadhall.views.table.game import Price, PriceCard, Prices
from meadhall.views.widgets import aloud, hint

_LOW = 190  # measures: a lower sheet has nothing but icons
_EDGE, _ICON, _GAP = 12, 26, 10
_CARD, _HIGH, _STEP = 25, 33, 29  # how wide and high a card is, and from one to the next
_NAME, _HEAD = 14.5, 24
_GHOST = 0.45
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class PricesBox(QWidget):
    def __init__(self, style: Style, prices: Prices, height: float, parent: QWidget) -> None:
        super().__init__(parent)
        self.look, self._prices, self._high = style, prices, height
        self._named = height >= _LOW
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        told = [price.hint for price in self.prices]
        self.setAccessibleName(aloud(style, prices.heading, "; ".join(told)))
        hint(self, style, "\n".join(told))

    @property
    def prices(self) -> tuple[Price, ...]:
        return self._prices.prices

    def topic_at(self, at: QPoint | None) -> tuple[str, ...]:
        if at is None:
            return ()
        rows = enumerate(self.prices)
        return next(((price.topic,) for number, price in rows if self._row(number).contains(at.toPointF())), ())

    # Measures

    def drop_names(self) -> None:
        """To be narrower: they stand on the rows of actions too."""
        self._named = False

    def _names(self) -> float:
        """How wide the names are, in pixels, where they are shown."""
        if not self._named:
            return 0.0
        metrics = self.look.metrics("bold", _NAME)
        widest = max(metrics.horizontalAdvance(price.name) for price in self.prices)
        return widest + self.look.scaled(_GAP)

    def sizeHint(self) -> QSize:
        style = self.look
        most = max(len(price.cards) for price in self.prices)
        fixed = 2 * _EDGE + _ICON + _GAP + most * _STEP - (_STEP - _CARD)
        head = style.metrics("bold", 13, 1.2).horizontalAdvance(self._prices.heading.upper())
        wide = max(style.scaled(fixed) + self._names(), head + style.scaled(2 * _EDGE) if self._named else 0)
        return QSize(ceil(wide), style.px(self._high))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def text_fits(self) -> bool:
        return True  # it is as wide as its words

    def _row(self, number: int) -> QRectF:
        style = self.look
        top = style.scaled(_HEAD + 6 if self._named else 5)
        high = (self.height() - top - style.scaled(6)) / len(self.prices)
        return QRectF(style.scaled(_EDGE), top + number * high, self.width() - style.scaled(2 * _EDGE), high)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        key = ("prices", self._prices, self._named, self.look.room.name, self.look.unit)
        picture = self.look.pixmap(key, QRectF(self.rect()).size(), self._paint, self.devicePixelRatioF())
        QPainter(self).drawPixmap(0, 0, picture)

    def _paint(self, painter: QPainter) -> None:
        smooth(painter)
        style = self.look
        sheet = of_rect(QRectF(self.rect()).adjusted(2, 1, -2, -4), style.scaled(9))
        shadow(painter, sheet, E2, style.unit * 0.6)
        painter.fillPath(sheet, PAPER)
        texture(painter, sheet, "paper", 0.1, 0.7)
        stroke(painter, sheet, INK, style.scaled(1.8))
        if self._named:
            head = QRectF(style.scaled(_EDGE), style.scaled(6), self.width(), style.scaled(_HEAD - 4))
            font = style.font("bold", 13, 1.2)
            lettering(painter, head, self._prices.heading.upper(), font, veil(CARD_TEXT, 0.8), _LEFT)
        for number, price in enumerate(self.prices):
            row = self._row(number)
            if number or self._named:
                line = QRectF(row.left(), row.top(), row.width(), max(1.0, style.scaled(1)))
                painter.fillRect(line, veil(INK, 0.16))
            self._paint_price(painter, price, row)

    def _paint_price(self, painter: QPainter, price: Price, row: QRectF) -> None:
        style = self.look
        side = min(style.scaled(_ICON), row.height() * 0.8)
        tone = veil(CARD_TEXT, 0.7) if any(card.missing for card in price.cards) else CARD_TEXT
        mono(painter, price.icon, QRectF(row.left(), row.center().y() - side / 2, side, side), tone)
        names = self._names()
        if names:
            label = QRectF(row.left() + style.scaled(_ICON + _GAP), row.top(), names, row.height())
            lettering(painter, label, price.name, style.font("bold", _NAME), tone, _LEFT)
        wide, step = style.scaled(_CARD), style.scaled(_STEP)
        high = min(row.height() - style.scaled(4), style.scaled(_HIGH))
        left = row.right() - (len(price.cards) - 1) * step - wide
        for number, one in enumerate(price.cards):
            place = QRectF(left + number * step, row.center().y() - high / 2 + style.scaled(0.5), wide, high)
            self._paint_card(painter, one, place)

    def _paint_card(self, painter: QPainter, one: PriceCard, place: QRectF) -> None:
        size = place.width() * 0.76
        sign = QRectF(place.center().x() - size / 2, place.center().y() - size / 2, size, size)
        if one.missing:
            empty_slot(painter, place, round_=False, line=CARD_TEXT)
            painter.setOpacity(_GHOST)
            inline(painter, one.icon, sign, INK)
            painter.setOpacity(1.0)
            return
        path = of_rect(place, place.width() * 0.16)
        painter.fillPath(path, one.colour)
        inner = of_rect(place.adjusted(2, 2, -2, -place.height() * 0.16), place.width() * 0.1)
        painter.fillPath(inner, PAPER)
        stroke(painter, path, INK, max(1.0, self.look.scaled(1.4)))
        inline(painter, one.icon, sign.translated(0, -place.height() * 0.06), INK)
