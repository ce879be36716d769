"""Where the raven's card lies: never over what its beat points at, and over little else. Pure geometry."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPoint, QRect, QSize

_STEPS = 24  # places that are tried, across and down
_COVERING = 1000.0  # what it costs to cover a thing that is pointed at, beside all else
_FAR = 2.0  # and to be at the other end of the room
_NEARLY = 0.25


def place(
    size: QSize, room: QRect, spared: Sequence[QRect], better_free: Sequence[QRect], tip: QPoint | None, before: QRect
) -> QRect:
    """A place for a card of this size in the room: where it was, if that is nearly as good as any other."""

    def cost(rect: QRect) -> float:
        away = _FAR * _distance(rect, tip) / (room.width() + room.height()) if tip is not None else 0.0
        small = size.width() * size.height()
        return _COVERING * _covered(rect, spared) / small + 2 * _covered(rect, better_free) / small + away

    best = min(_places(size, room), key=cost)
    stays = before.size() == size and room.contains(before) and cost(before) <= cost(best) + _NEARLY
    return before if stays else best


def covers(rect: QRect, spared: Sequence[QRect]) -> bool:
    return _covered(rect, spared) > 0


def _places(size: QSize, room: QRect) -> Iterator[QRect]:
    wide, high = max(room.width() - size.width(), 0), max(room.height() - size.height(), 0)
    for down in range(_STEPS + 1):
        for across in range(_STEPS + 1):
            corner = QPoint(room.left() + wide * across // _STEPS, room.top() + high * down // _STEPS)
            yield QRect(corner, size)


def _covered(rect: QRect, others: Sequence[QRect]) -> int:
    both = (rect.intersected(other) for other in others)
    return sum(one.width() * one.height() for one in both if not one.isEmpty())


def _distance(rect: QRect, point: QPoint) -> int:
    """From its edge."""
    across = max(rect.left() - point.x(), 0, point.x() - rect.right())
    down = max(rect.top() - point.y(), 0, point.y() - rect.bottom())
    return across + down
