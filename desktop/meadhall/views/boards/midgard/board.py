"""The board of the Harbour of Champions, as the kit wants it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from meadhall.rules import kernel
from meadhall.rules.kernel import Action, Moment
from meadhall.rules.midgard.data import ENEMIES, RUNES, UNSEEN
from meadhall.rules.midgard.questions import ChooseShore
from meadhall.rules.midgard.state import Band, State
from meadhall.views.boards.kit.moving.motions import Beat
from meadhall.views.deeds.midgard import DEEDS
from meadhall.views.look.cards import CardFace
from meadhall.views.look.game_colours import HARBOUR
from meadhall.views.text.words import Words

from ..kit.board import Board
from ..kit.boxes import Point, width_for
from ..kit.pieces import Patch, Piece
from ..kit.spots import Spot
from . import cards, pieces, spots
from .geometry import HEIGHT, NARROWEST, WIDEST, Geometry
from .hours import STRIP
from .houses import house_patches
from .land import land_patches
from .motions import Telling
from .painting import PiecePainter
from .places import free_space, spots_on
from .shores import shore_patches
from .topics import topic_of

_FAINT = 0.75


class MidgardBoard(Board):
    """Of one table: `colours` are the palette numbers of its seats."""

    fleeting = frozenset({"hour"})
    grain = STRIP
    deeds = DEEDS
    spots_of_event = spots.spots_of_event

    def __init__(self, view: State, colours: Sequence[int], words: Words, width: float = NARROWEST) -> None:
        self._view = view
        self._colours = tuple(colours)
        self._words = words
        self.geometry = Geometry(len(view.players), len(view.coasts), width)

    def frame(self, view: State | None, wanted: QRectF) -> QRectF:
        return QRectF(0, 0, *self.geometry.size)

    @property
    def surround(self) -> QColor:
        return HARBOUR.deep

    def for_aspect(self, aspect: float) -> MidgardBoard:
        width = width_for(aspect, HEIGHT, NARROWEST, WIDEST)
        if width == self.geometry.width:
            return self
        return MidgardBoard(self._view, self._colours, self._words, width)

    # Painting

    def patches(self, field: QRectF) -> Sequence[Patch]:
        found = [*land_patches(self.geometry), *shore_patches(self.geometry, self._words)]
        found += house_patches(self.geometry, self._view, self._words)
        return found

    @cached_property
    def album(self) -> PiecePainter:
        return PiecePainter(self._words)

    # What lies where

    def pieces(self, view: State) -> Iterable[Piece]:
        return pieces.pieces_on(self.geometry, view, self._colours)

    def spots(self, view: State) -> Mapping[str, Spot]:
        return spots_on(self.geometry, view)

    def card_at(self, spot: str, view: State) -> CardFace | None:
        """Enemies, runes, and journeys that one may know."""
        kind, _, which = spot.partition(":")
        words = self._words
        if kind == "rune" and which != "deck":
            rune = view.rune_row[int(which)]
            return cards.rune_face(words, RUNES[rune].id) if rune else None  # pyright: ignore[reportArgumentType]
        if kind == "journey":
            journey = view.coasts[int(which)].journey
            return cards.journey_face(words, journey) if journey and journey != UNSEEN else None
        enemy = spots.enemy_of(spot, view)
        return cards.enemy_face(words, ENEMIES[enemy]) if enemy else None

    def compared(self, spot: str, view: State) -> Sequence[str]:
        """Ships and shores with each other: all that lies at sea."""
        at_sea = [other for other in self.spots(view) if spots.is_at_sea(other)]
        return at_sea if spot in at_sea else ()

    def topic(self, spot: str, view: State) -> tuple[str, ...]:
        return (*super().topic(spot, view), *topic_of(spot, view))

    # Actions and events

    def _worker(self, action: Any, view: State) -> Piece:
        """In the colour of whoever is asked."""
        worker = pieces.worker_piece("worker", self._colour(view), *self._standing(action, view))
        return replace(worker, opacity=_FAINT)

    def _standing(self, action: Any, view: State) -> Point:
        """Where the next worker would stand."""
        if action.location == "own_ship":
            return pieces.worker_point(self.geometry, view, "own_ship", kernel.asked(view).seat, 0)
        return free_space(self.geometry, view, action.location)

    def _ship(self, action: Any, view: State) -> Piece | None:
        """The one that is to be sent, at the shore where it would lie."""
        asked = kernel.asked(view)
        if not isinstance(asked, ChooseShore):
            return None
        ship = pieces.sent(self.geometry, Band(asked.ship, asked.seat, action.shore), self._colour(view))
        return replace(ship, id=f"{ship.id}:{action.shore}", opacity=_FAINT)

    ghosts = {"worker": _worker, "ship": _ship}

    def _colour(self, view: State) -> int:
        return self._colours[kernel.asked(view).seat]

    def ghost(self, action: Action, view: State, denied: bool = False) -> Piece | None:
        return super().ghost(action, view, denied) if view.agenda else None

    def beacon(self, spot: str, action: Any, view: State) -> Piece | None:
        """A plus where a worker may go, an eye where a card may be looked at."""
        row = self.deeds.of(action)
        if not row.beacon:
            return None
        x, y = self._standing(action, view) if row.ghost == "worker" else self.geometry.journey(action.shore).middle
        return Piece(f"beacon:{spot}", ("beacon", row.beacon), x, y, pieces.BEACON)

    def beats(
        self, story: Sequence[Moment], before: State, seat_at: Callable[[int], tuple[float, float]]
    ) -> Iterator[Beat]:
        return Telling(self.geometry, self._colours, before, seat_at).beats(story)
