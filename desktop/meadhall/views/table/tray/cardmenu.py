"""What can be done with a card of the tray: a small sheet above it, with a row for each deed, and why not."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from meadhall.views.look import chrome
from meadhall.views.look.controls import Row
from meadhall.views.look.style import smooth
from meadhall.views.table.desk import Desk
from meadhall.views.table.game import Deed, OpenDialog
from meadhall.views.widgets import ActionRow, Overlay, ReadingCopy

_WIDE = 330
_EDGE = 10
_SHADOW = 14


class CardMenu(Overlay):
    """Closes at a click beside it."""

    def __init__(self, desk: Desk, deeds: Sequence[Deed], show: Callable[[OpenDialog], object]) -> None:
        super().__init__(desk.style, desk.over, desk.style.words("table.hand.menu"), dim=0)
        self._desk, self._show = desk, show
        self._sheet = _Sheet(desk, self)
        column = QVBoxLayout(self._sheet)
        edge = desk.style.px(_EDGE + _SHADOW)
        column.setContentsMargins(edge, edge, edge, edge)
        column.setSpacing(0)
        self.rows = [self._row(deed) for deed in deeds]
        for row in self.rows:
            column.addWidget(row)

    def _row(self, deed: Deed) -> ActionRow:
        style, line, denial = self.look, deed.line, deed.denial
        detail = self._desk.why(denial) if denial is not None else line.detail
        kind = Row.LOCKED if denial is not None else Row.CAN
        rule = denial.rule if denial is not None else ""
        row = ActionRow(style, line.icon or "play", line.title, detail, kind, self._sheet, rule=rule)
        row.acted.connect(lambda: self._do(deed))
        return row

    def _do(self, deed: Deed) -> None:
        self.close_layer()
        if deed.opens is not None:
            self._show(deed.opens)
        elif deed.action is not None:
            self._desk.act(deed.action)

    def first_focus(self) -> QWidget:
        return next((row for row in self.rows if not row.reason), self.rows[0])

    def open_over(self, card: QWidget) -> None:
        """Above the card, inside the page."""
        ReadingCopy.of(self.over.window(), self.look).hide()
        self.open()
        wide = self.look.px(_WIDE + 2 * _EDGE + 2 * _SHADOW)
        layout = self._sheet.layout()
        assert layout is not None
        high = min(layout.totalHeightForWidth(wide), self.height())
        top = card.mapTo(self.over, QPoint(0, 0))
        left = max(0, min(top.x() + (card.width() - wide) // 2, self.width() - wide))
        self._sheet.setGeometry(left, max(0, top.y() - high + self.look.px(_SHADOW)), wide, high)

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
