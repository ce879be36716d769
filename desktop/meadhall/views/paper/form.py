"""What a thing on paper must know of itself: how tall it is at a width, and how it fills a taller place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter


class Form(Protocol):
    gaps: float  # how many spaces in it may grow, so that a sheet is full

    def height(self, width: float, size: float) -> float:
        """The least, with text of this size."""
        ...

    def paint(self, painter: QPainter, place: QRectF, size: float) -> None:
        """In a place that is at least so tall: what is more goes into the gaps."""
        ...


def spare(form: Form, place: QRectF, size: float) -> float:
    """How much each of its gaps grows in this place."""
    return max(0.0, place.height() - form.height(place.width(), size)) / form.gaps if form.gaps else 0.0


class Stack:
    """Forms one below the other, with a space between them that counts for several gaps."""

    SPACE = 1.15  # of the size of the text
    WEIGHT = 4.0

    def __init__(self, forms: Sequence[Form]) -> None:
        self._forms = forms
        self.gaps = sum(form.gaps for form in forms) + self.WEIGHT * (len(forms) - 1)

    def height(self, width: float, size: float) -> float:
        return sum(form.height(width, size) for form in self._forms) + self.SPACE * size * (len(self._forms) - 1)

    def paint(self, painter: QPainter, place: QRectF, size: float) -> None:
        more, y = spare(self, place, size), place.top()
        for form in self._forms:
            tall = form.height(place.width(), size) + more * form.gaps
            form.paint(painter, QRectF(place.left(), y, place.width(), tall), size)
            y += tall + self.SPACE * size + more * self.WEIGHT


class Columns:
    """Forms side by side, all of one width: so the columns of a sheet stand below each other."""

    SPACE = 2.0  # between them, of the size of the text

    def __init__(self, forms: Sequence[Form]) -> None:
        self.forms = forms
        self.gaps = max(form.gaps for form in forms)

    def height(self, width: float, size: float) -> float:
        return max(form.height(self.wide(width, size), size) for form in self.forms)

    def paint(self, painter: QPainter, place: QRectF, size: float) -> None:
        wide = self.wide(place.width(), size)
        for at, form in enumerate(self.forms):
            form.paint(painter, QRectF(self.left(place, size, at), place.top(), wide, place.height()), size)

    def wide(self, width: float, size: float) -> float:
        return (width - self.SPACE * size * (len(self.forms) - 1)) / len(self.forms)

    def left(self, place: QRectF, size: float, at: int) -> float:
        return place.left() + at * (self.wide(place.width(), size) + self.SPACE * size)
