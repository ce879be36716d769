"""Where the raven's card lies: never over what its beat points at, and over little else. Pure geometry."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPoint, QRect, QSize

_STEPS = 24  # places that are tried, across and down
_COVERING = 1000.0  # what it costs to cover a thing that is pointed at, beside all else
_BETTER_FREE = 2.0
_FAR = 2.0  # and to be at the other end of the room
_NEARLY = 0.25
Edges = tuple[int, int, int, int]  # left, top, right and bottom: plain numbers, for hundreds of places are compared


def place(
    size: QSize, room: QRect, spared: Sequence[QRect], better_free: Sequence[QRect], tip: QPoint | None, before: QRect
) -> QRect:
    """A place for a card of this size in the room: where it was, if that is nearly as good as any other."""
    small, wide = size.width() * size.height(), room.width() + room.height()
    costly = [(_edges(rect), _COVERING / small) for rect in spared]
    costly += [(_edges(rect), _BETTER_FREE / small) for rect in better_free]
    aim = (tip.x(), tip.y()) if tip is not None else None

    def cost(corner: tuple[int, int]) -> float:
        left, top = corner
        right, bottom = left + size.width(), top + size.height()
        total = 0.0
        if aim is not None:
            x, y = aim
            total = _FAR * (max(left - x, 0, x - right + 1) + max(top - y, 0, y - bottom + 1)) / wide
        for (x, y, end, foot), price in costly:
            if x < right and left < end and y < bottom and top < foot:
                total += price * (min(right, end) - max(left, x)) * (min(bottom, foot) - max(top, y))
        return total

    best = min(_corners(size, room), key=cost)
    if before.isEmpty():
        return QRect(QPoint(*best), size)
    there = (
        _within(before.x(), size.width(), room.left(), room.width()),
        _within(before.y(), size.height(), room.top(), room.height()),
    )
    stays = cost(there) <= cost(best) + _NEARLY
    return QRect(QPoint(*(there if stays else best)), size)


def covers(rect: QRect, spared: Sequence[QRect]) -> bool:
    return any(rect.intersects(one) for one in spared)


def _corners(size: QSize, room: QRect) -> Iterator[tuple[int, int]]:
    wide, high = max(room.width() - size.width(), 0), max(room.height() - size.height(), 0)
    for down in range(_STEPS + 1):
        for across in range(_STEPS + 1):
            yield room.left() + wide * across // _STEPS, room.top() + high * down // _STEPS


def _within(start: int, length: int, edge: int, room: int) -> int:
    """A little back from there, if something that has grown would stand out of the room."""
    return max(edge, min(start, edge + room - length))


def _edges(rect: QRect) -> Edges:
    return rect.x(), rect.y(), rect.x() + rect.width(), rect.y() + rect.height()
