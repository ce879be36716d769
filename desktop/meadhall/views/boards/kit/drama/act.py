"""What can be performed, and the pictures that it is made of: each painted once, then only moved."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import NamedTuple, Protocol

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from meadhall.views.look.style import Style

LONGEST = 1800.0  # milliseconds at usual speed


class Act(Protocol):
    @property
    def ms(self) -> float: ...

    @property
    def decided(self) -> float:
        """The share of its time from which on one knows how it ends: nothing else tells it before."""
        ...

    @property
    def still(self) -> float:
        """The share of its time at which everything that it tells is to be seen: shown where motion is unwelcome."""
        ...

    @property
    def size(self) -> QSizeF:
        """All that it covers, around its middle."""
        ...

    def paint(self, props: Props, share: float) -> None: ...


class Prop(NamedTuple):
    """A thing on the stage. The key names all that its picture depends on."""

    key: Hashable
    box: QRectF  # all that `paint` covers, around the origin
    paint: Callable[[QPainter], None]


class Props:
    """One painter, with its origin in the middle, that lays things where they are wanted."""

    def __init__(self, painter: QPainter, style: Style, dpr: float) -> None:
        self.painter = painter
        self._style, self._dpr = style, dpr

    def lay(
        self, prop: Prop, x: float, y: float, *, angle: float = 0.0, grown: float = 1.0, opacity: float = 1.0
    ) -> None:
        if opacity <= 0 or grown <= 0:
            return
        unit = self._style.unit
        size = prop.box.size() * unit

        def paint(painter: QPainter) -> None:
            painter.scale(unit, unit)
            painter.translate(-prop.box.topLeft())
            prop.paint(painter)

        picture = self._style.pixmap(("prop", prop.key), size, paint, self._dpr)
        self.painter.save()
        self.painter.translate(x, y)
        self.painter.rotate(angle)
        self.painter.scale(grown / unit, grown / unit)
        self.painter.setOpacity(self.painter.opacity() * min(opacity, 1.0))
        self.painter.drawPixmap(QPointF(prop.box.topLeft() * unit), picture)
        self.painter.restore()


def part(share: float, start: float, stop: float) -> float:
    """How much of the time between two moments has passed."""
    return min(max((share - start) / (stop - start), 0.0), 1.0)
