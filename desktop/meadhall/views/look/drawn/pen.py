"""The pen of the comic game: turns drawings around an origin into paths at their place and inks them all alike."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from meadhall.views.look.ink import ink, stroke
from meadhall.views.look.palette import INK
from meadhall.views.look.shapes import disc, mirrored, placed
from meadhall.views.look.svgpath import outline
from meadhall.views.look.tones import veil

EYE_WHITE = QColor("#FFFDF4")


class Pen:
    """Where a figure is and how large. Figures are drawn about 110 units tall around their origin."""

    def __init__(self, painter: QPainter, centre: QPointF, scale: float) -> None:
        self.painter = painter
        self.x, self.y, self.scale = centre.x(), centre.y(), scale
        self.pen = 2.5 * max(scale, 0.6)

    def at(self, x: float, y: float, scale: float) -> Pen:
        """The same pen for a smaller figure within this one."""
        return Pen(self.painter, QPointF(self.x + x * self.scale, self.y + y * self.scale), self.scale * scale)

    def path(self, form: str | QPainterPath) -> QPainterPath:
        return placed(outline(form) if isinstance(form, str) else form, self.x, self.y, self.scale)

    def ink(self, form: str | QPainterPath, colour: QColor, depth: float, pen: float = 1.0) -> None:
        ink(self.painter, self.path(form), colour, self.pen * pen, depth=depth * self.scale)

    def both(self, form: str | QPainterPath, colour: QColor, depth: float, pen: float = 1.0) -> None:
        """The form and its mirror image."""
        right = outline(form) if isinstance(form, str) else form
        self.ink(right, colour, depth, pen)
        self.ink(mirrored(right), colour, depth, pen)

    def fill(self, form: str | QPainterPath, colour: QColor) -> None:
        self.painter.fillPath(self.path(form), colour)

    def line(self, form: str | QPainterPath, width: float, opacity: float = 1.0) -> None:
        self.trace(form, INK, width, opacity)

    def trace(self, form: str | QPainterPath, colour: QColor, width: float, opacity: float = 1.0) -> None:
        """A line of any colour."""
        stroke(self.painter, self.path(form), veil(colour, opacity), width * self.scale)

    def within(self, form: str | QPainterPath) -> None:
        """What is drawn until the painter is restored stays inside this form."""
        self.painter.save()
        self.painter.setClipPath(self.path(form), Qt.ClipOperation.IntersectClip)

    def eyes(self, apart: float, y: float, size: float, look: float) -> None:
        """Two round eyes that look to the side by `look`."""
        for side in (-1, 1):
            self.eye(side * apart, y, size, look)

    def eye(self, x: float, y: float, size: float, look: float) -> None:
        eye = disc(x, y, size)
        self.fill(eye, EYE_WHITE)
        self.fill(disc(x + look, y + 0.8, size * 0.46), INK)
        self.fill(disc(x + look - 1, y - 0.6, size * 0.16), EYE_WHITE)
        self.line(eye, 1.8)
