"""What everything stands on: hills before the gates, the earth of the town with its lanes, the water, the far land."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath

from meadhall.views.look.drawn.scenery import conifer, mountains, ripples, soft_ridge
from meadhall.views.look.game_colours import HARBOUR
from meadhall.views.look.ink import fade, stroke
from meadhall.views.look.palette import INK
from meadhall.views.look.shapes import curve, rectangle, rounded
from meadhall.views.look.textures import lay_texture
from meadhall.views.look.tones import mix, veil

from ..kit.canvas import Canvas
from ..kit.pieces import Patch
from .geometry import HEIGHT, Geometry

_STRIPS = 4  # large areas are painted in strips, so that none takes long
_BLACK = QColor("#000000")


def land_patches(geometry: Geometry) -> Iterator[Patch]:
    wide, _ = geometry.size
    town = geometry.town + 30
    yield Patch(QRectF(0, 0, town, 190), _hills(town))
    for number in range(_STRIPS):
        yield _earth(geometry, number)
    yield Patch(QRectF(0, 170, town, HEIGHT - 170), _lanes(geometry))
    for number in range(_STRIPS):
        yield _water(geometry, number)
    yield Patch(QRectF(geometry.town - 30, 0, 120, HEIGHT), _quay(geometry))
    yield Patch(QRectF(geometry.coast - 90, 0, wide - geometry.coast + 90, HEIGHT), _far_land(geometry))


def _hills(town: float) -> Callable[[Canvas], None]:
    def paint(canvas: Canvas) -> None:
        painter = canvas.painter
        fade(painter, rectangle(0, 0, town, 190), HARBOUR.dawn, HARBOUR.dusk)
        lay_texture(painter, QRectF(0, 0, town, 190), "cloud", 0.14, 1.6)
        mountains(painter, QRectF(0, 96, town, 100), 72, 31, HARBOUR.far_peaks, peaks=9)
        for y, reach, seed, tone in ((128, 34, 9, HARBOUR.hills), (170, 24, 3, HARBOUR.near_hills)):
            ridge = soft_ridge(QRectF(0, y, town, 60), reach, seed, 7)
            painter.fillPath(ridge, tone)
            stroke(painter, ridge, veil(INK, 0.45), 1.3)

    return paint


def _earth(geometry: Geometry, number: int) -> Patch:
    top, town = 162.0, geometry.town + 30
    high = (HEIGHT - top) / _STRIPS
    box = QRectF(0, top + number * high, town, high + 1)
    edge = curve([(0, 176), (town * 0.3, 166), (town * 0.62, 182), (town, 168)], closed=False)
    edge.lineTo(town, HEIGHT)
    edge.lineTo(0, HEIGHT)
    edge.closeSubpath()

    def paint(canvas: Canvas) -> None:
        painter = canvas.painter
        painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
        painter.setClipPath(edge, Qt.ClipOperation.IntersectClip)
        painter.fillRect(box, HARBOUR.earth)
        lay_texture(painter, box, "paper", 0.22, 1.0, (0.0, 0.0))
        lay_texture(painter, box, "cloud", 0.14, 1.6, (0.0, 0.0))
        if not number:
            stroke(painter, edge, veil(INK, 0.5), 1.6)

    return Patch(box, paint)


def _lanes(geometry: Geometry) -> Callable[[Canvas], None]:
    """Trodden between the houses, and a few trees at the edge of the wood."""
    town = geometry.town
    rows = [geometry.building(place).y + 2 for place in ("armoury", "longhouse", "stall_mil_1", "rune_reader")]
    columns = [geometry.building(place).x - 3 for place in ("foundry", "forge", "smokehouse")]

    def paint(canvas: Canvas) -> None:
        painter = canvas.painter
        for y in rows:
            lane = curve([(0, y), (town * 0.4, y - 5), (town * 0.8, y + 5), (town + 8, y)], closed=False)
            stroke(painter, lane, veil(HARBOUR.path, 0.6), 20)
            stroke(painter, lane, veil(HARBOUR.rut, 0.3), 1.4)
        for x in columns:
            lane = curve([(x, 190), (x + 5, 400), (x - 4, HEIGHT)], closed=False)
            stroke(painter, lane, veil(HARBOUR.path, 0.45), 16)
        for x, y in ((town - 8, 196), (town + 4, 184), (6, 188), (town - 20, 186)):
            conifer(painter, x, y, 34, HARBOUR.conifer, pen=1.2)

    return paint


def _bank(geometry: Geometry) -> QPainterPath:
    """All the water there is, from the quay to the right edge."""
    x, wide = geometry.town + 6, geometry.width
    points = [(x + 10, -4), (x - 2, 130), (x + 8, 270), (x - 4, 400), (x + 7, 540), (x - 3, 640), (x + 4, HEIGHT + 4)]
    path = curve(points, closed=False)
    path.lineTo(wide, HEIGHT + 4)
    path.lineTo(wide, -4)
    path.closeSubpath()
    return path


def _water(geometry: Geometry, number: int) -> Patch:
    left, wide = geometry.town - 12, geometry.width
    high = HEIGHT / _STRIPS
    box = QRectF(left, number * high, wide - left, high + 1)
    bank = _bank(geometry)

    def paint(canvas: Canvas) -> None:
        painter = canvas.painter
        painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
        painter.setClipPath(bank, Qt.ClipOperation.IntersectClip)
        shares = (number / _STRIPS, (number + 1) / _STRIPS)
        upper, lower = (mix(HARBOUR.water, HARBOUR.deep, share) for share in shares)
        fade(painter, rectangle(box.x(), box.y(), box.width(), box.height()), upper, lower)
        lay_texture(painter, box, "cloud", 0.13, 1.5, (0.0, 0.0))
        for reach, strength in ((44, 0.1), (26, 0.16), (12, 0.3)):
            stroke(painter, bank, veil(HARBOUR.foam, strength), reach)
        ripples(painter, box.adjusted(24, 8, -20, -8), 16, 8 + number, HARBOUR.foam)
        stroke(painter, bank, INK, 2.4)

    return Patch(box, paint)


def _quay(geometry: Geometry) -> Callable[[Canvas], None]:
    """Planks along the bank, and piles in the water."""
    x = geometry.town + 2

    def paint(canvas: Canvas) -> None:
        chance = random.Random(5)
        painter = canvas.painter
        y = 6.0
        while y < HEIGHT - 8:
            plank = rounded(x + chance.uniform(-2, 2), y, 17, 9, 2)
            painter.fillPath(plank, mix(HARBOUR.post, _BLACK, chance.uniform(0.05, 0.25)))
            stroke(painter, plank, veil(INK, 0.8), 1.2)
            y += 11

    return paint


def _far_land(geometry: Geometry) -> Callable[[Canvas], None]:
    left, wide = geometry.coast, geometry.width
    points = [(left + 8, -6.0)]
    for shore in range(geometry.shores):
        box = geometry.shore(shore)
        points += [(left + 6, box.y + 6), (left - 12, box.y + box.height * 0.3), (left + 12, box.y + box.height * 0.72)]
    land = curve([*points, (left, HEIGHT + 6)], closed=False)
    land.lineTo(wide + 6, HEIGHT + 6)
    land.lineTo(wide + 6, -6)
    land.closeSubpath()

    def paint(canvas: Canvas) -> None:
        painter = canvas.painter
        for reach, strength in ((42, 0.12), (24, 0.2), (10, 0.4)):
            stroke(painter, land, veil(HARBOUR.foam, strength), reach)
        painter.fillPath(land, HARBOUR.far_shore)
        painter.setClipPath(land, Qt.ClipOperation.IntersectClip)
        lay_texture(painter, land.boundingRect(), "cloud", 0.2, 1.2, (0.0, 0.0))
        lay_texture(painter, land.boundingRect(), "paper", 0.14, 1.0, (0.0, 0.0))
        for shore in range(geometry.shores):
            box = geometry.shore(shore)
            strip = rounded(left + 16, box.y + 3, wide - left - 21, box.height - 6, 10)
            painter.fillPath(strip, veil(_BLACK, 0.24))
        stroke(painter, land, INK, 2.6)

    return paint
