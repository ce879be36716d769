"""What landscapes and covers are made of: ridges, mountains, conifers, stars, snow, water, flames."""

from __future__ import annotations

import random
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from meadhall.views.look.ink import glow, stroke
from meadhall.views.look.palette import INK
from meadhall.views.look.shapes import Point, placed, polygon, rectangle
from meadhall.views.look.svgpath import outline
from meadhall.views.look.tones import mix, veil

_WHITE = QColor("#FFFFFF")
_NIGHT = QColor("#0A1020")
_SNOW_SHADE = QColor("#6F86A0")
_DEEP = QColor("#1A1010")
_FLAME, _FLAME_HEART = QColor("#FF9B2E"), QColor("#FFE08A")

# --- land


def soft_ridge(rect: QRectF, reach: float, seed: int, humps: int = 7) -> QPainterPath:
    """Rolling land: its crest lies between the rectangle's top and `reach` above it."""
    chance = random.Random(seed)
    x, y, width = rect.x(), rect.y(), rect.width()
    crest = [(x + width * number / humps, y - reach * chance.uniform(0.1, 1)) for number in range(humps + 1)]
    path = QPainterPath(QPointF(x - 4, rect.bottom()))
    path.lineTo(*crest[0])
    for start, end in pairwise(crest):
        middle = (start[0] + end[0]) / 2
        path.cubicTo(middle, start[1], middle, end[1], *end)
    path.lineTo(x + width + 4, rect.bottom())
    path.closeSubpath()
    return path


def crest_of(rect: QRectF, reach: float, seed: int, peaks: int = 6) -> list[Point]:
    """Corners of a jagged ridge: valley, peak, valley, … from left to right."""
    chance = random.Random(seed)
    step = rect.width() / (2 * peaks)
    corners: list[Point] = []
    for number in range(2 * peaks + 1):
        inside = 0 < number < 2 * peaks
        x = rect.x() + step * (number + (chance.uniform(-0.4, 0.4) if inside else 0))
        rise = chance.uniform(0.55, 1) if number % 2 else chance.uniform(0, 0.3)
        corners.append((x, rect.y() - reach * rise))
    return corners


def jagged_ridge(rect: QRectF, corners: list[Point]) -> QPainterPath:
    return polygon([(rect.x() - 4, rect.bottom()), *corners, (rect.right() + 4, rect.bottom())])


def mountains(
    painter: QPainter,
    rect: QRectF,
    reach: float,
    seed: int,
    colour: QColor,
    *,
    peaks: int = 6,
    snow: QColor | None = None,
    pen: float = 1.1,
) -> None:
    """A jagged ridge whose faces away from the light are darker; snow on the peaks if wanted."""
    corners = crest_of(rect, reach, seed, peaks)
    ridge = jagged_ridge(rect, corners)
    painter.fillPath(ridge, colour)
    shade = mix(colour, _NIGHT, 0.16)
    for number in range(1, len(corners) - 1, 2):
        painter.fillPath(_far_face(corners[number], corners[number + 1], rect.bottom()), shade)
        if snow:
            _snow_cap(painter, corners[number - 1], corners[number], corners[number + 1], snow)
    stroke(painter, ridge, veil(mix(colour, _DEEP, 0.55), 0.6), pen)


def _far_face(peak: Point, valley: Point, foot: float) -> QPainterPath:
    """The side of a mountain that lies in shade, with a broken edge down the middle."""
    (px, py), vx = peak, valley[0]
    drop = foot - py
    out = vx - px
    edge = [(px + out * 0.1, py + drop * 0.16), (px - out * 0.06, py + drop * 0.26), (px + out * 0.2, py + drop * 0.5)]
    return polygon([peak, valley, (vx, foot), (px + out * 0.3, foot), *reversed(edge)])


def _snow_cap(painter: QPainter, left: Point, peak: Point, right: Point, snow: QColor) -> None:
    def on(foot: Point, share: float) -> Point:
        return (peak[0] + (foot[0] - peak[0]) * share, peak[1] + (foot[1] - peak[1]) * share)

    x, y = peak
    down = (max(left[1], right[1]) - y) * 0.5
    edge = [(x + 0.34 * down, y + down * 0.6), (x + 0.1 * down, y + down), (x - 0.2 * down, y + down * 0.62)]
    painter.fillPath(polygon([on(left, 0.42), peak, on(right, 0.4), *edge]), snow)
    dark = polygon([peak, on(right, 0.4), *edge[:2], (x - 0.04 * down, y + down * 0.5)])
    painter.fillPath(dark, mix(snow, _SNOW_SHADE, 0.45))


_TREE = (
    "M0 -1 L0.2 -0.62 L0.12 -0.62 L0.28 -0.34 L0.18 -0.34 L0.36 -0.06 L-0.36 -0.06"
    " L-0.18 -0.34 L-0.28 -0.34 L-0.12 -0.62 L-0.2 -0.62Z"
)
_TREE_SHADE = "M0 -1 L0.2 -0.62 L0.12 -0.62 L0.28 -0.34 L0.18 -0.34 L0.36 -0.06 L0 -0.06Z"
_TREE_SNOW = "M0 -1 L0.2 -0.62 L0.1 -0.7 L0.02 -0.6 L-0.07 -0.7 L-0.2 -0.62Z"
_BOUGH_SNOW = (
    "M-0.12 -0.62 L-0.28 -0.34 L-0.19 -0.41 L-0.08 -0.36Z M0.13 -0.6 L0.28 -0.34 L0.2 -0.38 L0.13 -0.36Z"
    " M-0.18 -0.34 L-0.36 -0.06 L-0.25 -0.14 L-0.12 -0.08Z M0.2 -0.3 L0.36 -0.06 L0.27 -0.11 L0.2 -0.08Z"
)


def conifer(
    painter: QPainter,
    x: float,
    y: float,
    height: float,
    colour: QColor,
    *,
    line_colour: QColor = INK,
    pen: float = 1.2,
    snow: QColor | None = None,
) -> None:
    """Three tiers of boughs on a trunk; its foot is at x, y."""
    painter.fillPath(rectangle(x - height * 0.045, y - height * 0.1, height * 0.09, height * 0.1), line_colour)
    tree = placed(outline(_TREE), x, y, height)
    painter.fillPath(tree, colour)
    painter.fillPath(placed(outline(_TREE_SHADE), x, y, height), mix(colour, _NIGHT, 0.22))
    if snow:
        painter.fillPath(placed(outline(_TREE_SNOW), x, y, height), snow)
        painter.fillPath(placed(outline(_BOUGH_SNOW), x, y, height), snow)
    if pen:
        stroke(painter, tree, line_colour, pen)


# --- sky and water


def stars(painter: QPainter, rect: QRectF, count: int, seed: int) -> None:
    chance = random.Random(seed)
    dots = QPainterPath()
    for _ in range(count):
        radius = chance.choice((0.7, 0.9, 1.1, 1.6))
        dots.addEllipse(
            QPointF(rect.x() + chance.random() * rect.width(), rect.y() + chance.random() ** 1.3 * rect.height()),
            radius,
            radius,
        )
    painter.fillPath(dots, veil(_WHITE, 0.8))


def snowfall(painter: QPainter, rect: QRectF, count: int, seed: int, opacity: float = 0.75) -> None:
    chance = random.Random(seed)
    flakes = QPainterPath()
    for _ in range(count):
        radius = chance.choice((1.0, 1.4, 1.8, 2.6))
        flakes.addEllipse(
            QPointF(rect.x() + chance.random() * rect.width(), rect.y() + chance.random() * rect.height()),
            radius,
            radius,
        )
    painter.fillPath(flakes, veil(_WHITE, opacity))


def wave_row(rect: QRectF, crest: float, length: float, shift: float) -> QPainterPath:
    """Water whose upper edge is a row of hanging waves."""
    x = rect.x() - length + shift % length
    path = QPainterPath(QPointF(x, rect.bottom()))
    path.lineTo(x, rect.y())
    while x < rect.right():
        path.quadTo(x + length / 2, rect.y() + crest, x + length, rect.y())
        x += length
    path.lineTo(x, rect.bottom())
    path.closeSubpath()
    return path


def ripples(painter: QPainter, rect: QRectF, count: int, seed: int, colour: QColor = _WHITE) -> None:
    """Small double crests on open water."""
    chance = random.Random(seed)
    crests = QPainterPath()
    for _ in range(count):
        x = rect.x() + chance.random() * rect.width()
        y = rect.y() + chance.random() * rect.height()
        crests.moveTo(x, y)
        crests.quadTo(x + 3, y - 4, x + 6, y)
        crests.quadTo(x + 9, y - 4, x + 12, y)
    stroke(painter, crests, veil(colour, 0.5), 1.2)


def torch(painter: QPainter, x: float, y: float, size: float) -> None:
    """A flame with its glow; y is its foot."""
    glow(painter, x, y - size * 0.5, size * 2.6, QColor("#FFB84A"), 0.75)
    flame = placed(outline("M0 0 C-5 -3 -4 -9 0 -14 C0.6 -10 5 -8 4.4 -3 C4 -0.6 2 0 0 0Z"), x, y, size / 14)
    painter.fillPath(flame, _FLAME)
    painter.fillPath(placed(flame.translated(-x, -y), x, y, 0.55), _FLAME_HEART)
