"""A slip of paper beside a thing at the table, whose tail points at it: what the coach has to say of it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from meadhall.views.look import chrome
from meadhall.views.look.controls import Kind
from meadhall.views.look.palette import ROOMS
from meadhall.views.look.style import Style, smooth
from meadhall.views.table.advice.card import Cross
from meadhall.views.table.placing import covers, place
from meadhall.views.widgets import Button, RichText
from meadhall.views.widgets.bubble import nearest_point, place_near
from meadhall.views.widgets.flow import Flow

MARGIN, PADDING = 18, 16  # measures: for its shadow and its tail; inside the paper


class Slip(QWidget):
    """Paper in both rooms. Where the keyboard is, and what the cross stands for, each kind says."""

    closed = Signal()
    wide = 400  # measures
    edge: QColor | None = None
    fills = False  # rows of buttons are as wide as the paper

    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = paper = style.in_room(ROOMS["light"])
        around = paper.px(MARGIN + PADDING)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(around, around - paper.px(4), around, around - paper.px(6))
        column.setSpacing(paper.px(8))
        self.head = QHBoxLayout()
        self.head.setSpacing(paper.px(10))
        column.addLayout(self.head)
        self._sheet, self._tip = QRectF(), QPointF()

    def say(self, text: str) -> None:
        """Below the head, and above the buttons."""
        paper = self.look
        cross = Cross(paper, paper.words("shell.common.close"), self)
        cross.acted.connect(self.closed)
        self.head.addWidget(cross, 0, Qt.AlignmentFlag.AlignTop)
        self._column.addWidget(RichText(paper, text, 15.5, self))
        self.next_row()

    def next_row(self) -> None:
        """Of buttons."""
        self._row = Flow(0, filled=self.fills)
        self._column.addWidget(self._row)

    def add_button(self, text: str, icon: str | None = None, kind: Kind = Kind.SECONDARY) -> Button:
        button = Button(self.look, text, kind, icon, self, size=15, height=36)
        self._row.add(button)
        return button

    def point_at(self, target: QRect, spare: Sequence[QRect], room: QRect) -> None:
        """Beside a rectangle of the page, in the room, over as little as can be of what is to be spared."""
        margin = self.margin
        wide = self.look.px(self.wide) + 2 * margin
        size = QSizeF(wide - 2 * margin, self._column.totalHeightForWidth(wide) - 2 * margin)
        self.setGeometry(_place(size, target, room, margin, spare))
        self._sheet = QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)
        corner = QPointF(self.pos())
        self._tip = nearest_point(QRectF(target), self._sheet.translated(corner)) - corner
        self.update()

    @property
    def margin(self) -> int:
        return self.look.px(MARGIN)

    @property
    def paper(self) -> QRect:
        """On the page, without its shadow."""
        margin = self.margin
        return self.geometry().adjusted(margin, margin, -margin, -margin)

    @property
    def _is_near(self) -> bool:
        """What it speaks of lies beside it: so the tail can reach it."""
        reach = self._sheet.adjusted(*(side * self.look.px(MARGIN) * 1.5 for side in (-1, -1, 1, 1)))
        return reach.contains(self._tip)

    def text_fits(self) -> bool:
        return self.height() >= self._column.totalHeightForWidth(self.width()) - 1

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """What lies below is not meant."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        chrome.bubble(painter, self.look, self._sheet, self._tip if self._is_near else None, self.edge)


def _place(size: QSizeF, target: QRect, room: QRect, margin: int, spare: Sequence[QRect]) -> QRect:
    """Beside the target; where it would lie over anything there, wherever in the room there is nothing."""
    near = place_near(size, target, room, margin, spare)
    paper = near.adjusted(margin, margin, -margin, -margin)
    if not covers(paper, [target, *spare]):
        return near
    free = place(
        paper.size(), room.adjusted(margin, margin, -margin, -margin), [target, *spare], [], target.center(), QRect()
    )
    return near if covers(free, [target, *spare]) else free.adjusted(-margin, -margin, margin, margin)
