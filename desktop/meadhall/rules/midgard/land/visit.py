"""What a location is: whether one may go there now, and what happens then (chapter 5)."""

from collections.abc import Callable
from typing import NamedTuple

from ...kernel import Denial, EventSink
from ..state import State


def always(s: State, seat: int) -> None:
    return None


def nothing_yet(s: State, seat: int, out: EventSink) -> None:
    """The space is kept for the combat phase (CM-4.5)."""


class Visit(NamedTuple):
    why_not: Callable[[State, int], Denial | None] = always
    make: Callable[[State, int, EventSink], None] = nothing_yet
