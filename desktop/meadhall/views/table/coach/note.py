"""The coach's note: a thing that is new to whoever looks, on a sheet of paper whose tail points at it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from meadhall.views.look import chrome, states
from meadhall.views.look.controls import Kind
from meadhall.views.look.palette import ROOMS
from meadhall.views.look.style import Style, smooth
from meadhall.views.table.advice.card import Cross
from meadhall.views.widgets import Button, Label, RichText, aloud
from meadhall.views.widgets.bubble import nearest_point, place_near

_WIDE = 360  # measures
_MARGIN, _PADDING = 18, 16
_RAVEN = 36


class CoachNote(QWidget):
    """The keyboard stays where it is; Tab comes to its buttons after all others."""

    more = Signal()
    closed = Signal()

    def __init__(self, style: Style, parent: QWidget, title: str, text: str) -> None:
        super().__init__(parent)
        self.look = paper = Style(ROOMS["light"], style.unit, style.words, style.motion)
        self.title, self.text = title, text
        words = style.words
        around = paper.px(_MARGIN + _PADDING)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(around, around - paper.px(4), around, around - paper.px(6))
        column.setSpacing(paper.px(8))
        head = QHBoxLayout()
        head.setContentsMargins(paper.px(_RAVEN + 10), 0, 0, 0)
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(Label(paper, title, "name", 19, self))
        names.addWidget(Label(paper, words("coach.note.new"), "bold", 13.5, self, colour=paper.room.info))
        head.addLayout(names, 1)
        cross = Cross(paper, words("shell.common.close"), self)
        cross.acted.connect(self.closed)
        head.addWidget(cross, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(head)
        column.addWidget(RichText(paper, text, 15.5, self))
        row = QHBoxLayout()
        row.setSpacing(0)
        self.book = Button(paper, words("coach.note.more"), Kind.SECONDARY, "book", self, size=15, height=36)
        self.book.acted.connect(self.more)
        self.enough = Button(paper, words("coach.note.enough"), Kind.SECONDARY, "eye-off", self, size=15, height=36)
        self.enough.acted.connect(self.closed)
        row.addWidget(self.book)
        row.addWidget(self.enough)
        row.addStretch(1)
        column.addLayout(row)
        self._sheet, self._tip = QRectF(), QPointF()
        self.setAccessibleName(aloud(style, f"{words('coach.note.new')}: {title}. {text}"))

    def point_at(self, target: QRect, spare: Sequence[QRect], room: QRect) -> None:
        """Beside a rectangle of the page, in the room, over as little as can be of what is to be spared."""
        margin = self.look.px(_MARGIN)
        wide = self.look.px(_WIDE) + 2 * margin
        size = QSizeF(wide - 2 * margin, self._column.totalHeightForWidth(wide) - 2 * margin)
        self.setGeometry(place_near(size, target, room, margin, spare))
        self._sheet = QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)
        corner = QPointF(self.pos())
        self._tip = nearest_point(QRectF(target), self._sheet.translated(corner)) - corner
        self.update()

    @property
    def _is_near(self) -> bool:
        """What it speaks of lies beside it: so the tail can reach it."""
        reach = self._sheet.adjusted(*(side * self.look.px(_MARGIN) * 1.5 for side in (-1, -1, 1, 1)))
        return reach.contains(self._tip)

    def text_fits(self) -> bool:
        return self.height() >= self._column.totalHeightForWidth(self.width()) - 1

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """What lies below is not meant."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        chrome.bubble(painter, self.look, self._sheet, self._tip if self._is_near else None)
        margin, half = self.look.px(_MARGIN + _PADDING), self.look.scaled(_RAVEN / 2)
        states.raven(painter, self.look, QPointF(margin + half, margin + half - self.look.scaled(2)), half)
