"""The small menu at a spot where several things may be done: a sheet over the board with a row for each."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from meadhall.rules.kernel import Action
from meadhall.views.look import chrome
from meadhall.views.look.palette import GOLD_TEXT, INK
from meadhall.views.look.richtext import draw_lines, lines_of
from meadhall.views.look.shapes import of_rect
from meadhall.views.look.style import Style, smooth
from meadhall.views.widgets.press import Press

_TEXT, _PADDING, _ROW, _WIDEST = 16, 14, 40, 420
_EDGE = 8  # of the sheet around its rows


class Row(Press):
    """One thing to do, in words that may hold icons."""

    def __init__(self, style: Style, text: str, action: Action) -> None:
        super().__init__(style, text)
        self.action = action
        self._lines = lines_of(text, style.px(_WIDEST), style.letters(_TEXT))

    def sizeHint(self) -> QSize:
        wide = round(self._lines.width) + 2 * self.look.px(_PADDING)
        return QSize(wide, max(self.look.px(_ROW), round(self._lines.height) + self.look.px(_PADDING)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        lit = self.underMouse() or self.hasFocus()
        if lit:
            painter.fillPath(of_rect(QRectF(self.rect()), self.look.scaled(7)), self.look.room.gold)
        pad = self.look.px(_PADDING)
        area = QRectF(self.rect()).adjusted(pad, 0, -pad, 0)
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        draw_lines(painter, self._lines, area, GOLD_TEXT if lit else INK, align)
        painter.end()


class SpotMenu(QWidget):
    chosen = Signal(object)  # Action
    dismissed = Signal()

    def __init__(self, style: Style, board: QWidget, entries: Sequence[tuple[str, Action]]) -> None:
        super().__init__(board)
        self._look = style
        self.rows = [Row(style, text, action) for text, action in entries]
        layout = QVBoxLayout(self)
        edge = style.px(_EDGE)
        layout.setContentsMargins(edge, edge, edge, edge)
        layout.setSpacing(0)
        for row in self.rows:
            layout.addWidget(row)
            row.acted.connect(lambda row=row: self._choose(row))

    def open_at(self, spot: QRect, area: QRect) -> None:
        """Beside the spot, inside the area."""
        size = self.sizeHint()
        at = QPoint(spot.right() + 6, spot.center().y() - size.height() // 2)
        if at.x() + size.width() > area.right():
            at.setX(spot.left() - 6 - size.width())
        at.setX(max(area.left(), at.x()))
        at.setY(max(area.top(), min(at.y(), area.bottom() - size.height())))
        self.setGeometry(QRect(at, size))
        self.show()
        self.rows[0].setFocus(Qt.FocusReason.PopupFocusReason)

    def dismiss(self) -> None:
        """The keyboard goes back to the board."""
        board = self.parentWidget()
        self.hide()
        self.deleteLater()
        self.dismissed.emit()
        if board is not None:
            board.setFocus(Qt.FocusReason.PopupFocusReason)

    def _choose(self, row: Row) -> None:
        self.dismiss()
        self.chosen.emit(row.action)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match Qt.Key(event.key()):
            case Qt.Key.Key_Escape:
                self.dismiss()
            case Qt.Key.Key_Down:
                self.focusNextChild()
            case Qt.Key.Key_Up:
                self.focusPreviousChild()
            case _:
                event.ignore()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Round and round: the menu keeps the keyboard until something is chosen or it is dismissed."""
        at = next((place for place, row in enumerate(self.rows) if row.hasFocus()), 0)
        self.rows[(at + (1 if forward else -1)) % len(self.rows)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        inset = self._look.scaled(3)
        chrome.bubble(painter, self._look, QRectF(self.rect()).adjusted(inset, inset, -inset, -inset))
        painter.end()
