"""Print effects of the comic game: sun rays and halftone dots."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF

from meadhall.views.look.shapes import polygon
from meadhall.views.look.style import round_pen


def rays(
    painter: QPainter, rect: QRectF, colour: QColor, other: QColor, centre: QPointF, count: int, turn: float = 0
) -> None:
    """Sun rays of two close tones. (Each is filled by itself: Qt takes ten times as long for all in one path.)"""
    painter.fillRect(rect, colour)
    reach = rect.width() + rect.height()
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    for number in range(count):
        ends = (math.radians(turn + (number + half) * 360 / count) for half in (0, 0.5))
        far = [(centre.x() + reach * math.cos(end), centre.y() + reach * math.sin(end)) for end in ends]
        painter.fillPath(polygon([(centre.x(), centre.y()), *far]), other)
    painter.restore()


def halftone(painter: QPainter, rect: QRectF, colour: QColor, step: float) -> None:
    """Printer's dots that grow downwards. (A row is drawn as points: far faster than a path of circles.)"""
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    row = QPolygonF([QPointF(number * step, 0) for number in range(int(rect.width() / step) + 2)])
    for number in range(math.ceil(rect.height() / (step * 0.8))):
        down = number * step * 0.8
        radius = step * 0.48 * down / rect.height()
        if radius > 0.6:
            left = rect.left() + (number % 2) * step / 2
            painter.setPen(round_pen(colour, 2 * radius))
            painter.drawPoints(row.translated(left, rect.top() + down))
    painter.restore()
