"""The woven border around a picture, and linen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from meadhall.views.look.ink import stroke
from meadhall.views.look.palette import INK, PAPER, Player
from meadhall.views.look.shapes import line, of_rect, polygon
from meadhall.views.look.tones import mix, veil

BORDER = 9.0  # of a picture of 160x120
_UNDYED = (QColor("#7A5A3A"), QColor("#A88350"))  # where nobody's colours are woven in: thread, and its knots
_THREAD = 2.4  # from one thread of linen to the next


def linen(painter: QPainter, path: QPainterPath, unit: float, tone: QColor = PAPER, strength: float = 0.16) -> None:
    """Cloth with its threads; a picture that has been painted keeps its colours and gets the threads alone."""
    if tone.alpha():
        painter.fillPath(path, tone)
    box, thread = path.boundingRect(), QPainterPath()
    step, start = _THREAD * unit, box.topLeft()
    for number in range(int(box.height() / step)):
        y = start.y() + (number + 0.5) * step
        thread.addPath(line((box.left(), y), (box.right(), y)))
    for number in range(int(box.width() / step)):
        x = start.x() + (number + 0.5) * step
        thread.addPath(line((x, box.top()), (x, box.bottom())))
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    stroke(painter, thread, veil(mix(PAPER, INK, 0.7), strength), max(0.5, 0.5 * unit))
    painter.restore()


def braid(painter: QPainter, band: QRectF, players: Sequence[Player], unit: float) -> None:
    """A band of lozenges, lying or upright; the colours of several players take turns."""
    lies = band.width() >= band.height()
    high, long = (band.height(), band.width()) if lies else (band.width(), band.height())
    count = max(1, round(long / (1.5 * high)))
    step = long / count
    painter.fillRect(band, mix(PAPER, INK, 0.12))
    for number in range(count):
        thread, knot = _dyes(players, number)
        along = (band.left() if lies else band.top()) + (number + 0.5) * step
        middle = QPointF(along, band.center().y()) if lies else QPointF(band.center().x(), along)
        for share, tone in ((1.0, thread), (0.46, knot)):
            reach = step * 0.5 * share, high * 0.46 * share
            x, y = reach if lies else (reach[1], reach[0])
            corners = [(middle.x() - x, middle.y()), (middle.x(), middle.y() - y)]
            corners += [(middle.x() + x, middle.y()), (middle.x(), middle.y() + y)]
            painter.fillPath(polygon(corners), tone)
    stroke(painter, of_rect(band), INK, 0.9 * unit)


def border(painter: QPainter, box: QRectF, players: Sequence[Player], unit: float) -> None:
    """All around the inside of a rectangle, with a knot in each corner."""
    wide = BORDER * unit
    for top in (box.top(), box.bottom() - wide):
        braid(painter, QRectF(box.left() + wide, top, box.width() - 2 * wide, wide), players, unit)
    for left in (box.left(), box.right() - wide):
        braid(painter, QRectF(left, box.top() + wide, wide, box.height() - 2 * wide), players, unit)
    thread, knot = _dyes(players, 0)
    for left in (box.left(), box.right() - wide):
        for top in (box.top(), box.bottom() - wide):
            corner = QRectF(left, top, wide, wide)
            painter.fillRect(corner, thread)
            inset = wide * 0.28
            painter.fillRect(corner.adjusted(inset, inset, -inset, -inset), knot)
            stroke(painter, of_rect(corner), INK, 0.9 * unit)
    stroke(painter, of_rect(box), INK, 1.6 * unit)


def _dyes(players: Sequence[Player], number: int) -> tuple[QColor, QColor]:
    if not players:
        return _UNDYED
    player = players[number % len(players)]
    return player.base, player.dark
