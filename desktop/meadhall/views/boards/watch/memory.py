"""What the North remembers: where the Wall was breached, and how near the next invasion is, in the sky."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainterPath

from meadhall.rules.watch.state import State
from meadhall.views.look.drawn.scenery import torch
from meadhall.views.look.game_colours import WATCH
from meadhall.views.look.ink import stroke
from meadhall.views.look.palette import INK
from meadhall.views.look.shapes import disc, line, polygon
from meadhall.views.look.tones import mix, veil

from ..kit.album import Key
from ..kit.canvas import Canvas
from ..kit.pieces import Piece
from .geometry import Geometry
from .sky import heavens

Breaches = Mapping[int, int]  # by the number of the invasion: the section of the Wall

_SKY, _SCAR = 1.0, 3.0  # heights
_ASIDE = 25.0  # from the end of a section: clear of posts and badge
_RED_FROM = 2  # invasions
_BRIGHTEST = 4
_CURTAINS = ((0.16, 150, QColor("#8FD0D8")), (0.47, 210, QColor("#A99BE0")), (0.9, 170, QColor("#7FB9E6")))
_BLOOD = QColor("#B8452E")
_WOOD = QColor("#6B4526")


def remembered(geometry: Geometry, view: State, breaches: Breaches) -> Iterator[Piece]:
    key = ("sky", threat(view), view.invasions >= _RED_FROM)
    yield Piece("sky", key, 0, 0, _SKY)
    ends: set[tuple[int, int]] = set()
    for number in range(1, view.invasions + 1):
        if (section := breaches.get(number)) is not None:
            end = 1 if (section, 0) in ends else 0
            ends.add((section, end))
            box = geometry.section(section)
            x = box.right - _ASIDE if end else box.x + _ASIDE
            yield Piece(f"scar:{number}", ("scar", end), x, box.y, _SCAR)


def threat(view: State) -> int:
    """How bright the sky is: one step for each two of those who stand before the Wall."""
    return min(_BRIGHTEST, sum(map(len, view.clearings)) // 2)


# Pictures


def sky_box(geometry: Geometry) -> QRectF:
    return heavens(geometry).boundingRect()


def paint_sky(canvas: Canvas, key: Key, geometry: Geometry) -> None:
    """An aurora over the mountains; after the second invasion the sky is red."""
    _, bright, red = key
    painter, open_sky = canvas.painter, heavens(geometry)
    box = open_sky.boundingRect()
    painter.setClipPath(open_sky, Qt.ClipOperation.IntersectClip)
    if red:
        dusk = QLinearGradient(box.topLeft(), box.bottomLeft())
        dusk.setColorAt(0, veil(_BLOOD, 0.25))
        dusk.setColorAt(1, veil(_BLOOD, 0.85))
        painter.fillRect(box, dusk)
    for across, wide, tone in _CURTAINS:
        lit = mix(tone, _BLOOD, 0.45) if red else tone
        _curtain(canvas, box.x() + across * box.width(), wide, lit, 0.16 * bright)


def _curtain(canvas: Canvas, x: float, wide: float, tone: QColor, strength: float) -> None:
    for fold in range(7):
        left = x + (fold - 3.5) * wide / 7
        light = QLinearGradient(left, 0, left, 96)
        light.setColorAt(0, veil(tone, 0))
        light.setColorAt(0.35 + 0.05 * (fold % 3), veil(tone, strength * (0.6 + 0.4 * (fold % 2))))
        light.setColorAt(1, veil(tone, 0))
        right = left + wide / 6
        canvas.painter.fillPath(polygon([(left, 0), (right, 0), (right - 22, 96), (left - 22, 96)]), light)


SCAR_BOX = QRectF(-54, -44, 108, 136)


def paint_scar(canvas: Canvas, key: Key) -> None:
    """A gap, the ladder they came by, a torch that still burns, and scorched snow behind it."""
    painter, turned = canvas.painter, -1 if key[1] else 1
    painter.scale(turned, 1)
    for x, y, reach in ((-6, 72, 26), (18, 79, 17), (-22, 80, 12)):
        painter.fillPath(disc(x, y, reach, reach * 0.34), veil(INK, 0.3))
    gap = polygon([(-17, -1), (-12, 12), (-7, 9), (-4, 30), (2, 23), (6, 38), (10, 17), (14, 19), (17, -1)])
    painter.fillPath(gap, WATCH.snow_shade)
    painter.fillPath(gap.translated(2.5, -3).intersected(gap), WATCH.snow)
    stroke(painter, gap, INK, 1.9)
    _cracks(canvas)
    _ladder(canvas)
    torch(painter, 22, 3, 13)
    painter.fillRect(QRectF(21, 3, 2.4, 13), _WOOD)


def _cracks(canvas: Canvas) -> None:
    for crack in (((6, 38), (3, 46), (9, 54)), ((-4, 30), (-11, 38), (-9, 47)), ((14, 19), (21, 27))):
        stroke(canvas.painter, polygon(list(crack), closed=False), veil(INK, 0.7), 1.2)


def _ladder(canvas: Canvas) -> None:
    """It leans on the north side."""
    top, foot = (-9.0, 4.0), (-30.0, -34.0)
    rails = QPainterPath()
    for aside in (-4.5, 4.5):
        rails.addPath(line((foot[0] + aside, foot[1]), (top[0] + aside, top[1])))
    rungs = QPainterPath()
    for step in range(1, 6):
        share = step / 6
        x, y = foot[0] + (top[0] - foot[0]) * share, foot[1] + (top[1] - foot[1]) * share
        rungs.addPath(line((x - 4.5, y), (x + 4.5, y)))
    for path in (rails, rungs):
        stroke(canvas.painter, path, INK, 4)
    stroke(canvas.painter, rails, _WOOD, 2.2)
    stroke(canvas.painter, rungs, mix(_WOOD, WATCH.trail, 0.35), 2)
