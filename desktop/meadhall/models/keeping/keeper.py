"""Writes files in a thread of its own, so that a slow disk never holds up the window."""

from collections.abc import Mapping
from pathlib import Path
from threading import Condition, Thread
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from ...table import SaveFailed, files

LAST_WRITES = 10  # seconds that closing waits for a disk that hangs


class _Job(NamedTuple):
    path: Path
    content: bytes | None  # none: the file is removed
    durable: bool = True


class Keeper(QObject):
    """Gets nothing but bytes. For each file the newest wins; what was not yet begun is not written at all.

    A note is written before anything else and without waiting for the disk. It outlives the program, which may be
    killed at any moment; the files that follow outlive the machine.
    """

    written = Signal(object)  # path
    failed = Signal(object, str)  # path, the code of `SaveFailed`
    noted = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._note: _Job | None = None
        self._due: dict[Path, bytes | None] = {}  # in the order in which they are written; without bytes, removed
        self._changed = Condition()
        self._closing = False
        self._under_way: _Job | None = None
        self._thread = Thread(target=self._work, name="keeper", daemon=True)
        self._thread.start()

    def note(self, path: Path, content: bytes) -> None:
        with self._changed:
            self._note = _Job(files.note_of(path), content, durable=False)
            self._changed.notify_all()

    def write(self, files_due: Mapping[Path, bytes]) -> None:
        """A file that is due already keeps its place: else what comes often would never be written."""
        with self._changed:
            self._due.update(files_due)
            self._changed.notify_all()

    def remove(self, *paths: Path) -> None:
        """After all that is due."""
        with self._changed:
            for path in paths:
                self._due.pop(path, None)
                self._due[path] = None
            self._changed.notify_all()

    def is_idle(self) -> bool:
        with self._changed:
            return not self._due and self._note is None and self._under_way is None

    def has_noted(self, within: float = 0.0) -> bool:
        """Whether the newest note is written, after so many seconds at the latest."""
        with self._changed:
            return self._changed.wait_for(self._is_noted, within)

    def _is_noted(self) -> bool:
        return self._note is None and (self._under_way is None or self._under_way.durable)

    def close(self) -> None:
        """What is due is written first."""
        with self._changed:
            self._closing = True
            self._changed.notify_all()
        self._thread.join(LAST_WRITES)

    def _work(self) -> None:
        while (job := self._next()) is not None:
            try:
                _do(job)
            except SaveFailed as failure:
                if job.durable:  # a note is followed by the file itself, which will fail like it
                    self.failed.emit(job.path, failure.code)
            else:
                if job.durable:
                    self.written.emit(job.path)
            self._done(job)

    def _next(self) -> _Job | None:
        with self._changed:
            self._changed.wait_for(lambda: self._note or self._due or self._closing)
            if self._note is not None:
                job, self._note = self._note, None
            elif self._due:
                path = next(iter(self._due))
                job = _Job(path, self._due.pop(path))
            else:
                return None
            self._under_way = job
            return job

    def _done(self, job: _Job) -> None:
        with self._changed:
            self._under_way = None
            self._changed.notify_all()
        if not job.durable:
            self.noted.emit()


def _do(job: _Job) -> None:
    if job.content is None:
        files.remove(job.path)
    elif job.durable:
        files.write(job.path, job.content)
    else:
        files.write(job.path, job.content, durable=False)
