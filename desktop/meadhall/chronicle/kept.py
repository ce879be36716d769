"""An analysis is kept beside the file of its game, so that it is made once. It can be lost without loss."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import msgspec

from ..table import BadSave, Table, files
from .analysis import VERSION, Analysis, mark_of

SUFFIX = ".analysis"  # as the library knows it, too


def beside(path: Path) -> Path:
    return path.with_name(path.name + SUFFIX)


def packed(analysis: Analysis) -> bytes:
    return msgspec.json.encode(analysis)


def unpacked(content: bytes, table: Table) -> Analysis | None:
    """None where it is that of another game, or was made by another judge."""
    with suppress(msgspec.MsgspecError, ValueError, RecursionError):
        found = msgspec.json.decode(content, type=Analysis)
        if found.version == VERSION and found.of == mark_of(table):
            return found
    return None


def keep(path: Path, analysis: Analysis) -> None:
    """Raises `SaveFailed`."""
    files.write(beside(path), packed(analysis))


def read(path: Path, table: Table) -> Analysis | None:
    with suppress(BadSave):
        return unpacked(files.read(beside(path)), table)
    return None
