"""Long work in small slices between the events of the window."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal

BUDGET = 0.005  # seconds for one slice


class Slices(QObject):
    """Runs one piece of work at a time, a little whenever the window has nothing else to do."""

    finished = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._work: Iterator[None] | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._slice)

    @property
    def busy(self) -> bool:
        return self._work is not None

    def start(self, work: Iterator[None]) -> None:
        """Instead of whatever was under way."""
        self._work = work
        self._timer.start()

    def cancel(self) -> None:
        self._timer.stop()
        self._work = None

    def finish(self) -> None:
        """All that is left, at once."""
        work = self._work
        if work is not None:
            for _ in work:
                pass
            self._done()

    def _slice(self) -> None:
        end = perf_counter() + BUDGET
        work = self._work
        while work is not None and perf_counter() < end:
            if next(work, self) is self:
                self._done()
                return

    def _done(self) -> None:
        self.cancel()
        self.finished.emit()
