"""People, and the beasts and neighbours that they meet."""

from __future__ import annotations

from icons.geometry import Shape, arc, box, curve, disc, line, outline, oval, poly
from icons.registry import icon


@icon
def person() -> Shape:
    return disc(12, 6.6, 5.4) | outline(
        "M1.8 21.6C1.8 16.2 6 13.4 12 13.4C18 13.4 22.2 16.2 22.2 21.6Q22.2 22.8 21 22.8L3 22.8Q1.8 22.8 1.8 21.6Z"
    )


@icon
def cpu() -> Shape:
    """A helm with spectacles and a slit: the player who is not there."""
    helm = outline(
        "M12 1.1C17.6 2 20.9 7.4 20.9 15L20.9 19.6Q20.9 20.5 20 20.9"
        "L16.2 22.6Q14.9 23.1 14.9 21.8L14.9 19L9.1 19L9.1 21.8"
        "Q9.1 23.1 7.8 22.6L4 20.9Q3.1 20.5 3.1 19.6L3.1 15C3.1 7.4 6.4 2 12 1.1Z"
    )
    slot = box(5.6, 11.4, 12.8, 3.4, 1.6) - box(11.1, 10, 1.8, 7)
    crest = line((12, -1), (12, 8.2), width=1.3)
    face = box(9.1, 14.4, 5.8, 12, 0)
    nasal = poly((10.4, 10), (13.6, 10), (13.3, 18.8), (12, 20), (10.7, 18.8), corner=0.4)
    return helm - slot - crest - face | nasal


@icon
def guard() -> Shape:
    """A brother of the Watch: pointed hood, dark face, cloak on broad shoulders."""
    hood = outline(
        "M12 1.1C16.4 2.6 19.2 6.6 19.2 11.4C19.2 13.6 18.4 15.2 17 16.4"
        "L7 16.4C5.6 15.2 4.8 13.6 4.8 11.4C4.8 6.6 7.6 2.6 12 1.1Z"
    )
    face = outline(
        "M12 5.8C14.4 7 15.6 9 15.6 11.2C15.6 13.4 14.2 14.6 12 14.6C9.8 14.6 8.4 13.4 8.4 11.2C8.4 9 9.6 7 12 5.8Z"
    )
    cloak = outline(
        "M6.6 15.2L17.4 15.2C20.6 16 22.6 18.2 22.8 21.4Q22.8 22.8 21.4 22.8"
        "L2.6 22.8Q1.2 22.8 1.2 21.4C1.4 18.2 3.4 16 6.6 15.2Z"
    )
    return (hood - face).over(cloak - line((12, 17), (12, 25), width=1.3), 1.2)


@icon
def climber() -> Shape:
    """An ice pick."""
    haft = line((4.4, 21), (14.4, 4.8), width=3)
    head = outline(
        "M1.6 8.6C5 3.6 9.4 1.5 13.8 2.2C18.4 3 21.6 6.2 22.8 11.6C19.8 8.6 16.6 7 13 6.6C9 6.2 5.2 6.8 1.6 8.6Z"
    )
    return (haft | head).fitted()


@icon
def giant() -> Shape:
    """Small head, huge shoulders, fists to the ground."""
    head = outline("M12 1.2C15.4 1.2 17 3.4 17 6.4C17 9.6 15 12 12 12C9 12 7 9.6 7 6.4C7 3.4 8.6 1.2 12 1.2Z")
    side = outline("M12 5.6L6.4 5.6C3 6.4 1.2 9.6 1.2 14L1.2 20.4C1.2 21.8 2 22.6 3.4 22.6L12 22.6Z")
    eye = disc(9.9, 6.4, 1.15)
    arm = line((6.6, 14.2), (6.6, 25), width=1.5)
    leg = line((12, 19.4), (12, 25), width=1.8)
    return head.over((side - arm).with_mirror() - leg, 1.3) - eye.with_mirror()


@icon
def fighter() -> Shape:
    """Two crossed axes."""
    haft = box(10.7, -1.2, 2.6, 26.4, 1.2)
    blade = outline("M12.4 1.2C15 1.2 17.2 0.4 18.8 -1.2C20.8 2.2 21 5.8 19.6 9.4C17.4 8.2 15 7.6 12.4 7.6Z")
    leaning = (haft | blade).turned(40).moved(-0.6, 0.6)
    return leaning.over(leaning.mirrored(), 1.1).fitted()


@icon
def wolf() -> Shape:
    """The mask of a wolf, from the front."""
    half = outline(
        "M12 5.8C10.6 5.8 9.6 6 8.6 6.4L4.4 1.6Q3.4 0.8 3.2 2.2L2.2 10"
        "L1.2 14.4L4.2 14.6L4.4 17.4L7.4 17L9.8 21.6Q10.6 22.9 12 22.9Z"
    )
    eye = poly((5.8, 10), (10.2, 12.2), (9.4, 13.8), (7, 13.2), corner=0.3)
    nose = poly((10.2, 18.6), (13.8, 18.6), (12, 20.8), corner=0.4)
    return half.with_mirror() - eye.with_mirror() - nose


@icon
def dragon() -> Shape:
    """The head of a dragon, jaws open, horns laid back."""
    head = outline(
        "M3.6 22.8Q2.4 22.8 2.6 21.6C3 18 4.2 15.2 6.4 13L2.2 13.4"
        "Q3.4 10.6 6.6 9.8L1.4 4.4Q5.6 4 9 6.4L8.4 1.4Q12.4 2.6 13.8 6"
        "L18 7.4Q18.4 5.6 20 5.8C21.8 6.2 22.9 8.2 22.8 10.6"
        "Q22.8 11.8 21.6 12L13.6 13Q16.6 15.4 20.4 15.2Q21.4 15.2 21 16.2"
        "C19.8 18.4 17 19.4 13.6 18.6Q13.8 20.8 14.6 21.6Q15.4 22.8 14 22.8Z"
    )
    eye = poly((10.2, 8.6), (14, 9.4), (13, 10.9), (11.2, 10.7), corner=0.3)
    return head - eye - disc(20.2, 8.6, 0.75)


@icon
def pig() -> Shape:
    """A pig's head: ears, eyes, snout."""
    ear = outline("M2.6 2.8Q2.8 1.4 4.2 1.8C7 2.4 9.4 3.8 10.6 5.6L4.6 10.6C2.8 8.2 2.4 5.4 2.6 2.8Z")
    eye = disc(7.4, 9.8, 1.3)
    nostril = oval(10.3, 15.4, 0.9, 1.2)
    head = (oval(12, 13.2, 10, 9) | ear.with_mirror()) - eye.with_mirror()
    return oval(12, 15.4, 5, 3.6).over(head, 1.2) - nostril.with_mirror()


@icon
def elf() -> Shape:
    """Long ears and a pointed cap."""
    face = outline("M5.8 8L18.2 8L18 13C17.6 18.4 15.2 22.8 12 22.8C8.8 22.8 6.4 18.4 6 13Z")
    ear = outline("M6.8 11.8C5 9.8 3.2 8.8 1.2 8.4C1.4 12.2 3.4 15.8 7 16.6Z").with_mirror()
    cap = outline(
        "M4.3 8.2C5 4.4 8.2 2.4 11.6 2.2C14.4 2 16.6 2 19.4 1.2"
        "Q20.6 1 20.2 2C19.6 3.4 19.2 4 18.8 4.8C19.3 5.8 19.6 6.8 19.7 8.2"
        "Q19.8 9.4 18.8 9.1C14.6 7.9 9.4 7.9 5.2 9.1Q4.2 9.4 4.3 8.2Z"
    )
    eyes = oval(9.3, 13.6, 1.1, 1.5).with_mirror()
    mouth = arc(12, 15.6, 3, 50, 130, 1.3)
    return cap.over((face | ear) - eyes - mouth, 1.1)


@icon
def raven() -> Shape:
    """The guide of the lessons: a raven's head."""
    head = outline(
        "M2 22.6C1.8 12 4.6 2.6 12.2 2.6C15.6 2.6 17.6 4.4 18.2 6.8"
        "C20.6 7.6 22.6 9.8 22.8 13.4C20.4 11.8 18 11.6 15.8 12.2"
        "C15.4 14.2 16.4 15.4 15 17.2L13.6 16.6L14 19.4L12.2 18.8L12.4 22.6Z"
    )
    eye = disc(13.4, 7.4, 1.3)
    beak = curve("M15.6 9.4Q17.6 9.1 19 9.7", 1.2)
    return head - eye - beak


@icon
def worker() -> Shape:
    """A pawn: head and bell."""
    return disc(12, 5.8, 4.6) | outline(
        "M12 8.6C16.4 8.6 16 12.4 17.6 15.6C18.8 18 20.8 19 20.8 21.2Q20.8 22.8 19.2 22.8"
        "L4.8 22.8Q3.2 22.8 3.2 21.2C3.2 19 5.2 18 6.4 15.6C8 12.4 7.6 8.6 12 8.6Z"
    )


@icon
def viking() -> Shape:
    """A bearded head in a horned helm."""
    helm = outline("M4.8 10.2C4.8 5 7.8 2.2 12 2.2C16.2 2.2 19.2 5 19.2 10.2Z")
    horn = outline("M6.4 9C2.8 9 1 6 1.6 2.2Q2 1 2.9 1.9C3.8 3.8 5.2 4.8 7.6 5Z")
    face = outline("M4.8 11.5L19.2 11.5C19.8 18 16.6 22.8 12 22.8C7.4 22.8 4.2 18 4.8 11.5Z")
    eye = poly((6.4, 12.7), (10, 13.5), (9.7, 14.9), (7.3, 14.7), corner=0.4)
    moustache = curve("M12 16.9C10.8 18.5 8.8 19 7.2 18.2", 1.4)
    nose = box(10.9, 9, 2.2, 4)
    return helm | horn.with_mirror() | (face - (eye | moustache).with_mirror()) | nose
