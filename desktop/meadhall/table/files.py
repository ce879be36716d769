"""Save files on the disk: read with a bound, written beside the old one and moved into its place."""

import errno
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import sleep
from typing import Literal, TypeVar

from .bad_save import BadSave, SaveFailed

SUFFIX = ".new"  # of what is being written
UNFINISHED = ".autosave"  # of a game that can go on
NOTE = ".note"  # of its newest position, which the disk may not have yet
COMPRESSED = 4 << 20  # bytes; no save is larger
T = TypeVar("T")
# Seconds. On Windows whoever reads a file, such as a virus scanner, keeps others from it for a moment.
PAUSES = (0.01, 0.03, 0.1, 0.3, 0.6) if os.name == "nt" else ()


def read(path: Path) -> bytes:
    try:
        if path.exists() and not path.is_file():  # opening a pipe would wait for ever
            raise BadSave("not_a_file")
        with _patiently(lambda: path.open("rb")) as file:
            packed = file.read(COMPRESSED + 1)
    except FileNotFoundError:
        raise BadSave("missing") from None
    except (OSError, ValueError) as error:
        raise BadSave("unreadable", {"why": str(error)}) from error
    if not packed:
        raise BadSave("empty")
    if len(packed) > COMPRESSED:
        raise BadSave("too_large", {"most": COMPRESSED})
    return packed


def write(path: Path, packed: bytes, durable: bool = True) -> None:
    """Whoever reads meanwhile, or after the power fails, finds the old file or the new one, whole.

    What need not be durable outlives the program at once, and the machine a little later: nobody waits for the disk.
    """
    new = path.with_name(f"{path.name}.{os.getpid()}{SUFFIX}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with new.open("wb") as file:
            file.write(packed)
            if durable:
                file.flush()
                os.fsync(file.fileno())
        _patiently(lambda: new.replace(path))
    except OSError as error:
        _drop(new)
        raise SaveFailed(_why(error), str(error)) from error


def note_of(path: Path) -> Path:
    return path.with_name(path.name + NOTE)


def remove(path: Path) -> None:
    """With whatever a process that died left half written."""
    try:
        for rest in (*_unfinished(path), path):
            _patiently(lambda rest=rest: rest.unlink(missing_ok=True))
    except FileNotFoundError:
        pass  # not even the folder
    except OSError as error:
        raise SaveFailed(_why(error), str(error)) from error


def sweep(path: Path) -> None:
    """What a process that died left half written of it; the file itself stays as it is."""
    with suppress(OSError):
        for rest in _unfinished(path):
            rest.unlink(missing_ok=True)


def _unfinished(path: Path) -> list[Path]:
    parts = path.parent.iterdir()
    return [rest for rest in parts if rest.name.startswith(f"{path.name}.") and rest.name.endswith(SUFFIX)]


def _patiently(act: Callable[[], T]) -> T:
    for pause in PAUSES:
        try:
            return act()
        except PermissionError:
            sleep(pause)
    return act()


def _drop(path: Path) -> None:
    with suppress(OSError):
        path.unlink(missing_ok=True)


def _why(error: OSError) -> Literal["disk_full", "not_allowed", "failed"]:
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return "disk_full"
    return "not_allowed" if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS) else "failed"
