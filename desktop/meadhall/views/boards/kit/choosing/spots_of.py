"""From actions and events to spots, by their kinds. Pure."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

Found = TypeVar("Found")


@dataclass(frozen=True)
class SpotsOf(Generic[Found]):
    """Every kind of action or event stands in the table of those with spots or among those without."""

    table: Mapping[type, Callable[[Any, Any], Sequence[Found]]]
    without: frozenset[type]

    def __call__(self, one: object, view: Any) -> Sequence[Found]:
        kind = type(one)
        return () if kind in self.without else self.table[kind](one, view)
