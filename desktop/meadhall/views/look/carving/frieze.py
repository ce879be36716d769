"""A frieze along a beam: so many of its knots are cut, and scribed lines show where the others will be."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from meadhall.views.look.ink import stroke
from meadhall.views.look.shapes import line
from meadhall.views.look.style import Style
from meadhall.views.look.tones import veil

from .knots import HIGH, KNOTS, Chisel

_DARK, _LIGHT = QColor("#140C07"), QColor("#FFF6E0")
_STRAND = {True: QColor("#A87F50"), False: QColor("#94703F")}  # by whether the room is dark


def knots(game: str, wide: float, high: float, share: float) -> tuple[int, int]:
    """How many are cut of how many, in a frieze of that size. The first is cut as soon as anything has happened."""
    whole = max(1, math.floor(wide / (KNOTS[game].long * high / HIGH)))
    return min(whole, math.ceil(share * whole)), whole


def frieze(painter: QPainter, style: Style, game: str, rect: QRectF, share: float) -> None:
    """One knot is painted, and laid again and again: a beam full of strokes would be slow."""
    cut, whole = knots(game, rect.width(), rect.height(), share)
    pixels = painter.deviceTransform().m11()
    step = round(rect.width() / whole * pixels) / pixels
    split = rect.left() + cut * step
    _lay(painter, style, game, QRectF(rect.left(), rect.top(), cut * step, rect.height()), step, _cut(style, game))
    rest = QRectF(split, rect.top(), rect.right() - split, rect.height())
    _lay(painter, style, "", rest, step, _scribed(style))


Paint = Callable[[QPainter, float, float], None]  # one knot, so wide and so high


def _lay(painter: QPainter, style: Style, game: str, rect: QRectF, step: float, paint: Paint) -> None:
    if rect.width() <= 0:
        return
    key = ("knot", game, style.room.name, step)
    dpr = painter.deviceTransform().m11()
    knot = style.pixmap(key, (step, rect.height()), lambda tile: paint(tile, step, rect.height()), dpr)
    painter.drawTiledPixmap(rect, knot)


def _cut(style: Style, game: str) -> Paint:
    def paint(painter: QPainter, wide: float, high: float) -> None:
        dark = style.room.dark
        painter.fillRect(QRectF(0, 0, wide, high), veil(_DARK, 0.34 if dark else 0.12))
        knot = KNOTS[game]
        painter.scale(wide / knot.long, high / HIGH)
        knot.carve(Chisel(painter, _STRAND[dark], veil(_DARK, 0.75) if dark else veil(_LIGHT, 0.85)))

    return paint


def _scribed(style: Style) -> Paint:
    """Two lines along the beam, and a mark where the next knot begins."""

    def paint(painter: QPainter, wide: float, high: float) -> None:
        tone = veil(_STRAND[style.room.dark], 0.45)
        for share in (0.2, 0.8):
            stroke(painter, line((-1, high * share), (wide + 1, high * share)), tone, high / 14)
        stroke(painter, line((0, high * 0.36), (0, high * 0.64)), tone, high / 14)

    return paint
