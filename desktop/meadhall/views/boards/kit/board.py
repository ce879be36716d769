"""What a game gives to the kit: how its board is painted, what lies on it, and what its spots are called."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from meadhall.rules.kernel import Action, Event, Moment
from meadhall.views.boards.kit.choosing.spots_of import SpotsOf
from meadhall.views.boards.kit.moving.motions import Beat
from meadhall.views.deeds import NO_DEEDS, Deeds, Way
from meadhall.views.look.cards import CardFace

from .album import Album
from .canvas import Canvas
from .pieces import Patch, Piece
from .spots import Spot


class Board(ABC):
    """Made for one game at one table; `view` is always what the looking seat may see. Measures are board units."""

    fleeting: ClassVar[frozenset[str]] = frozenset()  # pictures too large to be kept once they are shown no more
    grain = 0.0  # so many units take whole pixels at rest, so that pictures laid side by side show no seam

    # How far it reaches

    @abstractmethod
    def frame(self, view: Any | None, wanted: QRectF) -> QRectF:
        """What the window shows when the board fits: all of it, or as far as it has grown. None: not yet begun.
        A board that grows shows at least what is `wanted`, such as places that can be chosen beyond its rim."""
        ...

    def field(self, frame: QRectF) -> QRectF:
        """All there is to see when one pans."""
        return frame

    @property
    def surround(self) -> QColor | None:
        """What lies beyond the field; by default the window's own ground."""
        return None

    def for_aspect(self, aspect: float) -> Board:
        """This board, or one that uses a viewport of such a width to height better."""
        return self

    # Painting

    def recall(self, events: Iterable[Event]) -> None:  # noqa: B027 - most boards have nothing to recall
        """What happened before the position that is shown next, for what no position holds: how the dice lie."""

    @abstractmethod
    def patches(self, field: QRectF) -> Sequence[Patch]:
        """The still picture, in the order of painting."""
        ...

    @cached_property
    def album(self) -> Album:
        """The pictures of its pieces."""
        raise NotImplementedError

    def paint_piece(self, key: Any, canvas: Canvas) -> None:
        """Around the origin."""
        self.album.paint(key, canvas)

    def piece_box(self, key: Any) -> QRectF:
        """All that `paint_piece` covers."""
        return self.album.box(key)

    # What lies there

    @abstractmethod
    def pieces(self, view: Any) -> Iterable[Piece]: ...

    def furniture(self, view: Any, frame: QRectF, shown: QRectF) -> Iterable[Piece]:
        """Pieces that have their place in the frame rather than on the board, or in the part of it that is shown,
        such as a compass."""
        return ()

    @abstractmethod
    def spots(self, view: Any) -> Mapping[str, Spot]: ...

    def card_at(self, spot: str, view: Any) -> CardFace | None:
        """A card that lies there too small to be read: it is shown large as long as one points at it."""
        return None

    def compared(self, spot: str, view: Any) -> Sequence[str]:
        """Other spots at which one looks before one chooses this one: what is said of it covers them last."""
        return ()

    def topic(self, spot: str, view: Any) -> tuple[str, ...]:
        """What the almanac knows of it by, from the particular to the general; of a card, what its face says."""
        face = self.card_at(spot, view)
        return (face.topic,) if face is not None and face.topic else ()

    def turn_to(self, spot: str, view: Any) -> bool:
        """Show another side of the board, as a click here wishes where nothing can be done. Whether there is one."""
        return False

    def turn_by(self, by: int, view: Any) -> bool:
        """To the next side or the one before, for the keyboard."""
        return False

    # What can be done

    deeds: ClassVar[Deeds] = NO_DEEDS
    spots_of_event: ClassVar[SpotsOf[str]]

    def ways_of(self, action: Action, view: Any) -> Sequence[Way]:
        """The spots that say it."""
        return self.deeds.of(action).ways(action, view)

    def is_bundle(self, action: Action) -> bool:
        """Whether one is asked how many."""
        return self.deeds.of(action).bundle

    def is_sample(self, action: Action) -> bool:
        """A bundle of which there are more than are listed: it is composed even where only one is."""
        return False

    def nearly(self, action: Action, view: Any) -> bool:
        """Of a denied action: whether something that may be done first would make it possible."""
        return False

    def turns_of(self, action: Action) -> int | None:
        """For a thing that can be turned before it is laid: how it lies, in quarter turns clockwise."""
        return None

    def threatens(self, spot: str, action: Action, view: Any) -> bool:
        """Whether to choose this spot for it leads to a fight there."""
        return self.deeds.of(action).hostile(spot, action, view)

    # By the names that the deeds give them; of the board, an action, and the view.
    ghosts: ClassVar[Mapping[str, Callable[[Any, Any, Any], Piece | None]]] = {}

    def ghost(self, action: Action, view: Any, denied: bool = False) -> Piece | None:
        """What would lie there if this were done."""
        name = self.deeds.of(action).ghost
        return self.ghosts[name](self, action, view) if name else None

    def beacon(self, spot: str, action: Action, view: Any) -> Piece | None:
        """A sign of what can be done at a spot, shown as long as it can be done."""
        return None

    # What happens

    @abstractmethod
    def beats(
        self, story: Sequence[Moment], before: Any, seat_at: Callable[[int], tuple[float, float]]
    ) -> Iterable[Beat]:
        """How a story is shown, event after event, beginning with the pieces of `before`."""
        ...
