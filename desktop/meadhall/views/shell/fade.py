"""One page gives way to the next."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from meadhall.views.look.style import Motion

_CALM, _USUAL = 120, 200  # ms


def fade(picture: QPixmap, over: QWidget, motion: Motion) -> None:
    """The picture of the old page fades away over the new one. With motion off, nothing happens."""
    duration = _CALM if motion.reduced else motion.milliseconds(_USUAL)
    if duration and not picture.isNull():
        _Fading(picture, over, duration)


class _Fading(QWidget):
    def __init__(self, picture: QPixmap, over: QWidget, duration: int) -> None:
        super().__init__(over)
        self._picture = picture
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(over.rect())
        self.show()
        self.raise_()
        self._motion = QVariantAnimation(self)
        self._motion.setStartValue(1.0)
        self._motion.setEndValue(0.0)
        self._motion.setDuration(duration)
        self._motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._motion.valueChanged.connect(self.update)
        self._motion.finished.connect(self.deleteLater)
        self._motion.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setOpacity(self._motion.currentValue())
        painter.drawPixmap(0, 0, self._picture)
