"""Where the raven's card lies: never over what its beat points at, and over little else. Pure geometry."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize

_STEPS = 24  # places that are tried, across and down
_COVERING = 1000.0  # what it costs to cover a thing that is pointed at, beside all else
_BETTER_FREE = 2.0
_FAR = 2.0  # and to be at the other end of the room
_NEARLY = 0.25
Span = tuple[int, int]  # from where, and how long


def place(
    size: QSize, room: QRect, spared: Sequence[QRect], better_free: Sequence[QRect], tip: QPoint | None, before: QRect
) -> QRect:
    """A place for a card of this size in the room: where it was, if that is nearly as good as any other."""
    priced = [(rect, _COVERING) for rect in spared] + [(rect, _BETTER_FREE) for rect in better_free]
    far = _FAR / (room.width() + room.height())

    def costs(lefts: Sequence[int], tops: Sequence[int]) -> list[list[float]]:
        """By the tops, and in each row by the lefts. What the card shares with a thing is so wide times so high."""
        aside = [far * _away(left, size.width(), tip.x()) if tip is not None else 0.0 for left in lefts]
        below = [far * _away(top, size.height(), tip.y()) if tip is not None else 0.0 for top in tops]
        found = [[x + y for x in aside] for y in below]
        for rect, price in priced:
            across = _shared(lefts, size.width(), (rect.x(), rect.width()))
            down = _shared(tops, size.height(), (rect.y(), rect.height()))
            for row, high in down:
                line, each = found[row], price * high / (size.width() * size.height())
                for column, wide in across:
                    line[column] += each * wide
        return found

    lefts = _steps(room.left(), room.width() - size.width())
    tops = _steps(room.top(), room.height() - size.height())
    least, row, column = min(
        (cost, row, column) for row, line in enumerate(costs(lefts, tops)) for column, cost in enumerate(line)
    )
    best = QRect(QPoint(lefts[column], tops[row]), size)
    if before.isEmpty():
        return best
    left = _within(before.x(), size.width(), room.left(), room.width())
    top = _within(before.y(), size.height(), room.top(), room.height())
    return QRect(QPoint(left, top), size) if costs([left], [top])[0][0] <= least + _NEARLY else best


def covers(rect: QRect, spared: Sequence[QRect]) -> bool:
    return any(rect.intersects(one) for one in spared)


def _steps(start: int, spare: int) -> list[int]:
    return [start + max(spare, 0) * step // _STEPS for step in range(_STEPS + 1)]


def _away(start: int, length: int, point: int) -> int:
    """From what begins there and is so long."""
    return max(start - point, 0, point - start - length + 1)


def _shared(starts: Sequence[int], length: int, other: Span) -> list[Span]:
    """Which of those that begin there share something with another one, and how much."""
    begin, end = other[0], other[0] + other[1]
    shares = ((at, min(start + length, end) - max(start, begin)) for at, start in enumerate(starts))
    return [(at, share) for at, share in shares if share > 0]


def _within(start: int, length: int, edge: int, room: int) -> int:
    """A little back from there, if something that has grown would stand out of the room."""
    return max(edge, min(start, edge + room - length))
