"""Gone Wild: three troublemakers before the rays of a sun, in the manner of a comic."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from covers.sheet import HEIGHT, WHOLE, WIDTH
from meadhall.views.look.drawn.comic import halftone, rays
from meadhall.views.look.drawn.faces import elf, pig, viking
from meadhall.views.look.icons import mono
from meadhall.views.look.ink import PIECE, ink, shadow, stroke
from meadhall.views.look.palette import CREAM, INK
from meadhall.views.look.shapes import disc, joined, polygon, rectangle, rounded, star, stroke_of
from meadhall.views.look.svgpath import outline
from meadhall.views.look.tones import mix, veil

_RED = QColor("#D8301E")


def paint(painter: QPainter) -> None:
    rays(painter, WHOLE, QColor("#F7B92E"), QColor("#FBD35A"), QPointF(186, 292), 20, 4)
    halftone(painter, QRectF(0, 90, WIDTH, 380), veil(QColor("#D9541E"), 0.5), 12)
    elf(painter, QPointF(80, 212), 1.26)
    pig(painter, QPointF(298, 210), 1.3)
    viking(painter, QPointF(186, 336), 1.84)
    _mug(painter)
    _fight(painter)
    stroke(painter, rectangle(5, 5, WIDTH - 10, HEIGHT - 10), INK, 3)
    _ribbon(painter)


def _mug(painter: QPainter) -> None:
    painter.save()
    painter.translate(60, 400)
    painter.rotate(-9)
    handle = stroke_of(outline("M20 -10 C44 -14 44 26 20 20"), 9)
    ink(painter, handle, QColor("#D79A3A"), 2.8, depth=3)
    body = outline("M-28 -22 L26 -22 L23 36 Q22 42 16 42 L-18 42 Q-24 42 -25 36Z")
    ink(painter, body, QColor("#F2B93A"), 3.2, depth=9)
    for x in (-15, -1, 13):
        slit = rounded(x - 3.4, -8, 6.8, 38, 3.4)
        painter.fillPath(slit, mix(QColor("#F2B93A"), INK, 0.32))
    foam = joined(
        *[disc(x, y, r) for x, y, r in ((-24, -24, 11), (-8, -32, 14), (10, -30, 13), (25, -22, 10), (-16, -16, 9))]
    )
    drop = rounded(8, -24, 11, 26, 5.5)
    ink(painter, joined(foam, drop), QColor("#FFFBF0"), 3, depth=6)
    painter.restore()


def _fight(painter: QPainter) -> None:
    painter.save()
    painter.translate(312, 402)
    painter.rotate(-10)
    burst = star(11, 0, 0, 58, 40, 0.9)
    shadow(painter, burst, PIECE, 1.4)
    ink(painter, burst, QColor("#FFD83A"), 3, depth=6)
    ink(painter, star(11, 0, 0, 42, 29, 0.9), _RED, 2.2, depth=4)
    mono(painter, "fist", QRectF(-19, -20, 38, 38), CREAM)
    painter.restore()


def _ribbon(painter: QPainter) -> None:
    """What the title stands on: its ends fold behind it."""
    painter.save()
    painter.translate(WIDTH / 2, 70)
    painter.rotate(-4)
    for side in (-1, 1):
        end = polygon([(side * 128, -22), (side * 178, -26), (side * 163, 9), (side * 178, 44), (side * 128, 50)])
        ink(painter, end, mix(_RED, INK, 0.25), 3, depth=4)
        fold = polygon([(side * 158, 40), (side * 128, 40), (side * 128, 50)])
        painter.fillPath(fold, mix(_RED, INK, 0.6))
        stroke(painter, fold, INK, 2.4)
    band = polygon([(-158, -40), (158, -40), (158, 40), (-158, 40)])
    shadow(painter, band, PIECE, 1.6)
    ink(painter, band, _RED, 3.4, depth=7)
    painter.restore()
