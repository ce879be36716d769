"""The battle die."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from meadhall.rules.northgard.data import FACES
from meadhall.views.look.icons import mono
from meadhall.views.look.ink import PIECE, ink, shadow, stroke
from meadhall.views.look.palette import INK
from meadhall.views.look.shapes import line, of_rect
from meadhall.views.look.tones import veil

_BONE = QColor("#DDB566")
_PLACES = {
    1: ((0.0, 0.0, 0.62),),
    2: ((-0.18, -0.17, 0.46), (0.18, 0.17, 0.46)),
    3: ((-0.22, -0.22, 0.38), (0.22, -0.22, 0.38), (0.0, 0.2, 0.38)),
}


def battle_die(painter: QPainter, face: int, centre: QPointF, size: float, angle: float = 0) -> None:
    """Axes for points, skulls for casualties; on the choice face a stroke between them."""
    printed = FACES[face - 1]
    icons = ["axe"] * printed.points + ["skull"] * printed.casualties
    painter.save()
    painter.translate(centre)
    painter.rotate(angle)
    body = of_rect(QRectF(-size / 2, -size / 2, size, size), size * 0.2)
    shadow(painter, body, PIECE, size / 40)
    ink(painter, body, _BONE, max(1.4, size / 26), depth=size * 0.09)
    for name, (x, y, share) in zip(icons, _PLACES[len(icons)], strict=True):
        half = share * size / 2
        mono(painter, name, QRectF(x * size - half, y * size - half, 2 * half, 2 * half), INK)
    if printed.choice:
        stroke(painter, line((size * 0.26, -size * 0.26), (-size * 0.26, size * 0.26)), veil(INK, 0.75), size * 0.05)
    painter.restore()
