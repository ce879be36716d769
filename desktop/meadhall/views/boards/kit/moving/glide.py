"""The camera on its way from one part of the board to another."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPointF

from meadhall.views.boards.kit.moving.motions import eased

LENGTH = 420.0  # milliseconds


class Glide:
    """From the middle and scale that are shown now to others."""

    def __init__(self, start: tuple[QPointF, float], stop: tuple[QPointF, float], ms: float = LENGTH) -> None:
        self._start, self._stop = start, stop
        self._ms = max(ms, 1.0)
        self._passed = 0.0

    @property
    def over(self) -> bool:
        return self._passed >= self._ms

    def advance(self, ms: float) -> tuple[QPointF, float]:
        """Where the camera is after so much more time: the middle, and pixels to a unit."""
        self._passed += ms
        if self.over:
            return self._stop
        share = eased(QEasingCurve.Type.InOutQuad, self._passed / self._ms)
        (middle, pixels), (to, by) = self._start, self._stop
        return middle + (to - middle) * share, pixels + (by - pixels) * share
