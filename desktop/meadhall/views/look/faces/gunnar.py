"""Gunnar Longaxe: of his face one sees two eyes and a beard on fire."""

from PySide6.QtGui import QColor

from meadhall.views.look.drawn.pen import Pen
from meadhall.views.look.faces.features import both_strands, shoulders
from meadhall.views.look.palette import INK
from meadhall.views.look.shapes import disc, mirrored, polygon, turned
from meadhall.views.look.svgpath import outline
from meadhall.views.look.tones import mix

MOOD, SEED = "dusk", 2
_SKIN, _BEARD, _STEEL = QColor("#E8AE82"), QColor("#D2522A"), QColor("#98A3B0")
_BRASS, _HAFT = QColor("#E0A83A"), QColor("#8A5A34")
_MASK = (
    "M-52 -26 C-30 -36 30 -36 52 -26 C54 -8 50 8 40 16 C30 20 20 18 14 8 L9 6 L6 30 L-6 30 L-9 6 L-14 8"
    " C-20 18 -30 20 -40 16 C-50 8 -54 -8 -52 -26Z"
)


def paint(face: Pen) -> None:
    _axe(face)
    shoulders(face, QColor("#6E4A34"), 66, 112)
    both_strands(face, "M-88 104 L-82 94 M-72 116 L-66 104 M-96 122 L-92 112 M-58 98 L-54 88", width=2.6)
    face.fill(disc(0, 0, 44, 40), _SKIN)
    _beard(face)
    _eyes(face)
    _helm(face)


def _eyes(face: Pen) -> None:
    for side in (-1, 1):
        hole = disc(side * 26, -5, 17, 14)
        face.fill(hole, mix(_SKIN, INK, 0.38))
        white = polygon(
            [(side * 12, -2), (side * 24, -9), (side * 40, -9), (side * 36, 2), (side * 25, 5), (side * 14, 3)]
        )
        face.fill(white, QColor("#FFFDF4"))
        face.within(white)
        face.fill(disc(side * 25, -3, 5.6), QColor("#7FA04E"))
        face.fill(disc(side * 25, -3, 3), INK)
        face.fill(disc(side * 25 - 1.8, -5.2, 1.5), QColor("#FFFDF4"))
        face.painter.restore()
        face.line(white, 2)
        face.ink(
            polygon([(side * 9, -7), (side * 44, -19), (side * 44, -10), (side * 11, 0)]),
            mix(_BEARD, INK, 0.25),
            1.6,
            0.7,
        )


def _helm(face: Pen) -> None:
    spectacles = outline(_MASK)
    for side in (-1, 1):
        spectacles = spectacles.subtracted(disc(side * 26, -4, 15.5, 12.5))
    face.ink(spectacles, mix(_STEEL, QColor("#F4F8FC"), 0.1), 4)
    face.ink("M-54 -24 C-58 -72 -34 -104 0 -112 C34 -104 58 -72 54 -24 C30 -36 -30 -36 -54 -24Z", _STEEL, 12)
    both_strands(face, "M-34 -88 C-44 -70 -46 -54 -45 -38", width=2, opacity=0.4)
    face.ink("M-8 -114 L8 -114 L10 -32 Q0 -35 -10 -32Z", _BRASS, 3.4, 0.9)
    face.ink("M-56 -20 C-30 -34 30 -34 56 -20 L55 -33 C30 -46 -30 -46 -55 -33Z", mix(_STEEL, INK, 0.22), 3)
    for x, y in ((-44, -29), (-27, -34), (27, -34), (44, -29)):
        face.ink(disc(x, y, 3.2), _BRASS, 1, 0.5)
    face.both("M20 -24 C28 -30 42 -28 48 -22", mix(_STEEL, INK, 0.3), 0, 0.1)
    face.fill(disc(-26, -76, 7, 12), mix(_STEEL, QColor("#FFFFFF"), 0.55))


def _beard(face: Pen) -> None:
    face.ink(
        "M-47 4 C-66 26 -70 58 -62 84 L-56 76 C-54 92 -46 104 -38 112 L-33 100 C-28 114 -20 122 -12 128 L-6 112 L0 130"
        " L6 112 L12 128 C20 122 28 114 33 100 L38 112 C46 104 54 92 56 76 L62 84 C70 58 66 26 47 4 C40 18 26 18 0 18"
        " C-26 18 -40 18 -47 4Z",
        _BEARD,
        10,
    )
    both_strands(
        face, "M-46 44 C-52 58 -52 70 -49 80", "M-30 58 C-34 74 -32 90 -29 100", "M-12 66 C-14 84 -12 100 -8 110"
    )
    teeth = "M-20 42 C-8 37 8 37 20 42 C16 54 -16 54 -20 42Z"
    face.fill(teeth, QColor("#FFF6E0"))
    for x in (-12, -4, 4, 12):
        face.line(f"M{x} 40 L{x} 50", 1.3, 0.5)
    face.line(teeth, 2.4)
    moustache = "M0 22 C10 14 26 20 34 30 C42 40 52 40 60 32 C58 50 44 56 32 50 C20 46 8 40 0 36Z"
    face.both(moustache, mix(_BEARD, QColor("#FFC070"), 0.2), 4, 0.95)
    for half in (outline("M12 28 C22 30 28 40 38 44"), mirrored(outline("M12 28 C22 30 28 40 38 44"))):
        face.line(half, 1.6, 0.45)


def _axe(face: Pen) -> None:
    lean = -8
    face.ink(turned(outline("M-116 -110 L-105 -110 L-105 140 L-116 140Z"), lean, -110, 30), _HAFT, 3.4)
    blade = "M-104 -104 C-92 -104 -84 -112 -78 -122 C-62 -100 -60 -64 -74 -38 C-80 -52 -92 -62 -104 -62Z"
    face.ink(turned(outline(blade), lean, -110, 30), _STEEL, 6)
    face.line(turned(outline("M-80 -112 C-68 -94 -67 -68 -76 -48"), lean, -110, 30), 1.8, 0.5)
    face.ink(
        turned(outline("M-119 -106 L-101 -106 L-101 -60 L-119 -60Z"), lean, -110, 30), mix(_STEEL, INK, 0.35), 3, 0.85
    )
