"""A table to a save: a replay, with copies to fall back on."""

import gzip
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Raw

from . import files
from .bad_save import SaveFailed
from .branches import fork
from .entry import Entry
from .form import ACTIONS
from .label import FORMAT, PLAIN, Header
from .table import Table

LEVEL = 6  # of gzip


class Saver:
    """Remembers the parts that stay the same from one save of a game to the next."""

    def __init__(self) -> None:
        self._parts: dict[int, tuple[object, Raw]] = {}

    def packed(self, table: Table, now: int) -> bytes:
        """Raises `SaveFailed` for a game longer than anybody would open again."""
        forks = [fork(branch, table.entries) for branch in table.branches]
        if len(table.entries) + sum(len(way.entries) for way in forks) > ACTIONS:
            raise SaveFailed("too_long", f"more than {ACTIONS} actions")
        codec = table.game.codec
        plain = msgspec.json.encode(
            {
                "meadhall_save": FORMAT,
                "header": _header(table, now),
                "resumed": table.resumed,
                "entries": self._entries(table, table.entries),
                "end": codec.fingerprint(table.state),
                "copies": [(line, self._part(position, codec.pack)) for line, position in table.landmarks()],
                "branches": [(way.line, self._entries(table, way.entries)) for way in forks],
                **({"hints": table.hints} if any(table.hints) else {}),
            }
        )
        packed = gzip.compress(plain, LEVEL, mtime=0)
        if len(plain) > PLAIN or len(packed) > files.COMPRESSED:
            raise SaveFailed("too_long", f"{len(plain)} bytes")
        return packed

    def _entries(self, table: Table, entries: Iterable[Entry]) -> list[Raw]:
        pack_action = table.game.codec.pack_action

        def pack(entry: Entry) -> Any:
            return entry.seat, pack_action(entry.action), entry.outcomes, entry.mark

        return [self._part(entry, pack) for entry in entries]

    def _part(self, thing: Any, pack: Callable[[Any], Any]) -> Raw:
        known = self._parts.get(id(thing))
        if known is None:
            # The thing itself is kept too, so that nothing else can get its id.
            known = self._parts[id(thing)] = thing, Raw(msgspec.json.encode(pack(thing)))
        return known[1]


def _header(table: Table, now: int) -> Header:
    game, terms = table.game, table.terms
    return Header(
        game=game.id,
        rules=game.version,
        data=game.data_print,
        options=terms.options,
        seed=terms.seed,
        seats=terms.seats,
        undo=terms.undo,
        hints=terms.hints,
        created=terms.created,
        saved=now,
        seconds=table.seconds,
    )


def save(table: Table, path: Path, now: int) -> None:
    """`now` in seconds since 1970. Raises `SaveFailed`."""
    files.write(path, Saver().packed(table, now))
