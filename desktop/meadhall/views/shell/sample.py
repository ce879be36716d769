"""A line in the size that is being chosen."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from meadhall.views.look.ink import lettering
from meadhall.views.look.style import Style

_TEXT, _LARGEST = 17.0, 150


class Sample(QWidget):
    """Its place is large enough for the largest size."""

    def __init__(self, style: Style, now: int) -> None:
        super().__init__()
        self.look = style
        self._words = style.words("shell.settings.text_sample")
        self._now = self._shown = now
        self.setAccessibleName(self._words)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_at(self, scale: int) -> None:
        self._shown = scale
        self.update()

    def _size(self, scale: int) -> float:
        """The style is as large as now."""
        return _TEXT * scale / self._now

    def text_fits(self) -> bool:
        font = self.look.font("text", self._size(self._shown))
        return QFontMetricsF(font).horizontalAdvance(self._words) <= self.width() - self.look.px(4)

    def sizeHint(self) -> QSize:
        largest = self.look.font("text", self._size(_LARGEST))
        return QSize(10, round(QFontMetricsF(largest).height()) + self.look.px(2))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        font = self.look.font("text", self._size(self._shown))
        place = QRectF(self.rect()).adjusted(self.look.px(4), 0, 0, 0)
        lettering(painter, place, self._words, font, self.look.room.text, Qt.AlignmentFlag.AlignLeft)
