"""Uncharted Lands: a dragon ship sails out of the sunrise, the first mountains of a new land behind it."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from covers.sheet import HEIGHT, WHOLE, WIDTH, frame
from meadhall.views.look.drawn.northern import longship
from meadhall.views.look.drawn.scenery import conifer, mountains, soft_ridge, wave_row
from meadhall.views.look.ink import fade, glow, stroke
from meadhall.views.look.palette import INK
from meadhall.views.look.shapes import disc, polygon, rectangle, rounded
from meadhall.views.look.svgpath import outline
from meadhall.views.look.textures import lay_texture
from meadhall.views.look.tones import veil

_SUN = QColor("#FFF0BE")
_FOAM = QColor("#DDF1E6")
_LINE = QColor("#0F2A38")
_SUN_AT = QPointF(192, 196)


def paint(painter: QPainter) -> None:
    fade(painter, rectangle(0, 0, WIDTH, 300), QColor("#F9CC72"), QColor("#E2814E"))
    _rose(painter)
    glow(painter, _SUN_AT.x(), _SUN_AT.y(), 250, _SUN, 0.75)
    painter.fillPath(disc(_SUN_AT.x(), _SUN_AT.y(), 98), _SUN)
    _birds(painter)
    _land(painter)
    _sea(painter)
    longship(
        painter, 196, 372, 1.5, sail=(QColor("#C43D2B"), QColor("#F4E8CA")), hull=QColor("#7A482A"), pen=2.8, oars=False
    )
    _waves(painter)
    _shore(painter)
    lay_texture(painter, WHOLE, "paper", 0.17)
    frame(painter, QColor("#FFE7B0"))


def _rose(painter: QPainter) -> None:
    """The points of a compass behind the sun: nobody has been here before."""
    for number in range(32):
        reach = 420 if number % 4 == 0 else (300 if number % 2 == 0 else 210)
        middle = math.radians(number * 11.25)
        half = math.radians(2.6 if number % 2 == 0 else 1.5)
        ends = [(reach, middle), (30, middle - half * 6), (30, middle + half * 6)]
        points = [(_SUN_AT.x() + r * math.cos(a), _SUN_AT.y() + r * math.sin(a)) for r, a in ends]
        painter.fillPath(polygon(points), veil(_SUN, 0.22))


def _birds(painter: QPainter) -> None:
    for x, y, size in ((66, 150, 1.0), (92, 164, 0.7), (300, 158, 0.85)):
        wings = outline("M-11 -5 C-7 -8 -3 -5 0 0 C3 -5 7 -8 11 -5")
        painter.save()
        painter.translate(x, y)
        painter.scale(size, size)
        stroke(painter, wings, veil(INK, 0.75), 2.4)
        painter.restore()


def _land(painter: QPainter) -> None:
    snow = QColor("#FBE9D2")
    ranges = (
        (222, 108, 41, "#BE7F82", 4, snow),
        (250, 92, 46, "#936A86", 5, None),
        (276, 56, 44, "#64597C", 6, None),
    )
    for y, reach, seed, colour, peaks, cap in ranges:
        land = QRectF(-10, y, WIDTH + 20, 300 - y)
        mountains(painter, land, reach, seed, QColor(colour), peaks=peaks, snow=cap, pen=1.6)
        mist = rectangle(0, y + 2, WIDTH, 300 - y)
        fade(painter, mist, veil(QColor("#FFD9A0"), 0.0), veil(QColor("#FFD9A0"), 0.3))


def _sea(painter: QPainter) -> None:
    fade(painter, rectangle(0, 284, WIDTH, HEIGHT - 284), QColor("#4B7F92"), QColor("#17384A"))
    stroke(painter, rectangle(-5, 284, WIDTH + 10, 400), veil(_LINE, 0.7), 1.6)
    for number in range(9):
        width = 150 - number * 9
        x = _SUN_AT.x() - width / 2 + (9 if number % 2 else -9)
        painter.fillPath(rounded(x, 291 + number * 11, width, 3.4, 1.7), veil(QColor("#FFE3A0"), 0.55))


def _waves(painter: QPainter) -> None:
    rows = ((372, "#2F7088", 11, 0), (396, "#255D73", 12, 22), (421, "#1C4A5F", 13, 9))
    for y, colour, crest, shift in rows:
        water = wave_row(QRectF(-20, y, WIDTH + 40, HEIGHT - y + 10), crest, 54, shift)
        painter.fillPath(water, QColor(colour))
        painter.save()
        painter.setClipPath(water, Qt.ClipOperation.IntersectClip)
        stroke(painter, water.translated(0, 4.5), veil(_FOAM, 0.55), 2)
        painter.restore()
        stroke(painter, water, _LINE, 2)
    for crest in ("M66 374 Q84 352 96 372", "M52 378 Q66 362 80 378"):
        stroke(painter, outline(crest), veil(_FOAM, 0.85), 3)


def _shore(painter: QPainter) -> None:
    near = soft_ridge(QRectF(-6, 456, WIDTH + 12, 30), 16, 4, 5)
    painter.fillPath(near, QColor("#2A3A2C"))
    stroke(painter, near, INK, 1.8)
    for x, height in ((22, 96), (56, 72), (84, 50), (352, 104), (318, 78), (290, 56)):
        conifer(painter, x, 468, height, QColor("#274734"), pen=1.8)
