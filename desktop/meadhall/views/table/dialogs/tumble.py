"""Dice that roll in a dialog: other faces for a moment, and a swing that dies away."""

from __future__ import annotations

import math

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from meadhall.views.look.style import Motion

_FRAMES, _LENGTH = 9, 800  # pictures of a rolling die, and how long it rolls in ms


class Tumble:
    """Repaints the widget on which the dice lie."""

    def __init__(self, widget: QWidget) -> None:
        self._widget = widget
        self._timer = QTimer(widget)
        self._timer.timeout.connect(self._step)
        self._frame = _FRAMES

    def start(self, motion: Motion) -> None:
        length = motion.milliseconds(_LENGTH)
        if length and not motion.reduced:
            self._frame = 0
            self._timer.start(max(16, length // _FRAMES))

    @property
    def goes_on(self) -> bool:
        return self._frame < _FRAMES

    def die(self, face: int, place: int, faces: int) -> tuple[int, float]:
        """The face that the die in this place shows just now, and its angle."""
        rolling = (face + 2 * self._frame + place) % faces + 1
        return rolling, 12 * math.sin(2.1 * self._frame + place) * (1 - self._frame / _FRAMES)

    def _step(self) -> None:
        self._frame += 1
        if self._frame >= _FRAMES:
            self._timer.stop()
        self._widget.update()
