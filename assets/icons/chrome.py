"""Signs of the program itself: buttons of the bars, marks in the log, arrows."""

from __future__ import annotations

from icons.geometry import Shape, arc, around, box, curve, disc, line, outline, oval, poly, ring, star
from icons.registry import icon


@icon
def menu() -> Shape:
    bar = box(2.4, 10.4, 19.2, 3.2, 1.3)
    return bar.moved(0, -6.6) | bar | bar.moved(0, 6.6)


@icon
def book() -> Shape:
    page = outline(
        "M2.2 4.6C5.2 3.2 8.8 3.2 11.4 5L11.4 21.6C8.8 19.8 5.4 19.6 2.4 20.6Q1.2 21 1.2 19.8L1.2 6Q1.2 5 2.2 4.6Z"
    )
    text = line((4.4, 9.3), (8.6, 9.9), width=1.5)
    return (page - text - text.moved(0, 4)).with_mirror()


@icon
def scroll() -> Shape:
    rolls = box(1.5, 1.5, 21, 4.6, 2.3) | box(1.5, 17.9, 21, 4.6, 2.3)
    sheet = box(4.4, 3, 15.2, 18)
    long, short = box(7.4, 9, 9.2, 1.5, 0.6), box(7.4, 15, 5.6, 1.5, 0.6)
    return rolls | sheet - long - long.moved(0, 3) - short


@icon
def help_() -> Shape:
    hook = curve("M8.2 9.2C8.2 7 9.8 5.7 12 5.7C14.3 5.7 15.9 7.1 15.9 9.1C15.9 11.8 12.1 12 12.1 14.2", 2.4)
    return disc(12, 12, 11) - hook - disc(12.1, 18, 1.6)


@icon
def info() -> Shape:
    return disc(12, 12, 11) - disc(12, 6.9, 1.75) - box(10.5, 10.2, 3, 8.4, 1.2)


@icon
def warn() -> Shape:
    sign = poly((12, 0.6), (23.6, 22), (0.4, 22), corner=1.8)
    return sign - poly((10.6, 7.8), (13.4, 7.8), (13, 15.2), (11, 15.2), corner=0.8) - disc(12, 18.1, 1.5)


@icon
def gear() -> Shape:
    tooth = poly((9.6, 1), (14.4, 1), (15.2, 6), (8.8, 6), corner=0.8)
    return around(tooth, 8) | disc(12, 12, 8) - disc(12, 12, 3.4)


@icon
def globe() -> Shape:
    meridians = oval(12, 12, 5.7, 10.6) - oval(12, 12, 3.9, 10.2)
    grid = meridians | box(2, 11.1, 20, 1.8) | box(11.1, 2, 1.8, 20)
    return ring(12, 12, 11, 9.2) | (grid & disc(12, 12, 10))


def _speaker() -> Shape:
    return poly((1.4, 8.2), (5.4, 8.2), (11.8, 2.8), (11.8, 21.2), (5.4, 15.8), (1.4, 15.8), corner=0.9)


@icon
def sound() -> Shape:
    return _speaker() | arc(10.8, 12, 5.2, -42, 42, 2.1) | arc(10.8, 12, 9.8, -46, 46, 2.1)


@icon
def sound_off() -> Shape:
    return _speaker() | line((15.4, 8.8), (21.8, 15.2), width=2.3) | line((21.8, 8.8), (15.4, 15.2), width=2.3)


@icon
def save() -> Shape:
    disk = poly((1.8, 1.8), (17.6, 1.8), (22.2, 6.4), (22.2, 22.2), (1.8, 22.2), corner=1.4)
    shutter = box(6.6, 0, 9.4, 8.2, 0.8) - box(12, 0, 2.2, 6.4, 0.4)
    label = box(5.8, 12.8, 12.4, 12, 0.8)
    return disk - shutter - label


def _lens() -> Shape:
    return ring(9.8, 9.8, 8.6, 6.2) | line((16.6, 16.6), (21.1, 21.1), width=3.6)


@icon
def search() -> Shape:
    return _lens()


@icon
def zoom_in() -> Shape:
    return zoom_out() | box(8.85, 6.2, 1.9, 7.2, 0.5)


@icon
def zoom_out() -> Shape:
    return _lens() | box(6.2, 8.85, 7.2, 1.9, 0.5)


@icon
def fit() -> Shape:
    """Four corners drawn around the board."""
    corner = poly((1.6, 1.6), (8.6, 1.6), (8.6, 4.4), (4.4, 4.4, 0.2), (4.4, 8.6), (1.6, 8.6), corner=0.8)
    return around(corner, 4) | box(7.4, 7.4, 9.2, 9.2, 1.2)


@icon
def chart() -> Shape:
    return box(2, 12.6, 5.2, 9.8, 0.9) | box(9.4, 6.8, 5.2, 15.6, 0.9) | box(16.8, 1.6, 5.2, 20.8, 0.9)


@icon
def trophy() -> Shape:
    cup = outline(
        "M6.4 1.4L17.6 1.4L17.3 8.6C17 12.4 15 14.4 13.4 15L13.4 17.6L10.6 17.6L10.6 15C9 14.4 7 12.4 6.7 8.6Z"
    )
    foot = poly((8.8, 17.4), (15.2, 17.4), (17.6, 19.6), (17.6, 22.6), (6.4, 22.6), (6.4, 19.6), corner=0.8)
    ear = curve("M7.4 4L2.6 4C2.2 8.4 4.2 11 8 11.4", 2.1).with_mirror()
    return cup | foot | ear


@icon
def cards() -> Shape:
    """Two cards of a hand."""
    card = box(0, 0, 10.6, 15.4, 1.5)
    left = card.turned(-12, (5.3, 15.4)).moved(3, 5)
    right = card.turned(14, (5.3, 15.4)).moved(10, 4.8)
    return left.over(right, 1.2).fitted()


@icon
def deck() -> Shape:
    """A pile of cards, the next one peeping out."""
    top = box(2.6, 1.6, 13.4, 17, 1.7)
    return top.over(box(7.2, 5.6, 14.2, 16.8, 1.7), 1.3)


@icon
def right() -> Shape:
    return poly((5.9, 5), (8.3, 2.6), (17.7, 12), (8.3, 21.4), (5.9, 19), (12.9, 12), corner=0.7)


@icon
def left() -> Shape:
    return right().mirrored()


@icon
def down() -> Shape:
    return right().turned(90)


@icon
def up() -> Shape:
    return right().turned(-90)


@icon
def sun() -> Shape:
    """The light room."""
    ray = poly((12, 1), (13.9, 4.9), (10.1, 4.9), corner=0.4)
    return disc(12, 12, 5.4) | around(ray, 8)


@icon
def snow() -> Shape:
    """Winter."""
    arm = line((12, 12), (12, 2), width=1.9) | line((8.9, 3.6), (12, 6.8), (15.1, 3.6), width=1.8, ends="round")
    return around(arm, 6)


@icon
def pin() -> Shape:
    drop = outline(
        "M12 1.2C17 1.2 20.6 4.8 20.6 9.4C20.6 14.4 15.6 18 12.8 22.4"
        "Q12 23.4 11.2 22.4C8.4 18 3.4 14.4 3.4 9.4C3.4 4.8 7 1.2 12 1.2Z"
    )
    return drop - disc(12, 9.4, 3.5)


@icon
def burst() -> Shape:
    """A hit."""
    return star(12, 12, 11, 6.4, points=9, corner=0.4)
