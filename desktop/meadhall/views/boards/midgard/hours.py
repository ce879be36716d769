"""The day of eight rounds over the harbour: dawn, noon, dusk and night, lanterns where work is done, and the troll who
waits behind the hills until he is slain."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath

from meadhall.rules.midgard.data import LocationId
from meadhall.rules.midgard.state import State
from meadhall.views.look.drawn.beasts import troll
from meadhall.views.look.drawn.pen import Pen
from meadhall.views.look.drawn.scenery import stars
from meadhall.views.look.game_colours import HARBOUR
from meadhall.views.look.ink import glow, ink
from meadhall.views.look.palette import INK
from meadhall.views.look.shapes import disc, of_rect, polygon, rectangle, rounded
from meadhall.views.look.tones import mix, veil

from ..kit.album import Key
from ..kit.canvas import Canvas
from ..kit.pieces import Piece
from .geometry import HEIGHT, HOUSES, PIERS, Geometry
from .houses import wall_path

_LIGHT, _GIANT, _LANTERN = 2.0, 3.0, 7.0  # heights
STRIP = 160.0  # the light changes in strips from the east to the west, none of which takes long to paint
_SKY = 176.0
_AROUND = 6.0  # beside what is written on the ground
_ON_WATER = 0.4  # of the light of day: water has a colour of its own
_CANDLE = QColor("#FFC95A")


class Hour(NamedTuple):
    """The light of one round."""

    light: QColor
    share: float  # of the light in all that lies open to the sky
    sun: tuple[float, float]  # across the town and down the sky, in shares
    shadow: float  # how far a house throws it; to the west in the morning
    lanterns: bool = False
    night: bool = False


_HOURS = (
    Hour(QColor("#F0906A"), 0.26, (0.96, 0.5), -46),
    Hour(QColor("#F6C080"), 0.13, (0.88, 0.3), -26),
    Hour(QColor("#FFF0C8"), 0.06, (0.76, 0.2), -12),
    Hour(QColor("#FFF6DC"), 0.0, (0.68, 0.14), 0),
    Hour(QColor("#FFE2A0"), 0.08, (0.62, 0.2), 12),
    Hour(QColor("#EC7C3A"), 0.24, (0.57, 0.42), 30, lanterns=True),
    Hour(QColor("#43356B"), 0.42, (0.55, 0.62), 46, lanterns=True),
    Hour(QColor("#141E42"), 0.58, (0.9, 0.24), 0, lanterns=True, night=True),
)
_DAY = 3  # the hour of whatever is no round


def hour_of(number: int) -> Hour:
    return _HOURS[number - 1 if 1 <= number <= len(_HOURS) else _DAY]


def light_on(geometry: Geometry, s: State) -> Iterator[Piece]:
    for number in range(strips(geometry)):
        yield Piece(f"hour:{number}", ("hour", s.round, number, geometry), number * STRIP, 0, _LIGHT)
    if s.troll is not None:
        roof = geometry.building("hunting")
        yield Piece("giant", ("giant", hour_of(s.round).night), geometry.between_hills, roof.y + 2, _GIANT)
    if hour_of(s.round).lanterns:
        used: set[LocationId] = {worker.location for worker in s.placed if worker.location in HOUSES}
        for place in sorted(used):
            x, y = _hook(geometry, place)
            yield Piece(f"lantern:{place}", ("lantern",), x, y, _LANTERN)


def strips(geometry: Geometry) -> int:
    return -(-round(geometry.width) // round(STRIP))


def _hook(geometry: Geometry, place: LocationId) -> tuple[float, float]:
    box = geometry.building(place)
    return box.x + 13, box.y + 40


# Pictures


STRIP_BOX = QRectF(0, 0, STRIP, HEIGHT)


def paint_strip(canvas: Canvas, key: Key) -> None:
    _, number, strip, geometry = key
    hour, painter = hour_of(number), canvas.painter
    painter.setClipRect(STRIP_BOX, Qt.ClipOperation.IntersectClip)
    painter.translate(-strip * STRIP, 0)
    painter.save()
    painter.setClipRect(QRectF(0, 0, geometry.width, _SKY), Qt.ClipOperation.IntersectClip)
    _heavens(canvas, hour, geometry)
    painter.restore()
    if hour.shadow:
        painter.fillPath(_shadows(geometry, hour.shadow), veil(INK, 0.2))
    if hour.share:
        on_water = hour.share if hour.night else hour.share * _ON_WATER
        painter.fillPath(_air_of(geometry, strip, ashore=True), veil(hour.light, hour.share))
        painter.fillPath(_air_of(geometry, strip, ashore=False), veil(hour.light, on_water))


def _heavens(canvas: Canvas, hour: Hour, geometry: Geometry) -> None:
    """What is seen of them over the hills."""
    painter, sky = canvas.painter, QRectF(0, 0, geometry.town + 30, 90)
    if hour.night:
        stars(painter, sky, 60, 5)
    x, y = hour.sun[0] * geometry.town, hour.sun[1] * 100
    tone = HARBOUR.board if hour.night else _CANDLE
    glow(painter, x, y, 70, tone, 0.8)
    painter.fillPath(disc(x, y, 15), tone)


@lru_cache(maxsize=8)
def _open_air(geometry: Geometry, *, ashore: bool) -> QPainterPath:
    """All that no roof covers, in the town or beyond it. What is written there keeps its light."""
    quay = geometry.town + 8
    whole = rectangle(0, 0, quay, HEIGHT) if ashore else rectangle(quay, 0, geometry.width - quay, HEIGHT)
    roofed = QPainterPath()
    roofed.setFillRule(Qt.FillRule.WindingFill)
    for place in HOUSES:
        roofed.addPath(wall_path(geometry.building(place)))
    for place in PIERS:
        roofed.addPath(of_rect(geometry.plaque(place).rect, 6))
    for ship in geometry.yard:
        roofed.addPath(of_rect(geometry.ship_box(ship).rect, 6))
    for shore in range(geometry.shores):
        roofed.addPath(of_rect(geometry.title(shore).rect, 8))
        roofed.addPath(of_rect(geometry.feeding(shore).rect.adjusted(-_AROUND, 0, _AROUND, 0), 8))
    return whole.subtracted(roofed)


@lru_cache(maxsize=64)
def _air_of(geometry: Geometry, strip: int, *, ashore: bool) -> QPainterPath:
    """As much of it as lies in a strip: the less path, the quicker it is filled."""
    return _open_air(geometry, ashore=ashore).intersected(rectangle(strip * STRIP - 1, 0, STRIP + 2, HEIGHT))


def _shadows(geometry: Geometry, reach: float) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for place in HOUSES:
        box = geometry.building(place)
        left, right, foot = box.x + 8, box.right - 8, box.bottom
        path.addPath(polygon([(left, foot), (right, foot), (right + reach, foot + 16), (left + reach, foot + 16)]))
        side = right if reach > 0 else left
        top = box.y + 34
        path.addPath(polygon([(side, top), (side + reach * 0.5, top + 24), (side + reach, foot + 16), (side, foot)]))
    return path.intersected(_open_air(geometry, ashore=True))


LANTERN_BOX = QRectF(-46, -46, 92, 92)


def paint_lantern(canvas: Canvas, key: Key) -> None:
    painter = canvas.painter
    glow(painter, 0, 2, 30, _CANDLE, 0.8)  # what is written below it stays dark
    ink(painter, rounded(-6, -1, 12, 15, 3), _CANDLE, 1.6, depth=2)
    for y in (-3, 13):
        ink(painter, rounded(-7.5, y, 15, 4, 1.5), INK, 1, depth=0)
    painter.strokePath(disc(0, -6, 3.4), veil(INK, 0.9))


GIANT_BOX = QRectF(-110, -70, 220, 70)  # down to the roof before him


def paint_giant(canvas: Canvas, key: Key) -> None:
    """No more than a shape against the sky, and eyes by night."""
    painter = canvas.painter
    painter.setClipRect(GIANT_BOX, Qt.ClipOperation.IntersectClip)
    painter.setOpacity(0.7)
    troll(Pen(painter, QPointF(0, -4), 1.3), mix(HARBOUR.far_peaks, INK, 0.45))
    painter.setOpacity(1.0)
    if key[1]:
        for x in (-19, 19):
            glow(painter, x, -16, 14, _CANDLE, 0.9)
