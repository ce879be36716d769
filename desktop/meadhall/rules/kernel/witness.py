"""Who sees a story happen: each event with the position as it was when the event was told.

An effect is written once, in the rules. Whoever shows what happened looks at what it has
made, and never makes it again.
"""

from typing import Any, NamedTuple

from .event import Event
from .state import State


class Moment(NamedTuple):
    event: Event
    position: Any


class Witness:
    """A sink for events that happen to this position."""

    def __init__(self, s: State) -> None:
        self._s = s
        self.moments: list[Moment] = []

    def append(self, event: Event, /) -> None:
        self.moments.append(Moment(event, self._s.copy()))
