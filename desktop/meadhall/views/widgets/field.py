"""Where one types a line."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget
from shiboken6 import isValid

from meadhall.views.look import controls
from meadhall.views.look.controls import Touch
from meadhall.views.look.style import Style, smooth
from meadhall.views.widgets.measure import HALO

_WIDTH = 240


class Field(QWidget):
    """A framed line of text. `edited` comes with each key, `left` when the writer is done."""

    edited = Signal(str)
    left = Signal()

    def __init__(
        self,
        style: Style,
        name: str,
        text: str = "",
        parent: QWidget | None = None,
        *,
        most: int = 60,
        role: str = "name",
        size: float = 20,
        height: float = 44,
    ) -> None:
        super().__init__(parent)
        self.look = style
        self._height = height
        self.line = QLineEdit(text, self)
        self.line.setFrame(False)
        self.line.setFont(style.font(role, size))
        self.line.setMaxLength(most)
        self.line.setAccessibleName(name)
        self.line.setPalette(_palette(style))
        self.line.setTextMargins(0, 0, 0, 0)
        self.line.setCursorPosition(0)
        self.line.textEdited.connect(self.edited)
        self.line.editingFinished.connect(self._left)
        self.line.installEventFilter(self)
        self.setFocusProxy(self.line)
        halo = style.px(HALO)
        inside = QHBoxLayout(self)
        inside.setContentsMargins(halo + style.px(12), halo + 1, halo + style.px(10), halo + 1)
        inside.addWidget(self.line)

    def text(self) -> str:
        return self.line.text()

    def set_text(self, text: str) -> None:
        self.line.setText(text)
        self.line.setCursorPosition(0)

    def _left(self) -> None:
        if not self.line.hasFocus():
            self.line.setCursorPosition(0)
        self.left.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        touched = (QEvent.Type.FocusIn, QEvent.Type.FocusOut, QEvent.Type.HoverEnter, QEvent.Type.HoverLeave)
        if event.type() in touched and isValid(self):  # Qt takes the focus from a widget that it is deleting
            self.update()
        return False

    def sizeHint(self) -> QSize:
        halo = 2 * self.look.px(HALO)
        return QSize(self.look.px(_WIDTH) + halo, max(self.look.px(self._height), 28) + halo)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(_WIDTH / 2), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        style = self.look
        painter = QPainter(self)
        smooth(painter)
        halo = style.px(HALO)
        face = QRectF(self.rect()).adjusted(halo, halo, -halo, -halo)
        touch = Touch(self.isEnabled(), self.line.underMouse(), False, self.line.hasFocus())
        controls.field(painter, style, face, touch)


def _palette(style: Style) -> QPalette:
    room = style.room
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Base, QColor(0, 0, 0, 0))
    palette.setColor(QPalette.ColorRole.Text, room.text)
    palette.setColor(QPalette.ColorRole.PlaceholderText, room.text3)
    palette.setColor(QPalette.ColorRole.Highlight, room.gold)
    palette.setColor(QPalette.ColorRole.HighlightedText, room.gold_text)
    return palette
