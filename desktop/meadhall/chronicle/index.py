"""The index of all games: what lists and statistics read instead of thousands of files.

Nothing in it is known by it alone, so it may be deleted at any time, and is made anew from the files. So it is also
where it is damaged, or was made by another version of the program.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from .past import Kind, Past
from .query import Query, folded, where

VERSION = 2  # raised when something else is counted in a game, or kept here
PATIENCE = 0.5  # seconds that another window may be writing

_GAMES = (
    "CREATE TABLE IF NOT EXISTS games (id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE, stamp TEXT NOT NULL, "
    "bytes INTEGER NOT NULL, counted INTEGER NOT NULL, kind TEXT NOT NULL, game TEXT NOT NULL, saved INTEGER NOT NULL, "
    "seconds INTEGER NOT NULL, best INTEGER NOT NULL, folded TEXT NOT NULL, figures TEXT NOT NULL, past BLOB NOT NULL)"
)
_BROKEN = (
    "CREATE TABLE IF NOT EXISTS broken (path TEXT PRIMARY KEY, stamp TEXT NOT NULL, bytes INTEGER NOT NULL, "
    "code TEXT NOT NULL, figures TEXT NOT NULL)"
)
FETCHED = 100  # games at once
_PAST = msgspec.json.Decoder(Past)
_FIGURES = msgspec.json.Decoder(dict[str, int | str])


class Busy(Exception):
    """Another window is writing for longer than anybody waits."""


class Stamped(NamedTuple):
    """A file by its path below the library, and what tells whether it is still the same."""

    path: str
    stamp: str
    bytes: int  # of all that belongs to it


class Refused(NamedTuple):
    """A file that is no game, or none that can be read, and why."""

    path: str
    code: str
    figures: Mapping[str, int | str]


class Found(NamedTuple):
    """What a look at a file has brought."""

    file: Stamped
    what: Past | Refused
    is_due: bool = False  # to be counted


class Totals(NamedTuple):
    of: Mapping[Kind, int]
    broken: int
    bytes: int
    due: int  # that have not been counted yet

    @property
    def games(self) -> int:
        return sum(self.of.values())


class Index:
    """One connection; each window has its own."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.was_damaged = False
        self.begins_anew = False  # all that was in it is to be found again
        self._renewals = 0
        try:
            self._base = _opened(path)
        except sqlite3.DatabaseError:
            self.was_damaged = True
            self._base = _opened(path) if _removed(path) else _made(":memory:")

    def close(self) -> None:
        self._base.close()

    # What is in it

    @property
    def stand(self) -> tuple[int, int, int]:
        """Another one once anything in it is another, whoever wrote it."""
        ((by_others,),) = self._rows("PRAGMA data_version")
        return self._renewals, self._base.total_changes, by_others

    def stamps(self) -> dict[str, str]:
        """Of all files that it knows, by path."""
        return dict(self._rows("SELECT path, stamp FROM games UNION ALL SELECT path, stamp FROM broken"))

    def totals(self) -> Totals:
        of: dict[Kind, int] = dict(self._rows("SELECT kind, COUNT(*) FROM games GROUP BY kind"))
        ((broken, wasted),) = self._rows("SELECT COUNT(*), TOTAL(bytes) FROM broken")
        ((used, due),) = self._rows("SELECT TOTAL(bytes), TOTAL(counted = 0) FROM games")
        return Totals(of, broken, int(used + wasted), int(due))

    def found(self, query: Query) -> list[int]:
        """The numbers of all games that fit, in order."""
        clause, values = where(query)
        return [number for (number,) in self._rows(f"SELECT id FROM games {clause}", values)]

    def pasts(self, numbers: Sequence[int]) -> dict[int, Past]:
        marks = ",".join("?" * len(numbers))
        rows = self._rows(f"SELECT id, past FROM games WHERE id IN ({marks})", numbers)
        return {number: _PAST.decode(past) for number, past in rows}

    def by_path(self, path: str) -> int | None:
        rows = self._rows("SELECT id FROM games WHERE path = ?", (path,))
        return rows[0][0] if rows else None

    def finished(self) -> Iterator[Past]:
        """All of them, the oldest first, one at a time: nobody needs them all at once. In between anybody may write."""
        numbers = iter(self.found(Query("finished", (), "oldest")))
        while several := list(islice(numbers, FETCHED)):
            pasts = self.pasts(several)
            yield from (pasts[number] for number in several if number in pasts)

    def broken(self) -> list[Refused]:
        rows = self._rows("SELECT path, code, figures FROM broken ORDER BY path")
        return [Refused(path, code, _FIGURES.decode(figures)) for path, code, figures in rows]

    def due(self) -> list[str]:
        """The paths of those in which nothing has been counted yet, the newest first."""
        return [path for (path,) in self._rows("SELECT path FROM games WHERE counted = 0 ORDER BY saved DESC")]

    # What becomes of it

    def put(self, found: Iterable[Found]) -> None:
        """In place of what was known of these files."""

        def write() -> None:
            for one, what, is_due in found:
                self._forget(one.path)
                if isinstance(what, Past):
                    self._write(one, what, counted=not is_due)
                else:
                    row = (*one, what.code, msgspec.json.encode(what.figures).decode())
                    self._base.execute("INSERT INTO broken VALUES (?, ?, ?, ?, ?)", row)

        self._change(write)

    def put_counted(self, path: str, what: Past | Refused) -> None:
        """Of a file that it knows, and that has not changed."""
        rows = self._rows("SELECT stamp, bytes FROM games WHERE path = ?", (path,))
        self.put([Found(Stamped(path, stamp, size), what) for stamp, size in rows])

    def drop(self, paths: Iterable[str]) -> None:
        def write() -> None:
            for path in paths:
                self._forget(path)

        self._change(write)

    def _forget(self, path: str) -> None:
        self._base.execute("DELETE FROM games WHERE path = ?", (path,))
        self._base.execute("DELETE FROM broken WHERE path = ?", (path,))

    def _write(self, one: Stamped, past: Past, *, counted: bool) -> None:
        best = max((sat.points for sat in past.seats if sat.points is not None), default=0)
        figures = " ".join(f"{past.game}:{figure}" for sat in past.seats for figure in sat.figures)
        facts = (past.kind, past.game, past.saved, past.seconds, best, folded(past), f" {figures} ")
        row = (*one, counted, *facts, msgspec.json.encode(past))
        self._base.execute(
            "INSERT INTO games (path, stamp, bytes, counted, kind, game, saved, seconds, best, folded, figures, past) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            row,
        )

    # The file

    def _rows(self, question: str, values: Sequence[int | str] = ()) -> list[tuple[Any, ...]]:
        try:
            return self._base.execute(question, values).fetchall()
        except sqlite3.DatabaseError as error:
            self._renew(error)
            return self._base.execute(question, values).fetchall()

    def _change(self, write: Callable[[], None]) -> None:
        """All of it or nothing, whatever happens meanwhile. Raises `Busy`."""
        try:
            with self._base:
                self._base.execute("BEGIN IMMEDIATE")
                write()
        except sqlite3.DatabaseError as error:
            if _is_busy(error):
                raise Busy from error
            self._renew(error)

    def _renew(self, error: sqlite3.DatabaseError) -> None:
        """It is empty now, and whoever fills it begins anew. One that cannot be had gives way to one of our own."""
        self._base.close()
        if _is_busy(error) or not _removed(self._path):
            self._base = _made(":memory:")
        else:
            self._base = _opened(self._path)
        self.was_damaged = self.was_damaged or not _is_busy(error)
        self.begins_anew = True
        self._renewals += 1


def _opened(path: Path) -> sqlite3.Connection:
    """That in the file, or one in memory where there cannot be a file. Raises `DatabaseError` if it is damaged."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        base = _made(str(path))
    except (OSError, sqlite3.OperationalError):
        return _made(":memory:")
    if base.execute("PRAGMA user_version").fetchone()[0] == VERSION:
        return base
    base.close()
    return _made(str(path) if _removed(path) else ":memory:")


def _made(place: str) -> sqlite3.Connection:
    """New where there is none yet. No disk is waited for: a process that dies harms nothing, and the machine seldom."""
    base = sqlite3.connect(place, timeout=PATIENCE, isolation_level=None)
    try:
        base.execute("PRAGMA synchronous = OFF")
        if base.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
            raise sqlite3.DatabaseError("it is damaged")
        if not base.execute("PRAGMA user_version").fetchone()[0]:
            base.execute("BEGIN IMMEDIATE")
            for order in (_GAMES, _BROKEN, f"PRAGMA user_version = {VERSION}"):
                base.execute(order)
            base.execute("COMMIT")
    except sqlite3.DatabaseError:
        base.close()
        raise
    return base


def _removed(path: Path) -> bool:
    """With what a process that died was about to write there."""
    try:
        for each in (path, path.with_name(path.name + "-journal")):
            each.unlink(missing_ok=True)
    except OSError:
        return False
    return True


def _is_busy(error: sqlite3.DatabaseError) -> bool:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
