"""The heads of the comic game: a viking, an elf, a pig. Each is about 110 units tall around its origin."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter

from meadhall.views.look.drawn.pen import EYE_WHITE, Pen
from meadhall.views.look.ink import stroke
from meadhall.views.look.palette import INK
from meadhall.views.look.shapes import disc, line, mirrored, polygon
from meadhall.views.look.svgpath import outline
from meadhall.views.look.tones import mix, veil

_HORN = QColor("#F6E7C2")
_BRASS = QColor("#D9A43A")
_SKIN = QColor("#F2B98A")
_RED_BEARD = QColor("#D4572A")
_STEEL = QColor("#AEB7C0")


def viking(painter: QPainter, centre: QPointF, scale: float, beard: QColor = _RED_BEARD) -> None:
    head = Pen(painter, centre, scale)
    bearded(head, beard)
    horned_helm(head)


def bearded(head: Pen, beard: QColor, skin: QColor = _SKIN) -> None:
    """A grim face in a great beard, bare above the brows."""
    dark_beard = mix(beard, QColor("#300A00"), 0.45)
    head.ink(
        "M-30 -8 C-40 6 -46 28 -38 44 L-34 36 C-32 48 -26 58 -18 62 L-16 54 C-12 64 -6 68 0 70"
        " C6 68 12 64 16 54 L18 62 C26 58 32 48 34 36 L38 44 C46 28 40 6 30 -8Z",
        beard,
        9,
    )
    for strand in (
        "M-18 30 C-22 40 -20 48 -16 54",
        "M-7 34 C-9 46 -6 54 -4 60",
        "M7 34 C9 46 6 54 4 60",
        "M18 30 C22 40 20 48 16 54",
    ):
        head.line(strand, 1.6, 0.5)
    head.ink("M-25 -14 C-27 14 -15 26 0 26 C15 26 27 14 25 -14Z", skin, 6)
    for side in (-1, 1):
        head.fill(disc(side * 17, 9, 5, 3.4), veil(QColor("#E0684A"), 0.45))
    mouth = "M-11 22 Q0 30 11 22 Q0 25 -11 22Z"
    head.ink(mouth, QColor("#7A1F14"), 0, 0.7)
    head.ink("M0 13 C-8 6 -18 8 -30 4 C-30 18 -14 25 0 19 C14 25 30 18 30 4 C18 8 8 6 0 13Z", beard, 3, 0.85)
    head.ink("M-8 -5 C-13 8 -8 14 0 14 C8 14 13 8 8 -5Z", QColor("#E79A6B"), 3, 0.85)
    head.eyes(12, -4, 6.6, 1.2)
    for side in (-1, 1):
        head.fill(polygon([(side * 3, -8), (side * 23, -17), (side * 24, -9.4), (side * 5, -2)]), dark_beard)


def horned_helm(head: Pen, steel: QColor = _STEEL) -> None:
    horn = "M23 -25 C38 -24 45 -38 37 -56 C50 -52 60 -30 49 -16 C42 -8 32 -9 26 -14Z"
    head.both(horn, _HORN, 4)
    for side in (-1, 1):
        bands = outline("M33 -25 C36 -21 37 -16 36 -11 M40 -31 C45 -28 48 -23 49 -17")
        head.line(bands if side > 0 else mirrored(bands), 1.7, 0.75)
    head.ink("M-30 -11 C-31 -40 -16 -52 0 -52 C16 -52 31 -40 30 -11 C14 -19 -14 -19 -30 -11Z", steel, 8)
    head.ink("M-4 -52 C-2 -54 2 -54 4 -52 L5 -19 Q0 -20 -5 -19Z", _BRASS, 1.6, 0.8)
    head.ink("M-31 -9 C-14 -18 14 -18 31 -9 L30 -18 C14 -27 -14 -27 -30 -18Z", _BRASS, 2, 0.85)
    for x, y in ((-22, -18), (-11, -21), (11, -21), (22, -18)):
        head.fill(disc(x, y + 1.6, 1.8), INK)


def elf(painter: QPainter, centre: QPointF, scale: float) -> None:
    head = Pen(painter, centre, scale)
    skin, hair, cap = QColor("#F8D7A8"), QColor("#E8C24A"), QColor("#4E8A4A")
    head.both("M21 -8 C36 -16 48 -22 58 -30 C54 -10 40 8 21 11Z", QColor("#F5CFA0"), 4)
    ear = outline("M27 -4 C36 -8 44 -14 50 -20")
    head.line(ear, 1.6, 0.55)
    head.line(mirrored(ear), 1.6, 0.55)
    head.ink(
        "M-33 12 C-36 -34 -20 -50 0 -52 C20 -50 36 -34 33 12"
        " C31 24 27 30 24 34 L20 0 L-20 0 L-24 34 C-27 30 -31 24 -33 12Z",
        hair,
        5,
    )
    head.ink("M-25 -16 C-27 18 -13 40 0 45 C13 40 27 18 25 -16Z", skin, 7)
    head.ink("M-27 -20 C-18 -8 -6 -12 4 -20 C8 -10 18 -8 27 -18 L27 -30 L-27 -30Z", hair, 3, 0.85)
    for side in (-1, 1):
        eye = outline("M5 2 Q12 -6 20 0 Q13 6 5 2Z")
        eye = eye if side > 0 else mirrored(eye)
        head.fill(eye, EYE_WHITE)
        head.fill(disc(side * 12 + 1, 0.4, 3), QColor("#2C6A3A"))
        head.fill(disc(side * 12 + 1, 0.4, 1.3), INK)
        head.line(eye, 1.7)
        head.line(line((side * 4, -7), (side * 20, -10)), 2.8)
    head.line("M0 5 L-4 17 L1 18.6", 1.9)
    head.line("M-8 28 Q3 34 11 26", 2.3)
    for side in (-1, 1):
        head.fill(disc(side * 15, 14, 4.4, 3), veil(QColor("#E0845A"), 0.4))
    head.ink("M-36 -20 C-32 -50 -8 -66 26 -58 C36 -48 38 -32 36 -20 C30 -31 -28 -32 -36 -20Z", cap, 6)
    head.ink("M-37 -17 C-28 -30 28 -30 37 -17 L36 -25 C26 -37 -26 -37 -36 -25Z", mix(cap, INK, 0.3), 2, 0.85)
    head.ink("M20 -42 C36 -52 50 -66 58 -84 C60 -62 48 -42 26 -32Z", QColor("#D8402E"), 4, 0.9)
    head.line("M24 -38 C38 -48 48 -60 55 -74", 1.5, 0.7)


def pig(painter: QPainter, centre: QPointF, scale: float) -> None:
    head = Pen(painter, centre, scale)
    pink, leather = QColor("#F7B3AE"), QColor("#8A5A34")
    head.both("M10 -24 L36 -50 C40 -40 38 -30 32 -20Z", QColor("#F0A0A0"), 4)
    head.both("M18 -28 L32 -42 C33 -36 32 -30 29 -26Z", QColor("#D9787C"), 0, 0.5)
    head.ink(disc(0, 4, 37, 34), pink, 9)
    head.ink("M-33 -10 C-30 -42 30 -42 33 -10 C16 -19 -16 -19 -33 -10Z", leather, 6)
    head.ink("M-34 -8 C-16 -18 16 -18 34 -8 L33 -15 C16 -25 -16 -25 -33 -15Z", mix(leather, INK, 0.35), 1.6, 0.85)
    for x, y in ((-22, -15.6), (-8, -19), (8, -19), (22, -15.6)):
        head.fill(disc(x, y + 2, 2.1), QColor("#F0C24A"))
    head.eyes(14, -2, 6.6, -1.2)
    for side in (-1, 1):
        head.fill(polygon([(side * 5, -7), (side * 23, -13), (side * 23, -7.6), (side * 7, -2.6)]), INK)
        head.fill(disc(side * 26, 12, 5, 3.6), veil(QColor("#E4686C"), 0.45))
    head.line("M-18 28 Q0 36 18 28", 2.2)
    head.both("M12 29 C16 24 17 16 20 10 C26 16 26 26 22 32Z", QColor("#FFF6E0"), 1.4, 0.75)
    head.ink(disc(0, 16, 16.5, 12.5), QColor("#EE9490"), 4)
    for side in (-1, 1):
        head.fill(disc(side * 5.8, 16, 3, 4.5), QColor("#7A2E2E"))
    ring = disc(0, 28, 5.4)
    head.painter.save()
    head.painter.setClipPath(head.path("M-10 27 L10 27 L10 40 L-10 40Z"), Qt.ClipOperation.IntersectClip)
    head.line(ring, 4.4)
    stroke(head.painter, head.path(ring), QColor("#F0C24A"), 2.2 * scale)
    head.painter.restore()
