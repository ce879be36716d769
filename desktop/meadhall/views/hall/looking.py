"""Keeps the index up with the files while the page is open: a little work now and then, never enough to be felt."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from time import perf_counter

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from meadhall.chronicle.index import Busy
from meadhall.models.keeping.archive import Archive
from meadhall.models.keeping.counting import Counted
from meadhall.models.thinking.errand import Errand

AT_FIRST = 0.08  # seconds before the page is shown: in most houses enough for all that is new
AT_ONCE = 0.005  # seconds of work between two frames; as much again goes into adding up
PAUSE = 12  # ms
TOLD = 400  # ms from one time that the page is told to the next


class Looking(QObject):
    """First at the files; then those that are over are played again and counted, by a process of its own: that takes
    longer than a frame for each."""

    found = Signal()  # something is known that was not known before
    done = Signal()

    def __init__(self, archive: Archive, parent: QObject) -> None:
        super().__init__(parent)
        self._archive = archive
        self._steps: Iterator[None] | None = None
        self._counting: Errand | None = None
        self._next = QTimer(self, interval=PAUSE)
        self._next.timeout.connect(lambda: self._work(AT_ONCE))
        self._news = QTimer(self, singleShot=True, interval=TOLD)
        self._news.timeout.connect(self.found)

    @property
    def is_at_work(self) -> bool:
        return self._steps is not None or self._counting is not None

    def begin(self, within: float = AT_FIRST) -> None:
        """Anew, from the names of the files on."""
        self.stop()
        self._steps = self._archive.look()
        self._next.start()
        self._work(within)

    def stop(self) -> None:
        self._next.stop()
        self._news.stop()
        self._steps = None
        counting, self._counting = self._counting, None
        if counting is not None:
            counting.call_back()
            counting.deleteLater()

    def _work(self, seconds: float) -> None:
        until = perf_counter() + seconds
        while self._steps is not None:
            try:
                next(self._steps)
            except StopIteration:
                self._looked()
                return
            except Busy:  # the other window does it
                self._end()
                return
            if perf_counter() > until:
                break
        self._tell_soon()

    def _looked(self) -> None:
        """All files have been. What is over is counted."""
        self._next.stop()
        self._steps = None
        due = self._archive.index.due()
        if not due:
            self._end()
            return
        way = "meadhall.models.keeping.counting", str(self._archive.library.folder)
        self._counting = Errand(way, None, self, msgspec.json.encode(due))
        self._counting.brought.connect(self._take)
        self._counting.done.connect(self._end)
        self._counting.failed.connect(self._end)  # what is left is done next time
        self._tell_soon()

    def _take(self, found: object) -> None:
        one = msgspec.convert(found, Counted)
        with suppress(Busy):  # the other window counts, too
            self._archive.index.put_counted(one.path, one.what)
        self._tell_soon()

    def _tell_soon(self) -> None:
        if not self._news.isActive():
            self._news.start()

    def _end(self) -> None:
        self.stop()
        if self._archive.index.begins_anew:  # somebody has deleted or spoilt it meanwhile
            self.begin(AT_ONCE)
            return
        self.done.emit()
