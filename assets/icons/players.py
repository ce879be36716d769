"""What tells the five players apart without colour: the device, the cut of the banner, the form of the badge."""

from __future__ import annotations

import math

from icons.geometry import Shape, box, disc, outline, poly, ring
from icons.registry import icon


@icon
def device_madder() -> Shape:
    """Double chevron."""
    chevron = poly((2.2, 10.2), (12, 1.4), (21.8, 10.2), (21.8, 15), (12, 6.4), (2.2, 15), corner=0.3)
    return chevron | chevron.moved(0, 7.6)


@icon
def device_woad() -> Shape:
    """Three pales."""
    return box(2.2, 2.4, 4.8, 19.2, 0.4) | box(9.6, 2.4, 4.8, 19.2, 0.4) | box(17, 2.4, 4.8, 19.2, 0.4)


@icon
def device_amber() -> Shape:
    return ring(12, 12, 10.4, 4.8)


@icon
def device_birch() -> Shape:
    """Saltire."""
    bar = box(-0.4, 9.3, 24.8, 5.4, 0.4)
    return bar.turned(45) | bar.turned(-45)


@icon
def device_heather() -> Shape:
    """Voided lozenge."""
    outer = poly((12, 1), (22, 12), (12, 23), (2, 12), corner=0.4)
    return outer - poly((12, 7.4), (16, 12), (12, 16.6), (8, 12), corner=0.3)


_LEFT, _RIGHT, _TOP, _FOOT = 5.0, 19.0, 1.0, 23.0


@icon
def banner_madder() -> Shape:
    """Swallow-tail."""
    return poly((_LEFT, _TOP, 0.4), (_RIGHT, _TOP, 0.4), (_RIGHT, _FOOT), (12, 18.2), (_LEFT, _FOOT), corner=0.3)


@icon
def banner_woad() -> Shape:
    """Two teeth."""
    return poly(
        (_LEFT, _TOP, 0.4), (_RIGHT, _TOP, 0.4), (_RIGHT, 20), (15.5, _FOOT), (12, 20), (8.5, _FOOT), (_LEFT, 20),
        corner=0.3,
    )  # fmt: skip


@icon
def banner_amber() -> Shape:
    """Point."""
    return poly((_LEFT, _TOP, 0.4), (_RIGHT, _TOP, 0.4), (_RIGHT, 14.6), (12, _FOOT), (_LEFT, 14.6), corner=0.3)


@icon
def banner_birch() -> Shape:
    """Round."""
    return outline("M5.4 1L18.6 1Q19 1 19 1.4L19 13.4C19 19.4 16.2 23 12 23C7.8 23 5 19.4 5 13.4L5 1.4Q5 1 5.4 1Z")


@icon
def banner_heather() -> Shape:
    """Stepped."""
    return poly(
        (_LEFT, _TOP, 0.4), (_RIGHT, _TOP, 0.4), (_RIGHT, 18.6), (16.2, 18.6), (16.2, _FOOT), (7.8, _FOOT),
        (7.8, 18.6), (_LEFT, 18.6), corner=0.3,
    )  # fmt: skip


@icon
def badge_madder() -> Shape:
    return disc(12, 12, 11)


@icon
def badge_woad() -> Shape:
    return box(2, 2, 20, 20, 2)


@icon
def badge_amber() -> Shape:
    return _polygon(6, 30, 11)


@icon
def badge_birch() -> Shape:
    """A shield."""
    return outline("M3 2L21 2Q22 2 22 3L22 12C22 17.6 17.8 20.6 12 23C6.2 20.6 2 17.6 2 12L2 3Q2 2 3 2Z")


@icon
def badge_heather() -> Shape:
    return _polygon(8, 22.5, 11)


def _polygon(sides: int, first: float, radius: float) -> Shape:
    angles = [math.radians(first + number * 360 / sides) for number in range(sides)]
    return poly(*[(12 + radius * math.cos(angle), 12 + radius * math.sin(angle)) for angle in angles], corner=0.8)
