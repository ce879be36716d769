"""Bjarki Bearcoat: a bear over his head and a beard of tar, in the middle of a shout."""

from PySide6.QtGui import QColor

from meadhall.views.look.drawn.pen import Pen
from meadhall.views.look.faces.features import blush, both_strands, bulb, shade_within
from meadhall.views.look.palette import INK
from meadhall.views.look.shapes import disc, mirrored, polygon
from meadhall.views.look.svgpath import outline
from meadhall.views.look.tones import mix

MOOD, SEED = "forest", 5
_SKIN, _FUR, _MUZZLE = QColor("#EDB387"), QColor("#7A5233"), QColor("#A67C56")
_BEARD, _TOOTH = QColor("#4A2A20"), QColor("#FFF6E0")
_FACE = "M-42 -28 C-46 6 -42 26 -32 40 L32 40 C42 26 46 6 42 -28 C20 -36 -20 -36 -42 -28Z"


def paint(face: Pen) -> None:
    _pelt(face)
    face.ink(
        "M-46 -8 C-58 20 -58 62 -48 84 C-44 92 -40 98 -34 104 L-28 96 L-18 116 L-8 102 L0 120 L8 102 L18 116 L28 96"
        " L34 104 C40 98 44 92 48 84 C58 62 58 20 46 -8Z",
        _BEARD,
        10,
    )
    both_strands(
        face, "M-38 58 C-40 72 -38 82 -34 92", "M-14 78 C-16 90 -14 98 -10 104", "M-26 66 C-28 80 -26 90 -22 98"
    )
    face.ink(_FACE, _SKIN, 7)
    shade_within(face, _FACE, "M-60 -50 L60 -50 L60 -18 Q0 -4 -60 -18Z", 0.26)
    for side in (-1, 1):
        _eye(face, side)
    for lift in (0, 9):  # war paint
        stripe = outline(f"M24 {12 + lift} L40 {7 + lift} L40 {11 + lift} L25 {16 + lift}Z")
        for half in (stripe, mirrored(stripe)):
            face.fill(half, QColor("#A8321E"))
    blush(face, 29, 15, 8, 7, 0.22)
    _shout(face)
    bulb(face, mix(_SKIN, QColor("#C0553A"), 0.32), 17, 23)
    _jaw_of_the_bear(face)


def _eye(face: Pen, side: int) -> None:
    white = polygon([(side * 9, -6), (side * 33, -13), (side * 31, 1), (side * 20, 4), (side * 11, 1)])
    face.fill(white, QColor("#FFFDF4"))
    face.within(white)
    face.fill(disc(side * 19, -4, 5), QColor("#5A3418"))
    face.fill(disc(side * 19, -4, 2.9), INK)
    face.fill(disc(side * 19 - 1.6, -6, 1.3), QColor("#FFFDF4"))
    face.painter.restore()
    face.line(white, 2)
    brow = polygon([(side * 5, -6), (side * 36, -24), (side * 41, -14), (side * 8, 2)])
    face.ink(brow, _BEARD, 2, 0.8)


def _shout(face: Pen) -> None:
    face.ink(
        "M0 20 C-14 14 -30 20 -44 40 C-34 38 -30 40 -26 36 C-20 30 -8 28 0 30"
        " C8 28 20 30 26 36 C30 40 34 38 44 40 C30 20 14 14 0 20Z",
        _BEARD,
        4,
        0.9,
    )
    mouth = "M-24 36 C-10 29 10 29 24 36 C28 48 22 62 14 66 C6 70 -6 70 -14 66 C-22 62 -28 48 -24 36Z"
    face.fill(mouth, QColor("#6A1A14"))
    face.within(mouth)
    face.fill("M-30 28 L30 28 L27 43 Q0 38 -27 43Z", _TOOTH)
    for x in (-16, -8, 0, 8, 16):
        face.line(f"M{x} 30 L{x} 41", 1.2, 0.45)
    face.fill(disc(0, 66, 15, 10), QColor("#D9584A"))
    face.fill("M-20 72 L-17 59 L-11 64 L-9 72Z M20 72 L17 59 L11 64 L9 72Z", _TOOTH)
    face.painter.restore()
    face.line(mouth, 3)


def _pelt(face: Pen) -> None:
    """The bear's skin from behind: ears, hood, shoulders."""
    face.ink(
        "M-124 130 C-118 94 -92 78 -66 72 L-58 84 L-44 76 L44 76 L58 84 L66 72 C92 78 118 94 124 130Z",
        mix(_FUR, INK, 0.12),
        8,
    )
    both_strands(
        face, "M-100 108 L-94 98 M-84 114 L-78 102 M-108 122 L-103 114 M-70 100 L-66 90", width=2.4, opacity=0.5
    )
    face.both(disc(62, -84, 21), _FUR, 6)
    face.both(disc(63, -82, 11), mix(_MUZZLE, QColor("#D08A6A"), 0.4), 3, 0.7)
    face.ink(
        "M-72 92 C-84 40 -88 -30 -78 -66 C-68 -104 -34 -118 0 -118 C34 -118 68 -104 78 -66 C88 -30 84 40 72 92"
        " L62 80 L56 92 L46 70 L-46 70 L-56 92 L-62 80Z",
        _FUR,
        12,
    )
    both_strands(
        face, "M-66 -40 L-62 -26 M-72 -8 L-67 6 M-68 28 L-63 42 M-58 -66 L-56 -54 M-40 -104 L-36 -94", width=2.4
    )


def _jaw_of_the_bear(face: Pen) -> None:
    """Its upper jaw lies over his brow, teeth and all."""
    for x in (-30, -13, 13, 30):
        face.ink(polygon([(x - 6, -32), (x + 6, -32), (x + (1 if x < 0 else -1), -14)]), _TOOTH, 2, 0.8)
    face.ink(
        "M-54 -26 C-58 -52 -42 -92 0 -94 C42 -92 58 -52 54 -26 C38 -34 20 -37 0 -37 C-20 -37 -38 -34 -54 -26Z", _FUR, 8
    )
    face.ink("M-34 -32 C-36 -54 -22 -74 0 -74 C22 -74 36 -54 34 -32 C22 -36 -22 -36 -34 -32Z", _MUZZLE, 6)
    face.ink("M-15 -68 C-15 -75 15 -75 15 -68 C15 -60 6 -55 0 -54 C-6 -55 -15 -60 -15 -68Z", QColor("#3A2A26"), 4)
    face.fill(disc(-6, -69, 4, 2), QColor("#8A7A74"))
    face.line("M0 -54 L0 -38", 2, 0.8)
    for side in (-1, 1):
        face.fill(disc(side * 36, -74, 6), INK)
        face.fill(disc(side * 36 - 1.8, -76, 1.9), QColor("#FFF6E0"))
        face.line(f"M{side * 26} -80 L{side * 45} -86", 3)
