"""The hour over the village, by the phase of the round: dawn, the day's work, the feast with its fire, night."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor

from meadhall.rules.wild.questions import BeginPhase
from meadhall.rules.wild.state import State
from meadhall.views.look.drawn.scenery import stars, torch
from meadhall.views.look.game_colours import WILD
from meadhall.views.look.ink import glow, ink, stroke
from meadhall.views.look.palette import CREAM, PLAYERS
from meadhall.views.look.shapes import Point, curve, disc, of_rect, polygon, rounded
from meadhall.views.look.tones import veil
from meadhall.views.text.house import phase_now
from meadhall.views.text.wild.phases import ROUND

from ..kit.album import Key
from ..kit.canvas import Canvas
from ..kit.pieces import Piece
from .geometry import Geometry

_OVER_MEADOW = 1.0  # height
_ROUND_CORNER = 15.0
_EMBER, _LOG = QColor("#FFB84A"), QColor("#6B4526")


class Hour(NamedTuple):
    light: QColor
    share: float
    sun: Point | None = None  # across the village and down its sky, in shares; or the moon by night
    feast: bool = False
    night: bool = False


_HOURS = {
    "production": Hour(QColor("#F7A27A"), 0.36, (0.45, 0.42)),
    "draw": Hour(QColor("#FFE2A0"), 0.2, (0.52, 0.26)),
    "actions": Hour(QColor("#FFF6DC"), 0.0),
    "storage": Hour(QColor("#E0722E"), 0.42, (0.76, 0.46), feast=True),
    "end": Hour(QColor("#16204A"), 0.6, (0.7, 0.32), night=True),
}


def hour_of(view: State) -> str:
    """Before the first round it is day."""
    return phase_now(view, ROUND, BeginPhase) if view.round and view.result is None else "actions"


def hour_piece(geometry: Geometry, view: State) -> Iterator[Piece]:
    box = geometry.village
    middle = box.center()
    yield Piece("hour", ("hour", hour_of(view), box.width(), box.height()), middle.x(), middle.y(), _OVER_MEADOW)


# Pictures


def box_of(key: Key) -> QRectF:
    return QRectF(-key[2] / 2, -key[3] / 2, key[2], key[3])


def paint(canvas: Canvas, key: Key) -> None:
    painter, hour, box = canvas.painter, _HOURS[key[1]], box_of(key)
    painter.setClipPath(of_rect(box.adjusted(2, 2, -2, -2), _ROUND_CORNER), Qt.ClipOperation.IntersectClip)
    painter.fillRect(box, veil(hour.light, hour.share))
    if hour.night:
        stars(painter, QRectF(box.left(), box.top(), box.width(), 70), 46, 3)
    if hour.sun is not None:
        _heavenly(canvas, box, hour)
    if hour.feast:
        _bunting(canvas, box)
        _fire(canvas, QPointF(box.right() - 52, box.bottom() - 26))


def _heavenly(canvas: Canvas, box: QRectF, hour: Hour) -> None:
    assert hour.sun is not None
    x, y = box.left() + hour.sun[0] * box.width(), box.top() + hour.sun[1] * 80
    tone = CREAM if hour.night else WILD.label
    glow(canvas.painter, x, y, 74, tone, 0.4 if hour.night else 0.9)
    round_one = disc(x, y, 17)
    canvas.painter.fillPath(round_one.subtracted(disc(x - 8, y - 3, 15)) if hour.night else round_one, tone)


def _bunting(canvas: Canvas, box: QRectF) -> None:
    """Pennants in all colours of players, from end to end."""
    count, left, right, top = 22, box.left() + 6, box.right() - 6, box.top() + 50
    places: list[Point] = []
    for number in range(count + 1):
        share = number / count
        places.append((left + (right - left) * share, top + 16 * abs(math.sin(share * math.pi * 3))))
    stroke(canvas.painter, curve(places, closed=False), _LOG, 1.6)
    for number, (x, y) in enumerate(places[1:-1]):
        pennant = polygon([(x - 8, y), (x + 8, y), (x, y + 18)])
        ink(canvas.painter, pennant, PLAYERS[number % len(PLAYERS)].base, 1.4, depth=2)


def _fire(canvas: Canvas, at: QPointF) -> None:
    """Where the last houses are built: it burns behind them."""
    painter = canvas.painter
    glow(painter, at.x(), at.y() - 10, 90, _EMBER, 0.9)
    for turn in (-1, 1):
        painter.save()
        painter.translate(at)
        painter.rotate(18 * turn)
        ink(painter, rounded(-22, -5, 44, 9, 4), _LOG, 1.6, depth=2)
        painter.restore()
    for x, size in ((-9, 24), (9, 21), (0, 34)):
        torch(painter, at.x() + x, at.y() - 1, size)
