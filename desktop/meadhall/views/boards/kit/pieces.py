"""What is painted: patches of the still picture, and pieces that come, move and go."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QRectF

from .canvas import Canvas


class Patch(NamedTuple):
    """A part of the picture that never changes. None may take long, for the window waits for each."""

    box: QRectF
    paint: Callable[[Canvas], None]


@dataclass(frozen=True)
class Piece:
    """Something that lies on the board. Pieces of equal keys are painted once."""

    id: str
    key: Hashable
    x: float
    y: float
    z: float = 0
    opacity: float = 1.0
