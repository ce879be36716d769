"""One knot of each game's frieze, on a field as high as HIGH: gripping beasts, icicles and ravens, ships and shields,
the zigzag of the comic and its mugs. What leaves it on the right comes in on the left."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtGui import QColor, QPainter, QPainterPath

from meadhall.views.look.ink import stroke
from meadhall.views.look.shapes import disc, line, polygon, rectangle, rounded

HIGH = 12.0
_GROOVE = 0.9  # how far what is deep lies beside what is lit


class Chisel(NamedTuple):
    """A thing stands out of the timber, and its groove lies below it."""

    painter: QPainter
    lit: QColor
    deep: QColor

    def strand(self, path: QPainterPath, width: float = 1.7) -> None:
        stroke(self.painter, path.translated(0, _GROOVE), self.deep, width + 0.6)
        stroke(self.painter, path, self.lit, width)

    def body(self, path: QPainterPath) -> None:
        self.painter.fillPath(path.translated(0, _GROOVE), self.deep)
        self.painter.fillPath(path, self.lit)

    def hole(self, path: QPainterPath) -> None:
        self.painter.fillPath(path, self.deep)


class Knot(NamedTuple):
    long: float
    carve: Callable[[Chisel], None]


def _beast(chisel: Chisel) -> None:
    """A ribbon of a body; the beast bites the one before it, and grips the rim with its paws."""
    low, high = QPainterPath(), QPainterPath()
    low.moveTo(-2, 6)
    low.cubicTo(6, 13, 13, 13, 20, 6)
    low.cubicTo(25, 1.2, 31, 1.2, 35, 4.4)
    high.moveTo(-6, 8)
    high.cubicTo(4, -1, 12, -1, 20, 6)
    high.cubicTo(27, 12.4, 36, 12.4, 50, 4)
    chisel.strand(high, 1.5)
    chisel.strand(low, 2.3)
    chisel.strand(line((11, 3), (11.5, 0.6), (13.6, 0.8)), 1.1)
    chisel.strand(line((24, 9.4), (23.4, 11.4), (25.8, 11.4)), 1.1)
    chisel.body(disc(36.4, 4.6, 3.7, 3))
    chisel.body(polygon([(37, 2.4), (43.4, 5.2), (41, 6), (43, 7.6), (36, 7.4)]))
    chisel.hole(disc(36.6, 4, 1))


def _ravens(chisel: Chisel) -> None:
    """Icicles of three lengths below the rim, then two ravens' heads on one knot."""
    for x, wide, foot in ((3.4, 4.6, 8.0), (8.2, 5.0, 11.4), (13.0, 4.4, 6.4)):
        chisel.body(polygon([(x - wide / 2, 0.4), (x + wide / 2, 0.4), (x, foot)]))
    over, under = QPainterPath(), QPainterPath()
    over.moveTo(20, 8.4)
    over.cubicTo(24, 12.6, 29, 8.2, 31, 5.6)
    over.cubicTo(33.4, 2.4, 37, 1, 40, 3.4)
    under.moveTo(20, 3.4)
    under.cubicTo(24, -0.8, 29, 3.4, 31, 6)
    under.cubicTo(33.4, 9.4, 37, 10.8, 40, 8.4)
    chisel.strand(over, 1.7)
    chisel.strand(under, 1.7)
    for x, way, y in ((20.6, -1, 3.6), (39.6, 1, 8.0)):
        chisel.body(disc(x, y, 2.4))
        chisel.body(polygon([(x, y - 1.7), (x + 5.2 * way, y + 1), (x, y + 1.9)]))
        chisel.hole(disc(x + 0.3 * way, y - 0.5, 0.8))


def _ships(chisel: Chisel) -> None:
    """A longship under sail, and two shields as they hang on its side."""
    hull = QPainterPath()
    hull.moveTo(2, 3.6)
    hull.cubicTo(4, 8, 5, 8.2, 8, 8.2)
    hull.lineTo(21, 8.2)
    hull.cubicTo(24, 8.2, 25, 8, 27, 3.6)
    hull.cubicTo(26.6, 9.4, 24.4, 11.4, 20.6, 11.4)
    hull.lineTo(8.4, 11.4)
    hull.cubicTo(4.6, 11.4, 2.4, 9.4, 2, 3.6)
    chisel.body(hull)
    chisel.strand(line((14.5, 8), (14.5, 0.9)), 1.1)
    chisel.body(rectangle(9.4, 1.2, 10.2, 4.6))
    chisel.hole(rectangle(12.6, 1.2, 1, 4.6))
    chisel.hole(rectangle(15.6, 1.2, 1, 4.6))
    for x in (33.8, 44.2):
        chisel.body(disc(x, 5.8, 4.6))
        chisel.hole(disc(x, 5.8, 3.5))
        chisel.strand(line((x, 2.6), (x, 9)), 0.8)
        chisel.strand(line((x - 3.2, 5.8), (x + 3.2, 5.8)), 0.8)
        chisel.body(disc(x, 5.8, 1.5))


def _mugs(chisel: Chisel) -> None:
    """A thick zigzag, and a mug whose foam runs over."""
    chisel.strand(line((-3, 6), (2, 2.4), (7, 9.6), (12, 2.4), (17, 9.6), (20, 5)), 2.4)
    chisel.body(rounded(22, 3.6, 8, 7.8, 1.2))
    for x, y in ((23, 3), (26, 2.2), (29, 3)):
        chisel.body(disc(x, y, 1.9))
    chisel.strand(line((30.6, 5), (33, 5.4), (33, 8.6), (30.6, 9)), 1.3)
    chisel.hole(rectangle(24.2, 5.4, 1, 4.4))
    chisel.hole(rectangle(27, 5.4, 1, 4.4))
    chisel.strand(line((35.4, 8), (37, 6), (42, 2.4)), 2.4)


KNOTS = {
    "northgard": Knot(44, _beast),
    "watch": Knot(46, _ravens),
    "midgard": Knot(51, _ships),
    "wild": Knot(39, _mugs),
}
