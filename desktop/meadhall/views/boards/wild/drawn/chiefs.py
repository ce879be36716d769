"""The chiefs of the clans, who differ in looks only: so each has looks of its own."""

from __future__ import annotations

from PySide6.QtGui import QColor

from meadhall.views.look.drawn.faces import bearded, horned_helm
from meadhall.views.look.drawn.pen import EYE_WHITE, Pen
from meadhall.views.look.palette import INK
from meadhall.views.look.shapes import disc, polygon, star
from meadhall.views.look.tones import mix, veil

from .heads import maiden

_STEEL, _BRASS, _LEATHER = QColor("#AEB7C0"), QColor("#D9A43A"), QColor("#8A5A34")
_LINEN, _GEM, _BLADE = QColor("#FFF6E0"), QColor("#D8402E"), QColor("#DCE4EA")


def ragnar(pen: Pen) -> None:
    """The plan, which is an axe, over his shoulder; a plain helm."""
    pen.ink("M26 62 L33 61 L41 -56 L34 -57Z", _LEATHER, 2)
    pen.ink("M37 -50 L49 -62 C60 -50 60 -32 50 -16 L36 -30Z", _BLADE, 4)
    bearded(pen, QColor("#C8522E"))
    pen.ink("M-30 -11 C-31 -40 -16 -54 0 -58 C16 -54 31 -40 30 -11 C14 -19 -14 -19 -30 -11Z", _STEEL, 8)
    pen.ink("M-31 -9 C-14 -18 14 -18 31 -9 L30 -18 C14 -27 -14 -27 -30 -18Z", mix(_STEEL, INK, 0.4), 2, 0.85)
    pen.ink("M-5 -56 L5 -56 L4 -4 L0 4 L-4 -4Z", mix(_STEEL, INK, 0.4), 1.6, 0.85)


def lagertha(pen: Pen) -> None:
    """Stays for the shouting, with gold on her brow."""
    maiden(pen, QColor("#F0C24A"), shouts=True)
    pen.ink("M-34 -22 C-14 -34 14 -34 34 -22 L33 -12 C14 -23 -14 -23 -33 -12Z", _BRASS, 3, 0.9)
    for x, y in ((-20, -21), (20, -21)):
        pen.ink(disc(x, y, 4), QColor("#3F86B0"), 0, 0.7)
    pen.ink("M0 -38 L8 -26 L0 -15 L-8 -26Z", _GEM, 2, 0.85)


def bjorn(pen: Pen) -> None:
    """Under the head of a bear, which would have liked to talk about it."""
    fur = QColor("#7A5236")
    pen.both("M16 -44 C16 -62 40 -64 42 -46 C42 -36 32 -30 24 -32Z", fur, 4)
    pen.both("M29 -40 C31 -48 38 -48 38 -42 C37 -38 32 -36 29 -40Z", mix(fur, _LINEN, 0.4), 0, 0.6)
    bearded(pen, QColor("#5A3A26"))
    pen.ink("M-38 2 C-46 -42 -22 -60 0 -60 C22 -60 46 -42 38 2 L30 -6 C18 -20 -18 -20 -30 -6Z", fur, 8)
    pen.ink("M-15 -38 C-10 -46 10 -46 15 -38 C14 -26 7 -20 0 -20 C-7 -20 -14 -26 -15 -38Z", mix(fur, _LINEN, 0.4), 3)
    pen.fill("M-7 -39 Q0 -43 7 -39 Q5 -31 0 -31 Q-5 -31 -7 -39Z", INK)
    for side in (-1, 1):
        pen.fill(disc(side * 21, -40, 3.6), INK)
    pen.ink(polygon([(-20, -18), (-13, -20), (-15, -9)]), EYE_WHITE, 0, 0.7)
    pen.ink(polygon([(20, -18), (13, -20), (15, -9)]), EYE_WHITE, 0, 0.7)


def astrid(pen: Pen) -> None:
    """A hood, and a rune that reads you."""
    cloth = QColor("#5A4684")
    pen.ink(
        "M0 -64 C34 -58 50 -24 46 14 C44 34 48 48 54 60 L-54 60 C-48 48 -44 34 -46 14 C-50 -24 -34 -58 0 -64Z", cloth, 9
    )
    maiden(pen.at(0, 4, 0.86), QColor("#3A2A2E"))
    pen.ink("M-36 -6 C-34 -40 -16 -52 0 -56 C16 -52 34 -40 36 -6 C22 -26 -22 -26 -36 -6Z", mix(cloth, _LINEN, 0.14), 4)
    pen.trace("M-2 -46 L-2 -26 M-2 -45 L7 -40 L-2 -35 M-2 -36 L7 -27", QColor("#FFD83A"), 3.4)


def olaf(pen: Pen) -> None:
    """A dented helm, a black eye, a plaster: he cannot remember any of it."""
    bearded(pen, QColor("#E0B04A"))
    pen.fill(disc(-12, -4, 11, 10), veil(QColor("#4A2A6A"), 0.55))
    pen.eye(-12, -4, 5, 1.2)
    horned_helm(pen.at(2, 0, 1.0))
    pen.ink("M10 -46 Q16 -38 24 -42 Q20 -32 14 -34 Q8 -38 10 -46Z", mix(_STEEL, INK, 0.45), 0, 0.8)
    pen.ink("M10 10 L26 2 L29 8 L13 16Z", QColor("#F2C9A0"), 0, 0.8)
    pen.line("M17 8 l2 3 M21 6 l2 3", 1.4, 0.6)


def freydis(pen: Pen) -> None:
    """A sailor's kerchief with the star that she sails by."""
    maiden(pen, QColor("#C8522E"))
    cloth = QColor("#2C6A93")
    pen.both("M32 -20 C44 -22 54 -14 58 -4 C48 -6 40 -8 32 -12Z", cloth, 2, 0.9)
    pen.ink("M-35 -12 C-36 -46 -18 -58 0 -58 C18 -58 36 -46 35 -12 C16 -26 -16 -26 -35 -12Z", cloth, 7)
    pen.ink("M-35 -10 C-16 -24 16 -24 35 -10 L35 -18 C16 -32 -16 -32 -35 -18Z", mix(cloth, _LINEN, 0.75), 1.4, 0.85)
    pen.fill(star(4, 0, -41, 13, 4.5), QColor("#FFE9A0"))


def harald(pen: Pen) -> None:
    """A crown, and a beard that has been combed twice: the comb is still in it."""
    bearded(pen, QColor("#E9D9B0"))
    points = [(-31, -12), (-36, -46), (-19, -30), (0, -56), (19, -30), (36, -46), (31, -12)]
    pen.ink(polygon(points), _BRASS, 6)
    pen.ink("M-32 -8 C-14 -18 14 -18 32 -8 L31 -18 C14 -28 -14 -28 -31 -18Z", mix(_BRASS, INK, 0.25), 2, 0.85)
    for x, y, tone in ((0, -36, _GEM), (-20, -27, QColor("#3F86B0")), (20, -27, QColor("#3F86B0"))):
        pen.ink(disc(x, y, 4.6), tone, 0, 0.7)
    pen.ink("M4 40 L34 32 L37 42 L7 50Z", QColor("#F6E7C2"), 2, 0.85)
    pen.line("M12 47 l2 9 M18 45 l2 9 M24 44 l2 9 M30 42 l2 9", 2.6)


def ingrid(pen: Pen) -> None:
    """A wreath for the verses, a horn for the battle cries."""
    maiden(pen, QColor("#8A5A34"))
    leaf = QColor("#5F8F4C")
    for x, y, turn in ((-30, -24, -7), (-20, -34, -5), (-8, -39, -2), (8, -39, 2), (20, -34, 5), (30, -24, 7)):
        pen.ink(f"M{x - 7} {y + 4} Q{x + turn} {y - 12} {x + 7} {y + 4} Q{x} {y + 9} {x - 7} {y + 4}Z", leaf, 2, 0.8)
    pen.ink("M-6 58 C18 62 40 46 42 18 L58 16 C60 52 30 74 -4 68Z", QColor("#F6E7C2"), 4)
    pen.ink("M40 24 C46 28 54 28 60 24 L60 14 C54 18 46 18 41 14Z", _BRASS, 2, 0.85)
    pen.ink("M2 57 L10 58 L10 70 L1 69Z", _BRASS, 1.6, 0.85)
