"""So many of each kind: what may still be chosen, and what is missing. Pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from meadhall.rules.kernel import Action


@dataclass(frozen=True)
class Kind:
    """One kind of thing that can be chosen."""

    icon: str
    name: str
    most: int
    held: int | None = None  # how many one has, where that says anything
    note: str = ""  # instead of that


@dataclass(frozen=True)
class Bundle:
    """A choice of so many things, and the action that says it."""

    title: str
    detail: str
    kinds: tuple[Kind, ...]
    need: int
    action: Callable[[tuple[int, ...]], Action | None]  # nothing where these things say none
    confirm: str
    start: tuple[int, ...] = ()
    other: tuple[str, str, Action] | None = None  # words, icon and action of what one may do instead


class Count:
    """How many are chosen of each kind. `need` 0 means: as many as one likes."""

    def __init__(self, mosts: Sequence[int], need: int = 0, start: Sequence[int] = ()) -> None:
        self._mosts = tuple(mosts)
        self.need = need
        self.chosen = list(start) or [0] * len(mosts)

    def put(self, kind: int, count: int) -> None:
        self.chosen[kind] = min(max(count, 0), self._mosts[kind])

    @property
    def total(self) -> int:
        return sum(self.chosen)

    @property
    def missing(self) -> int:
        """Below zero where too many are chosen."""
        return self.need - self.total

    def clear(self) -> None:
        self.chosen = [0] * len(self._mosts)

    @property
    def bundle(self) -> tuple[int, ...]:
        return tuple(self.chosen)
