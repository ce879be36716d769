"""A switch that is on or off."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from meadhall.views.look import controls
from meadhall.views.look.style import Style, smooth
from meadhall.views.widgets.measure import HALO
from meadhall.views.widgets.press import Press


class Toggle(Press):
    """The words beside it are the caller's; `name` is read aloud."""

    turned = Signal(bool)

    def __init__(self, style: Style, name: str, on: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(style, name, parent)
        self.setCheckable(True)
        self.setChecked(on)
        self.acted.connect(self._turned)

    def _turned(self) -> None:
        self.turned.emit(self.isChecked())

    def sizeHint(self) -> QSize:
        halo = 2 * self.look.px(HALO)
        return QSize(self.look.px(62) + halo, max(self.look.px(34) + halo, 36))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        controls.switch(painter, self.look, self.face, on=self.isChecked(), touch=self.touch)
