"""A painter with what board painters need to know: the look, the scale, and stamps that are painted only once."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPixmap

from meadhall.views.look import fonts
from meadhall.views.look.ink import lettering
from meadhall.views.look.style import Style, smooth

_GROWTH = 1.75  # a text takes so much more room than it was given, but no more


class Stamp(NamedTuple):
    """A painted thing in real pixels, and where its origin lies in it."""

    pixmap: QPixmap
    left: float
    top: float


_BYTES = 20 * 1024 * 1024  # for a screen of one pixel to a logical one


class Stamps:
    """Things painted at one scale, each once; of very many, those used last are kept."""

    def __init__(self, style: Style, scale: float, dpr: float, room: float = 1.0) -> None:
        """`room` is for so many times as much as one position needs at the most."""
        self.style = style
        self.scale = scale
        self.dpr = dpr
        self._room = _BYTES * dpr**2 * room
        self._made: OrderedDict[Hashable, Stamp] = OrderedDict()
        self._bytes = 0

    def are_for(self, scale: float) -> bool:
        return math.isclose(self.scale, scale)

    def get(self, key: Hashable, box: QRectF, paint: Callable[[Canvas], None]) -> Stamp:
        found = self._made.get(key)
        if found is not None:
            self._made.move_to_end(key)
            return found
        made = self.fresh(box, paint)
        self._made[key] = made
        self._bytes += _weight(made)
        while self._bytes > self._room and len(self._made) > 1:
            _, dropped = self._made.popitem(last=False)
            self._bytes -= _weight(dropped)
        return made

    def has(self, key: Hashable) -> bool:
        return key in self._made

    @property
    def are_many(self) -> bool:
        """There is little room for more."""
        return self._bytes > 0.8 * self._room

    def fresh(self, box: QRectF, paint: Callable[[Canvas], None]) -> Stamp:
        """One that nobody will want again."""
        scale = self.scale
        left, top = box.left() * scale, box.top() * scale
        left, top = float(round(left - 1)), float(round(top - 1))
        width, height = box.right() * scale - left + 1, box.bottom() * scale - top + 1
        pixmap = QPixmap(max(1, round(width)), max(1, round(height)))
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        smooth(painter)
        painter.translate(-left, -top)
        painter.scale(scale, scale)
        paint(Canvas(painter, self))
        painter.end()
        return Stamp(pixmap, left, top)


class NoStamps(Stamps):
    """Before it is known how large a board is shown: what is painted now would only be painted anew."""

    def __init__(self, style: Style) -> None:
        super().__init__(style, 1.0, 1.0)

    def are_for(self, scale: float) -> bool:
        return False

    def fresh(self, box: QRectF, paint: Callable[[Canvas], None]) -> Stamp:
        return Stamp(QPixmap(), 0.0, 0.0)


def _weight(stamp: Stamp) -> int:
    return stamp.pixmap.width() * stamp.pixmap.height() * 4


class Canvas:
    """One painter at one scale. Everything is said in board units."""

    def __init__(self, painter: QPainter, stamps: Stamps) -> None:
        self.painter = painter
        self.stamps = stamps
        self.style = stamps.style  # of unit 1: a measure of the design is a board unit

    @property
    def zoom(self) -> float:
        """Logical pixels of the screen to a board unit."""
        return self.stamps.scale / self.stamps.dpr

    @property
    def lowest(self) -> int:
        """The measure of the lowest letters that may be on screen."""
        return math.ceil(self.style.floor / self.zoom)  # fonts come in whole sizes

    def readable(self, measure: float) -> float:
        """The measure of a text that is to be read."""
        return max(measure, self.lowest)

    def legible(self, measure: float) -> bool:
        """Whether there is room for such a text: on a very small board labels drop before they shrink."""
        return self.readable(measure) <= measure * _GROWTH

    def font(self, role: str, measure: float, tracking: float = 0) -> QFont:
        return fonts.font(role, self.readable(measure), tracking)

    def text(
        self,
        box: QRectF,
        text: str,
        role: str,
        measure: float,
        colour: QColor,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
    ) -> None:
        if self.legible(measure):
            lettering(self.painter, box, text, self.font(role, measure), colour, align)

    @contextmanager
    def on_screen(self, box: QRectF) -> Iterator[QRectF]:
        """The box in pixels of the screen, to paint with measures that know a least size, such as those of cards."""
        zoom = self.zoom
        self.painter.save()
        self.painter.scale(1 / zoom, 1 / zoom)
        yield QRectF(box.x() * zoom, box.y() * zoom, box.width() * zoom, box.height() * zoom)
        self.painter.restore()

    def stamp(self, key: Hashable, x: float, y: float, box: QRectF, paint: Callable[[Canvas], None]) -> None:
        """Lay a thing that is painted once, on whole pixels, so that it stays sharp."""
        made = self.stamps.get(key, box, paint)
        painter, move = self.painter, self.painter.transform()
        at = move.map(QPointF(x, y))
        painter.save()
        painter.resetTransform()
        painter.drawPixmap(QPointF(round(at.x() + made.left), round(at.y() + made.top)), made.pixmap)
        painter.restore()
