"""Writes files in a thread of its own, so that a slow disk never holds up the window."""

from collections.abc import Mapping
from pathlib import Path
from threading import Condition, Thread

from PySide6.QtCore import QObject, Signal

from ..table import SaveFailed, files

LAST_WRITES = 10  # seconds that closing waits for a disk that hangs


class Keeper(QObject):
    """Gets nothing but bytes. For each file the newest wins; what was not yet begun is not written at all."""

    written = Signal(object)  # path
    failed = Signal(object, str)  # path, the code of `SaveFailed`

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._due: dict[Path, bytes | None] = {}  # in the order in which they are written; without bytes, removed
        self._changed = Condition()
        self._closing = False
        self._busy = False
        self._thread = Thread(target=self._work, name="keeper", daemon=True)
        self._thread.start()

    def write(self, files_due: Mapping[Path, bytes]) -> None:
        self._add(files_due)

    def remove(self, *paths: Path) -> None:
        self._add(dict.fromkeys(paths))

    def is_idle(self) -> bool:
        with self._changed:
            return not self._due and not self._busy

    def close(self) -> None:
        """What is due is written first."""
        with self._changed:
            self._closing = True
            self._changed.notify()
        self._thread.join(LAST_WRITES)

    def _add(self, files_due: Mapping[Path, bytes | None]) -> None:
        with self._changed:
            for path, content in files_due.items():
                self._due.pop(path, None)  # to the end of the order
                self._due[path] = content
            self._changed.notify()

    def _work(self) -> None:
        while (job := self._next()) is not None:
            path, content = job
            try:
                files.remove(path) if content is None else files.write(path, content)
            except SaveFailed as failure:
                self.failed.emit(path, failure.code)
            else:
                self.written.emit(path)

    def _next(self) -> tuple[Path, bytes | None] | None:
        with self._changed:
            self._busy = False
            self._changed.wait_for(lambda: self._due or self._closing)
            if not self._due:
                return None
            self._busy = True
            path = next(iter(self._due))
            return path, self._due.pop(path)
