"""The board of Uncharted Lands, as the kit wants it: a map that grows, in a sea."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from meadhall.rules.kernel import Action, Moment
from meadhall.rules.northgard.state import Land, State
from meadhall.views.boards.kit.moving.motions import Beat
from meadhall.views.deeds.northgard import DEEDS
from meadhall.views.look.game_colours import LANDS
from meadhall.views.text.words import Words

from ..kit.board import Board
from ..kit.pieces import Patch, Piece
from ..kit.spots import Spot
from . import pieces
from .ghosts import GHOSTS, TILE_GHOST, held_tile
from .motions import Motions
from .painting import PiecePainter
from .places import spots_on
from .realms import Realms, centre, map_box
from .sea.furniture import furniture
from .sea.water import sea_patches
from .shapes import TILE
from .spots import spots_of_event
from .topics import topic_of

_COAST = 36.0  # of water around the map
_LEAST_HIGH = 500.0  # however small the map: a tile takes at most 190 pixels of a window of 1920×1080
_PILE_SHARE = 0.09  # of the frame's width is kept free on the left, for the pile of tiles
_AROUND = 0.25  # of the frame can be panned to on each side


class NorthgardBoard(Board):
    """Of one table: `colours` are the palette numbers of its seats."""

    grain = TILE
    deeds = DEEDS
    ghosts = GHOSTS
    spots_of_event = spots_of_event

    def __init__(
        self,
        view: State,
        colours: Sequence[int],
        words: Words,
        aspect: float = 16 / 9,
        realms: Realms | None = None,
    ) -> None:
        """`realms` are those of the same table in a window of other sides: the land is drawn once."""
        self._view = view
        self._colours = tuple(colours)
        self._words = words
        self._aspect = aspect
        self._realms = realms or Realms()
        self._lie = self._lie_of(view.land)

    def _lie_of(self, land: Land) -> pieces.Lie:
        return pieces.Lie(land, self._realms.of(land), self._colours)

    def lie(self, view: State) -> pieces.Lie:
        if self._lie.land is not view.land:
            self._lie = self._lie_of(view.land)
        return self._lie

    # How far it reaches

    def frame(self, view: State | None, wanted: QRectF) -> QRectF:
        """As wide to high as the window. The map lies in the middle, but never under the pile."""
        land = (view or self._view).land
        box = map_box(land).adjusted(-_COAST, -_COAST, _COAST, _COAST)
        if not wanted.isEmpty():
            box = box.united(wanted.adjusted(-12, -12, 12, 12))
        high = max(box.height(), _LEAST_HIGH, box.width() / (1 - _PILE_SHARE) / self._aspect)
        wide = high * self._aspect
        left = min(box.center().x() - wide / 2, box.left() - wide * _PILE_SHARE)
        return QRectF(left, box.center().y() - high / 2, wide, high)

    def field(self, frame: QRectF) -> QRectF:
        wide, high = frame.width() * _AROUND, frame.height() * _AROUND
        return frame.adjusted(-wide, -high, wide, high)

    @property
    def surround(self) -> QColor:
        return LANDS.sea

    def for_aspect(self, aspect: float) -> NorthgardBoard:
        if abs(aspect - self._aspect) < 0.01:
            return self
        return NorthgardBoard(self._view, self._colours, self._words, aspect, self._realms)

    # Painting

    def patches(self, field: QRectF) -> Sequence[Patch]:
        return list(sea_patches(field))

    @cached_property
    def album(self) -> PiecePainter:
        return PiecePainter(self._words)

    # What lies where

    def pieces(self, view: State) -> Iterable[Piece]:
        return pieces.pieces_on(self.lie(view), view)

    def furniture(self, view: State, frame: QRectF, shown: QRectF) -> Iterable[Piece]:
        return furniture(view, frame, shown, self.piece_box)

    def spots(self, view: State) -> Mapping[str, Spot]:
        return spots_on(self.lie(view), view)

    def topic(self, spot: str, view: State) -> tuple[str, ...]:
        return topic_of(spot, view)

    # Actions and events

    def turns_of(self, action: Action) -> int | None:
        return getattr(action, "turns", None)

    def ghost(self, action: Action, view: State, denied: bool = False) -> Piece | None:
        """A tile in the way it is held; the arrow of a move; what would stand there, in the colour of who is asked."""
        if denied and self.deeds.of(action).ghost == TILE_GHOST:
            return held_tile(action, fits=False)
        return super().ghost(action, view)

    def beacon(self, spot: str, action: Action, view: State) -> Piece | None:
        """The verb of what can be done in a territory or on a free cell. Groups that may move need none."""
        kind, _, number = spot.partition(":")
        sign = self.deeds.of(action).beacon or "plus"
        if kind == "cell":
            return Piece(f"beacon:{spot}", ("beacon", sign, False), *centre(int(number)), pieces.BEACON)
        if kind != "land" or all(way[-1] != spot for way in self.ways_of(action, view)):
            return None
        x, y = self.lie(view).realms[int(number)].home
        if view.warriors[int(number)]:  # at the shoulder of those who stand there
            x, y = x - 26, y - 20
        key = ("beacon", sign, self.threatens(spot, action, view))
        return Piece(f"beacon:{spot}", key, x, y, pieces.BEACON)

    def beats(
        self, story: Sequence[Moment], before: State, seat_at: Callable[[int], tuple[float, float]]
    ) -> Iterable[Beat]:
        return Motions(self.lie, self._colours, before, seat_at).beats(story)
