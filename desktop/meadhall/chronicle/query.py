"""Which games are looked for, and in which order."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

import msgspec

from .past import Kind, Past

Order = Literal["newest", "oldest", "longest", "points"]

_ORDERS: dict[Order, str] = {
    "newest": "saved DESC, id DESC",
    "oldest": "saved, id",
    "longest": "seconds DESC, saved DESC, id DESC",
    "points": "best DESC, saved DESC, id DESC",
}


class Word(msgspec.Struct, frozen=True):
    """One word that was typed, and what it names in the language of the one who typed it."""

    text: str
    games: tuple[str, ...] = ()
    figures: tuple[str, ...] = ()  # such as northgard:raven


class Query(msgspec.Struct, frozen=True):
    kind: Kind | None = None  # none: all of them
    words: tuple[Word, ...] = ()  # all of which must fit
    order: Order = "newest"


def where(query: Query) -> tuple[str, list[str]]:
    """As SQLite understands it, and the values to be filled in."""
    conditions: list[str] = []
    values: list[str] = []
    if query.kind:
        conditions.append("kind = ?")
        values.append(query.kind)
    for word in query.words:
        either = ["instr(folded, ?)", *["game = ?"] * len(word.games), *["instr(figures, ?)"] * len(word.figures)]
        conditions.append(f"({' OR '.join(either)})")
        values += [word.text.casefold(), *word.games, *(f" {figure} " for figure in word.figures)]
    clause = f"WHERE {' AND '.join(conditions)} " if conditions else ""
    return f"{clause}ORDER BY {_ORDERS[query.order]}", values


def folded(past: Past) -> str:
    """What one finds a game by in every language: names, its title, the year. One thing a line."""
    year = datetime.fromtimestamp(past.saved).astimezone().year
    return "\n".join([*(sat.name for sat in past.seats), past.title, str(year)]).casefold()
