"""From events to beats: each event is told in its own way, from the position as the events before it have left it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, ClassVar, Generic, TypeVar

from meadhall.rules.kernel import Event, Moment
from meadhall.views.boards.kit.moving.motions import Beat, Fly, Motion, Settle
from meadhall.views.boards.kit.pieces import Piece

V = TypeVar("V")  # what a seat may see of a game
Timed = tuple[float, Motion]
Point = tuple[float, float]
STAGGER, LONGEST = 45.0, 1200.0  # from one of many flights to the next, and all of them together
READ = 260.0  # after what one should have seen
FLYING = 90.0


class Showing(Generic[V]):
    """How events are shown: motion, and nothing else. What they did is in the position that the rules left behind.

    An event that `told` does not name has no motion; the board is then simply as it is after it.
    """

    told: ClassVar[Mapping[type[Event], Callable[[Any, Any], Iterator[Timed]]]]

    def __init__(self, pieces: Callable[[V], Iterable[Piece]], before: V) -> None:
        self._pieces = pieces
        self.before = self.after = before
        self._was: dict[str, Piece] | None = None
        self._now: dict[str, Piece] | None = None
        self._flown = 0

    def beats(self, story: Iterable[Moment]) -> Iterator[Beat]:
        for event, view in story:
            self.before, self.after = self.after, view
            self._was, self._now = self._now, None
            tell = self.told.get(type(event))
            yield Beat(event, tuple(tell(self, event)) if tell is not None else (), view)

    def lay(self, view: V) -> dict[str, Piece]:
        """What lies in a position, by id."""
        return {piece.id: piece for piece in self._pieces(view)}

    @property
    def was(self) -> dict[str, Piece]:
        """What lay there before the event."""
        if self._was is None:
            self._was = self.lay(self.before)
        return self._was

    @property
    def now(self) -> dict[str, Piece]:
        """What lies there after it."""
        if self._now is None:
            self._now = self.lay(self.after)
        return self._now

    def new(self) -> list[Piece]:
        """What lies otherwise after the event than before it."""
        return [piece for name, piece in self.now.items() if self.was.get(name) != piece]

    def gone(self) -> list[str]:
        return [name for name in self.was if name not in self.now]

    def settle(self, after: float) -> Timed:
        """Everything as it is after the event, when so many milliseconds have passed."""
        return after, Settle(self.after)

    def flight(self, key: tuple[Any, ...], start: Point, stop: Point) -> Motion:
        """Of something that is there only for the moment."""
        self._flown += 1
        return Fly(Piece(f"fly:{self._flown}", key, *start, FLYING), stop)
