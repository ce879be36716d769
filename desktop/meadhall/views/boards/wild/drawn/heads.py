"""The fighters, heroes and rogues of the cards: heads of about 110 units, each known by what it wears."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor

from meadhall.views.look.drawn.faces import bearded, elf, pig, viking
from meadhall.views.look.drawn.pen import EYE_WHITE, Pen
from meadhall.views.look.palette import INK
from meadhall.views.look.shapes import disc, line, mirrored, polygon, star
from meadhall.views.look.svgpath import outline
from meadhall.views.look.tones import mix, veil

from . import beasts, things

_SKIN, _BLUSH = QColor("#F2B98A"), QColor("#E0684A")
_STEEL, _BRASS, _LEATHER = QColor("#AEB7C0"), QColor("#D9A43A"), QColor("#8A5A34")
_BONE, _SHADOW = QColor("#F6E7C2"), QColor("#2A2036")
_BOLT = QColor("#FFD83A")


def warrior(pen: Pen) -> None:
    viking(pen.painter, *_place(pen))


def archer(pen: Pen) -> None:
    elf(pen.painter, *_place(pen))


def swine(pen: Pen) -> None:
    pig(pen.painter, *_place(pen.at(0, 3, 1.2)))


def _place(pen: Pen) -> tuple[QPointF, float]:
    return QPointF(pen.x, pen.y), pen.scale


def crusher(pen: Pen) -> None:
    """A brute with an underbite, before his crossed bones."""
    for side in (-1, 1):
        _bone(pen, side)
    hide = QColor("#8FB36A")
    pen.both("M30 -14 C44 -20 50 -10 46 0 C42 8 36 8 30 4Z", hide, 3)
    pen.ink("M-34 -24 C-34 -46 34 -46 34 -24 C38 0 44 18 38 34 C28 54 -28 54 -38 34 C-44 18 -38 0 -34 -24Z", hide, 9)
    pen.ink("M-34 -22 C-36 -52 36 -52 34 -22 C18 -30 -18 -30 -34 -22Z", _LEATHER, 5)
    for x in (-20, 0, 20):
        pen.ink(polygon([(x - 7, -34), (x, -54), (x + 7, -34)]), _BONE, 2, 0.8)
    pen.fill("M-30 -16 Q0 -2 30 -16 L28 -6 Q0 4 -28 -6Z", mix(hide, INK, 0.45))
    for side in (-1, 1):
        pen.eye(side * 14, -3, 5.4, side * -1.2)
    pen.ink("M-9 2 C-14 14 -8 17 0 17 C8 17 14 14 9 2Z", mix(hide, QColor("#5A7A3A"), 0.5), 2, 0.85)
    pen.ink("M-27 26 C-14 20 14 20 27 26 C24 38 -24 38 -27 26Z", QColor("#6A1F2A"), 0, 0.8)
    pen.both("M12 37 C13 28 16 22 20 16 C24 22 25 30 24 36Z", EYE_WHITE, 1.4, 0.8)
    pen.line("M-6 34 L-6 27 M4 34 L4 27", 2)
    pen.line("M-30 12 l8 4 M-31 18 l7 2", 2, 0.6)


def _bone(pen: Pen, side: int) -> None:
    shaft = polygon([(-44, 44), (-52, 36), (40, -48), (48, -40)])
    ends = [disc(x, y, 9) for x, y in ((-54, 42), (-45, 51), (40, -54), (52, -44))]
    for form in (*ends, shaft):
        pen.ink(form if side > 0 else mirrored(form), _BONE, 2.4)


def shaman(pen: Pen) -> None:
    """A painted mask under antlers and feathers."""
    pen.both(
        "M14 -32 C22 -44 26 -56 24 -68 L30 -60 L34 -70 L35 -54 L46 -60 L38 -46 C34 -36 28 -30 24 -26Z", _LEATHER, 2
    )
    for x, turn, colour in ((-34, -8, "#D8402E"), (34, 8, "#3F86B0"), (-42, -16, "#F2B33E"), (42, 16, "#4E8A4A")):
        pen.ink(
            f"M{x} -6 C{x + turn - 6} 14 {x + turn - 4} 34 {x + turn} 44 C{x + turn + 8} 30 {x + 8} 10 {x} -6Z",
            QColor(colour),
            3,
            0.85,
        )
    wood = QColor("#C98A4E")
    pen.ink("M-34 -30 C-20 -42 20 -42 34 -30 C38 0 28 40 0 60 C-28 40 -38 0 -34 -30Z", wood, 8)
    pen.ink("M-34 -30 C-20 -42 20 -42 34 -30 L33 -18 C18 -28 -18 -28 -33 -18Z", QColor("#4E8A4A"), 3, 0.85)
    pen.both("M6 -8 C14 -18 26 -16 30 -6 C24 4 12 4 6 -8Z", _SHADOW, 0, 0.8)
    for side in (-1, 1):
        pen.fill(disc(side * 17, -6, 4), _BOLT)
        pen.trace(line((side * 10, 12), (side * 28, 6)), QColor("#D8402E"), 4)
        pen.trace(line((side * 9, 21), (side * 23, 17)), EYE_WHITE, 3.4)
    pen.ink("M-6 -6 L-9 14 Q0 20 9 14 L6 -6Z", mix(wood, INK, 0.18), 2, 0.85)
    pen.ink("M-12 30 Q0 24 12 30 Q8 42 0 44 Q-8 42 -12 30Z", _SHADOW, 0, 0.85)
    pen.fill(polygon([(-8, 30), (-4, 36), (0, 30), (4, 36), (8, 30)]), EYE_WHITE)


def bear_rider(pen: Pen) -> None:
    """A small viking on a large bear."""
    viking(pen.painter, *_place(pen.at(0, -32, 0.58)))
    beasts.bear(pen.at(0, 22, 1.02))


def assassin(pen: Pen) -> None:
    """Two eyes in a hood, and a blade."""
    cloth = QColor("#5A4684")
    pen.ink(
        "M0 -58 C28 -50 40 -20 38 8 C38 30 46 44 52 56 L-52 56 C-46 44 -38 30 -38 8 C-40 -20 -28 -50 0 -58Z", cloth, 9
    )
    pen.ink(
        "M0 -40 C20 -34 28 -14 26 8 C24 26 12 36 0 40 C-12 36 -24 26 -26 8 C-28 -14 -20 -34 0 -40Z", _SHADOW, 0, 0.85
    )
    pen.ink("M-26 -12 C-14 -20 14 -20 26 -12 L26 6 C12 0 -12 0 -26 6Z", _SKIN, 3, 0.8)
    for side in (-1, 1):
        eye = outline("M5 -4 Q13 -12 22 -8 Q16 0 5 -4Z")
        pen.fill(eye if side > 0 else mirrored(eye), EYE_WHITE)
        pen.fill(disc(side * 13, -6, 3), QColor("#2C7A4A"))
        pen.line(line((side * 4, -9), (side * 24, -16)), 3.4)
    pen.line("M-24 18 Q0 26 24 18 M-18 28 Q0 36 18 28", 1.6, 0.5)
    pen.ink("M22 58 L44 -6 L52 -16 L52 -2 L32 60Z", QColor("#DCE4EA"), 3)
    pen.ink("M16 38 L40 46 L38 53 L14 45Z", _BRASS, 1.6, 0.85)


# --- heroes


def sage(pen: Pen) -> None:
    """Alviss, who knows all: a pointed hat with stars, spectacles, a white beard."""
    bearded(pen, QColor("#EDE8DC"))
    hat = QColor("#3F6FB0")
    pen.ink("M-30 -14 C-26 -40 -10 -58 14 -76 C20 -62 28 -36 30 -14 C14 -24 -14 -24 -30 -14Z", hat, 7)
    pen.ink("M-46 -10 C-26 -28 26 -28 46 -10 C26 -16 -26 -16 -46 -10Z", mix(hat, INK, 0.2), 2, 0.9)
    for x, y, size in ((-4, -34, 7), (12, -52, 5), (16, -28, 4)):
        pen.fill(star(5, x, y, size, size * 0.45), _BOLT)
    for side in (-1, 1):
        pen.trace(disc(side * 13, -3, 10), INK, 5)
        pen.trace(disc(side * 13, -3, 10), _BRASS, 2.4)
    pen.line("M-4 -4 Q0 -8 4 -4", 2.6)


def thunderer(pen: Pen) -> None:
    """Thor: a golden beard, a winged helm, lightning on both sides."""
    bolt = "M44 -16 L60 -16 L50 2 L60 2 L38 34 L45 10 L36 10Z"
    pen.both(bolt, _BOLT, 2)
    bearded(pen, QColor("#F0C24A"))
    _winged_helm(pen, _STEEL)


def _winged_helm(pen: Pen, steel: QColor) -> None:
    wing = "M26 -20 C34 -22 36 -30 38 -40 C42 -52 48 -60 58 -66 C58 -56 58 -48 54 -40 L60 -38 C58 -26 46 -14 30 -12Z"
    pen.both(wing, EYE_WHITE, 3)
    feather = outline("M36 -24 C42 -34 48 -46 54 -54 M38 -19 C46 -26 52 -32 56 -35")
    pen.line(feather, 1.8, 0.7)
    pen.line(mirrored(feather), 1.8, 0.7)
    pen.ink("M-30 -11 C-31 -40 -16 -52 0 -52 C16 -52 31 -40 30 -11 C14 -19 -14 -19 -30 -11Z", steel, 8)
    pen.ink("M-31 -9 C-14 -18 14 -18 31 -9 L30 -18 C14 -27 -14 -27 -30 -18Z", _BRASS, 2, 0.85)
    pen.ink("M-5 -52 L5 -52 L4 -6 L0 2 L-4 -6Z", _BRASS, 1.6, 0.85)


def monster(pen: Pen) -> None:
    """Grendel: fur, horns, and a mouth as wide as he is."""
    fur, horn = QColor("#4E9A9A"), _BONE
    pen.both("M18 -34 C24 -52 36 -56 48 -66 C50 -46 44 -30 32 -20Z", horn, 3)
    pen.ink(
        "M-36 -16 L-44 -6 L-38 0 L-50 14 L-42 18 L-48 36 L-36 36 L-34 50 L-20 46 L-12 58 L0 50 L12 58 L20 46 L34 50"
        " L36 36 L48 36 L42 18 L50 14 L38 0 L44 -6 L36 -16 C30 -46 -30 -46 -36 -16Z",
        fur,
        8,
    )
    for side in (-1, 1):
        pen.ink(disc(side * 15, -12, 10, 11), _BOLT, 0, 0.85)
        pen.fill(disc(side * 14, -10, 2.6, 8), INK)
        pen.line(line((side * 3, -18), (side * 27, -28)), 5)
    pen.ink("M-34 10 C-18 4 18 4 34 10 C32 38 18 44 0 44 C-18 44 -32 38 -34 10Z", QColor("#6A1F2A"), 0)
    teeth = [(-31, 9), (-25, 21), (-18, 7), (-11, 19), (-4, 6), (4, 18), (11, 6), (18, 19), (24, 8), (31, 9)]
    pen.ink(polygon([*teeth, (20, 6), (-20, 6)]), EYE_WHITE, 0, 0.7)
    pen.ink("M-24 36 L-18 26 L-11 40 L-3 29 L5 42 L13 28 L20 38 C12 44 -12 44 -24 36Z", EYE_WHITE, 0, 0.7)


def valkyrie(pen: Pen) -> None:
    """A calm face between two braids, under wings."""
    maiden(pen, QColor("#E8A53C"))
    _winged_helm(pen, QColor("#F0C24A"))


def maiden(pen: Pen, hair: QColor, *, shouts: bool = False) -> None:
    """A face between two braids, bare-headed."""
    skin = QColor("#F8D0A4")
    for y in (8, 22, 36, 50):
        for side in (-1, 1):
            pen.ink(disc(side * (33 - y * 0.06), y, 9 - y * 0.05, 9), hair, 3, 0.85)
    pen.ink("M-34 12 C-38 -36 -20 -50 0 -50 C20 -50 38 -36 34 12 L24 20 L-24 20Z", hair, 5)
    pen.ink("M-25 -16 C-28 18 -14 42 0 47 C14 42 28 18 25 -16Z", skin, 7)
    for side in (-1, 1):
        eye = outline("M5 4 Q12 -5 21 1 Q14 8 5 4Z")
        pen.fill(eye if side > 0 else mirrored(eye), EYE_WHITE)
        pen.fill(disc(side * 13, 2, 3.4), QColor("#2C6A93"))
        pen.line(eye if side > 0 else mirrored(eye), 1.8)
        pen.line(line((side * 5, -6), (side * 21, -8)), 2.4)
        pen.fill(disc(side * 16, 16, 5, 3), veil(_BLUSH, 0.4))
    pen.line("M0 8 L-3 18 L2 19", 1.8)
    if shouts:
        pen.ink("M-12 26 Q0 21 12 26 Q11 42 0 43 Q-11 42 -12 26Z", QColor("#7A1F14"), 0, 0.8)
        pen.fill("M-9 27 Q0 24 9 27 L8 31 L-8 31Z", EYE_WHITE)
    else:
        pen.ink("M-9 29 Q0 24 9 29 Q0 37 -9 29Z", QColor("#C8463C"), 0, 0.7)


def dwarf(pen: Pen) -> None:
    """Dvergar: a black beard in two plaits, a red nose, a mug at hand."""
    bearded(pen, QColor("#4A3A34"))
    pen.ink("M-31 -12 C-30 -44 30 -44 31 -12 C16 -20 -16 -20 -31 -12Z", QColor("#7C8794"), 6)
    pen.ink("M-32 -9 C-14 -20 14 -20 32 -9 L31 -18 C14 -28 -14 -28 -31 -18Z", mix(_STEEL, INK, 0.45), 2, 0.85)
    pen.ink("M-6 -38 L0 -56 L6 -38Z", _STEEL, 2, 0.85)
    pen.ink("M-9 -5 C-15 9 -8 15 0 15 C8 15 15 9 9 -5Z", QColor("#E0583C"), 3, 0.85)
    things.mug(pen.at(34, 36, 0.5))


# --- people of the village


def brewer(pen: Pen) -> None:
    """Who knows beer: a round cap, rosy cheeks, foam on the moustache."""
    bearded(pen, QColor("#B9763C"))
    cap = QColor("#FFF6E0")
    pen.ink(
        "M-32 -14 C-48 -40 -26 -60 -6 -50 C6 -64 38 -58 34 -38 C44 -32 38 -18 32 -14 C14 -22 -14 -22 -32 -14Z", cap, 6
    )
    pen.ink("M-31 -9 C-14 -18 14 -18 31 -9 L32 -20 C14 -28 -14 -28 -32 -20Z", QColor("#D8402E"), 2, 0.85)
    for x, y, size in ((-16, 16, 6), (-7, 18, 6.5), (4, 18, 6.5), (14, 16, 6)):
        pen.fill(disc(x, y, size), EYE_WHITE)
    things.mug(pen.at(36, 34, 0.58))


def miner(pen: Pen) -> None:
    """A lamp on the helmet, a pick behind the shoulder."""
    pen.ink("M-54 50 L-46 56 L40 -40 L32 -46Z", _LEATHER, 2)
    pen.ink("M4 -60 C26 -62 48 -48 56 -22 C42 -36 26 -44 8 -50Z", _STEEL, 3)
    bearded(pen, QColor("#8A8078"))
    pen.ink("M-31 -12 C-32 -46 32 -46 31 -12 C16 -20 -16 -20 -31 -12Z", QColor("#E8B93C"), 6)
    pen.ink("M-38 -8 C-16 -22 16 -22 38 -8 L36 -15 C16 -28 -16 -28 -36 -15Z", QColor("#B9822A"), 2, 0.85)
    pen.fill(disc(0, -34, 17), veil(QColor("#FFFBD0"), 0.6))
    pen.ink(disc(0, -34, 10), QColor("#FFF6B8"), 2, 0.9)


def thief(pen: Pen) -> None:
    """A striped band over the eyes, a sly smile."""
    pen.ink("M-30 -20 C-34 24 -18 48 0 50 C18 48 34 24 30 -20Z", _SKIN, 7)
    pen.both("M28 -8 C38 -12 42 -2 38 6 C36 10 32 10 28 8Z", _SKIN, 2)
    pen.fill("M-27 22 C-14 32 14 32 27 22 C22 42 12 48 0 49 C-12 48 -22 42 -27 22Z", veil(QColor("#5A4A44"), 0.45))
    pen.ink("M-33 -14 C-14 -20 14 -20 33 -14 L32 8 C18 14 8 10 0 4 C-8 10 -18 14 -32 8Z", _SHADOW, 0, 0.9)
    pen.eyes(14, -3, 7, 2.4)
    pen.ink("M-7 4 C-11 16 -6 20 2 20 C10 20 12 14 7 4Z", QColor("#E79A6B"), 2, 0.85)
    pen.line("M-10 32 Q6 40 16 26", 2.6)
    pen.ink("M-36 -14 C-38 -48 -14 -58 4 -56 C26 -56 40 -40 36 -14 C16 -24 -16 -24 -36 -14Z", QColor("#4A5668"), 6)
    pen.ink("M-37 -10 C-16 -22 16 -22 37 -10 L36 -20 C16 -32 -16 -32 -36 -20Z", QColor("#36404E"), 2, 0.85)


def odin(pen: Pen) -> None:
    """The one-eyed, under a broad hat, with a light behind him."""
    pen.fill(star(14, 0, 2, 62, 44), veil(QColor("#FFF3B0"), 0.9))
    bearded(pen, QColor("#CFD6DC"))
    pen.ink("M4 -12 L25 -14 L24 4 L8 4Z", _SHADOW, 0, 0.85)
    pen.line("M-28 -14 L26 2", 3)
    hat = QColor("#4A4470")
    pen.ink("M-26 -16 C-24 -50 -8 -58 6 -58 C20 -56 26 -40 28 -16Z", hat, 6)
    pen.ink("M-54 -8 C-30 -28 30 -28 54 -14 C30 -16 -28 -12 -54 -8Z", mix(hat, INK, 0.15), 2)
    pen.ink("M-27 -22 C-12 -28 14 -28 28 -20 L27 -28 C14 -35 -12 -35 -26 -29Z", _BRASS, 2, 0.8)
