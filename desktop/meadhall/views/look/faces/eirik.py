"""Eirik Gullfoot: a boy with straw for hair, who has seen something over there."""

from PySide6.QtGui import QColor

from meadhall.views.look.drawn.pen import Pen
from meadhall.views.look.faces.features import blush, ears, neck, round_eye, shade_within, shoulders
from meadhall.views.look.shapes import disc
from meadhall.views.look.tones import mix

MOOD, SEED = "fjord", 3
_SKIN, _HAIR = QColor("#F7CDA0"), QColor("#EDBB45")
_TUNIC, _TRIM = QColor("#3E7F8E"), QColor("#EBC24E")
_HEAD = "M-40 -30 C-43 8 -37 32 -22 50 C-14 60 -6 65 0 65 C6 65 14 60 22 50 C37 32 43 8 40 -30Z"


def paint(face: Pen) -> None:
    shoulders(face, _TUNIC, 80, 92)
    face.ink("M-62 92 L-30 130 L-8 130 L-46 85Z", QColor("#8A5A34"), 4)  # the strap of his bag
    neck(face, _SKIN, 16, 92)
    face.ink("M-30 78 C-22 96 22 96 30 78 L34 86 C24 108 -24 108 -34 86Z", _TRIM, 3)
    ears(face, _SKIN, 42, 2, 1.15)
    face.ink(_HEAD, _SKIN, 8)
    shade_within(face, _HEAD, "M-60 -60 L60 -60 L60 -16 Q30 -22 0 -14 Q-34 -24 -60 -12Z", 0.16)
    _hair(face)
    for side in (-1, 1):
        round_eye(face, side * 18, 0, 12.5, QColor("#4E8CB0"), look=3.2)
    face.ink(
        "M-32 -19 C-26 -27 -14 -28 -7 -22 L-8 -17 C-15 -22 -25 -21 -31 -14Z", mix(_HAIR, QColor("#5A2E00"), 0.4), 0, 0.6
    )
    face.ink("M8 -25 C16 -32 27 -31 33 -23 L32 -18 C26 -25 17 -25 9 -20Z", mix(_HAIR, QColor("#5A2E00"), 0.4), 0, 0.6)
    blush(face, 25, 21, 9, 6, 0.28)
    for x, y in ((-29, 17), (-23, 21), (-18, 16), (18, 16), (23, 21), (29, 17), (-25, 13), (25, 13)):
        face.fill(disc(x, y, 1.5), QColor("#C07A45"))
    face.line("M1 6 C-3 13 -6 18 -4 21 Q0 23 5 21", 2.4)
    _grin(face)


def _grin(face: Pen) -> None:
    mouth = "M-19 33 C-8 38 10 37 22 29 C21 44 11 52 1 52 C-10 52 -17 44 -19 33Z"
    face.fill(mouth, QColor("#7A2418"))
    face.within(mouth)
    face.fill("M-22 28 L24 24 L22 38 Q2 43 -18 39Z", QColor("#FFFDF4"))
    face.fill(disc(4, 54, 13, 8), QColor("#D9685A"))
    face.fill("M0 33 L4 33 L4 41.5 L0 41.5Z", QColor("#7A2418"))  # the gap between his teeth
    face.painter.restore()
    face.line(mouth, 2.6)
    face.line("M22 29 Q26 26 26 23", 2.2)


def _hair(face: Pen) -> None:
    face.ink(
        "M-45 6 C-54 -34 -50 -62 -26 -76 C-22 -86 -10 -90 -2 -84 C4 -94 20 -92 24 -82"
        " C44 -78 56 -46 46 6 L42 -10 C42 -22 40 -28 36 -34 C32 -26 28 -24 24 -22 C22 -30 20 -34 16 -38"
        " C10 -28 2 -24 -6 -22 C-6 -30 -8 -34 -12 -38 C-18 -26 -28 -22 -36 -22 C-40 -16 -42 -8 -45 6Z",
        _HAIR,
        9,
    )
    for strand in (
        "M-30 -66 C-36 -56 -36 -44 -34 -34",
        "M-6 -78 C-12 -64 -10 -50 -8 -40",
        "M18 -76 C20 -62 18 -50 16 -42",
        "M36 -62 C42 -50 42 -40 40 -32",
    ):
        face.line(strand, 2.2, 0.5)
    face.ink("M22 -80 C30 -94 44 -98 54 -94 C50 -82 38 -74 26 -76Z", QColor("#7FA04E"), 3, 0.8)  # a leaf
    face.line("M25 -78 C34 -84 42 -89 50 -92", 1.4, 0.6)
