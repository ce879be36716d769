"""The board of the Watch, as the kit wants it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

from PySide6.QtCore import QRectF

from meadhall.rules import kernel
from meadhall.rules.kernel import Action, Event, Moment
from meadhall.rules.watch import forecast
from meadhall.rules.watch.events import DiceRolled, InvasionBegan, InvasionMarked, TurnBegan
from meadhall.rules.watch.state import State
from meadhall.views.boards.kit.moving.motions import Beat
from meadhall.views.deeds.watch import DEEDS
from meadhall.views.text.words import Words

from ..kit.board import Board
from ..kit.boxes import width_for
from ..kit.pieces import Patch, Piece
from ..kit.spots import Spot
from . import pieces, spots
from .geometry import HEIGHT, NARROWEST, WIDEST, Geometry
from .land import land_patches, snow_patches
from .motions import WatchShowing
from .north import north_patches, wall_patches
from .painting import PiecePainter
from .panels import panel_patches
from .places import spots_on
from .sky import sky_patches
from .topics import topic_of

_FAINT = 0.62


class WatchBoard(Board):
    """Of one table: `colours` are the palette numbers of its seats. It remembers what the dice showed, for no position
    does."""

    fleeting = frozenset({"sky"})
    deeds = DEEDS
    spots_of_event = spots.spots_of_event

    def __init__(self, view: State, colours: Sequence[int], words: Words, width: float = NARROWEST) -> None:
        self._view = view
        self._colours = tuple(colours)
        self._words = words
        self._turn = view.turn  # the latest that it has heard of
        self._rolls: dict[int, pieces.Dice] = {}  # by turn
        self._attacked = 0  # the section of the Wall where the latest invasion came
        self._breaches: dict[int, int] = {}  # by the number of the invasion
        self.geometry = Geometry(view.layout.map, view.brotherhood, width)

    @property
    def size(self) -> tuple[float, float]:
        return self.geometry.size

    def frame(self, view: State | None, wanted: QRectF) -> QRectF:
        return QRectF(0, 0, *self.size)

    def for_aspect(self, aspect: float) -> WatchBoard:
        width = width_for(aspect, HEIGHT, NARROWEST, WIDEST)
        if width == self.geometry.width:
            return self
        other = WatchBoard(self._view, self._colours, self._words, width)
        other._turn, other._rolls = self._turn, self._rolls
        other._attacked, other._breaches = self._attacked, self._breaches
        return other

    def begin(self, turn: int) -> None:
        """All will be told anew, from this turn on: after an undo, or on another scene, other things happen in it."""
        self._turn, self._rolls = turn, {}
        self._attacked, self._breaches = 0, {}

    def recall(self, events: Iterable[Event]) -> None:
        for event in events:
            if isinstance(event, TurnBegan):
                self._turn = event.turn
            elif isinstance(event, DiceRolled):
                self._rolls[self._turn] = (*event.dice, event.wildling)
            elif isinstance(event, InvasionBegan):
                self._attacked = event.section
            elif isinstance(event, InvasionMarked):
                self._breaches[event.invasions] = self._attacked

    # Painting

    def patches(self, field: QRectF) -> Sequence[Patch]:
        rate = forecast.usual_rate(self._view)
        found = [*sky_patches(self.geometry), *snow_patches(self.geometry)]
        found += north_patches(self.geometry, self._words) if self._view.brotherhood else wall_patches(self.geometry)
        found += land_patches(self.geometry, self._view.layout)
        found += panel_patches(self.geometry, self._words, rate)
        return found

    @cached_property
    def album(self) -> PiecePainter:
        return PiecePainter(self.geometry, self._words)

    # What lies where

    def pieces(self, view: State) -> Iterable[Piece]:
        """The dice lie as they fell last: in this turn, or in the one before."""
        dice = self._rolls.get(view.turn if view.rolled else view.turn - 1, pieces.NO_DICE)
        return pieces.pieces_on(self.geometry, view, self._colours, dice, self._breaches)

    def spots(self, view: State) -> Mapping[str, Spot]:
        return spots_on(self.geometry, view)

    def topic(self, spot: str, view: State) -> tuple[str, ...]:
        return topic_of(spot, view)

    # Actions and events

    def ghost(self, action: Action, view: State, denied: bool = False) -> Piece | None:
        """In the colour of whoever is asked."""
        found = super().ghost(action, view, denied) if view.agenda else None
        if found is None or self.deeds.of(action).ghost == "guard":  # there is a picture for it
            return found
        return Piece(found.id, found.key, found.x, found.y, found.z, _FAINT)

    def _road(self, action: Any, view: State) -> Piece:
        return pieces.road_piece(self.geometry, action.path, self._colour(view))

    def _settlement(self, action: Any, view: State) -> Piece:
        return pieces.building_piece(self.geometry, "settlement", action.place, self._colour(view))

    def _keep(self, action: Any, view: State) -> Piece:
        return pieces.building_piece(self.geometry, "keep", action.place, self._colour(view))

    def _guard(self, action: Any, view: State) -> Piece:
        post = forecast.section(view, action.section).post
        return pieces.guard_ghost(self.geometry, action.section, post, self._colour(view))

    def _tormund(self, action: Any, view: State) -> Piece:
        return pieces.tormund_piece(self.geometry, action.hex)

    def _colour(self, view: State) -> int:
        return self._colours[kernel.asked(view).seat]

    ghosts = {"road": _road, "settlement": _settlement, "keep": _keep, "guard": _guard, "tormund": _tormund}

    def beats(
        self, story: Sequence[Moment], before: State, seat_at: Callable[[int], tuple[float, float]]
    ) -> Iterable[Beat]:
        self.recall(event for event, _ in story)
        return WatchShowing(self.pieces, self.geometry, self._colours, before, seat_at).beats(story)
