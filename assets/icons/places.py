"""Buildings, works and the land."""

from __future__ import annotations

from icons.geometry import Shape, box, curve, disc, join, line, outline, poly
from icons.registry import icon


@icon
def house() -> Shape:
    """A hall: its gable boards cross above the ridge."""
    roof = poly((12, 3.8), (22.8, 12), (22, 13.4), (2, 13.4), (1.2, 12))
    walls = box(4, 12, 16, 10.4, 0.6)
    horn = line((13, 5.2), (9.4, 2), width=1.9)
    door = poly((9.3, 25), (9.3, 15.6), (12, 13.2), (14.7, 15.6), (14.7, 25), corner=0.5)
    return (roof | walls | horn.with_mirror()) - door


@icon
def keep() -> Shape:
    tower = poly(
        (3.6, 1.6), (7.4, 1.6), (7.4, 4.6), (10, 4.6), (10, 1.6), (14, 1.6), (14, 4.6), (16.6, 4.6), (16.6, 1.6),
        (20.4, 1.6), (20.4, 9.4), (19, 10.6), (19, 22.4), (5, 22.4), (5, 10.6), (3.6, 9.4), corner=0.5,
    )  # fmt: skip
    gate = outline("M9 25L9 17.4C9 15.4 10.2 14.2 12 14.2C13.8 14.2 15 15.4 15 17.4L15 25Z")
    course = line((2, 9.75), (22, 9.75), width=1.5, ends="flat")
    return tower - gate - course


@icon
def tent() -> Shape:
    poles = line((12.9, 6.6), (9.6, 2), width=1.8).with_mirror()
    cloth = poly((12, 4.4), (23, 21.8), (1, 21.8), corner=0.8)
    slit = poly((12, 10.4), (16.2, 25), (7.8, 25), corner=0.3)
    return poles | cloth - slit


@icon
def wall() -> Shape:
    """Three merlons over three courses of ice."""
    wall = poly(
        (1.4, 2.6), (6.2, 2.6), (6.2, 5.8), (9.6, 5.8), (9.6, 2.6), (14.4, 2.6), (14.4, 5.8), (17.8, 5.8), (17.8, 2.6),
        (22.6, 2.6), (22.6, 21.6), (1.4, 21.6), corner=0.6,
    )  # fmt: skip
    courses = [line((0, y), (24, y), width=1.5, ends="flat") for y in (9.75, 15.75)]
    upright = [
        line((x, top), (x, end), width=1.4, ends="flat")
        for x, top, end in ((8.25, 10, 15.5), (15.75, 10, 15.5), (12, 16, 24))
    ]
    return wall - join(courses) - join(upright)


@icon
def road() -> Shape:
    bed = poly((8.4, 1.6), (15.6, 1.6), (22.6, 22.4), (1.4, 22.4), corner=0.9)
    dashes = poly((11.4, 3.6), (12.6, 3.6), (12.7, 7), (11.3, 7), corner=0.2)
    dashes |= poly((11.2, 9.4), (12.8, 9.4), (13, 13.6), (11, 13.6), corner=0.2)
    dashes |= poly((10.9, 16), (13.1, 16), (13.5, 25), (10.5, 25), corner=0.2)
    return bed - dashes


@icon
def roads() -> Shape:
    """One way from here to there, with bends."""
    way = curve("M5 19.2L17 19.2C21.8 19.2 21.8 12 17 12L7 12C2.2 12 2.2 4.8 7 4.8L19 4.8", 2.8)
    ends = disc(4.7, 19.2, 3.5), disc(19.3, 4.8, 3.5)
    return way | join(ends)


@icon
def anvil() -> Shape:
    """The horn of the anvil to the left, set off from its face."""
    face = outline(
        "M8 4.2L21.6 4.2Q22.8 4.2 22.7 5.4C22.4 8.6 19.6 10.4 15.8 10.6"
        "L15.8 13.8L16.6 15L8 15L8.8 13.8L8.8 10.4L8 10.4Z"
    )
    horn = outline("M6.7 4.2L6.7 10.2C3.6 9.8 1.6 8 1.2 5.4Q1.1 4.2 2.2 4.2Z")
    foot = poly((7.4, 14.2), (17.2, 14.2), (20.2, 17.4), (20.2, 20.4), (4.4, 20.4), (4.4, 17.4), corner=0.8)
    return face | horn | foot


@icon
def cauldron() -> Shape:
    rim = box(1.5, 6, 21, 3.2, 1.4)
    belly = outline("M3.8 10.6L20.2 10.6C21.8 16.4 18.6 21 12 21C5.4 21 2.2 16.4 3.8 10.6Z")
    feet = line((6.6, 18.6), (5.4, 21.8), width=2.2).with_mirror()
    steam = disc(9, 2.9, 1.8) | disc(14.2, 2.6, 1.5)
    return rim | belly | feet | steam


@icon
def barrel() -> Shape:
    body = outline(
        "M6.8 1.4L17.2 1.4Q18.2 1.4 18.6 2.4C21.4 8.4 21.4 15.6 18.6 21.6Q18.2 22.6 17.2 22.6"
        "L6.8 22.6Q5.8 22.6 5.4 21.6C2.6 15.6 2.6 8.4 5.4 2.4Q5.8 1.4 6.8 1.4Z"
    )
    hoops = line((0, 6.6), (24, 6.6), width=1.3, ends="flat") | line((0, 17.4), (24, 17.4), width=1.3, ends="flat")
    staves = line((9.4, 9.4), (9.4, 14.6), width=1.2) | line((14.6, 9.4), (14.6, 14.6), width=1.2)
    return body - hoops - staves


@icon
def chest() -> Shape:
    lid = outline("M1.6 9.9L1.6 8.6C1.6 5 3.8 3 7.2 3L16.8 3C20.2 3 22.4 5 22.4 8.6L22.4 9.9Z")
    trunk = poly((1.6, 11.2, 0), (22.4, 11.2, 0), (22.4, 21.2), (1.6, 21.2), corner=1.2)
    straps = line((6.2, 0), (6.2, 24), width=1.2, ends="flat").with_mirror()
    plate = box(9.6, 9, 4.8, 6.2, 1.2)
    return plate.over((lid | trunk) - straps, 1.1) - line((12, 11.3), (12, 13), width=1.3)


@icon
def lair() -> Shape:
    """A cave in a heap of rock; two fangs hang in its mouth."""
    rock = poly(
        (1.2, 22), (1.6, 14.6), (4.6, 11.4), (5.2, 6.6), (9.8, 5.2), (12.6, 2), (17.6, 4.2), (19.2, 9.2), (22.4, 13.4),
        (22.8, 22), corner=1,
    )  # fmt: skip
    mouth = outline("M5.2 18C5.2 13.2 8 10 12 10C16 10 18.8 13.2 18.8 18Q18.8 19.2 17.6 19.2L6.4 19.2Q5.2 19.2 5.2 18Z")
    fang = poly((7.2, 8), (11.2, 8), (9.2, 16), corner=0.4)
    return rock - mouth | fang.with_mirror()


@icon
def tree() -> Shape:
    """A spruce of three tiers."""
    crown = poly(
        (12, 1), (17.4, 7.8, 0.5), (15.2, 7.8, 0.2), (19.8, 13.8, 0.5), (17, 13.8, 0.2), (21.6, 19.6, 0.6),
        (2.4, 19.6, 0.6), (7, 13.8, 0.2), (4.2, 13.8, 0.5), (8.8, 7.8, 0.2), (6.6, 7.8, 0.5), corner=0.5,
    )  # fmt: skip
    return crown | box(10.3, 19, 3.4, 3.8, 0.6)


@icon
def mountain() -> Shape:
    """Two peaks; a gap sets off the snow of the higher."""
    range_ = poly((8.8, 2.8), (14.2, 11.2), (16.2, 8.2), (23, 20.4), (21.8, 21.6), (2.2, 21.6), (1, 20.4), corner=0.7)
    snow_line = line((3, 12), (6.2, 9), (8.2, 11.2), (10.3, 9), (12.4, 11.2), width=1.3, ends="flat")
    lower_peak = poly((8.8, 0), (14.2, 11.4), (14.2, 14), (24, 14), (24, 0), corner=0)
    return range_ - (snow_line - lower_peak)


@icon
def ship() -> Shape:
    """A longship: a prow at each end, a striped sail that hangs from its yard."""
    hull = outline(
        "M1.2 11.4C1.1 9.6 1.9 8.8 2.9 9.2C3.9 9.6 3.9 10.8 4 12"
        "C4.2 14.4 5.4 15.6 8 15.6L12 15.6L12 22L9.6 22C4.2 22 1.4 18.2 1.2 11.4Z"
    )
    rig = box(10.9, 1.2, 2.2, 15, 0.6) | box(3.6, 2.6, 16.8, 2.4, 1.1)
    sail = outline("M5.8 4L18.2 4C19.1 7 19.2 10.4 18.6 13.4Q12 11.6 5.4 13.4C4.8 10.4 4.9 7 5.8 4Z")
    stripe = box(8.2, 5, 1.4, 12)
    return hull.with_mirror() | rig | (sail - stripe.with_mirror())
