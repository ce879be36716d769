"""The board of the Harbour of Champions, as the kit wants it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from meadhall.rules import kernel
from meadhall.rules.kernel import Action, Moment
from meadhall.rules.midgard.actions import Look, Place, SailTo
from meadhall.rules.midgard.data import ENEMIES, RUNES, UNSEEN
from meadhall.rules.midgard.questions import ChooseShore
from meadhall.rules.midgard.state import Band, State
from meadhall.views.look.cards import CardFace
from meadhall.views.look.game_colours import HARBOUR
from meadhall.views.text.words import Words

from ..kit.board import Board
from ..kit.boxes import width_for
from ..kit.motions import Beat
from ..kit.offers import Way
from ..kit.pieces import Patch, Piece
from ..kit.spots import Spot
from . import cards, pieces, spots
from .geometry import HEIGHT, NARROWEST, WIDEST, Geometry
from .houses import house_patches
from .land import land_patches
from .motions import Telling
from .painting import PiecePainter
from .places import free_space, spots_on
from .shores import shore_patches

_FAINT = 0.75


class MidgardBoard(Board):
    """Of one table: `colours` are the palette numbers of its seats."""

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

    # Actions and events

    def ways_of(self, action: Action, view: State) -> Sequence[Way]:
        return spots.spots_of(action, view)

    def is_bundle(self, action: Action) -> bool:
        return False

    def threatens(self, spot: str, action: Action, view: State) -> bool:
        return False

    def ghost(self, action: Action, view: State, denied: bool = False) -> Piece | None:
        """The worker or the ship as it would stand there, in the colours of whoever is asked."""
        found = self._ghost(action, view) if view.agenda else None
        return Piece(found.id, found.key, found.x, found.y, found.z, _FAINT) if found is not None else None

    def _ghost(self, action: Action, view: State) -> Piece | None:
        decision = kernel.asked(view)
        colour = self._colours[decision.seat]
        match action:
            case Place("own_ship"):
                at = pieces.worker_point(self.geometry, view, "own_ship", decision.seat, 0)
                return pieces.worker_piece("worker", colour, *at)
            case Place(location):
                return pieces.worker_piece("worker", colour, *free_space(self.geometry, view, location))
            case SailTo(shore) if isinstance(decision, ChooseShore):
                ship = pieces.sent(self.geometry, Band(decision.ship, decision.seat, shore), colour)
                return Piece(f"{ship.id}:{shore}", ship.key, ship.x, ship.y, ship.z)
            case _:
                return None

    def beacon(self, spot: str, action: Action, view: State) -> Piece | None:
        """A plus where a worker may go, an eye where a card may be looked at."""
        if not isinstance(action, Place | Look):
            return None
        geometry = self.geometry
        if isinstance(action, Look):
            x, y = geometry.journey(action.shore).middle
        elif action.location == "own_ship":
            x, y = pieces.worker_point(geometry, view, "own_ship", kernel.asked(view).seat, 0)
        else:
            x, y = free_space(geometry, view, action.location)
        icon = "eye" if isinstance(action, Look) else "plus"
        return Piece(f"beacon:{spot}", ("beacon", icon), x, y, pieces.BEACON)

    def beats(
        self, story: Sequence[Moment], before: State, seat_at: Callable[[int], tuple[float, float]]
    ) -> Iterator[Beat]:
        return Telling(self.geometry, self._colours, before, seat_at).beats(story)
