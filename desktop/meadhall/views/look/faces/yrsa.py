"""Yrsa Silverscale: a kerchief with pearls, braids as thick as ropes, and half a smile over the scales."""

from PySide6.QtGui import QColor

from meadhall.views.look.drawn.pen import Pen
from meadhall.views.look.faces.features import blush, eye, neck, shade_within, shoulders
from meadhall.views.look.palette import INK
from meadhall.views.look.shapes import disc
from meadhall.views.look.tones import mix, veil

MOOD, SEED = "sea", 8
_SKIN, _HAIR = QColor("#F6CFAA"), QColor("#E3B54C")
_CLOTH, _GOLD, _DRESS = QColor("#2E8276"), QColor("#F0C24A"), QColor("#8E3B5A")
_SILVER, _LIP = QColor("#D5DDE2"), QColor("#B8443A")
_HEAD = "M-41 -34 C-44 4 -38 28 -24 46 C-14 58 -6 63 0 63 C6 63 14 58 24 46 C38 28 44 4 41 -34Z"


def paint(face: Pen) -> None:
    face.both("M36 -40 C54 -16 58 12 52 40 L36 44 C42 16 42 -10 34 -34Z", _HAIR, 5)
    shoulders(face, _DRESS, 80, 94)
    neck(face, _SKIN, 16, 92)
    face.ink("M-32 80 C-22 102 22 102 32 80 L38 88 C26 116 -26 116 -38 88Z", _GOLD, 3)
    for x, y in ((-20, 101), (-7, 106), (7, 106), (20, 101)):  # what gave her her name
        face.ink(
            f"M{x - 7} {y} Q{x} {y - 4} {x + 7} {y} Q{x + 6} {y + 12} {x} {y + 15} Q{x - 6} {y + 12} {x - 7} {y}Z",
            _SILVER,
            3,
            0.7,
        )
    face.ink(_HEAD, _SKIN, 8)
    shade_within(face, _HEAD, "M-60 -60 L60 -60 L60 -20 Q0 -32 -60 -20Z", 0.16)
    face.ink(
        "M-44 -8 C-46 -30 -36 -46 0 -48 C36 -46 46 -30 44 -8 C38 -24 26 -32 0 -32 C-26 -32 -38 -24 -44 -8Z",
        _HAIR,
        4,
        0.85,
    )
    for side in (-1, 1):
        eye(face, side * 19, 0, 11.5, 6.6, QColor("#3E8A74"), look=2.4, tilt=1.6, lid=3.2)
        face.line(f"M{side * 30} -3 L{side * 36} -8", 2.6)
    face.ink(
        "M-31 -13 C-25 -20 -14 -20 -7 -15 L-8 -11 C-15 -15 -24 -15 -30 -9Z",
        mix(_HAIR, QColor("#4A2400"), 0.45),
        0,
        0.55,
    )
    face.ink("M8 -18 C16 -26 27 -25 33 -16 L31 -12 C26 -19 17 -19 9 -14Z", mix(_HAIR, QColor("#4A2400"), 0.45), 0, 0.55)
    blush(face, 27, 18, 9, 6.5, 0.36)
    face.line("M0 4 C-3 12 -6 17 -5 20 Q-1 23 4 21", 2.3)
    _smile(face)
    _kerchief(face)
    for side in (-1, 1):
        _braid(face, side)


def _smile(face: Pen) -> None:
    face.fill("M-14 38 C-6 33 -2 36 1 35 C5 33 10 34 19 31 C14 42 6 47 0 47 C-6 47 -11 43 -14 38Z", _LIP)
    face.line("M-15 38 C-6 40 8 40 20 30", 2.5)
    face.line("M20 30 Q24 28 25 24", 2)
    face.line("M-6 51 Q0 53 6 51", 1.6, 0.45)
    face.fill(disc(24, 36, 1.7), INK)  # a mole


def _kerchief(face: Pen) -> None:
    face.ink(
        "M-50 -4 C-58 -60 -36 -96 0 -96 C36 -96 58 -60 50 -4 C48 -32 32 -50 0 -50 C-32 -50 -48 -32 -50 -4Z", _CLOTH, 9
    )
    face.ink(
        "M-50 -4 C-52 -44 -32 -62 0 -62 C32 -62 52 -44 50 -4 C47 -34 30 -51 0 -51 C-30 -51 -47 -34 -50 -4Z",
        _GOLD,
        3,
        0.8,
    )
    for x, y in ((-33, -68), (-13, -80), (13, -80), (33, -68)):
        face.ink(disc(x, y, 4.2), QColor("#FFF8EC"), 1.4, 0.5)
    face.line("M-8 -92 C-6 -86 6 -86 8 -92", 1.8, 0.5)


def _braid(face: Pen, side: int) -> None:
    face.ink(disc(side * 44, 24, 5.5), _GOLD, 2, 0.75)
    links = ((50, 44, 14, 12), (56, 63, 15, 12.5), (57, 83, 15, 12.5), (53, 102, 14, 12))
    for x, y, wide, high in reversed(links):
        face.ink(disc(side * x, y, wide, high), _HAIR, 5)
        face.line(f"M{side * (x - 8)} {y - 4} Q{side * x} {y + 6} {side * (x + 9)} {y - 1}", 1.8, 0.5)
    face.ink(f"M{side * 42} 108 L{side * 64} 108 L{side * 63} 117 L{side * 43} 117Z", QColor("#B4472F"), 2.4, 0.8)
    face.fill(disc(side * 49, 39, 4, 2.4), veil(QColor("#FFF4D0"), 0.7))
