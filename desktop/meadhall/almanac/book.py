"""The almanac of one game: its chapters in the order of their files, and who tells what."""

from collections.abc import Iterator
from functools import cache, cached_property
from importlib.resources import files

import msgspec

from .entry import Chapter, Entry

FOLDER = files("meadhall.almanac") / "books"
LEDGERS = {"GC": "watch", "NG": "northgard", "CM": "midgard", "VW": "wild"}  # games by how ids of rules begin


class BadBook(ValueError):
    """Two entries say that they are the same, tell the same rule or open for the same thing."""


class Book:
    def __init__(self, game_id: str, chapters: tuple[Chapter, ...]) -> None:
        self.game_id = game_id
        self.chapters = chapters

    def __iter__(self) -> Iterator[Entry]:
        for chapter in self.chapters:
            yield from chapter.entry

    def __getitem__(self, ident: str) -> Entry:
        return self._by_id[ident]

    def __contains__(self, ident: object) -> bool:
        return ident in self._by_id

    def telling(self, rule: str) -> Entry | None:
        """The one entry that tells this rule of the ledger."""
        return self._by_rule.get(rule)

    def opened_by(self, *things: str) -> Entry | None:
        """For what somebody points at, named from the particular to the general."""
        return next((self._by_thing[thing] for thing in things if thing in self._by_thing), None)

    def chapter_of(self, entry: Entry) -> Chapter:
        return next(chapter for chapter in self.chapters if entry in chapter.entry)

    def led_to(self, entry: Entry) -> list[Entry]:
        """Where one goes on from here: from a chapter's own page to all of it."""
        chapter = self.chapter_of(entry)
        if entry is chapter.head:
            return list(chapter.entry[1:])
        return [self[ident] for ident in entry.see]

    def neighbours(self, entry: Entry) -> tuple[Entry | None, Entry | None]:
        """The entries before and after it, as one reads."""
        order = list(self)
        at = order.index(entry)
        before = order[at - 1] if at else None
        return before, order[at + 1] if at + 1 < len(order) else None

    @cached_property
    def _by_id(self) -> dict[str, Entry]:
        return _index((entry.id, entry) for entry in self)

    @cached_property
    def _by_rule(self) -> dict[str, Entry]:
        return _index((rule, entry) for entry in self for rule in entry.tells)

    @cached_property
    def _by_thing(self) -> dict[str, Entry]:
        return _index((thing, entry) for entry in self for thing in _things(entry))


def telling(rule: str) -> tuple[Book, Entry] | None:
    """Which book tells a rule of the ledgers, and where."""
    found = book(LEDGERS[rule.partition("-")[0]])
    entry = found.telling(rule)
    return (found, entry) if entry is not None else None


def _things(entry: Entry) -> Iterator[str]:
    """All that opens it: "entry:keep", "rule:GC-8.30", "piece:keep"."""
    yield f"entry:{entry.id}"
    yield from (f"rule:{rule}" for rule in entry.tells)
    yield from entry.opens


@cache
def book(game_id: str) -> Book:
    """Files are named by their place in the book, such as 08-building.toml."""
    shelf = sorted((FOLDER / game_id).iterdir(), key=lambda file: file.name)
    return Book(game_id, tuple(msgspec.toml.decode(file.read_text(encoding="utf-8"), type=Chapter) for file in shelf))


def _index(pairs: Iterator[tuple[str, Entry]]) -> dict[str, Entry]:
    found: dict[str, Entry] = {}
    for key, entry in pairs:
        if key in found:
            raise BadBook(f"{key} leads to {found[key].id} and to {entry.id}")
        found[key] = entry
    return found
