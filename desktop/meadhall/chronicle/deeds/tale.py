"""A finished game as those read it who look for deeds: what happened, when, and how it ended."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any, NamedTuple, TypeVar

from ...rules.kernel import Event
from ...table import Table

E = TypeVar("E", bound=Event)


class Seen(NamedTuple):
    turn: int
    event: Event


class Tale(NamedTuple):
    events: Sequence[Seen]
    end: Any  # the last position
    winners: Collection[int]
    half: Sequence[int]  # points by seat in the middle of the game

    def of(self, kind: type[E]) -> Iterator[E]:
        return (event for _, event in self.events if isinstance(event, kind))

    def own(self, kind: type[E], seat: int) -> list[E]:
        """Those of this seat."""
        return [event for event in self.of(kind) if getattr(event, "seat", None) == seat]

    def parts(self, begins: type[Event]) -> Sequence[Sequence[Event]]:
        """Between events of this kind: the rounds, or the years."""
        parts: list[list[Event]] = [[]]
        for _, event in self.events:
            if isinstance(event, begins):
                parts.append([])
            parts[-1].append(event)
        return parts

    def turns(self) -> Sequence[Sequence[Event]]:
        found: dict[int, list[Event]] = {}
        for turn, event in self.events:
            found.setdefault(turn, []).append(event)
        return list(found.values())

    def wins(self, seat: int) -> bool:
        return seat in self.winners

    def others(self, seat: int) -> set[int]:
        return {*range(len(self.half))} - {seat}


class Deed(NamedTuple):
    id: str  # also of its words
    icon: str
    by: Callable[[Tale, int], bool]  # whether this seat has done it


def of_seat(events: Sequence[Event], kind: type[E], seat: int) -> list[E]:
    return [event for event in events if isinstance(event, kind) and getattr(event, "seat", None) == seat]


def comes_from_behind(tale: Tale, seat: int) -> bool:
    """Won, and was behind everybody else in the middle of the game."""
    return tale.wins(seat) and all(tale.half[seat] < tale.half[other] for other in tale.others(seat))


BEHIND = Deed("behind", "climber", comes_from_behind)


def tale_of(table: Table) -> Tale:
    events = [Seen(0, event) for event in table.opening]
    events += [Seen(entry.turn, event) for entry in table.entries for event in entry.events]
    result, seats = table.state.result, range(len(table.terms.seats))
    middle = table.position_at(len(table.entries) // 2)
    return Tale(
        events, table.state, result.winners if result else (), [table.game.points(middle, seat) for seat in seats]
    )
