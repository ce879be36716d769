"""What the champions of the harbour fight: trolls, the risen dead, and the monsters of the far shores, as busts.

Each is drawn around the middle of its picture, about 110 units tall, in one tone: ice, earth or fire.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QColor

from meadhall.views.look.drawn.pen import EYE_WHITE, Pen
from meadhall.views.look.palette import STEEL
from meadhall.views.look.shapes import disc
from meadhall.views.look.tones import mix

_BONE = QColor("#EFE4C8")
_TOOTH = QColor("#FFF8E6")
_EYE = QColor("#FFD84A")
_DARK = QColor("#1A1214")
_HAIR = QColor("#5E6B3A")
_TONGUE = QColor("#C2452F")
_WHITE = QColor("#FFFFFF")

Beast = Callable[[Pen, QColor], None]


def _pale(tone: QColor, share: float = 0.45) -> QColor:
    return mix(tone, _TOOTH, share)


def _deep(tone: QColor, share: float = 0.4) -> QColor:
    return mix(tone, _DARK, share)


def _eyes(pen: Pen, apart: float, y: float, size: float, colour: QColor = _EYE) -> None:
    for side in (-1, 1):
        pen.fill(disc(side * apart, y, size), colour)
        pen.fill(disc(side * apart, y + size * 0.1, size * 0.45), _DARK)


def troll(pen: Pen, tone: QColor) -> None:
    """Great shoulders, a small head, a great nose between tusks."""
    pen.ink("M-56 60 C-58 22 -44 0 -24 -8 L24 -8 C44 0 58 22 56 60Z", _deep(tone, 0.18), 8)
    pen.ink("M-22 58 C-20 30 -10 20 0 20 C10 20 20 30 22 58Z", _pale(tone, 0.16), 4, 0.7)
    pen.both("M20 -24 L46 -38 C46 -20 36 -10 22 -12Z", tone, 3, 0.9)
    pen.ink("M-15 -50 L-9 -64 L-2 -54 L5 -66 L15 -50 C8 -46 -8 -46 -15 -50Z", _HAIR, 3, 0.8)
    pen.ink("M-26 -16 C-30 -44 -15 -54 0 -54 C15 -54 30 -44 26 -16 C24 6 13 16 0 16 C-13 16 -24 6 -26 -16Z", tone, 6)
    _eyes(pen, 11.5, -24, 5)
    pen.line("M-20 -33 Q-11 -36 -4 -29 M20 -33 Q11 -36 4 -29", 4.4)
    pen.line("M-15 6 Q0 1 15 6", 3)
    pen.ink("M-7 -24 C-9 -8 -14 -3 0 1 C14 -3 9 -8 7 -24 C4 -28 -4 -28 -7 -24Z", _pale(tone, 0.22), 3, 0.8)
    pen.both("M8 6 L13 -8 L17 5Z", _TOOTH, 1.5, 0.7)


def draugr(pen: Pen, tone: QColor) -> None:
    """A skull under a horned helm; its eyes burn in its colour."""
    pen.ink("M-46 60 C-46 32 -32 18 -16 14 L16 14 C32 18 46 32 46 60Z", _deep(tone, 0.3), 7)
    pen.line("M-20 30 Q0 40 20 30 M-22 44 Q0 54 22 44", 3, 0.5)
    pen.both("M22 -34 C44 -34 52 -48 48 -66 C60 -52 58 -20 26 -18Z", _BONE, 3, 0.9)
    pen.ink("M-24 -24 C-24 -4 -18 0 -15 8 L-14 20 L14 20 L15 8 C18 0 24 -4 24 -24 C22 -40 -22 -40 -24 -24Z", _BONE, 5)
    pen.ink("M-27 -22 C-28 -50 -12 -60 0 -60 C12 -60 28 -50 27 -22 L5 -26 L0 -14 L-5 -26Z", mix(STEEL, tone, 0.3), 5)
    pen.line("M0 -58 L0 -30", 2.4, 0.6)
    for side in (-1, 1):
        pen.fill(disc(side * 10.5, -13, 6.6, 7.4), _DARK)
        pen.fill(disc(side * 10.5, -12, 3.2), mix(tone, _EYE, 0.5))
    pen.fill("M0 -6 L-4 3 L4 3Z", _DARK)
    pen.line("M-9 20 V11 M-3 20 V10 M3 20 V10 M9 20 V11", 2)


def giant(pen: Pen, tone: QColor) -> None:
    """A jotunn: a face of rock in a great beard."""
    pen.ink("M-58 60 C-58 26 -40 8 -24 4 L24 4 C40 8 58 26 58 60Z", _deep(tone, 0.25), 8)
    pen.ink("M-27 -20 C-30 -50 -14 -60 0 -60 C14 -60 30 -50 27 -20 C26 0 14 14 0 14 C-14 14 -26 0 -27 -20Z", tone, 6)
    pen.ink("M-29 -34 C-28 -58 -12 -66 0 -64 C12 -66 28 -58 29 -34 L14 -42 L0 -36 L-14 -42Z", _deep(tone, 0.5), 3, 0.8)
    pen.ink(
        "M-28 -14 C-18 -10 -10 -6 0 -8 C10 -6 18 -10 28 -14 C34 14 26 34 12 52 L6 40 L0 56 L-6 40 L-12 52"
        " C-26 34 -34 14 -28 -14Z",
        _pale(tone, 0.6),
        6,
    )
    _eyes(pen, 11, -25, 4.6, EYE_WHITE)
    pen.line("M-20 -31 L-5 -29 M20 -31 L5 -29", 4.6)
    pen.ink("M-5 -26 L-9 -10 C-4 -6 4 -6 9 -10 L5 -26Z", _pale(tone, 0.2), 2, 0.7)
    pen.line("M-8 2 Q0 6 8 2", 3)


def wolf(pen: Pen, tone: QColor) -> None:
    pen.ink("M0 50 L-15 36 L-40 24 L-33 6 L-42 -52 L-15 -30 L15 -30 L42 -52 L33 6 L40 24 L15 36Z", tone, 7)
    pen.both("M34 -38 L28 -10 L18 -22Z", _deep(tone, 0.5), 0, 0)
    pen.fill("M0 46 L-15 30 L-24 14 L-9 12 L0 -12 L9 12 L24 14 L15 30Z", _pale(tone, 0.6))
    pen.both("M8 -2 L27 -10 L20 6Z", _EYE, 0, 0.8)
    pen.fill("M-8 26 L8 26 L0 37Z", _DARK)
    pen.line("M0 36 L0 42 L-10 38 M0 42 L10 38", 2.4)
    pen.both("M5 41 L8 50 L11 39Z", _TOOTH, 0, 0.5)


def bear(pen: Pen, tone: QColor) -> None:
    pen.ink("M-54 60 C-54 30 -40 16 -26 12 L26 12 C40 16 54 30 54 60Z", _deep(tone, 0.2), 7)
    pen.both(disc(28, -40, 13), tone, 3)
    pen.both(disc(28, -39, 6), _deep(tone, 0.45), 0, 0)
    pen.ink("M-36 -12 C-38 -46 -18 -54 0 -54 C18 -54 38 -46 36 -12 C34 14 18 24 0 24 C-18 24 -34 14 -36 -12Z", tone, 7)
    pen.ink("M-19 0 C-19 -18 19 -18 19 0 C19 14 9 20 0 20 C-9 20 -19 14 -19 0Z", _pale(tone, 0.5), 3, 0.8)
    pen.fill("M-10 -8 L10 -8 L0 4Z", _DARK)
    pen.line("M0 4 L0 10 M-10 10 Q0 16 10 10", 2.6)
    pen.both("M5 12 L8 21 L11 11Z", _TOOTH, 0, 0.5)
    _eyes(pen, 15, -24, 4.6)
    pen.line("M-24 -32 L-8 -29 M24 -32 L8 -29", 4)


def dragon(pen: Pen, tone: QColor) -> None:
    """A wyrm's head in profile, horned and toothed."""
    pen.ink("M8 60 C14 40 6 30 -4 26 L34 -30 C54 -16 58 24 50 60Z", tone, 8)
    pen.fill("M14 60 C20 42 14 32 4 28 L14 22 C26 34 28 46 24 60Z", _pale(tone, 0.5))
    pen.ink("M24 -38 L56 -58 L50 -40 L64 -34 L46 -22 L58 -8 L40 -8Z", _deep(tone, 0.35), 3, 0.8)
    pen.ink("M-46 28 C-30 38 -10 34 4 26 L-6 16 L-42 18Z", _deep(tone, 0.15), 3, 0.9)
    pen.fill("M-38 20 L-8 16 L-4 22 L-34 25Z", _TONGUE)
    pen.ink(
        "M-54 10 C-52 -2 -40 -8 -24 -12 C-18 -34 4 -44 26 -36 C42 -28 42 0 28 14 C18 22 4 20 -8 16 L-44 22"
        " C-52 20 -56 16 -54 10Z",
        tone,
        6,
    )
    for tooth in (-42, -31, -20):
        pen.ink(f"M{tooth - 4} 19 L{tooth} 29 L{tooth + 4} 18Z", _TOOTH, 0, 0.5)
    pen.ink("M6 -38 C14 -54 30 -62 44 -60 C34 -52 26 -44 24 -34Z", _BONE, 2, 0.9)
    pen.fill("M-12 -16 C-4 -28 8 -26 12 -16 C4 -12 -4 -12 -12 -16Z", _EYE)
    pen.fill(disc(1, -18.5, 3, 4.6), _DARK)
    pen.line("M-16 -20 Q-2 -32 14 -22", 3.6)
    pen.fill(disc(-45, 4, 2.8), _DARK)


def serpent(pen: Pen, tone: QColor) -> None:
    """Coils that rise from the water."""
    back = _deep(tone, 0.18)
    pen.ink("M26 50 C26 20 58 20 58 50 L47 50 C47 36 37 36 37 50Z", back, 3)
    pen.ink("M-14 50 C-14 2 34 2 34 50 L20 50 C20 22 0 22 0 50Z", back, 4)
    pen.ink(
        "M-50 50 C-56 14 -52 -24 -34 -40 C-18 -54 10 -48 16 -34 C18 -26 10 -22 0 -20 C-12 -20 -22 -14 -26 -4"
        " C-32 14 -30 34 -28 50Z",
        tone,
        6,
    )
    pen.fill("M-38 50 C-42 20 -40 -4 -30 -20 C-30 0 -34 24 -32 50Z", _pale(tone, 0.5))
    pen.ink("M-40 -34 L-58 -46 L-52 -28 L-62 -18 L-48 -14Z", _deep(tone, 0.4), 2, 0.8)
    pen.line("M16 -32 C6 -30 -4 -30 -10 -26", 2.6)
    pen.ink("M6 -30 L8 -22 L11 -30Z", _TOOTH, 0, 0.5)
    pen.fill(disc(-8, -38, 4.4), _EYE)
    pen.fill(disc(-7, -38, 2), _DARK)
    pen.line("M-58 52 Q-46 46 -34 52 Q-22 58 -10 52 Q2 46 14 52 Q26 58 38 52 Q50 46 60 52", 4.4, 0.75)


def raven(pen: Pen, tone: QColor) -> None:
    """A bird of the dead: a beak and wings that darken the sky."""
    pen.both("M14 4 C34 -24 44 -44 62 -50 C60 -36 58 -30 54 -24 C60 -20 60 -14 58 -10 C56 6 40 22 20 26Z", tone, 5)
    pen.ink("M-24 60 C-30 30 -26 6 -20 -12 L20 -12 C26 6 30 30 24 60Z", _deep(tone, 0.3), 6)
    pen.ink("M-23 -22 C-24 -46 -10 -54 0 -54 C10 -54 24 -46 23 -22 C20 -6 10 0 0 0 C-10 0 -20 -6 -23 -22Z", tone, 5)
    pen.ink("M-9 -26 C-8 -34 8 -34 9 -26 C8 -12 4 0 0 8 C-4 0 -8 -12 -9 -26Z", _BONE, 3, 0.9)
    pen.line("M0 -28 L0 4", 1.8, 0.5)
    _eyes(pen, 13.5, -32, 4.8)
    pen.line("M-22 -40 L-8 -36 M22 -40 L8 -36", 4)
    pen.line("M-12 20 L0 28 L12 20 M-14 36 L0 44 L14 36", 2.4, 0.6)


def boar(pen: Pen, tone: QColor) -> None:
    """Golden bristles over tusks."""
    pen.ink("M-56 60 C-56 26 -38 12 -26 8 L26 8 C38 12 56 26 56 60Z", _deep(tone, 0.3), 7)
    pen.ink("M-26 -36 L-22 -60 L-12 -46 L-6 -66 L0 -48 L6 -66 L12 -46 L22 -60 L26 -36Z", mix(_EYE, tone, 0.5), 3, 0.8)
    pen.both("M22 -36 L46 -48 C46 -30 38 -20 26 -20Z", _deep(tone, 0.15), 3, 0.9)
    pen.ink("M-32 -20 C-32 -42 -14 -48 0 -48 C14 -48 32 -42 32 -20 C30 6 18 26 0 26 C-18 26 -30 6 -32 -20Z", tone, 6)
    pen.ink(disc(0, 8, 17, 13), _pale(tone, 0.4), 3)
    for side in (-1, 1):
        pen.fill(disc(side * 6, 8, 3, 4.4), _DARK)
    pen.both("M16 16 C26 16 30 6 28 -6 C36 6 34 24 18 26Z", _TOOTH, 2, 0.8)
    _eyes(pen, 14, -20, 4.6)
    pen.line("M-23 -28 L-7 -24 M23 -28 L7 -24", 4)


def horse(pen: Pen, tone: QColor) -> None:
    """A water horse: weed for a mane."""
    pen.ink("M-4 60 C-4 36 4 20 -2 8 L34 -34 C56 -14 58 28 54 60Z", tone, 7)
    pen.ink(
        "M14 -56 C40 -56 56 -26 56 4 C58 24 60 40 54 60 C50 44 52 34 44 26 C50 10 40 2 36 -8 C34 -20 24 -32 14 -38Z",
        _HAIR,
        4,
        0.9,
    )
    pen.ink("M8 -40 L12 -64 L24 -46Z", tone, 3, 0.9)
    pen.ink(
        "M-42 30 C-50 20 -44 6 -30 -8 C-18 -24 -10 -44 12 -46 C32 -46 38 -20 30 -4 C20 14 4 10 -8 20"
        " C-16 28 -22 38 -32 38 C-38 38 -40 34 -42 30Z",
        tone,
        6,
    )
    pen.fill("M-40 30 C-46 20 -40 10 -32 6 C-26 14 -26 28 -32 36 C-38 36 -38 34 -40 30Z", _pale(tone, 0.35))
    pen.fill(disc(-36, 18, 2.6, 3.6), _DARK)
    pen.line("M-38 31 Q-30 30 -26 24", 2.2)
    pen.fill(disc(4, -24, 5), _EYE)
    pen.fill(disc(3, -24, 2.4), _DARK)
    pen.line("M-4 -32 Q6 -36 14 -28", 3)


def hag(pen: Pen, tone: QColor) -> None:
    """An ogress: wild hair, a long chin, a longer nose."""
    hair = _deep(tone, 0.5)
    pen.ink("M-48 60 C-56 10 -44 -60 0 -60 C44 -60 56 10 48 60 L34 40 L28 60 L-28 60 L-34 40Z", hair, 6)
    pen.ink("M-24 -24 C-24 -46 24 -46 24 -24 C26 0 14 34 0 40 C-14 34 -26 0 -24 -24Z", _pale(tone, 0.35), 5)
    pen.ink("M-26 -22 C-24 -50 24 -50 26 -22 C14 -36 6 -26 0 -36 C-6 -26 -14 -36 -26 -22Z", hair, 2, 0.8)
    _eyes(pen, 11, -12, 4.6)
    pen.line("M-20 -18 L-5 -16 M20 -18 L5 -16", 3.4)
    pen.ink("M-4 -14 C-4 2 -12 8 -6 12 C0 14 6 12 6 6 L4 -14Z", _pale(tone, 0.2), 2, 0.8)
    pen.line("M-11 22 Q0 16 11 22", 3)
    pen.ink("M4 19 L7 28 L10 20Z", _TOOTH, 0, 0.5)
    pen.fill(disc(10, 30, 2.2), _deep(tone, 0.3))


def whale(pen: Pen, tone: QColor) -> None:
    """A horned one, half out of the water."""
    pen.ink("M34 2 C44 -10 46 -26 62 -32 C60 -20 62 -12 58 -6 C64 0 66 8 64 16 C54 16 44 18 36 14Z", tone, 4)
    pen.ink("M-50 -6 L-64 -56 L-38 -16Z", _BONE, 2, 0.9)
    pen.line("M-58 -36 L-50 -32 M-55 -24 L-46 -22", 2, 0.6)
    pen.ink("M-58 20 C-58 -16 -28 -30 0 -26 C26 -22 42 -6 48 10 C40 32 8 44 -22 42 C-46 42 -58 34 -58 20Z", tone, 8)
    pen.fill("M-56 24 C-40 34 -8 32 14 24 C8 36 -10 42 -24 41 C-44 41 -54 34 -56 24Z", _pale(tone, 0.6))
    pen.line("M-56 22 C-44 28 -34 26 -26 18", 3)
    pen.fill(disc(-24, 4, 4.6), _EYE)
    pen.fill(disc(-25, 4, 2.2), _DARK)
    pen.line("M-32 -4 Q-24 -8 -16 -2", 3)
    pen.ink("M0 22 C4 36 14 44 24 46 C24 34 18 24 10 18Z", _deep(tone, 0.2), 2, 0.8)
    pen.line("M-62 46 Q-50 40 -38 46 Q-26 52 -14 46 Q-2 40 10 46 Q22 52 34 46 Q46 40 62 46", 4.4, 0.75)


def kraken(pen: Pen, tone: QColor) -> None:
    """Arms around a head full of eyes."""
    arm = "M8 18 C20 40 36 50 48 40 C56 32 52 20 44 22 C58 10 70 30 58 48 C44 66 16 56 0 30Z"
    pen.both(arm, _deep(tone, 0.15), 4, 0.9)
    pen.both("M16 8 C34 18 44 8 44 -6 C44 -16 36 -18 34 -12 C32 -28 54 -26 56 -4 C56 22 34 34 14 22Z", tone, 4, 0.9)
    pen.ink("M-28 20 C-34 -20 -24 -62 0 -62 C24 -62 34 -20 28 20 C16 34 -16 34 -28 20Z", tone, 7)
    pen.fill("M-14 -48 C-8 -56 4 -56 8 -52 C-2 -46 -8 -40 -12 -32Z", _pale(tone, 0.4))
    _eyes(pen, 13, 2, 7.5)
    pen.line("M-24 -8 L-6 -3 M24 -8 L6 -3", 4)
    pen.ink("M-9 46 L-4 20 L4 20 L9 46 C4 52 -4 52 -9 46Z", _deep(tone, 0.15), 3, 0.8)


def dwarves(pen: Pen, tone: QColor) -> None:
    """Two who came up from the dark."""
    for x, y, scale, hood in ((18, -6, 0.72, 0.45), (-18, 8, 0.84, 0.2)):
        _dwarf(pen.at(x, y, scale), tone, _deep(tone, hood))


def _dwarf(pen: Pen, tone: QColor, hood: QColor) -> None:
    pen.ink("M-40 64 C-40 30 -30 14 -20 10 L20 10 C30 14 40 30 40 64Z", _deep(hood, 0.25), 5)
    pen.ink("M-30 16 C-36 -26 -14 -46 4 -64 C14 -44 36 -26 30 16Z", hood, 5)
    pen.ink("M-19 -16 C-19 -30 19 -30 19 -16 C20 6 10 14 0 14 C-10 14 -20 6 -19 -16Z", _BONE, 3, 0.8)
    pen.ink("M-21 -4 C-12 2 12 2 21 -4 C26 20 14 38 0 52 C-14 38 -26 20 -21 -4Z", _pale(tone, 0.3), 4, 0.9)
    pen.ink("M-6 -14 C-8 -2 8 -2 6 -14Z", mix(_BONE, tone, 0.4), 1, 0.7)
    _eyes(pen, 9, -14, 3.6)
    pen.line("M-17 -20 L-4 -18 M17 -20 L4 -18", 3.6)


BEASTS: dict[str, Beast] = {
    "troll": troll,
    "draugr": draugr,
    "giant": giant,
    "wolf": wolf,
    "bear": bear,
    "dragon": dragon,
    "serpent": serpent,
    "raven": raven,
    "boar": boar,
    "horse": horse,
    "hag": hag,
    "whale": whale,
    "kraken": kraken,
    "dwarves": dwarves,
}
