"""What would lie there if something were done, by the names that the deeds give it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from meadhall.rules.northgard.state import State

from ..kit.pieces import Piece
from .pieces import ARROW, HELD_TILE, TOKEN
from .realms import centre

if TYPE_CHECKING:
    from .board import NorthgardBoard

TILE_GHOST = "tile"
_FAINT = 0.7


def _faint(piece: Piece) -> Piece:
    return Piece(piece.id, piece.key, piece.x, piece.y, piece.z, _FAINT)


def held_tile(action: Any, *, fits: bool) -> Piece:
    """As it is turned in one's hand."""
    return Piece("held", ("held", action.tile, action.turns, fits), *centre(action.cell), HELD_TILE)


def _tile(board: NorthgardBoard, action: Any, view: State) -> Piece:
    return held_tile(action, fits=True)


def _arrow(board: NorthgardBoard, action: Any, view: State) -> Piece:
    realms = board.lie(view).realms
    (x, y), (to_x, to_y) = realms[action.source].home, realms[action.target].home
    hostile = board.threatens(f"land:{action.target}", action, view)
    return Piece("arrow", ("arrow", round(to_x - x), round(to_y - y), hostile), x, y, ARROW)


def _building(board: NorthgardBoard, action: Any, view: State) -> Piece:
    lie = board.lie(view)
    if action.slotless:
        return _faint(lie.slotless(len(view.slotless), action.area, action.building))
    return _faint(lie.building(action.area, action.building))


def _scorched(board: NorthgardBoard, action: Any, view: State) -> Piece:
    place = board.lie(view).realms[action.region].guests[0]
    return _faint(Piece("scorched", ("scorched",), *place, TOKEN))


GHOSTS: Mapping[str, Callable[[Any, Any, Any], Piece]] = {
    TILE_GHOST: _tile,
    "arrow": _arrow,
    "building": _building,
    "scorched": _scorched,
}
