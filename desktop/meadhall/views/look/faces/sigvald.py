"""Sigvald the Quiet: a circlet, a scar, and a look that has already counted to the end."""

from PySide6.QtGui import QColor

from meadhall.views.look.drawn.pen import Pen
from meadhall.views.look.faces.features import both_strands, eye, neck, shade_within, shoulders
from meadhall.views.look.ink import glow
from meadhall.views.look.palette import INK
from meadhall.views.look.shapes import disc
from meadhall.views.look.tones import mix

MOOD, SEED = "hall", 3
_SKIN, _HAIR = QColor("#CC9568"), QColor("#3E2E32")
_GOLD, _STONE, _CLOAK = QColor("#E6B040"), QColor("#3E86C4"), QColor("#5A2E38")
_HEAD = "M-43 -44 C-46 0 -43 26 -30 46 C-20 60 -8 66 0 66 C8 66 20 60 30 46 C43 26 46 0 43 -44Z"


def paint(face: Pen) -> None:
    glow(face.painter, face.x, face.y, 175 * face.scale, QColor("#FFB347"), 0.75)  # the fire behind him
    face.ink("M-56 84 C-66 30 -64 -30 -54 -58 L54 -58 C64 -30 66 30 56 84 C40 74 -40 74 -56 84Z", _HAIR, 8)
    shoulders(face, _CLOAK, 76, 106)
    neck(face, _SKIN, 20, 92)
    face.ink(
        "M-104 122 C-88 96 -60 84 -36 80 C-20 104 20 104 36 80 C60 84 88 96 104 122 L92 116 L84 130 L-84 130 L-92 116Z",
        QColor("#7A6450"),
        7,
    )
    both_strands(face, "M-80 110 L-75 100 M-62 112 L-58 100 M-44 116 L-41 104 M-22 118 L-20 108", width=2.4)
    face.ink(disc(0, 112, 11), _GOLD, 3, 0.9)
    face.fill(disc(0, 112, 4.4), _STONE)
    face.ink(_HEAD, _SKIN, 9)
    shade_within(face, _HEAD, "M-60 -70 L60 -70 L60 -22 Q0 -32 -60 -22Z", 0.24)
    _beard(face)
    for side in (-1, 1):
        eye(face, side * 20, 0, 11.5, 5.6, QColor("#7A4E22"), look=0, tilt=0.4, lid=3.8)
    both_strands(face, "M-30 9 Q-20 13 -11 9", width=1.7, opacity=0.5)
    face.both("M6 -9 L12 -17 C22 -22 32 -20 38 -13 L37 -9 C30 -14 20 -14 11 -8Z", _HAIR, 0, 0.7)
    face.line("M4 -4 C6 8 10 16 8 21 Q2 26 -7 21", 2.5)
    for scar in ("M24 -28 L31 -6 L28 24", "M24 -19 L32 -22 M27 6 L35 3 M25 15 L33 14"):
        face.trace(scar, QColor("#8E4436"), 2.6, 0.9)
    _crown(face)


def _beard(face: Pen) -> None:
    face.ink(
        "M-43 2 C-46 30 -40 56 -26 70 C-16 80 -8 84 0 84 C8 84 16 80 26 70 C40 56 46 30 43 2"
        " C40 20 34 28 26 30 C16 26 8 26 0 29 C-8 26 -16 26 -26 30 C-34 28 -40 20 -43 2Z",
        _HAIR,
        6,
    )
    mouth = "M-16 41 C-8 38 -4 40 0 40 C4 40 8 38 16 41 C8 48 -8 48 -16 41Z"
    face.fill(mouth, mix(_SKIN, QColor("#7A2418"), 0.55))
    face.line("M-17 41 C-8 43 8 43 17 41", 2.4)
    for strand in ("M-20 54 C-18 62 -14 68 -8 72", "M20 54 C18 62 14 68 8 72", "M0 54 L0 76"):
        face.trace(strand, QColor("#6A5450"), 1.8, 0.8)


def _crown(face: Pen) -> None:
    face.ink(
        "M-58 14 C-66 -40 -54 -96 0 -98 C54 -96 66 -40 58 14 C52 0 48 -14 45 -28 C36 -44 20 -52 0 -54"
        " C-20 -52 -36 -44 -45 -28 C-48 -14 -52 0 -58 14Z",
        _HAIR,
        9,
    )
    for strand in ("M-6 -94 C-22 -84 -38 -70 -46 -46", "M6 -94 C22 -84 38 -70 46 -46", "M0 -96 L0 -70"):
        face.trace(strand, QColor("#6A5450"), 2, 0.7)
    face.ink("M-53 -26 C-36 -48 36 -48 53 -26 L54 -38 C38 -60 -38 -60 -54 -38Z", _GOLD, 3, 0.9)
    for side in (-1, 1):
        face.fill(disc(side * 38, -43, 3), QColor("#FFF2C8"))
        face.fill(disc(side * 24, -49, 2.2), mix(_GOLD, INK, 0.5))
    face.ink("M0 -68 L9 -54 L0 -38 L-9 -54Z", _STONE, 4, 0.9)
    face.fill("M-2 -62 L2 -60 L-3 -52Z", QColor("#CFE6FA"))
