"""Which village lies open: whose matters now, until somebody opens another or something happens in one."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

from meadhall.rules import kernel
from meadhall.rules.kernel import Event, Moment
from meadhall.rules.wild import events as told
from meadhall.rules.wild.state import NOBODY, State

_MOST = 300  # more than ever wait to be shown


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
        # The positions of stories that may still be shown, each with the village that lies open in it.
        self._stories: deque[tuple[State, int]] = deque(maxlen=_MOST)

    def open_in(self, view: State) -> int:
        told = (seat for position, seat in reversed(self._stories) if position is view)
        return next(told, seat_that_matters(view) if self._at == NOBODY else self._at)

    def turn_to(self, seat: int) -> None:
        self._at = seat
        self._stories.clear()

    def follow(self, story: Sequence[Moment], before: State) -> None:
        """From village to village, as something happens in them."""
        seat = self.open_in(before)
        self._stories.append((before, seat))
        for event, view in story:
            if type(event) in _DRAWS_EYES:
                seat = _DRAWS_EYES[type(event)](event)
                self._at = seat if isinstance(event, told.AttackDeclared) else NOBODY  # one waits for what comes of it
            self._stories.append((view, seat))


_DRAWS_EYES: dict[type[Event], Callable[[Any], int]] = {
    told.TurnBegan: lambda event: event.seat,
    told.TokensStored: lambda event: event.seat,
    told.Built: lambda event: event.seat,
    told.HallUpgraded: lambda event: event.seat,
    told.AttackDeclared: lambda event: event.victim,
}
