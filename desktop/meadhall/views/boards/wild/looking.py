"""Which village lies open: whose matters now, until somebody opens another or something happens in one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from meadhall.rules import kernel
from meadhall.rules.kernel import Event, Moment
from meadhall.rules.wild import events as told
from meadhall.rules.wild.state import NOBODY, State


def seat_that_matters(s: State) -> int:
    """Whoever is attacked; else whoever is asked; else whose turn it is."""
    if s.attack is not None:
        return s.attack.victim
    if s.agenda and isinstance(s.agenda[-1], kernel.Decision):
        return kernel.asked(s).seat
    return s.active


class Looking:
    """Boards of one table share it, however wide they are."""

    def __init__(self) -> None:
        self._at = NOBODY  # somebody's village, by a click or by what happened last
        self._meanwhile = NOBODY  # as long as a story is told

    def open_in(self, view: State) -> int:
        return self._at_rest(view) if self._meanwhile == NOBODY else self._meanwhile

    def _at_rest(self, view: State) -> int:
        return seat_that_matters(view) if self._at == NOBODY else self._at

    def turn_to(self, seat: int) -> None:
        self._at = seat

    def follow(self, story: Sequence[Moment], before: State) -> Iterator[Moment]:
        """From village to village, as something happens in them. Where all this leads is clear at once."""
        seats, seat = list[int](), self._at_rest(before)
        for event, _ in story:
            if type(event) in _DRAWS_EYES:
                seat = _DRAWS_EYES[type(event)](event)
                self._at = seat if isinstance(event, told.AttackDeclared) else NOBODY  # one waits for what comes of it
            seats.append(seat)
        return self._follow(story, seats)

    def _follow(self, story: Sequence[Moment], seats: Sequence[int]) -> Iterator[Moment]:
        try:
            for moment, seat in zip(story, seats, strict=True):
                self._meanwhile = seat
                yield moment
        finally:
            self._meanwhile = NOBODY


_DRAWS_EYES: dict[type[Event], Callable[[Any], int]] = {
    told.TurnBegan: lambda event: event.seat,
    told.TokensStored: lambda event: event.seat,
    told.Built: lambda event: event.seat,
    told.HallUpgraded: lambda event: event.seat,
    told.AttackDeclared: lambda event: event.victim,
}
