"""Boxes in board units: where a part of a board lies, before anything is painted there."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF

Point = tuple[float, float]


class Box(NamedTuple):
    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> Point:
        return self.x + self.width / 2, self.y + self.height / 2

    @property
    def size(self) -> tuple[float, float]:
        return self.width, self.height

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def rect(self) -> QRectF:
        return QRectF(self.x, self.y, self.width, self.height)

    def share(self, across: float) -> float:
        """So far across it, from 0 to 1."""
        return self.x + self.width * across


def width_for(aspect: float, high: float, narrowest: float, widest: float) -> float:
    """How wide a board so high is in a viewport of this width to height."""
    return min(max(high * aspect, narrowest), widest)
