"""An unfinished game is open in one window only: two would each write their own course of it over the other's."""

from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QLockFile

SUFFIX = ".lock"


class Taken(Exception):
    """Another window has the game open."""

    code = "open_elsewhere"


class Claim:
    """On one game, by a file beside it that names this process. That of a process that died counts no more."""

    def __init__(self, path: Path) -> None:
        """Raises `Taken`. Where the file cannot be written, the other window could not write its game either."""
        self.path = path
        self._lock = QLockFile(str(path.with_name(path.name + SUFFIX)))
        self._lock.setStaleLockTime(0)  # however long the other window stays open
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError:
            return
        if not self._lock.tryLock(0) and self._lock.error() is QLockFile.LockError.LockFailedError:
            raise Taken

    def let_go(self) -> None:
        self._lock.unlock()

    def __enter__(self) -> "Claim":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        self.let_go()
