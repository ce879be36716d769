"""The strip of a narrow window: icons with captions that open the right rail over the board."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from meadhall.views.look import controls
from meadhall.views.look.controls import Kind
from meadhall.views.look.icons import mono
from meadhall.views.look.ink import lettering
from meadhall.views.look.style import Style, smooth
from meadhall.views.table.rails.seats import paint_rail
from meadhall.views.widgets import Press, fit

_HIGH, _ICON, _CAPTION = 66, 28, 13
_SIDE = 3


class Strip(QWidget):
    opened_actions = Signal()
    opened_saga = Signal()
    opened_recap = Signal()

    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = style
        words = style.words
        column = QVBoxLayout(self)
        column.setContentsMargins(style.px(4), style.px(10), style.px(4), style.px(8))
        column.setSpacing(style.px(6))
        for icon, name, signal in (
            ("play", words("table.heading.actions"), self.opened_actions),
            ("scroll", words("table.heading.saga"), self.opened_saga),
            ("hourglass", words("table.button.recap"), self.opened_recap),
        ):
            button = Captioned(style, icon, name, self)
            button.acted.connect(signal)
            column.addWidget(button)
        column.addStretch(1)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_rail(self, self.look, edge_right=False)


class Captioned(Press):
    """An icon over its name."""

    def __init__(self, style: Style, icon: str, name: str, parent: QWidget) -> None:
        super().__init__(style, name, parent)
        self._icon = icon

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(84), self.look.px(_HIGH))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def text_fits(self) -> bool:
        return fit(self.look, "medium", _CAPTION, self.text_shown, self._room).fits

    @property
    def _room(self) -> float:
        return self.width() - 2 * self.look.scaled(_SIDE)

    def paintEvent(self, event: QPaintEvent) -> None:
        style = self.look
        painter = QPainter(self)
        smooth(painter)
        face = controls.button_face(painter, style, QRectF(self.rect()).adjusted(1, 1, -1, -1), Kind.GHOST, self.touch)
        size = style.scaled(_ICON)
        icon = QRectF((self.width() - size) / 2, style.scaled(8), size, size)
        mono(painter, self._icon, icon, face.text)
        caption = QRectF(style.scaled(_SIDE), icon.bottom() + style.scaled(3), self._room, style.scaled(20))
        font = fit(style, "medium", _CAPTION, self.text_shown, self._room).font
        lettering(painter, caption, self.text_shown, font, face.text, Qt.AlignmentFlag.AlignCenter)
