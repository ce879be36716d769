"""What lies under the raven's card: its paper with the tail, the rings, and the table dimmed around them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from meadhall.views.look import states
from meadhall.views.look.ink import E4, shadow, stroke
from meadhall.views.look.palette import BUBBLE, INK
from meadhall.views.look.shapes import of_rect, polygon
from meadhall.views.look.style import Style, smooth
from meadhall.views.look.textures import texture
from meadhall.views.look.tones import mix, veil

_RADIUS = 16
_FOOT = 26  # half of what the tail is wide where it leaves the paper
_GAP = 6  # between the tip and what it points at
_DARK = QColor("#120C0A")
_FRAYED = 0.05  # how much darker the edge of the paper is than the paper


class Veil(QWidget):
    """The pointer goes through it."""

    floats = True

    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = style
        self._dim = 0.0
        self._holes: tuple[QPainterPath, ...] = ()
        self._rings: tuple[QPainterPath, ...] = ()
        self._paper = QRectF()
        self._tip: QPointF | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_beat(
        self,
        dim: float,
        rings: Sequence[QPainterPath],
        holes: Sequence[QPainterPath],
        paper: QRectF,
        tip: QPointF | None,
    ) -> None:
        now = (dim, tuple(rings), tuple(holes), paper, tip)
        if now != (self._dim, self._rings, self._holes, self._paper, self._tip):
            self._dim, self._rings, self._holes, self._paper, self._tip = now
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        if self._dim:
            self._paint_dim(painter, QRectF(event.rect()))
        for ring in self._rings:
            states.selected(painter, self.look, ring)
        if not self._paper.isEmpty():
            self._paint_paper(painter)

    def _paint_dim(self, painter: QPainter, part: QRectF) -> None:
        """All but what is pointed at, and what it may be compared with."""
        dark = QPainterPath()
        dark.addRect(part)
        for hole in (*self._rings, *self._holes):
            dark = dark.subtracted(hole)
        painter.fillPath(dark, veil(_DARK, self._dim))

    def _paint_paper(self, painter: QPainter) -> None:
        style = self.look
        paper = of_rect(self._paper, style.scaled(_RADIUS))
        tail = self._tail()
        whole = paper.united(tail) if tail is not None else paper
        shadow(painter, whole, E4, style.unit)
        painter.fillPath(whole, BUBBLE)
        texture(painter, whole, "paper", 0.16, style.unit)
        inner = of_rect(self._paper.adjusted(3, 3, -3, -3), style.scaled(_RADIUS - 2))
        stroke(painter, inner, veil(mix(BUBBLE, INK, 0.5), _FRAYED * 4), style.scaled(3))
        stroke(painter, whole, INK, style.scaled(2))

    def _tail(self) -> QPainterPath | None:
        """From the side of the paper that is nearest."""
        tip, paper = self._tip, self._paper
        if tip is None or paper.adjusted(-_GAP, -_GAP, _GAP, _GAP).contains(tip):
            return None
        half = self.look.scaled(_FOOT)
        x = min(max(tip.x(), paper.left() + 2 * half), paper.right() - 2 * half)
        y = min(max(tip.y(), paper.top() + 2 * half), paper.bottom() - 2 * half)
        above, below = paper.top() - tip.y(), tip.y() - paper.bottom()
        left, right = paper.left() - tip.x(), tip.x() - paper.right()
        farthest = max(above, below, left, right)
        if farthest in (above, below):
            edge = paper.top() + 2 if farthest == above else paper.bottom() - 2
            foot = [(x - half, edge), (x + half, edge)]
        else:
            edge = paper.left() + 2 if farthest == left else paper.right() - 2
            foot = [(edge, y - half), (edge, y + half)]
        return polygon([*foot, (tip.x(), tip.y())])
