"""Who has won each game last, and how many came to their end: from the index as it lies there, without making one.

Home asks, so nothing is imported here that home does not need: no rules, and no index that repairs itself.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import msgspec

_LAST = "SELECT game, COUNT(*), past, MAX(saved) FROM games WHERE kind = 'finished' GROUP BY game"


class Winner(msgspec.Struct, frozen=True):
    """What home shows of somebody who sat there."""

    name: str
    colour: int
    won: bool = False


class _Played(msgspec.Struct, frozen=True):
    seats: tuple[Winner, ...]


class Trophy(NamedTuple):
    winners: tuple[Winner, ...]  # of the last game; nobody may have won it
    games: int


_PLAYED = msgspec.json.Decoder(_Played)


def trophies(index: Path) -> dict[str, Trophy]:
    """By game; of none where there is no index, or one that cannot be read: the hall makes it anew."""
    try:
        with closing(sqlite3.connect(f"{index.absolute().as_uri()}?mode=ro", uri=True, timeout=0)) as base:
            rows = base.execute(_LAST).fetchall()  # SQLite takes `past` from the row that has the greatest `saved`
        return {
            game: Trophy(tuple(sat for sat in _PLAYED.decode(past).seats if sat.won), games)
            for game, games, past, _ in rows
        }
    except (sqlite3.Error, msgspec.MsgspecError):
        return {}
