"""What lies behind everything: the northern sky, the Frostfangs, and snow as far as one can see."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from meadhall.rules.watch.data import CLANS
from meadhall.views.look.game_colours import WATCH
from meadhall.views.look.ink import fade, stroke
from meadhall.views.look.shapes import curve, rectangle, rounded
from meadhall.views.look.textures import lay_texture
from meadhall.views.look.tones import veil

from ..kit.canvas import Canvas
from ..kit.pieces import Patch
from .geometry import TITLE_HEIGHT, Geometry

_STRIPS = 6  # large areas are painted in strips, so that none takes long
_FAR_SNOW = QColor("#C9D9E2")
_WHITE = QColor("#FFFFFF")


def sky_patches(geometry: Geometry) -> Iterator[Patch]:
    wide, high = geometry.size
    north = _north(geometry)
    horizon = north * 0.49
    yield Patch(QRectF(0, 0, wide, north), _sky(wide, north))
    far = _far_ridge(wide, north)
    near = _jagged(wide, north * 0.45, north * 0.23, 12, 19)
    yield Patch(QRectF(0, 0, wide, north), _mountains(far, WATCH.far_peaks, 1.6, 0.6))
    yield Patch(QRectF(0, 0, wide, north), _mountains(near, WATCH.near_peaks, 1.4, 0.5))
    snow = _rolling(wide, horizon, high + 60, 22, 8, 9)
    top = snow.boundingRect().top()
    for strip in range(_STRIPS):
        box = QRectF(0, top + (high - top) * strip / _STRIPS, wide, (high - top) / _STRIPS)
        yield Patch(box, _snow(snow, box, north, high))
    yield Patch(QRectF(0, top - 4, wide, 60), lambda canvas: stroke(canvas.painter, snow, veil(_WHITE, 0.5), 2))


def _north(geometry: Geometry) -> float:
    """In base the land reaches further north, and the mountains are nearer to the sky."""
    return 216.0 if geometry.brotherhood else 150.0


def _far_ridge(wide: float, north: float) -> QPainterPath:
    return _jagged(wide, north * 0.4, north * 0.3, 5, 15)


@lru_cache(maxsize=4)
def heavens(geometry: Geometry) -> QPainterPath:
    """The sky, as far as no mountain and no clan stands before it."""
    wide, north = geometry.size[0], _north(geometry)
    hidden = _far_ridge(wide, north).united(_jagged(wide, north * 0.45, north * 0.23, 12, 19))
    for clan in range(len(CLANS)):
        box = geometry.clan(clan)
        hidden = hidden.united(rounded(box.x - 3, box.y - TITLE_HEIGHT / 2 - 3, box.width + 6, box.height, 22))
    return rectangle(0, 0, wide, north * 0.4).subtracted(hidden)


def _sky(wide: float, high: float) -> Callable[[Canvas], None]:
    def paint(canvas: Canvas) -> None:
        box = rectangle(0, 0, wide, high)
        fade(canvas.painter, box, WATCH.sky, WATCH.horizon)
        lay_texture(canvas.painter, QRectF(0, 0, wide, high), "cloud", 0.16, 1.6)

    return paint


def _mountains(path: QPainterPath, tone: QColor, width: float, line: float) -> Callable[[Canvas], None]:
    def paint(canvas: Canvas) -> None:
        canvas.painter.fillPath(path, tone)
        stroke(canvas.painter, path, veil(WATCH.peak_line, line), width)

    return paint


def _snow(snow: QPainterPath, box: QRectF, north: float, high: float) -> Callable[[Canvas], None]:
    """A strip of the field: greyish far away, white before the Wall, in shade to the south."""
    light = QLinearGradient(0, north * 0.4, 0, high)
    light.setColorAt(0, _FAR_SNOW)
    light.setColorAt((north * 0.6) / (high - north * 0.4), WATCH.snow)
    light.setColorAt(1, WATCH.snow_shade)

    def paint(canvas: Canvas) -> None:
        painter = canvas.painter
        if box.top() < north:
            painter.setClipPath(snow, Qt.ClipOperation.IntersectClip)
        # Strips meet on whole pixels: soft edges would let a line of what is below shine through.
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.fillRect(box, light)
        lay_texture(painter, box, "cloud", 0.2, 1.6, (0, 0))
        lay_texture(painter, box, "paper", 0.07, 1.0, (0, 0))

    return paint


def _jagged(wide: float, base: float, rise: float, seed: int, peaks: int) -> QPainterPath:
    """A ridge of sharp peaks from edge to edge; it reaches far down, for what lies before it covers its foot."""
    chance = random.Random(seed)
    path = QPainterPath(QPointF(-4, base + 160))
    steps = peaks * 2
    for step in range(steps + 1):
        aside = chance.uniform(-0.2, 0.2) * wide / peaks if 0 < step < steps else 0.0
        up = rise * (chance.uniform(0.55, 1) if step % 2 else chance.uniform(0, 0.3))
        path.lineTo(wide * step / steps + aside, base - up)
    path.lineTo(wide + 4, base + 160)
    path.closeSubpath()
    return path


def _rolling(wide: float, base: float, foot: float, rise: float, seed: int, waves: int) -> QPainterPath:
    """A soft edge, and everything below it."""
    chance = random.Random(seed)
    points = [(wide * step / waves, base - rise * chance.uniform(0.1, 1)) for step in range(waves + 1)]
    path = curve([(-60, base), *points, (wide + 60, base)], closed=False)
    path.lineTo(wide + 60, foot)
    path.lineTo(-60, foot)
    path.closeSubpath()
    return path
