"""What a game's coach watches for: slips that may cost dear, and threats that one should know of."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from meadhall.rules.kernel import Action


@dataclass(frozen=True)
class Warned:
    """`what` it is called in the words of the game's coach; the number is computed, and stands beside them."""

    what: str
    number: str
    figures: Mapping[str, int]
    entry: str  # of the almanac, that tells of it


Warns = Callable[[Any, int, Action], Iterator[Warned]]  # before a seat does something in this view
Threatens = Callable[[Any, int], Iterator[str]]  # entries of the almanac


@dataclass(frozen=True)
class Watching:
    warns: Warns
    whats: tuple[str, ...]  # all that may be warned of
    threatens: Threatens
    threats: tuple[str, ...]  # and all threats
