"""What stands around the map: compass, pile, the year, and what lives in the sea.

Compass and year keep to what is shown, so that panning cuts neither.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QPointF, QRectF

from meadhall.rules.northgard.state import State

from ...kit.pieces import Piece
from .. import pieces
from .voyagers import at_sea, is_open

_DRAWN_FOR = 1280.0  # the width of frame for which all of it was drawn
_RIM = 14.0  # of the part that is shown stays free around whatever keeps to it


def furniture(view: State, frame: QRectF, shown: QRectF, box_of: Callable[[Any], QRectF]) -> Iterator[Piece]:
    scale = round(frame.width() / _DRAWN_FOR, 3)

    def box(piece: Piece) -> QRectF:
        return box_of(piece.key).translated(piece.x, piece.y)

    x, top, bottom = frame.left() + 62 * scale, frame.top() + 84 * scale, frame.bottom() - 106 * scale
    compass = Piece("compass", ("compass", scale), x, top, pieces.COAST + 0.1)
    pile = Piece("pile", ("pile", len(view.pile), scale), x, bottom, pieces.TOKEN)
    sailing = [*at_sea(view, frame, scale, (box(compass), box(pile)))]
    standing = [pile, *(piece for piece in sailing if piece.id != "scroll")]
    keeping = [compass, *(piece for piece in sailing if piece.id == "scroll")]
    yield from standing
    taken = [box(piece) for piece in standing]
    for piece in sorted(keeping, key=lambda piece: not shown.contains(box(piece))):  # who is at home stays there
        place = _whole(box(piece), shown, _RIM * scale, view, taken)
        if place is not None:
            taken.append(box(piece).translated(place))
            yield replace(piece, x=piece.x + place.x(), y=piece.y + place.y())


def _whole(home: QRectF, shown: QRectF, rim: float, view: State, taken: Iterable[QRectF]) -> QPointF | None:
    """So far it moves to be seen whole: not at all, or to the nearest corner or edge with open water. None: nowhere."""
    if shown.contains(home):
        return QPointF()
    for place in _along_the_rim(home, shown.adjusted(rim, rim, -rim, -rim)):
        there = home.translated(place)
        if shown.contains(there) and is_open(there, view) and not any(there.intersects(other) for other in taken):
            return place
    return None


def _along_the_rim(home: QRectF, within: QRectF) -> list[QPointF]:
    """The nearest place within this, and its corners, the nearest first."""
    lefts = (within.left() - home.left(), within.right() - home.right())
    tops = (within.top() - home.top(), within.bottom() - home.bottom())
    nearest = QPointF(_nearest(*lefts), _nearest(*tops))
    corners = [QPointF(x, y) for x in lefts for y in tops]
    return [nearest, *sorted(corners, key=QPointF.manhattanLength)]


def _nearest(least: float, most: float) -> float:
    """To stay, if that is between the two."""
    return min(max(0.0, least), most)
