"""What can be wrong with a save."""

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Literal, NamedTuple

Code = Literal[
    "missing",  # there is no such file
    "not_a_file",  # a folder, a device
    "unreadable",  # the system won't let us
    "empty",
    "too_large",  # compressed or not
    "not_compressed",  # not gzip, or broken on the way
    "cut_short",
    "not_a_save",  # some other file, such as somebody's JSON
    "newer_format",
    "unknown_game",
    "damaged",  # a save, but not in the form that saves have
    "no_position",  # the replay no longer fits, and no copy of the position is any good either
]


class BadSave(Exception):
    """The one thing that opening a save raises. The views have a sentence for each code."""

    def __init__(self, code: Code, figures: Mapping[str, int | str] | None = None) -> None:
        self.code: Code = code
        self.figures = dict(figures or {})
        super().__init__(f"{code} {self.figures or ''}".strip())


class Broken(NamedTuple):
    """A file, or a folder, that could not be opened."""

    path: Path
    error: BadSave


class SaveFailed(Exception):
    """A save that could not be written. The file that was there before is still there."""

    def __init__(self, code: Literal["disk_full", "not_allowed", "too_long", "failed"], why: str) -> None:
        self.code = code
        super().__init__(f"{code}: {why}")


class Notice(NamedTuple):
    """Something that the players should be told; the game goes on."""

    code: str
    figures: Mapping[str, int | str] = MappingProxyType({})
