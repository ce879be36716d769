"""Harbour of Champions: dusk in the fjord, a troll looks over the roofs, two ships at the quay."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from covers.sheet import HEIGHT, WHOLE, WIDTH, frame
from meadhall.views.look.drawn.northern import hall, longship
from meadhall.views.look.drawn.scenery import mountains, soft_ridge, stars
from meadhall.views.look.ink import fade, glow, ink, stroke
from meadhall.views.look.palette import INK
from meadhall.views.look.shapes import disc, line, mirrored, placed, rectangle, rounded
from meadhall.views.look.svgpath import outline
from meadhall.views.look.textures import lay_texture
from meadhall.views.look.tones import mix, veil

_HIDE = QColor("#46264A")
_HIDE_LIGHT = QColor("#6B4066")
_TUSK = QColor("#F6E8C8")
_EYE = QColor("#FFD24A")

# Half a troll, to be mirrored: shaggy shoulders, a cheek, an ear; x = 0 is the middle of its face.
_BODY = (
    "M0 -112 C14 -116 26 -114 36 -106 L40 -122 L48 -108 C58 -112 70 -128 74 -134 C82 -118 80 -100 70 -88"
    " C78 -74 80 -58 78 -44 L92 -42 L86 -32 C108 -26 126 -12 134 4 L150 6 L142 16 C154 34 158 58 158 90 L0 90Z"
)
_INNER_EAR = "M56 -102 C64 -106 68 -114 71 -120 C74 -110 72 -102 66 -96Z"
_BROW = "M6 -46 C16 -62 38 -66 58 -56 C60 -50 58 -46 54 -44 C40 -50 24 -48 8 -38Z"
_EYE_SHAPE = "M14 -36 C22 -46 38 -46 48 -38 C38 -29 24 -29 14 -36Z"


def paint(painter: QPainter) -> None:
    fade(painter, rectangle(0, 0, WIDTH, 370), QColor("#4B2848"), QColor("#E9824A"))
    stars(painter, QRectF(0, 0, WIDTH, 120), 40, 8)
    glow(painter, 186, 270, 260, QColor("#FFB45A"), 0.7)
    mountains(painter, QRectF(-10, 262, WIDTH + 20, 120), 110, 23, QColor("#8A4A58"), peaks=4, pen=1.4)
    _troll(painter)
    _village(painter)
    _harbour(painter)
    lay_texture(painter, WHOLE, "paper", 0.17)
    frame(painter, QColor("#F4C97A"))


def _troll(painter: QPainter) -> None:
    x, y = 186, 256

    def both(data: str) -> list[QPainterPath]:
        half = outline(data)
        return [placed(half, x, y), placed(mirrored(half), x, y)]

    right, left = both(_BODY)
    body = right.united(left).simplified()
    ink(painter, body, _HIDE, 3, depth=13, light=0.16)
    for ear in both(_INNER_EAR):
        painter.fillPath(ear, _HIDE_LIGHT)
    _fur(painter, x, y)
    face = placed(
        outline("M0 -66 C36 -76 66 -60 66 -34 C66 2 40 26 0 28 C-40 26 -66 2 -66 -34 C-66 -60 -36 -76 0 -66Z"), x, y
    )
    painter.fillPath(face, veil(_HIDE_LIGHT, 0.55))
    for side in (-1, 1):
        glow(painter, x + side * 31, y - 37, 44, _EYE, 0.85)
    for eye in both(_EYE_SHAPE):
        ink(painter, eye, QColor("#FFE98A"), 2.2, depth=0)
    for side in (-1, 1):
        painter.fillPath(placed(outline("M0 -7.4 C3 -4 3 4 0 7.4 C-3 4 -3 -4 0 -7.4Z"), x + side * 30, y - 36.5), INK)
    for brow in both(_BROW):
        ink(painter, brow, mix(_HIDE, INK, 0.35), 2, depth=3)
    _mouth(painter, x, y)
    nose = placed(outline("M-15 -8 C-20 8 -12 20 0 20 C12 20 20 8 15 -8 C10 -22 -10 -22 -15 -8Z"), x, y - 6)
    ink(painter, nose, QColor("#7E4B66"), 2.4, depth=5, light=0.2)
    for side in (-1, 1):
        painter.fillPath(disc(x + side * 6, y + 7, 2.6, 2), veil(INK, 0.8))
    ink(painter, disc(x + 8, y - 12, 3.2), QColor("#93586F"), 1.2, depth=1)


def _fur(painter: QPainter, x: float, y: float) -> None:
    tuft = outline("M-7 0 L-4 8 M0 1 L1 10 M7 0 L5 8")
    for dx, dy in ((-96, 6), (-74, -4), (96, 6), (74, -4), (-112, 34), (112, 34), (-40, -88), (36, -92), (0, -96)):
        stroke(painter, placed(tuft, x + dx, y + dy), veil(_HIDE_LIGHT, 0.9), 2.2)


def _mouth(painter: QPainter, x: float, y: float) -> None:
    mouth = placed(outline("M-44 22 C-20 38 20 38 44 22 C38 46 -38 46 -44 22Z"), x, y)
    ink(painter, mouth, QColor("#2A0F1C"), 2.4, depth=0)
    tusk = outline("M22 40 C18 24 22 8 34 -4 C40 10 40 28 34 38Z")
    for half in (tusk, mirrored(tusk)):
        ink(painter, placed(half, x, y), _TUSK, 2, depth=3)
    for dx in (-9, 3):
        painter.fillPath(placed(outline("M0 0 L6 0 L3 8Z"), x + dx, y + 32), _TUSK)


def _village(painter: QPainter) -> None:
    hill = soft_ridge(QRectF(-6, 318, WIDTH + 12, 80), 22, 12, 5)
    painter.fillPath(hill, QColor("#4A2A34"))
    stroke(painter, hill, INK, 2)
    houses = (
        (44, 336, 1.02, "#7A3A2E"),
        (328, 336, 1.02, "#7A3A2E"),
        (112, 350, 1.16, "#8A4A32"),
        (262, 350, 1.16, "#8A4A32"),
        (187, 366, 1.42, "#A05A36"),
    )
    for x, y, scale, roof in houses:
        hall(painter, x, y, scale, roof=QColor(roof), wall=QColor("#6E4530"), pen=2.2)
    _hand(painter, 316, 286)


def _hand(painter: QPainter, x: float, y: float) -> None:
    """Four fingers that feel for the ridge of a roof."""
    back = outline("M-30 -2 C-32 -22 -18 -32 2 -32 C22 -32 36 -22 32 0Z")
    ink(painter, placed(back, x, y), _HIDE, 2.4, depth=5, light=0.16)
    for number, length in enumerate((17, 21, 21, 16)):
        left = x - 30 + number * 15.5
        finger = rounded(left, y - 12, 15, length, 7)
        claw = outline("M-4 -3 L4 -3 L0 8Z")
        ink(painter, placed(claw, left + 7.5, y - 12 + length), _TUSK, 1.4, depth=1)
        ink(painter, finger, _HIDE, 2, depth=3, light=0.16)


def _harbour(painter: QPainter) -> None:
    fade(painter, rectangle(0, 366, WIDTH, HEIGHT - 366), QColor("#3E5A74"), QColor("#14263A"))
    for x, width in ((44, 24), (112, 26), (187, 40), (262, 26), (328, 24)):
        for number in range(6):
            shift = 4 if number % 2 else -4
            length = width - number * 3.4
            painter.fillPath(
                rounded(x - length / 2 + shift, 376 + number * 13, length, 3.4, 1.7),
                veil(QColor("#FFC95A"), 0.6 - 0.09 * number),
            )
    quay = rectangle(-6, 362, WIDTH + 12, 9)
    ink(painter, quay, QColor("#6B4A30"), 2.2, depth=2)
    for x in range(12, WIDTH, 29):
        stroke(painter, line((x, 371), (x, 382)), INK, 5)
        stroke(painter, line((x, 371), (x, 381)), QColor("#5A3C26"), 2.6)
    longship(
        painter,
        106,
        432,
        0.74,
        sail=(QColor("#2A5FA8"), QColor("#F1E3C2")),
        hull=QColor("#6E4226"),
        pen=2.2,
        oars=False,
    )
    longship(
        painter,
        277,
        446,
        0.8,
        sail=(QColor("#C43D2B"), QColor("#F1E3C2")),
        hull=QColor("#7A4A2A"),
        pen=2.2,
        oars=False,
    )
    for y, shift in ((440, 0), (454, 20)):
        row = outline(f"M-20 {y} " + "q14 9 28 0 " * 15)
        painter.save()
        painter.translate(shift - 10, 0)
        stroke(painter, row, veil(QColor("#A9CFE0"), 0.4), 2)
        painter.restore()
