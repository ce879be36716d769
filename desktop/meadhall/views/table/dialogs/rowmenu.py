"""A small sheet of rows beside a thing: what can be done with it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from meadhall.views.look import chrome
from meadhall.views.look.style import smooth
from meadhall.views.table.desk import Desk
from meadhall.views.widgets import ActionRow, Overlay, ReadingCopy

_WIDE = 330
_EDGE = 10
_SHADOW = 14


class RowMenu(Overlay):
    """Closes at a click beside it."""

    def __init__(self, desk: Desk, name: str, rows: Sequence[ActionRow]) -> None:
        super().__init__(desk.style, desk.over, name, dim=0)
        self._sheet = _Sheet(desk, self)
        column = QVBoxLayout(self._sheet)
        edge = desk.style.px(_EDGE + _SHADOW)
        column.setContentsMargins(edge, edge, edge, edge)
        column.setSpacing(0)
        self.rows = rows
        for row in rows:
            row.acted.connect(self.close_layer)
            column.addWidget(row)

    def first_focus(self) -> QWidget:
        return next((row for row in self.rows if not row.reason), self.rows[0])

    def open_over(self, widget: QWidget, place: QRect | None = None, *, on: QWidget | None = None) -> None:
        """Above a widget, or a place in it, beginning where that does; inside the page, and no lower than what it is to
        lie on."""
        place = widget.rect() if place is None else place
        ReadingCopy.of(self.over.window(), self.look).hide()
        self.open()
        wide = self.look.px(_WIDE + 2 * _EDGE + 2 * _SHADOW)
        layout = self._sheet.layout()
        assert layout is not None
        high = min(layout.totalHeightForWidth(wide), self.height())
        top = widget.mapTo(self.over, place.topLeft())
        foot = top.y() if on is None else min(top.y(), on.mapTo(self.over, on.rect().bottomLeft()).y())
        begin = top.x() + max((place.width() - wide) // 2, -self.look.px(_SHADOW))
        left = max(0, min(begin, self.width() - wide))
        self._sheet.setGeometry(left, max(0, foot - high + self.look.px(_SHADOW)), wide, high)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.close_layer()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match Qt.Key(event.key()):
            case Qt.Key.Key_Down:
                self.focusNextPrevChild(True)
            case Qt.Key.Key_Up:
                self.focusNextPrevChild(False)
            case _:
                super().keyPressEvent(event)


class _Sheet(QWidget):
    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = desk.style

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click between the rows does nothing."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        inset = self.look.scaled(_SHADOW)
        face = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        chrome.panel(painter, self.look, face, radius=12, fill=self.look.room.raised)
