"""Torvald Stonehand: a nose, a beard, a hammer; he looks at a house and sees what it lacks."""

from PySide6.QtGui import QColor

from meadhall.views.look.drawn.pen import Pen
from meadhall.views.look.faces.features import blush, both_strands, bulb, eye, shade_within, shoulders
from meadhall.views.look.shapes import disc, turned
from meadhall.views.look.svgpath import outline
from meadhall.views.look.tones import mix

MOOD, SEED = "hills", 6
_SKIN, _BEARD, _CAP = QColor("#EFBF95"), QColor("#8F6A45"), QColor("#B4532C")
_STONE, _HAFT = QColor("#A9A5A0"), QColor("#9A6A3C")
_FACE = "M-46 -34 C-50 6 -46 26 -34 42 L34 42 C46 26 50 6 46 -34Z"


def paint(face: Pen) -> None:
    _hammer(face)
    shoulders(face, QColor("#6E5A34"), 72, 108)
    face.ink("M-42 76 L42 76 L60 130 L-60 130Z", QColor("#8A6A44"), 5)  # the apron
    face.ink(_FACE, _SKIN, 8)
    shade_within(face, _FACE, "M-60 -50 L60 -50 L60 -14 Q0 -22 -60 -14Z", 0.24)
    for side in (-1, 1):
        eye(face, side * 22, -3, 11, 6, QColor("#6A4A2A"), look=-2, tilt=-1, lid=3.4)
    both_strands(face, "M-35 8 Q-24 13 -14 8", width=1.6, opacity=0.5)
    blush(face, 32, 14, 9, 6, 0.3)
    _beard(face)
    bulb(face, mix(_SKIN, QColor("#D05A3A"), 0.38), 21, 27)
    face.both(
        "M8 -9 C12 -22 28 -26 44 -18 L42 -10 C32 -15 20 -13 12 -6Z", mix(_BEARD, QColor("#2A1408"), 0.3), 2.5, 0.85
    )
    _cap(face)


def _beard(face: Pen) -> None:
    face.ink(
        "M-48 -2 C-66 26 -72 60 -60 88 L-54 82 C-50 96 -42 106 -36 112 L-30 102 C-24 112 -16 118 -10 122 L-4 110"
        " L4 122 C16 118 24 112 30 102 L36 112 C42 106 50 96 54 82 L60 88 C72 60 66 26 48 -2"
        " C46 14 42 24 34 28 L-34 28 C-42 24 -46 14 -48 -2Z",
        _BEARD,
        10,
    )
    both_strands(
        face, "M-48 40 C-54 56 -54 70 -50 80", "M-32 58 C-36 76 -34 90 -30 100", "M-12 66 C-14 84 -12 98 -8 108"
    )
    face.fill("M-17 44 C-8 40 8 40 17 44 C10 55 -10 55 -17 44Z", QColor("#6A2418"))
    face.line("M-17 44 C-8 40 8 40 17 44 C10 55 -10 55 -17 44Z", 2.2)
    face.ink(
        "M0 26 C-10 18 -24 22 -34 30 C-44 38 -54 38 -62 30 C-60 48 -46 56 -32 52 C-18 50 -8 44 0 38"
        " C8 44 18 50 32 52 C46 56 60 48 62 30 C54 38 44 38 34 30 C24 22 10 18 0 26Z",
        mix(_BEARD, QColor("#F0C890"), 0.18),
        5,
    )


def _cap(face: Pen) -> None:
    face.ink("M-52 -30 C-56 -72 -30 -98 0 -98 C30 -98 56 -72 52 -30Z", _CAP, 10)
    both_strands(face, "M-18 -92 C-28 -76 -32 -58 -32 -42", width=2.2, opacity=0.45)
    face.ink("M-58 -14 C-30 -28 30 -28 58 -14 L55 -36 C30 -48 -30 -48 -55 -36Z", QColor("#8A3A20"), 4)
    for x, y in ((-44, -29), (-23, -34), (0, -36), (23, -34), (44, -29)):
        face.ink(disc(x, y, 4), QColor("#F0C24A"), 1.4, 0.55)


def _hammer(face: Pen) -> None:
    lean = 11
    face.ink(turned(outline("M93 -96 L105 -96 L105 140 L93 140Z"), lean, 99, 40), _HAFT, 3.4)
    face.ink(
        turned(outline("M64 -118 L134 -118 L137 -110 L137 -76 L134 -68 L64 -68 L61 -76 L61 -110Z"), lean, 99, 40),
        _STONE,
        7,
    )
    face.ink(
        turned(outline("M86 -118 L112 -118 L112 -68 L86 -68Z"), lean, 99, 40),
        mix(_STONE, QColor("#3A3230"), 0.35),
        4,
        0.8,
    )
    face.line(turned(outline("M68 -100 L76 -94 M126 -84 L132 -78 M122 -106 L130 -108"), lean, 99, 40), 1.8, 0.5)
