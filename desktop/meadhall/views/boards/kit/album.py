"""The pictures of a board's pieces, by the first word of their keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QRectF

from .canvas import Canvas

Key = tuple[Any, ...]
Paint = Callable[[Canvas, Key], None]
Box = Callable[[Key], QRectF]


class Album:
    def __init__(self, known: Mapping[str, tuple[Paint, Box]]) -> None:
        self._known = known

    def paint(self, key: Key, canvas: Canvas) -> None:
        self._known[key[0]][0](canvas, key)

    def box(self, key: Key) -> QRectF:
        """All that the picture covers."""
        return self._known[key[0]][1](key)


def square(reach: float) -> Box:
    return oblong(reach, reach)


def oblong(wide: float, high: float) -> Box:
    """So far to each side of the origin."""
    return lambda key: QRectF(-wide, -high, 2 * wide, 2 * high)
