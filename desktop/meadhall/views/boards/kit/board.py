"""What a game gives to the kit: how its board is painted, what lies on it, and what its spots are called."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol

from PySide6.QtCore import QRectF

from meadhall.rules.kernel import Action, Event

from .canvas import Canvas
from .motions import Beat
from .offers import Way
from .pieces import Patch, Piece
from .spots import Spot


class Board(Protocol):
    """Made for one game at one table; `view` is always what the looking seat may see."""

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in board units."""
        ...

    def for_aspect(self, aspect: float) -> Board:
        """This board, or one that uses a viewport of such a width to height better."""
        ...

    def recall(self, events: Iterable[Event]) -> None:
        """What happened before the position that is shown next, for what no position holds: how the dice lie."""
        ...

    def patches(self) -> Sequence[Patch]:
        """The still picture, in the order of painting."""
        ...

    def paint_piece(self, key: Any, canvas: Canvas) -> None:
        """Around the origin."""
        ...

    def piece_box(self, key: Any) -> QRectF:
        """All that `paint_piece` covers."""
        ...

    def pieces(self, view: Any) -> Iterable[Piece]: ...

    def spots(self, view: Any) -> Mapping[str, Spot]: ...

    def spots_of(self, action: Action, view: Any) -> Sequence[Way]: ...

    def spots_of_event(self, event: Event, view: Any) -> Sequence[str]: ...

    def is_bundle(self, action: Action) -> bool: ...

    def ghost(self, action: Action, view: Any) -> Piece | None:
        """What would lie there if this were done."""
        ...

    def beats(self, events: Sequence[Event], before: Any, seat_at: Callable[[int], tuple[float, float]]) -> list[Beat]:
        """How the events are shown, one after the other, beginning with the pieces of `before`."""
        ...
