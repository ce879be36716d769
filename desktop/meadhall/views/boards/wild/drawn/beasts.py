"""The beasts of the cards: a bear, a hen, a sheep, the dragon, and the undead."""

from __future__ import annotations

from PySide6.QtGui import QColor

from meadhall.views.look.drawn.pen import EYE_WHITE, Pen
from meadhall.views.look.palette import INK
from meadhall.views.look.shapes import disc, joined, line, polygon
from meadhall.views.look.tones import mix, veil

_FUR, _WOOL, _HEN = QColor("#9A6238"), QColor("#FBF4E4"), QColor("#FFF6E8")
_COMB, _BEAK = QColor("#D8402E"), QColor("#F2A52E")
_BONE = QColor("#D6E6C0")
_SCALE, _BELLY = QColor("#5FBF74"), QColor("#CDE88A")
_GLOW = QColor("#FFD83A")


def bear(pen: Pen) -> None:
    pen.both(disc(30, -24, 13), _FUR, 3)
    pen.both(disc(30, -23, 6.4), QColor("#D99A6A"), 0, 0.6)
    pen.ink("M0 -38 C28 -38 44 -18 44 6 C44 32 24 46 0 46 C-24 46 -44 32 -44 6 C-44 -18 -28 -38 0 -38Z", _FUR, 9)
    pen.ink(disc(0, 20, 22, 19), QColor("#E4B98A"), 5, 0.9)
    pen.eyes(16, -6, 6.4, 1)
    for side in (-1, 1):
        pen.fill(polygon([(side * 6, -11), (side * 25, -19), (side * 25, -12), (side * 8, -5)]), mix(_FUR, INK, 0.6))
    pen.ink("M-10 8 Q0 2 10 8 Q8 18 0 19 Q-8 18 -10 8Z", QColor("#3A2620"), 0, 0.8)
    pen.ink("M-13 25 Q0 31 13 25 Q10 36 0 37 Q-10 36 -13 25Z", QColor("#7A1F24"), 0, 0.8)
    for side in (-1, 1):
        pen.fill(polygon([(side * 4, 27), (side * 10, 26), (side * 7, 34)]), EYE_WHITE)


def hen(pen: Pen) -> None:
    """A hen that has had enough."""
    pen.ink(joined(disc(-8, -36, 8), disc(3, -41, 9), disc(13, -34, 7)), _COMB, 3, 0.9)
    pen.ink(
        "M0 -34 C18 -34 26 -18 26 -4 C44 2 50 22 44 40 L-44 40 C-50 22 -44 2 -26 -4 C-26 -18 -18 -34 0 -34Z", _HEN, 8
    )
    for side in (-1, 1):
        pen.line(
            f"M{side * 24} 10 Q{side * 30} 24 {side * 20} 34 M{side * 34} 12 Q{side * 40} 24 {side * 32} 34", 2, 0.6
        )
    pen.ink(joined(disc(-5, 12, 6), disc(5, 12, 6)), _COMB, 2, 0.8)
    pen.ink("M-12 -4 L0 -10 L12 -4 L0 10Z", _BEAK, 2, 0.9)
    pen.line("M-11 -3 L11 -3", 1.8)
    pen.eyes(12, -16, 6, -0.6)
    for side in (-1, 1):
        pen.line(line((side * 4, -21), (side * 20, -27)), 3.6)


def sheep(pen: Pen) -> None:
    """A sheep in a helmet, ready to be fired."""
    curls = [(-30, -4), (30, -4), (-34, 16), (34, 16), (-24, 34), (24, 34), (0, 40), (-20, -22), (20, -22), (0, 10)]
    pen.ink(joined(*(disc(x, y, 17) for x, y in curls)), _WOOL, 7)
    face = QColor("#5A4A4E")
    pen.both("M18 -2 C34 -8 46 -4 50 4 C42 12 28 12 18 8Z", face, 3, 0.9)
    pen.ink("M0 -20 C18 -20 24 -4 22 12 C20 30 12 38 0 38 C-12 38 -20 30 -22 12 C-24 -4 -18 -20 0 -20Z", face, 6)
    pen.eyes(10, 0, 7, 0)
    pen.line("M-6 24 Q0 28 6 24", 2.4)
    for side in (-1, 1):
        pen.fill(disc(side * 4, 18, 1.8), INK)
    pen.ink("M-24 -12 C-26 -46 26 -46 24 -12 C12 -18 -12 -18 -24 -12Z", QColor("#7C8794"), 5)
    pen.ink("M-4 -38 L0 -56 L4 -38Z", QColor("#C8D0D8"), 2, 0.8)
    pen.line("M-22 -10 Q-20 24 0 42 Q20 24 22 -10", 2, 0.55)


def skull(pen: Pen) -> None:
    """A draugr: a grinning skull in a rusty helm, its eyes alight."""
    pen.ink(
        "M0 -46 C30 -46 42 -26 40 -2 C39 10 34 14 30 20 L28 36 Q0 46 -28 36 L-30 20 C-34 14 -39 10 -40 -2"
        " C-42 -26 -30 -46 0 -46Z",
        _BONE,
        9,
    )
    for side in (-1, 1):
        pen.ink(disc(side * 16, -2, 12, 11), QColor("#26301E"), 0, 0.8)
        pen.fill(disc(side * 16, -1, 5.4), _GLOW)
        pen.fill(disc(side * 16, -1, 2.4), QColor("#FFFBE0"))
    pen.fill("M0 8 L7 19 L0 17 L-7 19Z", QColor("#26301E"))
    for x in (-16, -5, 6, 17):
        pen.line(line((x, 25), (x, 40)), 2.4)
    pen.line("M-27 27 Q0 21 27 27", 2.4)
    pen.line("M22 -34 L15 -24 L22 -20 L16 -12", 2.2, 0.8)
    rust = QColor("#A8683C")
    pen.ink("M-41 -14 C-44 -62 44 -62 41 -14 C36 -20 30 -24 24 -26 L-24 -26 C-30 -24 -36 -20 -41 -14Z", rust, 6)
    pen.ink("M-42 -10 L-38 -24 C-18 -34 18 -34 38 -24 L42 -10 C24 -24 -24 -24 -42 -10Z", mix(rust, INK, 0.4), 2, 0.85)
    pen.ink("M36 -34 C48 -36 54 -46 52 -60 C62 -50 62 -34 50 -26Z", QColor("#E8DDB8"), 3, 0.9)
    pen.ink("M-36 -34 C-44 -35 -48 -38 -50 -44 L-57 -37 C-54 -30 -50 -27 -44 -25Z", QColor("#E8DDB8"), 3, 0.9)


def dragon(pen: Pen) -> None:
    """A head on a long neck, from the side, with smoke at its nose."""
    for x, y, size in ((-56, -16, 6), (-62, -26, 4.6), (-57, -35, 3.4)):
        pen.fill(disc(x, y, size), veil(QColor("#FFFFFF"), 0.55))
    for tip in ((30, -44, 52, -54), (40, -22, 62, -26), (44, 2, 66, 4), (42, 26, 62, 32)):
        x, y, to_x, to_y = tip
        pen.ink(polygon([(x - 10, y - 8), (to_x, to_y), (x - 4, y + 14)]), QColor("#F08A3C"), 2, 0.85)
    pen.ink(
        "M-52 -2 C-56 -14 -50 -24 -38 -26 L-14 -34 C-2 -52 28 -56 38 -30 C48 -6 46 26 54 92 L-18 92"
        " C-14 50 -4 36 2 22 C-14 24 -34 22 -48 16 C-54 13 -54 6 -52 -2Z",
        _SCALE,
        9,
    )
    pen.ink("M2 22 C-4 36 -14 50 -18 92 L14 92 C12 50 16 34 18 22 C14 18 8 18 2 22Z", _BELLY, 3, 0.85)
    pen.line("M-6 38 Q4 42 15 38 M-11 50 Q2 54 14 50 M-14 62 Q0 66 13 62 M-16 74 Q-2 78 13 74", 2, 0.7)
    pen.ink("M-49 15 L-44 5 L-37 16 L-30 5 L-23 17 L-16 6 L-8 16 L0 6 L-2 20 C-18 24 -36 22 -49 15Z", EYE_WHITE, 0, 0.7)
    pen.line("M-52 3 C-30 6 -12 4 4 -4", 3)
    pen.ink("M16 -44 C24 -62 40 -66 54 -78 C54 -56 44 -40 30 -32Z", QColor("#F6E7C2"), 3)
    pen.ink("M2 -44 C4 -58 14 -66 24 -74 C26 -58 20 -46 12 -38Z", QColor("#F6E7C2"), 3)
    pen.ink(disc(-2, -22, 11, 10), _GLOW, 2, 0.9)
    pen.fill(disc(-4, -21, 2.8, 8), INK)
    pen.line("M-18 -30 L8 -36", 4.4)
    pen.fill(disc(-44, -14, 3.4, 2.4), INK)
    for x, y in ((24, -10), (32, 8), (26, 28), (36, 40), (30, -24)):
        pen.line(f"M{x - 6} {y} q6 6 12 0", 2, 0.5)
