"""Text that flows: boxes one below the other, through columns, from page to page."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

Numbers = Mapping[str, int]  # on which page a thing stands, by its id
Paint = Callable[[QPainter, QRectF, Numbers], None]


def _nothing(painter: QPainter, place: QRectF, numbers: Numbers) -> None:
    pass


class Area(NamedTuple):
    """A part of a box that leads to another place of the book."""

    place: QRectF  # from the upper left corner of the box
    to: str


class Box(NamedTuple):
    """What is never torn: a line, a table, a picture."""

    tall: float
    paint: Paint = _nothing
    keeps: bool = False  # with what follows
    ident: str = ""  # by which others lead to it
    areas: tuple[Area, ...] = ()
    is_space: bool = False  # which is not needed where a column begins or ends


class Placed(NamedTuple):
    page: int
    place: QRectF
    box: Box


@dataclass
class Flow:
    """Where on the pages all boxes have come to lie."""

    frame: QRectF  # of the text on each page
    gap: float  # between columns
    placed: list[Placed] = field(default_factory=list)
    page: int = 0
    y: float = 0.0

    def __post_init__(self) -> None:
        self.y = self.frame.top()

    @property
    def room(self) -> float:
        return self.frame.bottom() - self.y

    def turn(self) -> None:
        """A new page, unless this one is still empty."""
        if self.y > self.frame.top():
            self.page += 1
            self.y = self.frame.top()

    def wide(self, columns: int) -> float:
        return (self.frame.width() - self.gap * (columns - 1)) / columns

    def across(self, box: Box) -> None:
        """As wide as the page."""
        self._put(box, self.frame.left(), self.y, self.frame.width())
        self.y += box.tall

    def pour(self, boxes: Sequence[Box], columns: int) -> None:
        """Into columns; on the last page all of one height."""
        left = _kept(boxes)
        while left:
            tall = _least(left, self.room, columns)
            end = self._fill(left, columns, tall or self.room)
            left = left[end:]
            if left:
                self.page += 1
                self.y = self.frame.top()
            else:
                self.y += tall or self.room

    def _fill(self, boxes: Sequence[Box], columns: int, tall: float) -> int:
        """How many of them have found a place."""
        start, wide = 0, self.wide(columns)
        for column in range(columns):
            end = _taken(boxes, start, tall)
            if end == start and self.y == self.frame.top():  # what keeps together is longer than a whole column
                end = max(_reached(boxes, start, tall), min(start + 1, len(boxes)))
            y = self.y
            for box in _trimmed(boxes[start:end]):
                self._put(box, self.frame.left() + column * (wide + self.gap), y, wide)
                y += box.tall
            start = end
        return start

    def _put(self, box: Box, x: float, y: float, wide: float) -> None:
        self.placed.append(Placed(self.page, QRectF(x, y, wide, box.tall), box))


def _kept(boxes: Sequence[Box]) -> list[Box]:
    """What keeps with what follows does so across the space between."""
    kept: list[Box] = []
    for box in boxes:
        keeps = box.keeps or (box.is_space and bool(kept) and kept[-1].keeps)
        kept.append(box._replace(keeps=keeps))
    return kept


def _least(boxes: Sequence[Box], room: float, columns: int) -> float | None:
    """The least height at which columns hold all of them; None if they do not fit at all."""
    if not _hold(boxes, room, columns):
        return None
    low, high = 0.0, room
    while high - low > 5:
        middle = (low + high) / 2
        low, high = (low, middle) if _hold(boxes, middle, columns) else (middle, high)
    return high


def _hold(boxes: Sequence[Box], tall: float, columns: int) -> bool:
    """Without tearing what keeps together."""
    start = 0
    for _ in range(columns):
        start = _taken(boxes, start, tall)
    return start == len(boxes)


def _taken(boxes: Sequence[Box], start: int, tall: float) -> int:
    """Up to which box a column of this height reaches: it never ends where two keep together."""
    end = _reached(boxes, start, tall)
    if end == len(boxes):
        return end
    return next((at + 1 for at in range(end - 1, start - 1, -1) if not boxes[at].keeps), start)


def _reached(boxes: Sequence[Box], start: int, tall: float) -> int:
    """The same, wherever it ends. A space takes no room where a column begins, and needs none where it ends."""
    used, end, is_begun = 0.0, start, False
    while end < len(boxes):
        box = boxes[end]
        is_begun = is_begun or not box.is_space
        if is_begun and used + box.tall > tall and not box.is_space:
            break
        used += box.tall if is_begun else 0
        end += 1
    return end


def _trimmed(boxes: Sequence[Box]) -> Sequence[Box]:
    start, end = 0, len(boxes)
    while start < end and boxes[start].is_space:
        start += 1
    while end > start and boxes[end - 1].is_space:
        end -= 1
    return boxes[start:end]
