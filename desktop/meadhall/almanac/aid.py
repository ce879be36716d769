"""The player aid of one game: what stands where on two sheets of paper for whoever teaches it at a real table.

Most of it is parts of entries: the table of one, the names and sentences of several. What only an aid says is with all
other words.
"""

from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

FOLDER = files("meadhall.almanac") / "aids"
Form = Literal["strip", "table", "steps", "list", "checks", "rows", "boxes", "note", "picture"]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands under one heading, and in which form."""

    form: Form
    entry: str = ""  # whose name it bears, and whose block it shows, unless the aid has words of its own
    entries: tuple[str, ...] = ()  # those that it names, each with its sentence
    icons: tuple[str, ...] = ()  # of what stands in a strip
    icon: str = ""  # before each row of a list
    across: int = 1  # rows or boxes beside each other


Column = tuple[str, ...]
Band = tuple[Column, ...]


class Aid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pages: tuple[tuple[Band, ...], ...]  # bands lie below each other, columns beside each other
    part: dict[str, Part]


@cache
def aid(game_id: str) -> Aid:
    return msgspec.toml.decode((FOLDER / f"{game_id}.toml").read_text(encoding="utf-8"), type=Aid)
