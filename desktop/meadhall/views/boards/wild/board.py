"""The board of Gone Wild, as the kit wants it: the market above, one village below, and all villages at a glance."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

from PySide6.QtCore import QRectF

from meadhall.rules import kernel
from meadhall.rules.kernel import Action, Moment
from meadhall.rules.wild.data import BUILDING_IDS, BUILDINGS, NOTHING
from meadhall.rules.wild.forecast import exchanges_before
from meadhall.rules.wild.state import State
from meadhall.views.boards.kit.moving.motions import Beat
from meadhall.views.deeds.wild import DEEDS
from meadhall.views.look.cards import CardFace
from meadhall.views.text.naming import Names
from meadhall.views.text.words import Words

from ..kit.board import Board
from ..kit.boxes import width_for
from ..kit.pieces import Patch, Piece
from ..kit.spots import Spot
from . import faces, pieces, spots
from .geometry import HEIGHT, NARROWEST, WIDEST, Geometry
from .ground import patches
from .looking import Looking
from .motions import Telling
from .painting import PiecePainter
from .places import spots_on
from .topics import topic_of

_FAINT = 0.72


class WildBoard(Board):
    """Of one table: `colours` are the palette numbers of its seats, `names` their names, if they have any yet. It
    remembers which village one looks at."""

    fleeting = frozenset({"hour"})
    deeds = DEEDS
    spots_of_event = spots.spots_of_event

    def __init__(
        self,
        view: State,
        colours: Sequence[int],
        words: Words,
        width: float = NARROWEST,
        looking: Looking | None = None,
        names: Sequence[str] = (),
    ) -> None:
        self._view = view
        self._colours = tuple(colours)
        self._words = words
        self._names = tuple(names)
        self._looking = looking or Looking()
        self.geometry = Geometry(width, len(view.players), view.target)

    def frame(self, view: State | None, wanted: QRectF) -> QRectF:
        return QRectF(0, 0, *self.geometry.size)

    def for_aspect(self, aspect: float) -> WildBoard:
        width = width_for(aspect, HEIGHT, NARROWEST, WIDEST)
        if width == self.geometry.width:
            return self
        return WildBoard(self._view, self._colours, self._words, width, self._looking, self._names)

    # Which village lies open

    def open_seat(self, view: State) -> int:
        return self._looking.open_in(view)

    def turn_to(self, spot: str, view: State) -> bool:
        kind, _, rest = spot.partition(":")
        if kind not in ("tab", "plot"):
            return False
        seat = int(rest.partition(":")[0])
        if seat == self.open_seat(view):
            return False
        self._looking.turn_to(seat)
        return True

    def turn_by(self, by: int, view: State) -> bool:
        self._looking.turn_to((self.open_seat(view) + by) % len(view.players))
        return True

    def lie(self, view: State) -> pieces.Lie:
        names = Names(self._words, self._names)
        owners = [names.who(seat) for seat in range(len(view.players))]
        return pieces.Lie(self.geometry, self._colours, self.open_seat(view), owners)

    # Painting

    def patches(self, field: QRectF) -> Sequence[Patch]:
        return patches(self.geometry, self._words)

    @cached_property
    def album(self) -> PiecePainter:
        return PiecePainter(self._words)

    # What lies where

    def pieces(self, view: State) -> Iterable[Piece]:
        return pieces.pieces_on(self.lie(view), view)

    def spots(self, view: State) -> Mapping[str, Spot]:
        return spots_on(self.lie(view), view)

    def card_at(self, spot: str, view: State) -> CardFace | None:
        """Whatever lies there, with all that there is to know of it."""
        found = self._lies_at(spot, view)
        if found is None:
            return None
        item, face = found
        return faces.in_full(self._words, face, item)

    def _lies_at(self, spot: str, view: State) -> tuple[str, CardFace] | None:
        kind, _, what = spot.partition(":")
        words = self._words
        match kind:
            case "path" | "asgard":
                row = view.path if kind == "path" else view.asgard_row
                card = row[int(what)] if int(what) < len(row) else None
                return (card, faces.card_face(words, card)) if card is not None else None
            case "stack":
                return what, faces.card_face(words, what)
            case "lot":
                return next((what, faces.building_face(words, kind)) for kind in BUILDING_IDS if kind == what)
            case "feat":
                return what, faces.achievement_face(words, what)
            case "dragon":
                return faces.DRAGON, faces.dragon_face(words)
            case "plot":
                seat, _, plot = what.partition(":")
                return self._stands_on(view, int(seat), plot)
            case _:
                return None

    def _stands_on(self, view: State, seat: int, plot: str) -> tuple[str, CardFace] | None:
        building = view.players[seat].at(plot)
        if building is None:
            return None
        if building.kind is None:
            level = view.players[seat].level
            return faces.hall(level), faces.hall_face(self._words, level)
        return building.kind, faces.building_face(self._words, building.kind)

    def topic(self, spot: str, view: State) -> tuple[str, ...]:
        return (*super().topic(spot, view), *topic_of(spot))

    # Actions and events

    def is_sample(self, action: Action) -> bool:
        return self.is_bundle(action)

    def nearly(self, action: Action, view: State) -> bool:
        """What can be bought after an exchange."""
        if not view.agenda:
            return False
        seat = kernel.asked(view).seat
        return bool(exchanges_before(view, seat, action))

    def threatens(self, spot: str, action: Action, view: State) -> bool:
        """On signs as small as those of other villages a mark of fight would hide all else."""
        small = spot.startswith("plot:") and not spot.startswith(f"plot:{self.open_seat(view)}:")
        return not small and super().threatens(spot, action, view)

    def _house(self, action: Any, view: State) -> Piece | None:
        """On the next free plot of the builder's village, if that lies open."""
        lie = self.lie(view)
        free = lie.free(view) if view.agenda and lie.open == kernel.asked(view).seat else ()
        if not free:
            return None
        kind = action.building
        lot = pieces.Lot(kind, kind, BUILDINGS[kind].defence, NOTHING, new=True, damaged=False, forts=())
        return Piece("ghost house", ("house", lot, *free[0].size), *free[0].middle, pieces.HOUSE, _FAINT)

    ghosts = {"house": _house}

    def beats(
        self, story: Sequence[Moment], before: State, seat_at: Callable[[int], tuple[float, float]]
    ) -> Iterator[Beat]:
        return Telling(self.lie, before, seat_at).beats(self._looking.follow(story, before))
