"""Buildings, halls and fortifications: small houses of about 110 units that stand on the line y = 48."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from meadhall.views.look.drawn.pen import EYE_WHITE, Pen
from meadhall.views.look.icons import icon_in
from meadhall.views.look.palette import INK
from meadhall.views.look.shapes import disc, joined, line, polygon, rounded
from meadhall.views.look.tones import mix, veil

from . import beasts, things

_WALL, _SIGN = QColor("#E9C890"), QColor("#FFF6E0")
_STONE, _IRON = QColor("#B9BDC6"), QColor("#5E6470")
_WOOD, _DARK = QColor("#9A6238"), QColor("#3A2620")
_THATCH = QColor("#D9A84E")
_BOLT = QColor("#FFD83A")
_RED = QColor("#D8402E")


def _smoke(pen: Pen, x: float, y: float) -> None:
    for dx, dy, size in ((0, 0, 7), (6, -11, 5.6), (12, -20, 4)):
        pen.fill(disc(x + dx, y + dy, size), veil(EYE_WHITE, 0.75))


def _roof(pen: Pen, colour: QColor) -> None:
    """A tall roof with crossed tips."""
    pen.ink("M-50 4 C-36 -16 -22 -36 0 -50 C22 -36 36 -16 50 4 C30 -6 -30 -6 -50 4Z", colour, 8)
    for side in (-1, 1):
        pen.line(f"M0 -46 C{side * 5} -56 {side * 9} -62 {side * 16} -66", 5)
    pen.line("M-28 -12 Q0 -22 28 -12 M-15 -29 Q0 -35 15 -29", 2, 0.5)


def _sign(pen: Pen, icon: str, y: float = 24, radius: float = 19) -> None:
    pen.ink(disc(0, y, radius), _SIGN, 3, 0.9)
    half = radius * 0.68
    pen.fill(icon_in(icon, QRectF(-half, y - half, 2 * half, 2 * half)), INK)


def _beams(pen: Pen, wall: QColor) -> None:
    pen.ink("M-36 -2 L36 -2 L36 48 L-36 48Z", wall, 7)
    for x in (-30, 26):
        pen.fill(rounded(x, 0, 5, 47, 0), veil(_WOOD, 0.6))


def brewery(pen: Pen) -> None:
    """A copper kettle on the roof, and hops."""
    _smoke(pen, 27, -54)
    pen.ink("M18 -44 L34 -44 L32 -16 L20 -16Z", QColor("#D0743C"), 3)
    _beams(pen, _WALL)
    _roof(pen, QColor("#C08A2E"))
    things.barrel(pen.at(42, 32, 0.32))
    _sign(pen, "beer")


def smelter(pen: Pen) -> None:
    """A stone furnace with a chimney and glowing windows."""
    _smoke(pen, 29, -72)
    pen.ink("M18 -62 L38 -62 L40 -2 L16 -2Z", _IRON, 4)
    pen.ink("M15 -66 L41 -66 L41 -58 L15 -58Z", mix(_IRON, INK, 0.3), 2, 0.9)
    _beams(pen, _STONE)
    for x, y in ((-32, 8), (22, 14), (-30, 34), (24, 38)):
        pen.line(rounded(x, y, 11, 6, 2), 1.8, 0.5)
    _roof(pen, QColor("#5E5A66"))
    pen.fill(disc(0, 24, 25), veil(QColor("#FF8A2E"), 0.7))
    _sign(pen, "anvil")


def beer_storage(pen: Pen) -> None:
    """A round door in a turf hill, between barrels."""
    pen.ink("M-52 48 C-50 -34 50 -34 52 48Z", QColor("#7FB558"), 9)
    pen.ink("M-40 -4 C-30 -34 30 -34 40 -4 C20 -14 -20 -14 -40 -4Z", QColor("#5E9442"), 4, 0.9)
    for x, y in ((-26, -22), (0, -30), (24, -24)):
        pen.line(f"M{x} {y} l-4 -9 M{x} {y} l1 -11 M{x} {y} l6 -8", 2.2)
    pen.ink("M-32 48 L-32 22 C-32 -16 32 -16 32 22 L32 48Z", QColor("#A9764A"), 6)
    for x in (-16, 0, 16):
        pen.line(line((x, -2), (x, 47)), 2, 0.5)
    for x in (-44, 44):
        things.barrel(pen.at(x, 32, 0.3))
    _sign(pen, "barrel")


def gold_storage(pen: Pen) -> None:
    """A vault of stone with a steel door."""
    pen.ink("M-46 48 L-46 -18 L46 -18 L46 48Z", _STONE, 8)
    for y, shift in ((-4, 0), (14, 9), (32, 0)):
        pen.line(line((-45, y), (45, y)), 1.8, 0.45)
        for x in (-36, -10, 26):
            pen.line(line((x + shift, y), (x + shift, y + 16)), 1.8, 0.45)
    pen.ink("M-54 -14 L-54 -28 L-40 -46 L40 -46 L54 -28 L54 -14Z", QColor("#3E5A8E"), 6)
    pen.ink("M-10 -46 L0 -62 L10 -46Z", _BOLT, 3, 0.9)
    pen.line("M-44 -28 L44 -28", 2, 0.5)
    pen.ink(disc(0, 20, 27), QColor("#8EA4C8"), 5)
    for x, y in ((-20, 6), (20, 6), (-20, 34), (20, 34)):
        pen.fill(disc(x, y, 2.4), INK)
    _sign(pen, "chest", 20, 18)


def tavern(pen: Pen) -> None:
    """Lit windows, a lantern, and a hanging mug."""
    _beams(pen, QColor("#F0D8A0"))
    _roof(pen, QColor("#3E7A56"))
    pen.ink("M0 -34 C9 -34 12 -28 12 -20 L-12 -20 C-12 -28 -9 -34 0 -34Z", _BOLT, 2, 0.85)
    for x in (-40, 40):
        pen.ink(rounded(x - 6, 8, 12, 17, 4), _BOLT, 3, 0.85)
        pen.line(line((x, 8), (x, 0)), 2.4)
    _sign(pen, "cards")


def drakkar(pen: Pen) -> None:
    """A longship on the water."""
    pen.ink("M-3 -58 L3 -58 L3 24 L-3 24Z", _WOOD, 2)
    pen.ink(
        "M-34 -46 C-14 -52 14 -52 34 -46 C38 -26 38 -10 32 6 C12 -2 -12 -2 -32 6 C-38 -10 -38 -26 -34 -46Z", _SIGN, 6
    )
    for x in (-22, 4, 26):
        pen.fill(
            f"M{x - 6} -48 C{x - 2} -30 {x - 2} -14 {x - 6} 2 L{x + 4} 0 C{x + 8} -16 {x + 8} -32 {x + 4} -49Z", _RED
        )
    pen.line("M-34 -46 C-14 -52 14 -52 34 -46 C38 -26 38 -10 32 6 C12 -2 -12 -2 -32 6 C-38 -10 -38 -26 -34 -46Z", 3)
    pen.ink(
        "M-46 16 C-58 6 -58 -18 -48 -30 C-42 -32 -36 -28 -38 -22 C-44 -16 -42 2 -32 12 L32 12 C42 2 44 -16 38 -22"
        " C36 -28 42 -32 48 -30 C58 -18 58 6 46 16 C38 38 24 42 0 42 C-24 42 -38 38 -46 16Z",
        _WOOD,
        7,
    )
    pen.line("M-42 26 Q0 36 42 26", 2, 0.6)
    for number, x in enumerate((-27, -9, 9, 27)):
        pen.ink(disc(x, 18, 9), (_BOLT, QColor("#3F86B0"), _RED, _BOLT)[number], 2, 0.85)
        pen.fill(disc(x, 18, 2.6), INK)
    pen.ink(
        "M-60 44 Q-50 34 -40 42 Q-30 34 -20 42 Q-10 34 0 42 Q10 34 20 42 Q30 34 40 42 Q50 34 60 44 L60 56 L-60 56Z",
        QColor("#2F7FA8"),
        4,
        0.9,
    )


def hall(level: int) -> Callable[[Pen], None]:
    """A longhouse, then a carved hall, then a great hall with towers."""

    def paint(pen: Pen) -> None:
        if level == 3:
            for side in (-1, 1):
                _tower(pen, side)
        if level >= 2:
            pen.ink("M-20 -40 L20 -40 L20 -12 L-20 -12Z", _WALL, 4)
            pen.ink(
                "M-32 -34 C-20 -46 -10 -56 0 -66 C10 -56 20 -46 32 -34 C16 -40 -16 -40 -32 -34Z", QColor("#9A3B2A"), 5
            )
            pen.ink(polygon([(0, -84), (16, -79), (0, -74)]), _BOLT, 2, 0.85)
            pen.line(line((0, -86), (0, -64)), 3)
        pen.ink("M-42 2 L42 2 L42 48 L-42 48Z", _WALL, 7)
        for x in (-38, 33):
            pen.ink(rounded(x, 2, 6, 46, 2), _WOOD, 2, 0.8)
        roof = "M-58 8 C-44 -12 -26 -32 0 -44 C26 -32 44 -12 58 8 C36 -4 -36 -4 -58 8Z"
        pen.ink(roof, QColor("#9A3B2A") if level > 1 else _THATCH, 8)
        pen.line("M-34 -10 Q0 -20 34 -10 M-18 -26 Q0 -32 18 -26", 2, 0.5)
        for side in (-1, 1):
            pen.line(f"M0 -40 C{side * 6} -50 {side * 11} -56 {side * 19} -60", 5)
        _sign(pen, "trophy", 25, 20)
        for side in (-1, 1):
            pen.ink(rounded(side * 31 - 4, 14, 8, 11, 3), _BOLT, 2, 0.8)

    return paint


def _tower(pen: Pen, side: int) -> None:
    x = side * 46
    pen.ink(rounded(x - 13, -30, 26, 78, 2), _STONE, 5)
    pen.ink(polygon([(x - 19, -28), (x, -62), (x + 19, -28)]), QColor("#3E5A8E"), 5)
    pen.fill(rounded(x - 4, -16, 8, 14, 4), _DARK)


# --- fortifications


def _battlements(pen: Pen, top: float, half: float) -> None:
    pen.ink(f"M{-half + 7} {top + 14} L{half - 7} {top + 14} L{half - 3} 48 L{-half + 3} 48Z", _STONE, 8)
    for share, x in ((0.34, -20), (0.42, 8), (0.66, 14), (0.74, -27)):
        pen.line(rounded(x, top + share * (48 - top), 12, 6, 2), 1.8, 0.5)
    step = half / 2.5
    teeth = [(-half, top + 18)]
    for number in range(3):
        left = -half + number * 2 * step
        teeth += [(left, top), (left + step, top), (left + step, top + 7), (left + 2 * step, top + 7)]
    teeth = teeth[:-1]
    pen.ink(polygon([*teeth, (half, top + 18)]), mix(_STONE, EYE_WHITE, 0.25), 4)


def _cannon(pen: Pen, x: float, y: float, size: float) -> None:
    gun = pen.at(x, y, size)
    gun.ink("M-22 -14 L34 -18 L34 18 L-22 14 C-36 10 -36 -10 -22 -14Z", _IRON, 7)
    gun.ink("M30 -22 L42 -22 L42 22 L30 22Z", mix(_IRON, INK, 0.3), 4)
    gun.ink(disc(42, 0, 6, 15), INK, 0, 0.6)


def cannon_tower(pen: Pen) -> None:
    _battlements(pen, -28, 36)
    pen.ink("M-13 48 L-13 30 C-13 14 13 14 13 30 L13 48Z", _DARK, 2, 0.9)
    _cannon(pen, -6, -36, 0.8)
    pen.ink(joined(disc(40, -38, 8), disc(49, -45, 6), disc(50, -32, 6)), EYE_WHITE, 2, 0.8)


def chicken_tower(pen: Pen) -> None:
    _battlements(pen, 2, 38)
    beasts.hen(pen.at(0, -28, 0.74))
    for x in (-20, 0, 20):
        pen.ink(disc(x, 34, 6, 8), EYE_WHITE, 2, 0.8)


def sheep_cannon(pen: Pen) -> None:
    """The sheep looks out of the muzzle."""
    pen.ink("M-54 12 L-8 -24 L40 30 L-10 56 C-36 62 -62 34 -54 12Z", _IRON, 8)
    pen.ink(disc(-26, 44, 18), _WOOD, 4)
    pen.ink(disc(-26, 44, 6), _IRON, 2, 0.9)
    pen.line("M-26 26 L-26 62 M-44 44 L-8 44", 2.4, 0.7)
    beasts.sheep(pen.at(17, -14, 0.86))
    pen.line("M-54 14 C-62 4 -60 -8 -50 -10", 3)
    pen.fill(disc(-48, -12, 5), QColor("#FF8A2E"))
    pen.fill(disc(-48, -12, 2.4), _BOLT)


def shockwave_tower(pen: Pen) -> None:
    _battlements(pen, -6, 34)
    for radius in (30, 42, 54):
        pen.trace(
            f"M{-radius} -28 C{-radius} {-28 - radius * 0.9} {radius} {-28 - radius * 0.9} {radius} -28",
            QColor("#FFF3A0"),
            4,
            0.9,
        )
    pen.ink("M10 -62 L-18 -22 L-3 -22 L-12 12 L20 -30 L4 -30Z", _BOLT, 4)
    pen.ink("M-13 48 L-13 34 C-13 18 13 18 13 34 L13 48Z", _DARK, 2, 0.9)
