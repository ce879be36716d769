"""Adds up all finished games, a few between two frames: thousands of them would hold up whoever looks."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal

from meadhall.chronicle.index import Index
from meadhall.chronicle.statistics import House, adding
from meadhall.views.hall.looking import AT_ONCE, PAUSE


class Reckoning(QObject):
    done = Signal(object)  # House

    def __init__(self, index: Index, parent: QObject) -> None:
        super().__init__(parent)
        self._index = index
        self._house = House()
        self._steps: Iterator[None] | None = None
        self._is_stale = False  # something new has come to be known on the way
        self._next = QTimer(self, interval=PAUSE)
        self._next.timeout.connect(self.work)

    @property
    def is_at_work(self) -> bool:
        return self._steps is not None

    def begin(self, within: float = AT_ONCE) -> None:
        """Anew; what is under way is brought to its end first: else it would never come to one."""
        self._is_stale = self.is_at_work
        if not self.is_at_work:
            self._house = House()
            self._steps = adding(self._house, self._index.finished())
            self._next.start()
            self.work(within)

    def stop(self) -> None:
        self._next.stop()
        self._steps = None

    def work(self, seconds: float = AT_ONCE) -> None:
        until = perf_counter() + seconds
        while self._steps is not None and perf_counter() < until:
            if next(self._steps, self) is self:
                self.stop()
                self.done.emit(self._house)
                if self._is_stale:
                    self.begin()
