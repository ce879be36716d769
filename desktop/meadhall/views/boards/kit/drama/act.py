"""What can be performed, and the pictures that it is made of: each painted once, then only moved."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple, Protocol

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QRadialGradient

from meadhall.views.look.palette import INK
from meadhall.views.look.style import Style
from meadhall.views.look.tones import veil

LONGEST = 1800.0  # milliseconds at usual speed
_DIM = 0.62  # how dark the board becomes in the middle of an act


class Knock(NamedTuple):
    """Two things touch on the stage: at which share of the time, and by which sound one hears it."""

    share: float
    sound: str


class Act(Protocol):
    @property
    def ms(self) -> float: ...

    @property
    def knocks(self) -> Sequence[Knock]:
        """In their order."""
        ...

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

    def dim(self, size: QSizeF, opacity: float = 1.0) -> None:
        """The board steps back into the dark, so that nothing of it is taken for a part of the act."""
        box = QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())

        def paint(painter: QPainter) -> None:
            painter.scale(box.width() / 2, box.height() / 2)
            dusk = QRadialGradient(0, 0, 1)
            for at, share in ((0.0, 1.0), (0.55, 0.86), (0.8, 0.36), (1.0, 0.0)):
                dusk.setColorAt(at, veil(INK, _DIM * share))
            painter.fillRect(QRectF(-1, -1, 2, 2), dusk)

        self.lay(Prop(("dim", box.width(), box.height()), box, paint), 0, 0, opacity=opacity)

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
