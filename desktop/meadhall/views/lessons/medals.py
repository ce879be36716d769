"""A lesson as a medallion on its game's plank, and the shield at the end: your first game."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from meadhall.views.look import states
from meadhall.views.look.icons import mono
from meadhall.views.look.ink import glow, ink, stroke
from meadhall.views.look.palette import CREAM, INK, PAPER
from meadhall.views.look.richtext import Lines, draw_lines, lines_of
from meadhall.views.look.shapes import curve, disc
from meadhall.views.look.style import Style, smooth
from meadhall.views.look.tones import mix
from meadhall.views.widgets import Press

TOP = 57  # measures: of the middle of a medallion, below the upper edge of its place
_RADIUS, _NEXT_RADIUS = 37, 46
_TEXT, _LINES = 15.5, 56
_APART = 10  # from the name of the next one
_LIFT = 3
_BRONZE, _GOLD, _OK = QColor("#A98358"), QColor("#DC9A2E"), QColor("#3E7A3C")
_SHIELD = ((0, -1), (0.5, -0.9), (0.95, -0.95), (0.9, 0.1), (0.5, 0.75), (0, 1.1))  # its right half, from the top


class Medal(Enum):
    OPEN = "open"
    NEXT = "next"
    DONE = "done"


class _Plaque(Press):
    """Something round with its name below."""

    def text_fits(self) -> bool:
        lines = self._lines()
        return lines.height <= self.look.scaled(_LINES) + 2 and lines.width <= self.width() + 1

    def _lines(self) -> Lines:
        """Apart from the name of the next one, unless a single long word needs all the room."""
        return lines_of(self.text_shown, self.width() - self.look.scaled(_APART), self.look.letters(_TEXT), 1.2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, style, touch = QPainter(self), self.look, self.touch
        smooth(painter)
        middle = QPointF(self.width() / 2, style.scaled(TOP - (_LIFT if touch.hovered else 0)))
        edge = self.paint_thing(painter, middle)
        if touch.focused:
            states.focus(painter, style, edge)
        top = style.scaled(TOP + _NEXT_RADIUS + 4)
        place = QRectF(0, top, self.width(), self.height() - top)
        draw_lines(painter, self._lines(), place, style.room.text, Qt.AlignmentFlag.AlignHCenter)

    def paint_thing(self, painter: QPainter, middle: QPointF) -> QPainterPath:
        """And how far it reaches."""
        raise NotImplementedError


class LessonMedal(_Plaque):
    """Nothing is locked: each can be taken at any time."""

    def __init__(self, style: Style, icon: str, title: str, medal: Medal, share: float, parent: QWidget) -> None:
        """`share` is how much of it is done already, where it is under way."""
        super().__init__(style, title, parent)
        self._icon, self.medal, self._share = icon, medal, share

    def paint_thing(self, painter: QPainter, middle: QPointF) -> QPainterPath:
        style, medal = self.look, self.medal
        radius = style.scaled(_NEXT_RADIUS if medal is Medal.NEXT else _RADIUS)
        x, y = middle.x(), middle.y()
        if medal is Medal.NEXT:
            glow(painter, x, y, radius * 1.7, style.room.gold, 0.5)
        frame = disc(x, y, radius)
        fill = {Medal.OPEN: _BRONZE, Medal.NEXT: PAPER, Medal.DONE: _GOLD}[medal]
        ink(painter, frame, mix(fill, INK, 0.25), style.scaled(2.4), depth=style.scaled(3))
        painter.fillPath(disc(x, y, radius * 0.86), fill)
        if medal is Medal.NEXT:
            stroke(painter, disc(x, y, radius * 0.92), style.room.gold, style.scaled(5))
        _icon(painter, self._icon, middle, radius * 1.02, INK)
        if self._share:
            painter.setPen(style.pen(_OK, 5))
            ring = QRectF(x - radius * 0.92, y - radius * 0.92, radius * 1.84, radius * 1.84)
            painter.drawArc(ring, 90 * 16, -round(self._share * 360 * 16))
        if medal is Medal.DONE:
            at = middle + QPointF(radius * 0.72, radius * 0.72)
            ink(painter, disc(at.x(), at.y(), radius * 0.34), _OK, style.scaled(1.6), depth=style.scaled(1.5))
            _icon(painter, "check", at, radius * 0.44, CREAM)
        return frame


class FirstGame(_Plaque):
    """A shield; it is lit when the course is done, and can be taken before that."""

    def __init__(self, style: Style, title: str, parent: QWidget, *, lit: bool) -> None:
        super().__init__(style, title, parent)
        self._lit = lit

    def paint_thing(self, painter: QPainter, middle: QPointF) -> QPainterPath:
        style = self.look
        half = style.scaled(41)
        if self._lit:
            glow(painter, middle.x(), middle.y(), half * 1.8, style.room.gold, 0.45)
        points = [*_SHIELD, *((-x, y) for x, y in reversed(_SHIELD[1:-1]))]
        shield = curve([(middle.x() + x * half, middle.y() + y * half) for x, y in points])
        ink(painter, shield, PAPER if self._lit else _BRONZE, style.scaled(2.4), depth=style.scaled(4))
        if self._lit:
            stroke(painter, shield, style.room.gold, style.scaled(3))
        _icon(painter, "trophy", middle, half * 0.95, INK)
        return shield


def _icon(painter: QPainter, name: str, middle: QPointF, side: float, colour: QColor) -> None:
    mono(painter, name, QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side), colour)
