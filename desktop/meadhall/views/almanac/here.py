"""At this table: one line under an entry of what is true now, behind a blue stripe."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from meadhall.views.look.shapes import of_rect
from meadhall.views.look.style import Style, smooth
from meadhall.views.look.tones import veil
from meadhall.views.widgets import Label, RichText

_STRIPE = 4


class Here(QWidget):
    def __init__(self, style: Style, size: float) -> None:
        super().__init__()
        self.look = style
        column = QVBoxLayout(self)
        column.setContentsMargins(style.px(_STRIPE + 11), style.px(7), style.px(10), style.px(8))
        column.setSpacing(style.px(2))
        column.addWidget(Label(style, style.words("almanac.now.here"), "bold", 14, colour=style.room.text2))
        self._told = RichText(style, "", size, line_height=1.3)
        column.addWidget(self._told)
        self.hide()

    def tell(self, text: str) -> None:
        """Nothing is said where nothing is known."""
        self._told.set_text(text)
        self.setVisible(bool(text))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        face = QRectF(self.rect())
        painter.setClipPath(of_rect(face, self.look.scaled(7)))
        painter.fillRect(face, veil(self.look.room.info, 0.14))
        painter.fillRect(QRectF(0, 0, self.look.scaled(_STRIPE), face.height()), self.look.room.info)
