"""What players gather, spend and score."""

from __future__ import annotations

from icons.geometry import Shape, arc, box, disc, join, line, outline, oval, poly, ring, star
from icons.registry import icon


@icon
def food() -> Shape:
    """A ham on its bone, drawn upright and then laid over to the lower right."""
    meat = outline(
        "M4.9 5.9C4.9 1.9 8 -1.1 12 -1.1C16 -1.1 19.1 1.9 19.1 5.9C19.1 10.4 15.6 12.2 14.8 15.4"
        "C14.5 16.6 13.4 17.2 12 17.2C10.6 17.2 9.5 16.6 9.2 15.4C8.4 12.2 4.9 10.4 4.9 5.9Z"
    )
    bone = line((12, 16), (12, 21.6), width=3) | disc(9.9, 22.4, 2.3) | disc(14.1, 22.4, 2.3)
    shine = arc(12, 5.9, 4.2, 190, 262, 1.4)
    return ((meat | bone) - shine).turned(-45).fitted()


@icon
def wood() -> Shape:
    """Three logs in a stack: the sawn end to the left, the middle one pulled out, each with a knot of its own."""
    return _log(11).moved(-0.4, -7.5) | _log(14.4).moved(1.4, 0) | _log(12.6).moved(-0.4, 7.5)


def _log(knot: float) -> Shape:
    end = ring(4.4, 12, 3, 0.8)
    bark = outline("M4.4 9L20.4 9Q21.4 9 21.4 10L21.4 14Q21.4 15 20.4 15L4.4 15Z") - disc(4.4, 12, 4.2)
    return end | bark - box(knot, 11.4, 4.4, 1.2, 0.6)


@icon
def timber() -> Shape:
    return wood()


@icon
def lore() -> Shape:
    """A standing stone with the rune Raido cut through it."""
    stone = outline(
        "M4.2 21.4L5 9.6C5.3 4.6 8 1.4 12 1.4C16 1.4 18.7 4.6 19 9.6"
        "L19.8 21.4Q19.8 22.6 18.6 22.6L5.4 22.6Q4.2 22.6 4.2 21.4Z"
    )
    stave = line((9.3, 5.6), (9.3, 19.4), width=1.9, ends="flat")
    arm = line((9.6, 6.4), (14.4, 9.2), (9.8, 12.2), (14.9, 19.2), width=1.9, ends="flat")
    return stone - stave - arm


@icon
def glory() -> Shape:
    """A crown of three points, a ball on each."""
    crown = poly((3.8, 15), (2.3, 7.4), (7.7, 11.2), (12, 4.2), (16.3, 11.2), (21.7, 7.4), (20.2, 15), corner=0.6)
    balls = disc(12, 4.4, 1.9) | disc(2.9, 7.4, 1.8) | disc(21.1, 7.4, 1.8)
    band = box(3.8, 16.5, 16.4, 4.5, 0.9)
    return crown | balls | band


@icon
def coin() -> Shape:
    face = disc(12, 12, 10.8) - ring(12, 12, 8.5, 7.1)
    return face - poly((12, 7.2), (16.4, 14.8), (7.6, 14.8), corner=0.6)


@icon
def favour() -> Shape:
    """Thor's hammer as it is worn: the ring up, the head down."""
    eye = ring(12, 4.6, 3.5, 1.3)
    haft = box(10.1, 7, 3.8, 7)
    head = poly((3.8, 12.4), (20.2, 12.4), (22.4, 19.8), (15.2, 19.8), (12, 22.8), (8.8, 19.8), (1.6, 19.8), corner=0.9)
    return eye | haft | head - line((6.4, 16.1), (17.6, 16.1), width=1.5)


@icon
def blame() -> Shape:
    """A broken shield."""
    shield = outline(
        "M12 1.2C14.8 3 17.8 3.8 21 4L20.8 11.4C20.4 16.8 16.8 20.8 12 22.9"
        "C7.2 20.8 3.6 16.8 3.2 11.4L3 4C6.2 3.8 9.2 3 12 1.2Z"
    )
    crack = line((14.2, -1), (10.4, 7.6), (14.6, 11.6), (9.8, 16.2), (12.6, 25), width=2, ends="flat")
    return shield - crack


@icon
def beer() -> Shape:
    """A mug with foam that runs over its rim."""
    mug = box(3.2, 7, 13.4, 15.8, 2)
    ear = box(13, 10.2, 9.4, 9.4, 3.4) - box(15.2, 12.6, 4.8, 4.6, 1.6)
    slits = line((7.3, 15.6), (7.3, 19.4), width=1.4) | line((12.5, 13.6), (12.5, 19.4), width=1.4)
    foam = disc(5.2, 6.2, 3.2) | disc(9.9, 4.8, 3.6) | disc(14.6, 6.2, 3.2) | box(3, 5, 13.8, 4.4, 1.4)
    drip = box(5.9, 7, 3, 5, 1.5)
    return (foam | drip).over((mug | ear) - slits, 1.2)


@icon
def gold() -> Shape:
    """Three ingots, one on two."""
    upper = poly((7.6, 3.6), (16.4, 3.6), (18.9, 11), (5.1, 11), corner=0.9)
    lower = poly((3.6, 12.9), (8.8, 12.9), (11.3, 20.4), (1.1, 20.4), corner=0.9)
    return upper | lower.with_mirror()


@icon
def brick() -> Shape:
    """Seven bricks in three courses. The joints are one and a half units, a whole pixel in the smallest icon."""
    outer = box(1.5, 2.25, 9.75, 5.5, 0.8).with_mirror()
    middle = box(1.5, 9.25, 4.75, 5.5, 0.8).with_mirror() | box(7.75, 9.25, 8.5, 5.5, 0.8)
    return outer | middle | outer.moved(0, 14)


@icon
def ore() -> Shape:
    """A lump with cut faces."""
    lump = poly((7.4, 2.2), (15.8, 1.6), (22.4, 9), (20.2, 18.4), (12.8, 22.6), (4, 19.6), (1.4, 10.8), corner=1)
    left, right = (10.2, 9.8), (16.8, 11.2)
    edges = [((6.4, -1), left, (-1, 11.4)), ((17, -2), right, left), (right, (25, 7.8)), (left, (12.8, 25))]
    return lump - join(line(*edge, width=1.3, ends="flat") for edge in edges)


@icon
def grain() -> Shape:
    """An ear: seven kernels on a stalk."""
    kernel = outline("M12 12C9.6 9.6 9.6 5.6 12 2.6C14.4 5.6 14.4 9.6 12 12Z")
    side = kernel.moved(0, -0.4).turned(46, (12, 12))
    pairs = join(side.moved(0.5, dy) for dy in (0.4, 5, 9.6)).with_mirror()
    return kernel.moved(0, -1.4) | pairs | line((12, 9), (12, 22.2), width=1.6)


@icon
def wool() -> Shape:
    """A sheep: fleece of five curls, head, two legs."""
    curls = [(5.2, 9.8, 3.9), (10, 7.2, 4.3), (14.6, 8.6, 4), (5.2, 13.8, 3.9), (10.4, 14.8, 4.4), (14.8, 13.8, 3.8)]
    fleece = join(disc(*curl) for curl in curls)
    legs = box(5.8, 15, 2.7, 7.2, 1) | box(12.4, 15, 2.7, 7.2, 1)
    head = oval(19.4, 11, 3.1, 4.2).turned(-20, (19.4, 11))
    return head.over(fleece | legs, 1.2)


@icon
def wound() -> Shape:
    drop = outline(
        "M12 1.2C15.4 6.8 19.4 10.8 19.4 15.4C19.4 19.6 16.1 22.8 12 22.8"
        "C7.9 22.8 4.6 19.6 4.6 15.4C4.6 10.8 8.6 6.8 12 1.2Z"
    )
    return drop - arc(12, 15.2, 4.4, 90, 175, 1.5)


@icon
def rune() -> Shape:
    """A stave with two arms up and two down."""
    stave = box(10.6, 1.2, 2.8, 21.6, 0.5)
    arm = poly((12, 9, 0), (12, 12.8, 0), (3.4, 4.9), (5.3, 2.8), corner=0.5)
    upper = arm | arm.mirrored()
    return stave | upper | upper.turned(180)


@icon
def fate() -> Shape:
    """A lone star in a ring."""
    return ring(12, 12, 11, 8.7) | star(12, 12, 7.3, 2.7)
