"""What a victory is worth, counted up in front of whoever has won it."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from meadhall.views.look.icons import inline
from meadhall.views.look.ink import lettering
from meadhall.views.look.style import Style, smooth
from meadhall.views.widgets import aloud

_SIZE = 44
_LASTS = 900  # milliseconds


class Glory(QWidget):
    def __init__(self, style: Style, points: int) -> None:
        super().__init__()
        self.look, self._points = style, points
        self.shown = points
        self._rising = QVariantAnimation(self)
        self._rising.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._rising.setStartValue(0.0)
        self._rising.setEndValue(float(points))
        self._rising.setDuration(style.motion.milliseconds(_LASTS))
        self._rising.valueChanged.connect(self._step)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(aloud(style, f"**{points}** [glory]"))

    def sizeHint(self) -> QSize:
        digits = self.look.metrics("name", _SIZE).horizontalAdvance(f"+{self._points}")
        return QSize(round(digits + self.look.scaled(_SIZE * 1.2)), self.look.px(_SIZE * 1.15))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._rising.duration() and not self.look.motion.reduced:
            self.shown = 0
            self._rising.start()

    def _step(self, value: float) -> None:
        self.shown = round(value)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        style, colour = self.look, self.look.room.accent
        painter = QPainter(self)
        smooth(painter)
        crown = style.scaled(_SIZE * 0.9)
        inline(painter, "glory", QRectF(0, (self.height() - crown) / 2, crown, crown), colour)
        words = QRectF(self.rect()).adjusted(style.scaled(_SIZE * 1.1), 0, 0, 0)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        lettering(painter, words, f"+{self.shown}", style.font("name", _SIZE), colour, left)
