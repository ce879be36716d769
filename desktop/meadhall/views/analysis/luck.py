"""What chance gave to each, over what it gives on average: bars to either side of nothing."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from meadhall.chronicle.analysis import Fortune
from meadhall.views.analysis.curve import pattern_of
from meadhall.views.analysis.told import Told
from meadhall.views.look.ink import fitted, lettering, stroke
from meadhall.views.look.palette import INK
from meadhall.views.look.patterns import pattern
from meadhall.views.look.players.heraldry import badge
from meadhall.views.look.richtext import Lines, draw_lines, lines_of
from meadhall.views.look.shapes import line, of_rect
from meadhall.views.look.style import Style, smooth
from meadhall.views.text import spoken

_HEAD, _ROW, _BADGE = 28, 25, 10
_NAMES = 0.34  # of the width; the rest is for the bars and their figures
_FIGURE = 52
_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight


class LuckBars(QWidget):
    """Of one kind of outcome."""

    def __init__(self, style: Style, told: Told, fortune: Fortune) -> None:
        super().__init__()
        self.look, self._told, self._fortune = style, told, fortune
        path = f"analysis.luck.{told.table.game.id}.{fortune.kind}"
        self._title, self._unit = told.words(path), told.words(f"{path}_unit")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        said = [
            told.words(
                "analysis.luck.spoken",
                who=told.names[seat],
                came=told.words.decimal(fortune.came[seat]),
                expected=told.words.decimal(fortune.expected[seat]),
            )
            for seat in told.ranks
        ]
        self.setAccessibleName(spoken("; ".join((f"{self._title}, {self._unit}", *said)), told.words))

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(360), self.look.px(_HEAD + _ROW * len(self._told.names) + 4))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(260), self.sizeHint().height())

    def text_fits(self) -> bool:
        title = self.look.metrics("bold", 16).horizontalAdvance(self._title)
        return title + self._unit_lines().width + self.look.scaled(8) <= self.width()

    def _unit_lines(self) -> Lines:
        return lines_of(self._unit, 10_000, self.look.letters(13))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, style = QPainter(self), self.look
        smooth(painter)
        head = QRectF(0, 0, self.width(), style.scaled(_HEAD))
        lettering(painter, head, self._title, style.font("bold", 16), style.room.text, _LEFT)
        unit = self._unit_lines()
        place = QRectF(0, (head.height() - unit.height) / 2, self.width(), unit.height)
        draw_lines(painter, unit, place, style.room.text3, _RIGHT)
        ranks, fortune = self._told.ranks, self._fortune
        most = max(1.0, *(abs(fortune.came[seat] - fortune.expected[seat]) for seat in ranks))
        middle = self.width() * (_NAMES + 1) / 2
        foot = head.bottom() + style.scaled(_ROW) * len(ranks)
        for place, seat in enumerate(ranks):
            row = QRectF(0, head.bottom() + place * style.scaled(_ROW), self.width(), style.scaled(_ROW))
            self._paint_row(painter, row, seat, middle, most)
        stroke(painter, line((middle, head.bottom()), (middle, foot)), style.room.text, style.scaled(2))

    def _paint_row(self, painter: QPainter, row: QRectF, seat: int, middle: float, most: float) -> None:
        style, told = self.look, self._told
        radius = style.scaled(_BADGE)
        badge(painter, told.player(seat), QPointF(radius + 1, row.center().y()), radius)
        name = QRectF(2.8 * radius, row.top(), self.width() * _NAMES - 2.8 * radius, row.height())
        text = told.table.terms.seats[seat].name
        font = fitted(style.font("medium", 15), text, name.width(), style.floor)
        lettering(painter, name, text, font, style.room.text, _LEFT)
        lead = self._fortune.came[seat] - self._fortune.expected[seat]
        reach = (self.width() * (1 - _NAMES)) / 2 - style.scaled(_FIGURE)
        length = reach * lead / most
        bar = QRectF(
            min(middle, middle + length), row.top() + style.scaled(4), abs(length), row.height() - style.scaled(8)
        )
        path = of_rect(bar, style.scaled(3))
        painter.fillPath(path, told.player(seat).base)
        pattern(painter, path, pattern_of(told.colours[seat]), style.unit)
        stroke(painter, path, INK, style.scaled(1.4))
        figure = ("+" if lead > 0.05 else "−" if lead < -0.05 else "") + told.words.decimal(abs(lead))
        wide = style.scaled(_FIGURE - 6)
        if lead < -0.05:
            place, align = QRectF(bar.left() - wide - style.scaled(6), row.top(), wide, row.height()), _RIGHT
        else:
            place, align = QRectF(bar.right() + style.scaled(6), row.top(), wide, row.height()), _LEFT
        lettering(painter, place, figure, style.font("bold", 15), style.room.text, align)
