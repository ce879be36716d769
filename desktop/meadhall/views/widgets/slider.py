"""A groove with a knob, for a number between two others."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSlider, QWidget

from meadhall.views.look import controls
from meadhall.views.look.controls import Touch
from meadhall.views.look.style import Style, smooth
from meadhall.views.widgets.measure import HALO

_WIDTH = 220
_KNOB = 12


class Slider(QSlider):
    """Arrows and Page keys move it too. `settled` comes when the knob is let go, or after a key."""

    settled = Signal(int)

    def __init__(
        self,
        style: Style,
        name: str,
        value: int,
        least: int,
        most: int,
        step: int = 1,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.look = style
        self._rings = False
        self._step = step
        self._settled = value
        self.setRange(least, most)
        self.setSingleStep(step)
        self.setPageStep(step * 2)
        self.setValue(value)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.valueChanged.connect(self._changed)

    def _changed(self) -> None:
        if not self.isSliderDown():
            self._settle()

    def _settle(self) -> None:
        if self.value() != self._settled:
            self._settled = self.value()
            self.settled.emit(self._settled)

    def _value_at(self, x: float) -> int:
        end = self.look.px(HALO) + self.look.scaled(_KNOB)
        share = min(max((x - end) / max(1.0, self.width() - 2 * end), 0), 1)
        raw = self.minimum() + share * (self.maximum() - self.minimum())
        return round(raw / self._step) * self._step

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._rings = False
        self.setSliderDown(True)
        self.setValue(self._value_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self.setValue(self._value_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)
        self._settle()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._rings = event.reason() != Qt.FocusReason.MouseFocusReason
        super().focusInEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(_WIDTH), max(36, self.look.px(24 + 2 * HALO)))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(100), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        halo = self.look.px(HALO)
        share = (self.value() - self.minimum()) / max(1, self.maximum() - self.minimum())
        touch = Touch(self.isEnabled(), self.underMouse(), self.isSliderDown(), self.hasFocus() and self._rings)
        controls.slider(painter, self.look, QRectF(self.rect()).adjusted(halo, 0, -halo, 0), share, touch)
