"""What a game's coach watches for: slips that may cost dear, and things that one should know of."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from meadhall.rules.kernel import Action

Figures = Mapping[str, int]


@dataclass(frozen=True)
class Warned:
    """`what` it is called in the words of the game's coach; the number is computed, and stands beside them."""

    what: str
    number: str
    figures: Figures = field(default_factory=dict[str, int])
    topic: str = ""  # of the almanac, that tells of it; else the action's
    at: str = ""  # what it is about, as lessons name it; else where the action is done
    said: tuple[str, str] | None = None  # title and text, where somebody else has words for it


class Noticed(NamedTuple):
    """Something that has come up, and that no question, event or card stands for."""

    entry: str  # of the almanac
    at: str = ""  # where it is to be seen, as lessons name it; else by the question


Warns = Callable[[Any, int, Action], Iterator[Warned]]  # before a seat does something in this view
Notices = Callable[[Any, int], Iterator[Noticed]]  # by a seat, in this view


@dataclass(frozen=True)
class Watching:
    warns: Warns
    whats: tuple[str, ...]  # all that may be warned of
    notices: Notices
    noticed: tuple[str, ...]  # all entries
