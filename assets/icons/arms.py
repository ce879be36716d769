"""Weapons and what they do."""

from __future__ import annotations

from icons.geometry import Shape, arc, around, box, disc, line, outline, poly, ring
from icons.registry import icon


@icon
def sword() -> Shape:
    blade = poly((9.3, 17), (9.3, 1.4), (12, -2.6), (14.7, 1.4), (14.7, 17), corner=0.4)
    guard = box(6, 15.6, 12, 2.9, 1.3)
    grip = box(10.5, 17, 3, 7)
    fuller = line((12, 3.4), (12, 13.2), width=1.15)
    return ((blade | guard | grip | disc(12, 24.5, 2.2)) - fuller).turned(45).fitted()


@icon
def spear() -> Shape:
    """A leaf of iron on a shaft."""
    head = outline(
        "M12 -3C14.4 0.4 15.7 2.8 15.7 4.6C15.7 6.8 14.6 8.4 13.1 9.8"
        "L10.9 9.8C9.4 8.4 8.3 6.8 8.3 4.6C8.3 2.8 9.6 0.4 12 -3Z"
    )
    collar = box(9.2, 11, 5.6, 2, 0.8)
    shaft = box(10.7, 9, 2.6, 17.6, 1.2)
    return (head | collar | shaft).turned(45)


@icon
def axe() -> Shape:
    """A haft and a bearded blade."""
    haft = box(9.4, 0.8, 2.6, 22.4, 1.2)
    head = outline(
        "M11 4.2C14.2 4.2 16.6 3 18.4 0.9C21.4 4.4 22.2 9.6 20 15.8"
        "C17.2 15.6 15.6 14.4 15 12.4C14.5 10.9 13.2 10.2 11 10.2Z"
    )
    return (haft | head).turned(18).fitted()


@icon
def shield() -> Shape:
    """A round shield: rim, eight boards, boss."""
    boards = ring(12, 12, 7.4, 3.9) - around(line((12, 12), (12, 2), width=1.1, ends="flat"), 8)
    return ring(12, 12, 11, 8.6) | boards | disc(12, 12, 2.7)


@icon
def guardshield() -> Shape:
    """The plain shield form that holds a number."""
    return outline(
        "M12 1.2C14.8 2.8 17.8 3.6 21 3.8L20.9 11C20.6 16.6 17 20.6 12 22.9"
        "C7 20.6 3.4 16.6 3.1 11L3 3.8C6.2 3.6 9.2 2.8 12 1.2Z"
    )


@icon
def crossed() -> Shape:
    """Two swords, the one over the other; short guards, so that they do not meet below the crossing."""
    blade = poly((9.6, 19), (9.6, 1.4), (12, -2.6), (14.4, 1.4), (14.4, 19), corner=0.4)
    guard = box(7.2, 17.4, 9.6, 2.6, 1.3)
    falling = (blade | guard | box(10.6, 18, 2.8, 6) | disc(12, 24.8, 2)).turned(45)
    return falling.over(falling.mirrored(), 1.1).fitted()


@icon
def skull() -> Shape:
    head = outline(
        "M12 1.2C18 1.2 22 5.2 22 10.6C22 13.9 20.4 16 17.9 17.2L17.9 20.4C17.9 21.8 17 22.7 15.6 22.7L8.4 22.7"
        "C7 22.7 6.1 21.8 6.1 20.4L6.1 17.2C3.6 16 2 13.9 2 10.6C2 5.2 6 1.2 12 1.2Z"
    )
    eye = disc(7.9, 11.3, 2.7)
    nose = poly((12, 13.4), (13.8, 16.8), (10.2, 16.8), corner=0.5)
    tooth_gap = line((10.2, 20), (10.2, 24), width=1.2, ends="flat")
    return head - (eye | tooth_gap).with_mirror() - nose


@icon
def fist() -> Shape:
    """Four fingers, the thumb laid across, a cuff."""
    fingers = [(3.2, 5), (7.75, 2.8), (12.3, 2.2), (16.85, 4)]
    hand = outline("M3.2 9.6L20.2 9.6L20.2 13C20.2 15.4 19.2 17 17.8 18L6.8 18C4.6 16.2 3.2 13.6 3.2 10.6Z")
    for x, top in fingers:
        hand |= box(x, top, 3.35, 11 - top, 1.5)
    thumb = line((2, 10.4), (13, 10.4), width=1.2, ends="flat") | arc(13, 13.1, 2.7, -90, 90, 1.2)
    return hand - thumb - line((9.4, 15.8), (13, 15.8), width=1.2) | box(6.6, 19.3, 11.4, 3.5, 0.9)


@icon
def bolt() -> Shape:
    return poly((15.2, 1), (3.8, 14), (10.2, 14), (8.6, 23), (20.2, 9.8), (13.6, 9.8), corner=0.6)
