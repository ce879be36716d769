"""The things on the cards: drink and gold, scrolls and gifts, weapons and wonders."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from meadhall.views.look.drawn.pen import EYE_WHITE, Pen
from meadhall.views.look.icons import icon_in
from meadhall.views.look.palette import INK
from meadhall.views.look.shapes import disc, joined, line, polygon, rounded, star, stroke_of, turned
from meadhall.views.look.svgpath import outline
from meadhall.views.look.tones import mix, veil

_BEER, _FOAM = QColor("#F2B93A"), QColor("#FFFBF0")
_GOLD, _BRASS = QColor("#F7CE46"), QColor("#D9A43A")
_WOOD, _DARK_WOOD = QColor("#B9763C"), QColor("#7A4A28")
_STEEL, _IRON = QColor("#DCE4EA"), QColor("#7C8794")
_PAPER, _RED = QColor("#FBF0D2"), QColor("#D8402E")
_GLASS, _SAND = QColor("#BFE6F2"), QColor("#F0C24A")


def shine(pen: Pen, x: float, y: float, size: float) -> None:
    pen.fill(star(4, x, y, size, size * 0.28), QColor("#FFFFFF"))


# --- drink and gold


def mug(pen: Pen) -> None:
    pen.ink(stroke_of(outline("M22 -12 C50 -16 50 30 22 24"), 10), QColor("#D79A3A"), 3)
    pen.ink("M-32 -24 L30 -24 L27 42 Q26 48 18 48 L-20 48 Q-28 48 -29 42Z", _BEER, 9)
    for x in (-17, -1, 15):
        pen.fill(rounded(x - 4, -8, 8, 42, 4), mix(_BEER, INK, 0.32))
    foam = joined(
        *(disc(x, y, r) for x, y, r in ((-27, -27, 12), (-9, -36, 16), (12, -34, 15), (29, -25, 11), (-18, -18, 10)))
    )
    pen.ink(joined(foam, rounded(9, -28, 12, 30, 6)), _FOAM, 6)


def three_mugs(pen: Pen) -> None:
    for x, y, size in ((-28, -16, 0.62), (28, -16, 0.62), (0, 16, 0.74)):
        mug(pen.at(x, y, size))


def ingot(pen: Pen) -> None:
    pen.ink("M-34 26 L-20 -16 L28 -16 L44 26Z", _GOLD, 5)
    pen.ink("M-20 -16 L-8 -32 L38 -32 L28 -16Z", mix(_GOLD, EYE_WHITE, 0.5), 0, 0.9)
    pen.ink("M28 -16 L38 -32 L54 8 L44 26Z", mix(_GOLD, INK, 0.28), 0, 0.9)
    shine(pen, -14, 2, 12)


def ingots(pen: Pen) -> None:
    for x, y in ((-26, 26), (26, 26), (0, -6)):
        ingot(pen.at(x - 3, y, 0.68))
    shine(pen, 34, -34, 12)


def barrel(pen: Pen) -> None:
    pen.ink("M-30 -46 C-44 -18 -44 18 -30 46 L30 46 C44 18 44 -18 30 -46Z", _WOOD, 8)
    pen.line("M-12 -46 C-18 -18 -18 18 -12 46 M12 -46 C18 -18 18 18 12 46", 2.2, 0.7)
    for y in (-26, 26):
        pen.ink(f"M-40 {y - 6} Q0 {y + 2} 40 {y - 6} L39 {y + 6} Q0 {y + 14} -39 {y + 6}Z", _IRON, 2, 0.85)
    pen.ink(disc(0, 2, 7), _DARK_WOOD, 2, 0.85)


def chest(pen: Pen) -> None:
    """Open, and full to the brim."""
    pen.ink("M-48 -8 C-48 -52 48 -52 48 -8Z", _DARK_WOOD, 5)
    for x, y, r in ((-30, -8, 13), (-8, -15, 14), (16, -14, 14), (34, -6, 12)):
        pen.ink(disc(x, y, r), _GOLD, 4, 0.85)
    mug(pen.at(-4, -22, 0.34))
    pen.ink("M-50 -2 L50 -2 L46 46 L-46 46Z", _WOOD, 8)
    for x in (-36, 28):
        pen.ink(f"M{x} -2 L{x + 9} -2 L{x + 9} 46 L{x} 46Z", _BRASS, 2, 0.85)
    pen.ink("M-50 -4 L50 -4 L49 8 L-49 8Z", _BRASS, 2, 0.85)
    pen.ink("M-9 2 L9 2 L9 18 Q0 28 -9 18Z", _GOLD, 3, 0.9)
    pen.fill(disc(0, 11, 3), INK)
    shine(pen, 32, -22, 13)


def _sack(pen: Pen, icon: str, cloth: QColor) -> None:
    pen.ink("M-14 -30 C-30 -44 -22 -54 -10 -48 C-4 -56 6 -56 10 -48 C22 -54 30 -44 14 -30Z", mix(cloth, INK, 0.15), 3)
    pen.ink("M-14 -30 C-44 -12 -54 22 -42 42 Q-36 50 -24 50 L24 50 Q36 50 42 42 C54 22 44 -12 14 -30Z", cloth, 9)
    pen.ink("M-19 -34 Q0 -24 19 -34 L18 -24 Q0 -15 -18 -24Z", _RED, 2, 0.85)
    pen.ink(disc(0, 14, 23), _PAPER, 3, 0.9)
    pen.ink(icon_in(icon, QRectF(-16, -2, 32, 32)), _GOLD if icon == "gold" else _BEER, 2, 0.8)


def beer_tax(pen: Pen) -> None:
    _sack(pen, "beer", QColor("#A9764A"))


def gold_tax(pen: Pen) -> None:
    _sack(pen, "gold", QColor("#6E8FC9"))


def loot_beer(pen: Pen) -> None:
    """Beside a thief."""
    pen.ink("M-26 -34 L26 -34 L26 34 L-26 34Z", _PAPER, 4)
    pen.ink(icon_in("beer", QRectF(-17, -19, 34, 34)), _BEER, 2, 0.8)
    for y in (-38, 30):
        pen.ink(rounded(-32, y, 64, 11, 5.5), mix(_PAPER, _DARK_WOOD, 0.3), 2, 0.85)


def loot_gold(pen: Pen) -> None:
    _sack(pen, "gold", QColor("#C9A06A"))


# --- wonders


def scroll(pen: Pen) -> None:
    pen.ink("M-30 -40 L30 -40 L30 40 L-30 40Z", _PAPER, 6)
    for y, half in ((-22, 18), (-9, 20), (4, 15), (17, 19)):
        pen.line(line((-half, y), (half, y)), 3, 0.75)
    for y in (-40, 40):
        pen.ink(rounded(-42, y - 8, 84, 16, 8), mix(_PAPER, _DARK_WOOD, 0.25), 4)
        for side in (-1, 1):
            pen.ink(disc(side * 44, y, 8), _DARK_WOOD, 2, 0.85)
    pen.ink(disc(22, 28, 12), _RED, 3, 0.9)
    pen.fill(star(5, 22, 28, 6.4, 2.8), QColor("#FFD9A0"))


def crystal(pen: Pen) -> None:
    deep, clear = QColor("#6A5ACD"), QColor("#9FC8F2")
    for x, y, size, turn in ((-26, 18, 0.62, -24), (28, 20, 0.58, 24)):
        _shard(pen.at(x, y, size), turn, mix(deep, clear, 0.4), deep)
    _shard(pen, 0, clear, deep)
    shine(pen, 26, -34, 14)
    shine(pen, -30, -20, 9)


def _shard(pen: Pen, turn: float, light: QColor, dark: QColor) -> None:
    pen.ink(turned(polygon([(0, -56), (22, -24), (18, 44), (0, 56), (-18, 44), (-22, -24)]), turn), light, 0)
    pen.fill(turned(polygon([(4, -50), (22, -24), (18, 44), (2, 54)]), turn), veil(dark, 0.45))
    pen.line(turned(line((0, -56), (4, -18), (0, 56)), turn), 2, 0.7)
    pen.line(turned(line((-22, -24), (4, -18), (22, -24)), turn), 2, 0.7)


def _gift(pen: Pen, icon: str, paper: QColor) -> None:
    pen.ink("M-40 -14 L40 -14 L36 48 L-36 48Z", paper, 8)
    pen.ink("M-8 -14 L8 -14 L8 48 L-8 48Z", _GOLD, 2, 0.85)
    pen.ink("M-46 -30 L46 -30 L46 -10 L-46 -10Z", mix(paper, EYE_WHITE, 0.2), 4)
    pen.ink("M-8 -30 L8 -30 L8 -10 L-8 -10Z", _GOLD, 2, 0.85)
    pen.both("M2 -32 C14 -56 40 -58 38 -44 C36 -34 18 -30 2 -30Z", _GOLD, 3)
    pen.ink(disc(0, -33, 8), mix(_GOLD, INK, 0.2), 2, 0.9)
    pen.ink(disc(0, 18, 19), _PAPER, 3, 0.9)
    pen.fill(icon_in(icon, QRectF(-13, 5, 26, 26)), INK)


def gift_of_drink(pen: Pen) -> None:
    _gift(pen, "barrel", QColor("#D8402E"))


def gift_of_arms(pen: Pen) -> None:
    _gift(pen, "viking", QColor("#3F86B0"))


def lens(pen: Pen) -> None:
    """Loki's: a sly green eye behind glass."""
    pen.ink("M22 30 L34 20 L58 50 Q54 60 44 58Z", _DARK_WOOD, 4)
    pen.ink(disc(-6, -10, 42), QColor("#5BAE5B"), 7)
    pen.ink(disc(-6, -10, 32), _GLASS, 6, 0.9)
    pen.ink("M-34 -10 Q-6 -36 22 -10 Q-6 14 -34 -10Z", EYE_WHITE, 2, 0.9)
    pen.ink(disc(-6, -11, 12), QColor("#3E9A4A"), 3, 0.8)
    pen.fill(disc(-6, -11, 3.2, 10), INK)
    pen.line("M-36 -24 Q-6 -48 24 -24", 4)
    shine(pen, -24, -30, 10)


def hourglass(pen: Pen) -> None:
    pen.ink(
        "M-30 -40 L30 -40 C30 -16 8 -10 8 0 C8 10 30 16 30 40 L-30 40 C-30 16 -8 10 -8 0 C-8 -10 -30 -16 -30 -40Z",
        _GLASS,
        6,
    )
    pen.fill("M-21 -22 C-17 -10 -6 -8 -4 0 L4 0 C6 -8 17 -10 21 -22 Q0 -28 -21 -22Z", _SAND)
    pen.fill("M-26 38 C-24 26 -6 20 0 16 C6 20 24 26 26 38Z", _SAND)
    pen.line("M0 0 L0 18", 2.4, 0.6)
    for y in (-44, 44):
        pen.ink(rounded(-42, y - 8, 84, 16, 6), _WOOD, 4)
    for side in (-1, 1):
        pen.ink(rounded(side * 37 - 4, -36, 8, 72, 4), _BRASS, 2, 0.85)
    pen.trace("M46 -22 C64 0 60 26 42 34", INK, 6)
    pen.trace("M46 -22 C64 0 60 26 42 34", QColor("#FFF6D8"), 3)
    pen.ink(polygon([(46, -34), (36, -20), (54, -16)]), QColor("#FFF6D8"), 1, 0.8)


def rising_hand(pen: Pen) -> None:
    """What lay in the discard pile comes back out of the ground."""
    pen.fill(star(13, 0, 8, 60, 40), veil(QColor("#FFF6C0"), 0.8))
    sleeve, skin = QColor("#7A3E9A"), QColor("#C9E0B0")
    pen.ink("M-16 56 L-14 8 L14 8 L16 56Z", sleeve, 5)
    pen.ink("M-18 14 Q0 6 18 14 L17 24 Q0 16 -17 24Z", QColor("#F0C24A"), 2, 0.85)
    for x, top in ((-19, -36), (-6.5, -46), (6.5, -44), (19, -32)):
        pen.ink(rounded(x - 6.4, top, 12.8, 42, 6.4), skin, 3, 0.9)
    pen.ink("M-25 -12 C-26 10 -18 16 0 16 C18 16 26 10 25 -12Z", skin, 5)
    pen.ink("M20 6 C30 -4 36 -12 42 -12 C48 -8 44 2 36 10 C30 16 22 18 16 14Z", skin, 3, 0.9)
    pen.fill("M-24 -11 L24 -11 L22 -4 L-22 -4Z", skin)
    pen.ink("M-54 58 C-46 40 -30 50 -22 40 C-12 50 12 50 22 40 C32 50 46 40 54 58Z", QColor("#7A5230"), 5)


# --- arms


def sword(pen: Pen) -> None:
    turn = 38
    pen.ink(turned(polygon([(-9, 22), (-9, -48), (0, -66), (9, -48), (9, 22)]), turn), _STEEL, 4)
    pen.line(turned(line((0, -50), (0, 18)), turn), 2.4, 0.6)
    pen.ink(turned(rounded(-27, 18, 54, 11, 5.5), turn), _BRASS, 3)
    pen.ink(turned(rounded(-6, 28, 12, 26, 4), turn), _DARK_WOOD, 3)
    pen.line(turned(line((-6, 38), (6, 34)), turn), 2)
    pen.line(turned(line((-6, 47), (6, 43)), turn), 2)
    pen.ink(turned(disc(0, 58, 9), turn), _RED, 3)
    shine(pen, 18, -40, 13)


def hammer(pen: Pen) -> None:
    """Mjöllnir, with lightning."""
    bolt = QColor("#FFF3A0")
    pen.both("M40 -44 L58 -40 L50 -22 L62 -20 L44 12 L47 -10 L36 -14Z", bolt, 2)
    pen.ink(rounded(-7, -12, 14, 62, 5), _DARK_WOOD, 4)
    for y in (6, 18, 30):
        pen.line(line((-7, y + 3), (7, y - 3)), 2.4)
    pen.ink(disc(0, 54, 9), _BRASS, 3)
    pen.ink("M-40 -52 L40 -52 L46 -34 L40 -8 L-40 -8 L-46 -34Z", _IRON, 9)
    pen.ink("M-26 -52 L26 -52 L26 -8 L-26 -8Z", mix(_IRON, EYE_WHITE, 0.3), 5, 0.9)
    pen.ink(icon_in("rune", QRectF(-15, -45, 30, 30)), QColor("#79D6F2"), 0, 0.6)


def trap(pen: Pen) -> None:
    """Iron teeth around a bait."""
    _jaw(pen, 26, -26)
    mug(pen.at(0, 4, 0.62))
    _jaw(pen, 46, 20)
    pen.ink("M-56 34 C-40 60 40 60 56 34 L56 46 C40 70 -40 70 -56 46Z", _IRON, 4)
    for x in (-34, 0, 34):
        pen.fill(disc(x, 55 - abs(x) * 0.16, 3), INK)


def _jaw(pen: Pen, foot: float, tip: float) -> None:
    teeth: list[tuple[float, float]] = []
    for number in range(7):
        left = -50 + number * 14.3
        teeth += [(left, foot - 12), (left + 7.1, tip + abs(number - 3) * 3), (left + 14.3, foot - 12)]
    pen.ink(polygon([(-52, foot), *teeth, (52, foot), (36, foot + 12), (-36, foot + 12)]), _STEEL, 5)
