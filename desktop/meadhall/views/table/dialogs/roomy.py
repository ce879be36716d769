"""How large things may be so that all of them still find room beside and below each other."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize

_STEP = 2  # measures


def rows_high(groups: Sequence[int], wide: int, one: QSize) -> int:
    """How high they are together: each group begins a row of its own, and takes as many as it needs."""
    columns = max(wide // one.width(), 1)
    return sum(-(-count // columns) for count in groups) * one.height()


def widest(groups: Sequence[int], room: QSize, size_of: Callable[[int], QSize], least: int, most: int) -> int:
    """Of what has `size_of` so many measures of width: the largest of which no group has to scroll, or the least."""
    fitting = (
        wide
        for wide in range(most, least, -_STEP)
        if size_of(wide).width() <= room.width() and rows_high(groups, room.width(), size_of(wide)) <= room.height()
    )
    return next(fitting, least)
