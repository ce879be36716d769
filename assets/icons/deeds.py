"""What a player does: verbs on actions, cards and buttons."""

from __future__ import annotations

from icons.geometry import Shape, box, curve, disc, line, outline, oval, poly, ring, star
from icons.registry import icon


@icon
def horn() -> Shape:
    """A war horn: the tip at upper left, the open mouth at upper right, a band about its middle."""
    horn = outline(
        "M1.3 8.2C2.2 15.8 6.4 20.9 12 20.9C17 20.9 20.6 16.4 22 10.4"
        "L13.2 3.2C13.3 9.2 12.8 13.6 10.4 13.9C7.6 14.3 5.4 11.4 4.1 7.2"
        "Q3.2 5.8 2.2 6.1Q1 6.6 1.3 8.2Z"
    )
    rim, mouth = (oval(17.4, 6.9, rx, ry).turned(39, (17.4, 6.9)) for rx, ry in ((6.4, 3.7), (4.3, 1.7)))
    band = line((9.6, 11), (5.6, 20.4), width=1.5, ends="flat")
    return ((horn - band) | rim) - mouth


@icon
def boot() -> Shape:
    boot = outline(
        "M6 2.6Q6 1.2 7.4 1.2L14.4 1.2Q15.8 1.2 15.8 2.6L15.8 10"
        "C15.8 13 22.8 12.6 22.8 18.4L22.8 21.4Q22.8 22.8 21.4 22.8"
        "L4.8 22.8Q3.4 22.8 3.6 21.4C4 18.6 6 16.4 6 12.6Z"
    )
    cuff = line((3, 6.75), (18, 6.75), width=1.5, ends="flat")
    sole = line((2, 18.75), (24, 18.75), width=1.5, ends="flat")
    return (boot - cuff - sole).moved(-1, 0)


@icon
def explore() -> Shape:
    """A compass rose over a ring."""
    rose = star(12, 12, 11, 3.6)
    return rose.over(ring(12, 12, 8.4, 6.6), 1.1) - disc(12, 12, 1.5)


@icon
def build() -> Shape:
    """A smith's hammer."""
    head = poly((4.4, 1), (14.6, 1), (20.4, 5.2), (20.4, 7), (14.6, 8.4), (4.4, 8.4), corner=0.9)
    haft = box(9.2, 5, 3.6, 20.4, 1.4)
    return (head | haft - box(0, 8.4, 24, 1.2)).turned(-38).fitted()


@icon
def move() -> Shape:
    return poly((1.4, 8.6), (12, 8.6), (12, 3), (22.8, 12), (12, 21), (12, 15.4), (1.4, 15.4), corner=0.9)


@icon
def swap() -> Shape:
    """One arrow there, one back."""
    there = poly((1.6, 4.9), (14, 4.9), (14, 1.1), (22.6, 6.8), (14, 12.5), (14, 8.7), (1.6, 8.7))
    return there | there.turned(180)


@icon
def sleep() -> Shape:
    """A crescent moon."""
    return (disc(11, 12.4, 10.4) - disc(16.6, 8, 8.8)).fitted()


@icon
def trash() -> Shape:
    lid = box(2.8, 4, 18.4, 3, 1) | (box(8.2, 1.2, 7.6, 5, 1.6) - box(10, 2.8, 4, 2))
    bin_ = poly((4.6, 8.4), (19.4, 8.4), (18.2, 22.8), (5.8, 22.8), corner=1.4)
    slits = line((9.4, 12), (9.7, 19.2), width=1.5) | line((14.6, 12), (14.3, 19.2), width=1.5)
    return lid | bin_ - slits


@icon
def plus() -> Shape:
    return minus() | minus().turned(90)


@icon
def minus() -> Shape:
    return box(2.6, 10.2, 18.8, 3.6, 0.9)


@icon
def check() -> Shape:
    return poly((1.9, 12.9), (4.4, 10.4), (9.3, 15.2), (19.6, 4.4), (22.1, 6.9), (9.3, 20.2), corner=0.7)


@icon
def cross() -> Shape:
    bar = box(0.9, 10.2, 22.2, 3.6, 0.9)
    return bar.turned(45) | bar.turned(-45)


@icon
def flag() -> Shape:
    pole = box(3, 1.2, 3, 21.6, 1.2)
    cloth = outline(
        "M7.5 3.2C12 1 15 6 20.6 3.7Q21.6 3.3 21.6 4.4L21.6 13Q21.6 13.8 20.8 14.1C15 16.4 12 11.4 7.5 13.6Z"
    )
    return pole | cloth


@icon
def lock() -> Shape:
    shackle = box(5.6, 1.2, 12.8, 16, 6.4) - box(8.4, 4, 7.2, 14, 3.6)
    body = box(3.2, 10.2, 17.6, 12.6, 2)
    keyhole = disc(12, 15, 2) | poly((11.1, 15), (12.9, 15), (13.5, 19.6), (10.5, 19.6), corner=0.4)
    return shackle | body - keyhole


@icon
def eye() -> Shape:
    return _lids() - ring(12, 12, 5.2, 2.7)


def _lids() -> Shape:
    half = outline("M12 4.3C8 4.3 4.4 6.4 1.1 11.5Q0.9 12 1.1 12.5C4.4 17.6 8 19.7 12 19.7Z")
    return half.with_mirror()


@icon
def eye_off() -> Shape:
    """The eye without its pupil, of which the stroke would leave only splinters."""
    stroke = line((4, 20.4), (20, 3.6), width=2.4)
    return stroke.over(_lids() - disc(12, 12, 5), 1.3)


@icon
def undo() -> Shape:
    """A hook that turns back to the left."""
    head = poly((1.4, 8.2), (9.2, 1.6), (9.2, 14.8), corner=0.8)
    hook = curve("M8 8.2L15.4 8.2C19 8.2 21.2 10.6 21.2 14C21.2 17.4 19 19.8 15.4 19.8L7.4 19.8", 3)
    return head | hook


@icon
def redo() -> Shape:
    return undo().mirrored()


@icon
def play() -> Shape:
    return poly((5, 1.8), (21.4, 12), (5, 22.2), corner=1.3)


@icon
def pause() -> Shape:
    return box(4, 2.4, 6, 19.2, 1.2).with_mirror()


@icon
def skip() -> Shape:
    wedge = poly((2, 3), (12, 12), (2, 21), corner=0.9)
    return wedge | wedge.moved(8.4, 0) | box(18.6, 3, 3, 18, 0.9)


@icon
def first() -> Shape:
    """All the way back."""
    return skip().mirrored()


@icon
def forward() -> Shape:
    """One turn on."""
    wedge = poly((2.6, 3), (12.6, 12), (2.6, 21), corner=0.9)
    return wedge | wedge.moved(9.4, 0)


@icon
def rewind() -> Shape:
    return forward().mirrored()


@icon
def hourglass() -> Shape:
    plates = box(3, 1.2, 18, 3.4, 1) | box(3, 19.4, 18, 3.4, 1)
    bulb = outline("M4.6 4L19.4 4L19.4 6C19.4 9.2 16.6 10.6 14 12L10 12C7.4 10.6 4.6 9.2 4.6 6Z")
    emptied = outline("M7 4.6L17 4.6L17 6C17 6.9 16.7 7.5 16.2 8.1L7.8 8.1C7.3 7.5 7 6.9 7 6Z")
    gap = outline(
        "M7 19.4L7 18C7 16 8.8 14.9 10.8 13.8Q12 13 13.2 13.8C15.2 14.9 17 16 17 18"
        "L17 19.4L15.6 19.4C15.2 17.4 13.8 16.4 12 16.4C10.2 16.4 8.8 17.4 8.4 19.4Z"
    )
    return plates | (bulb | bulb.turned(180)) - emptied - gap
