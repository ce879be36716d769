"""A number with minus and plus, and the row of a bundle: so many of this."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from meadhall.views.look.controls import Kind
from meadhall.views.look.icons import inline
from meadhall.views.look.ink import lettering
from meadhall.views.look.style import Style, smooth
from meadhall.views.widgets.buttons import IconButton
from meadhall.views.widgets.label import Label

_MORE = (Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Plus)
_LESS = (Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Minus)


class Stepper(QWidget):
    """Arrows, plus and minus change it from either button; Home and End go to its ends."""

    changed = Signal(int)

    def __init__(
        self, style: Style, name: str, value: int, least: int, most: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.look = style
        self._name = name
        self.value, self.least, self.most = value, least, most
        words = style.words
        self._less = IconButton(
            style, "minus", words("shell.stepper.less", what=name), self, kind=Kind.SECONDARY, size=32
        )
        self._more = IconButton(
            style, "plus", words("shell.stepper.more", what=name), self, kind=Kind.SECONDARY, size=32
        )
        self._figure = _Figure(style, self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for part in (self._less, self._figure, self._more):
            row.addWidget(part)
        self._less.acted.connect(self._step_down)
        self._more.acted.connect(self._step_up)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._show()

    def set_value(self, value: int) -> None:
        """Without a signal."""
        self.value = min(max(value, self.least), self.most)
        self._show()

    def set_most(self, most: int, reason: str = "") -> None:
        """How many there may be; the reason is what the plus says at the end."""
        self.most = most
        self._reason = reason
        self.set_value(self.value)

    _reason = ""

    def _step_down(self) -> None:
        self._go(self.value - 1)

    def _step_up(self) -> None:
        self._go(self.value + 1)

    def _go(self, value: int) -> None:
        value = min(max(value, self.least), self.most)
        if value != self.value:
            self.value = value
            self._show()
            self.changed.emit(value)

    def _show(self) -> None:
        words = self.look.words
        self.setAccessibleName(f"{self._name}: {self.value}")
        self._figure.setAccessibleName(self.accessibleName())
        self._less.bar("" if self.value > self.least else words("shell.stepper.least"))
        self._more.bar("" if self.value < self.most else self._reason or words("shell.stepper.most"))
        self._figure.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in _MORE:
            self._step_up()
        elif key in _LESS:
            self._step_down()
        elif key == Qt.Key.Key_Home:
            self._go(self.least)
        elif key == Qt.Key.Key_End:
            self._go(self.most)
        else:
            super().keyPressEvent(event)


class _Figure(QWidget):
    """The number between the buttons."""

    def __init__(self, style: Style, stepper: Stepper) -> None:
        super().__init__(stepper)
        self.look = style
        self._stepper = stepper
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(34), self.look.px(40))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        colour = self.look.room.text if self._stepper.value else self.look.room.text3
        lettering(painter, QRectF(self.rect()), str(self._stepper.value), self.look.font("name", 22), colour)


class CountRow(QWidget):
    """An icon, its name, how many there are to take from, and the number taken."""

    changed = Signal(int)

    def __init__(
        self,
        style: Style,
        icon: str,
        name: str,
        value: int,
        most: int,
        parent: QWidget | None = None,
        *,
        least: int = 0,
        note: str = "",
    ) -> None:
        super().__init__(parent)
        self.look = style
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(style.px(10))
        row.addWidget(_Mark(style, icon, self))
        row.addWidget(Label(style, name, "bold", 17), 1)
        self.note = Label(style, note, "text", 15, colour=style.room.text2, align=Qt.AlignmentFlag.AlignRight)
        row.addWidget(self.note)
        self.stepper = Stepper(style, name, value, least, most, self)
        self.stepper.changed.connect(self.changed)
        row.addWidget(self.stepper)

    @property
    def value(self) -> int:
        return self.stepper.value

    def set_value(self, value: int) -> None:
        self.stepper.set_value(value)

    def set_most(self, most: int, reason: str = "") -> None:
        self.stepper.set_most(most, reason)


class _Mark(QWidget):
    """The icon of a row."""

    def __init__(self, style: Style, icon: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = style
        self._icon = icon
        self.setFixedSize(style.px(30), style.px(30))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        inline(painter, self._icon, QRectF(self.rect()).adjusted(1, 1, -1, -1), self.look.room.text)
