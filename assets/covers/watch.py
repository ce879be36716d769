"""Brotherhood of the Watch: night over the Wall, brothers with torches on it, climbers on ropes, eyes in the forest."""

from __future__ import annotations

import random

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from covers.sheet import HEIGHT, WHOLE, WIDTH, frame
from meadhall.views.look.drawn.scenery import conifer, snowfall, soft_ridge, stars, torch
from meadhall.views.look.ink import fade, glow, stroke
from meadhall.views.look.palette import INK
from meadhall.views.look.shapes import disc, line, placed, polygon, rectangle
from meadhall.views.look.svgpath import outline
from meadhall.views.look.textures import lay_texture
from meadhall.views.look.tones import mix, veil

_ICE_TOP, _ICE_FOOT = QColor("#F2FAFD"), QColor("#7DA5BD")
_JOINT = QColor("#6E9AB4")
_SILHOUETTE = QColor("#151C28")
_WHITE = QColor("#FFFFFF")
_TITLE = 145  # so far down the name is printed: a flake beside a letter would be read as an accent of it
_CLOAK = (
    "M-9.5 0 C-11 -7 -9.4 -13 -5.4 -15.4 C-7 -21 -3.6 -25.6 0.6 -27.4"
    " C3.4 -25.6 6.6 -21 5.4 -15.4 C9.4 -13 11 -7 9.5 0Z"
)
_CREST = (
    (-6, 196), (34, 190), (34, 172), (66, 172), (66, 186), (156, 180), (156, 152), (216, 152), (216, 180), (306, 186),
    (306, 172), (338, 172), (338, 190), (378, 196),
)  # fmt: skip


def paint(painter: QPainter) -> None:
    fade(painter, rectangle(0, 0, WIDTH, 260), QColor("#131E38"), QColor("#41648A"))
    stars(painter, QRectF(0, 0, WIDTH, 200), 90, 3)
    _aurora(painter)
    for x, y, size in ((50, 172, 17), (172, 152, 20), (200, 152, 20), (322, 172, 17)):
        torch(painter, x, y, size)
    for x, y in ((90, 181), (128, 178), (240, 178), (280, 181)):
        _brother(painter, x, y, 1.25)
    _wall(painter)
    _climbers(painter)
    _gate(painter)
    _forest(painter)
    snowfall(painter, WHOLE.adjusted(0, _TITLE, 0, 0), 56, 12)
    lay_texture(painter, WHOLE, "paper", 0.15)
    frame(painter, QColor("#CFE6F2"))


def _aurora(painter: QPainter) -> None:
    """Curtains of light: the lower edge is sharp, the upper fades into the night."""
    curtains = (
        ("#59E3B0", "M-20 132 C60 84 130 190 210 132 C280 84 330 150 400 104", 92),
        ("#7FD6E8", "M-20 158 C70 124 150 196 232 152 C300 118 350 168 400 138", 70),
        ("#B58CE0", "M-20 96 C80 60 120 130 220 88 C290 60 340 110 400 74", 60),
    )
    for colour, edge, height in curtains:
        lower = outline(edge)
        curtain = QPainterPath(lower)
        curtain.connectPath(lower.toReversed().translated(0, -height))
        curtain.closeSubpath()
        box = curtain.boundingRect()
        gradient = QLinearGradient(box.topLeft(), box.bottomLeft())
        gradient.setColorAt(0, veil(QColor(colour), 0))
        gradient.setColorAt(0.85, veil(QColor(colour), 0.32))
        gradient.setColorAt(1, veil(QColor(colour), 0.4))
        painter.fillPath(curtain, gradient)
        stroke(painter, lower, veil(QColor(colour), 0.45), 2.2)


def _brother(painter: QPainter, x: float, y: float, scale: float) -> None:
    """A man in a hood and a cloak against the torchlight, spear in hand."""
    cloak = placed(outline(_CLOAK), x, y + 6, scale)
    painter.fillPath(cloak, _SILHOUETTE)
    # The edge that the torch in the middle of the Wall lights.
    towards = 1 if x < WIDTH / 2 else -1
    painter.save()
    painter.setClipPath(cloak, Qt.ClipOperation.IntersectClip)
    stroke(painter, cloak.translated(-1.2 * towards, 0.6), veil(QColor("#FFB84A"), 0.75), 2)
    painter.fillPath(cloak.translated(-2.6 * towards, 1), _SILHOUETTE)
    painter.restore()
    hand = x - 12 * towards
    stroke(painter, line((x, y - 6), (hand, y - 10)), _SILHOUETTE, 4)
    stroke(painter, line((hand, y + 6), (hand, y - 36)), _SILHOUETTE, 2.4)
    painter.fillPath(placed(outline("M0 -10 L3.6 0 L0 2.4 L-3.6 0Z"), hand, y - 34), _SILHOUETTE)


def _wall(painter: QPainter) -> None:
    wall = polygon([*_CREST, (WIDTH + 6, HEIGHT), (-6, HEIGHT)])
    fade(painter, wall, _ICE_TOP, _ICE_FOOT)
    painter.save()
    painter.setClipPath(wall, Qt.ClipOperation.IntersectClip)
    _flutes(painter)
    for x in (50, 186, 322):
        glow(painter, x, 168, 84, QColor("#FFC873"), 0.55)
    for y, opacity in ((214, 0.34), (250, 0.26), (290, 0.2), (334, 0.16)):
        joint = outline(f"M-10 {y} C80 {y - 7} 120 {y + 5} 186 {y} C250 {y - 6} 300 {y + 4} 390 {y - 2}")
        stroke(painter, joint, veil(_JOINT, opacity * 1.6), 2)
    crack = outline("M118 196 L126 226 L116 250 L130 284 L124 306 M126 226 L140 240 M130 284 L118 296")
    stroke(painter, crack, veil(QColor("#4E7C98"), 0.75), 2.2)
    stroke(painter, crack.translated(1.6, 1), veil(_WHITE, 0.8), 1.2)
    painter.restore()
    stroke(painter, wall, INK, 2.8)
    snow = polygon([(x, y) for x, y in _CREST], closed=False)
    stroke(painter, snow.translated(0, 3.4), veil(_WHITE, 0.95), 3)


def _flutes(painter: QPainter) -> None:
    """The face of the ice: hanging spikes of light and shade."""
    chance = random.Random(5)
    for number in range(44):
        x = chance.uniform(-4, WIDTH)
        top = 186 + chance.random() * 130
        width, length = chance.uniform(6, 20), chance.uniform(50, 190)
        lean = chance.uniform(-4, 8)
        spike = polygon([(x, top), (x + width, top), (x + width * 0.5 + lean, top + length)])
        painter.fillPath(spike, veil(_WHITE if number % 2 else _JOINT, 0.26))
    foot = rectangle(0, 300, WIDTH, 120)
    fade(painter, foot, veil(QColor("#4F7F9C"), 0), veil(QColor("#4F7F9C"), 0.45))


def _climbers(painter: QPainter) -> None:
    """Two who have come up by rope and pick."""
    for x, y, top, side in ((92, 282, 206, -1), (272, 254, 200, 1)):
        rope = outline(f"M{x + 4} {top} C{x + 9} {top + 24} {x - 2} {y - 44} {x + 3 * side} {y - 30}")
        stroke(painter, rope, veil(INK, 0.85), 1.8)
        painter.save()
        painter.translate(x, y)
        painter.scale(1.3 * side, 1.3)
        painter.rotate(-12)
        stroke(
            painter, outline("M3 -15 L4 -27 M-2 -14 L-11 -23 M3 -2 L7 5 L4 11 M-3 -2 L-8 4 L-7 11"), _SILHOUETTE, 3.4
        )
        stroke(painter, outline("M-11 -23 L-19 -27"), _SILHOUETTE, 1.8)
        stroke(painter, outline("M-16 -35 Q-22 -27 -20 -19"), _SILHOUETTE, 2.2)
        painter.fillPath(outline("M-6 0 C-8 -8 -6 -17 0 -19 C7 -17 8 -8 7 0 C3 3 -3 3 -6 0Z"), _SILHOUETTE)
        painter.fillPath(outline("M-5 -19 C-6 -26 6 -28 7 -20 C7 -15 -4 -14 -5 -19Z"), QColor("#4A3A34"))
        painter.restore()


def _gate(painter: QPainter) -> None:
    tunnel = outline("M160 404 L160 360 Q186 312 212 360 L212 404Z")
    stroke(painter, outline("M152 404 L152 358 Q186 298 220 358 L220 404"), veil(_JOINT, 0.9), 7)
    painter.fillPath(tunnel, QColor("#131B28"))
    glow(painter, 186, 372, 40, QColor("#FFB84A"), 0.45)
    bars = QPainterPath()
    for x in (169, 180, 191, 202):
        bars.moveTo(x, 404)
        bars.lineTo(x, 336)
    for y in (352, 370, 388):
        bars.moveTo(160, y)
        bars.lineTo(212, y)
    painter.save()
    painter.setClipPath(tunnel, Qt.ClipOperation.IntersectClip)
    stroke(painter, bars, QColor("#05080E"), 3)
    painter.restore()
    stroke(painter, tunnel, INK, 2.6)


def _forest(painter: QPainter) -> None:
    field = soft_ridge(QRectF(-6, 412, WIDTH + 12, 80), 22, 5, 6)
    painter.fillPath(field, QColor("#E3EEF4"))
    stroke(painter, field, INK, 2)
    far, near = QColor("#25484C"), QColor("#16303A")
    for x, height in ((96, 66), (128, 54), (248, 56), (280, 68)):
        conifer(painter, x, 432, height, far, pen=1.8, snow=QColor("#F2F8FB"))
    for x, height in ((8, 150), (52, 112), (364, 156), (320, 116)):
        conifer(painter, x, 462, height, near, pen=2.2, snow=QColor("#F2F8FB"))
    for x, y in ((82, 446), (146, 438), (218, 440), (290, 444)):
        _eyes(painter, x, y)
    ground = soft_ridge(QRectF(-6, 462, WIDTH + 12, 30), 20, 9, 6)
    painter.fillPath(ground, mix(near, INK, 0.55))
    stroke(painter, ground, veil(_JOINT, 0.5), 1.6)


def _eyes(painter: QPainter, x: float, y: float) -> None:
    """Somebody looks up at the Wall."""
    hood = outline("M-12 14 C-14 -2 -9 -13 0 -15 C9 -13 14 -2 12 14Z")
    painter.fillPath(placed(hood, x, y, 1), QColor("#0E1620"))
    stroke(painter, placed(hood, x, y, 1), veil(QColor("#8FB3C6"), 0.35), 1.2)
    for side in (-1, 1):
        glow(painter, x + side * 4.4, y - 2, 8, QColor("#FF6A3A"), 0.7)
        painter.fillPath(disc(x + side * 4.4, y - 2, 2.1), QColor("#FF8A4A"))
