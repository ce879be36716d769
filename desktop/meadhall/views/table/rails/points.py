"""The points of a player at the end of a line: on a plate, golden for whoever leads, with the place of all others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from meadhall.views.look.drawn.tokens import sealed_scroll
from meadhall.views.look.icons import inline
from meadhall.views.look.ink import ink, lettering, stroke
from meadhall.views.look.shapes import disc, of_rect
from meadhall.views.look.style import Style

_AROUND, _GAP, _EDGE = 5, 4, 12  # measures: within the plate, beside the crown, right of everything
_SCROLL = 1.2  # as wide as points that are a secret, in their height
_SMALL = 13  # letters of what else is said
_MORE = "+?"
_JUTS = 0.55  # of the disc's radius: so far it lies over the plate


class Points(NamedTuple):
    points: int | None  # none where they are a secret
    hidden: bool = False  # there may be more than one can see
    place: int | None = None  # among all players, where it can be seen


def places(points: Sequence[int | None]) -> list[int | None]:
    """Of each player: equals share one. Nobody has any where some points are a secret, or all have as many."""
    known = [each for each in points if each is not None]
    if len(known) < len(points) or len(set(known)) < 2:
        return [None] * len(points)
    return [1 + sum(other > each for other in known) for each in known]


class _Extent(NamedTuple):
    """How wide everything is, from the right."""

    more: float
    figure: float
    sign: float  # the crown; the disc with the place, where that stands instead
    disc: float = 0.0  # left of the plate

    def whole(self, style: Style) -> float:
        return sum(self) + style.scaled(_EDGE + _GAP)


def _extent(style: Style, shown: Points, size: float, narrow: bool) -> _Extent:
    more = 0.0
    if shown.hidden:  # clear of the plate, which is wider than the figure
        more = style.metrics("bold", _SMALL).horizontalAdvance(_MORE) + style.scaled(_AROUND + _GAP)
    figure = style.scaled(size * _SCROLL)
    if shown.points is not None:
        figure = style.metrics("name", size).horizontalAdvance(str(shown.points))
    if not _has_disc(shown):
        return _Extent(more, figure, style.scaled(size))
    if narrow:
        return _Extent(more, figure, 2 * _radius(style))
    return _Extent(more, figure, style.scaled(size), _radius(style) * (2 - _JUTS) + style.scaled(_AROUND))


def _has_disc(shown: Points) -> bool:
    """The leader's plate says enough."""
    return shown.place is not None and shown.place > 1


def _radius(style: Style) -> float:
    return style.metrics("bold", _SMALL).capHeight()


def width_of(style: Style, shown: Points, size: float, *, narrow: bool = False) -> float:
    return _extent(style, shown, size, narrow).whole(style)


def paint_points(
    painter: QPainter, style: Style, line: QRectF, shown: Points, size: float, *, narrow: bool = False
) -> None:
    """At the right end of the line. Where it is narrow, the place stands instead of the crown: names need the room."""
    room, extent, leads = style.room, _extent(style, shown, size, narrow), shown.place == 1
    right, middle = line.right() - style.scaled(_EDGE), line.center().y()
    if shown.hidden:
        place = QRectF(right - extent.more, line.top(), extent.more, line.height())
        lettering(painter, place, _MORE, style.font("bold", _SMALL), room.text, Qt.AlignmentFlag.AlignRight)
    right -= extent.more
    left = right - extent.figure - extent.sign - style.scaled(_GAP)
    around = style.scaled(_AROUND)
    plate = QRectF(left - around, line.top(), right - left + 2 * around, line.height())
    if leads:
        ink(painter, of_rect(plate, style.scaled(7)), room.gold, style.scaled(1.4), depth=style.scaled(2))
    elif shown.points is not None:
        stroke(painter, of_rect(plate, style.scaled(7)), room.line2, style.scaled(1.2))
    colour = room.gold_text if leads else room.text
    figure = QRectF(right - extent.figure, line.top(), extent.figure, line.height())
    if shown.points is None:
        high = style.scaled(size)
        sealed_scroll(painter, QRectF(figure.left(), middle - high / 2, extent.figure, high))
    else:
        lettering(painter, figure, str(shown.points), style.font("name", size), colour, Qt.AlignmentFlag.AlignLeft)
    radius = _radius(style)
    if not (narrow and _has_disc(shown)):
        inline(painter, "glory", QRectF(left, middle - extent.sign / 2, extent.sign, extent.sign), colour)
    if _has_disc(shown):
        x = left + radius if narrow else plate.left() - radius * (1 - _JUTS)
        _paint_place(painter, style, QPointF(x, middle), shown.place)


def _paint_place(painter: QPainter, style: Style, centre: QPointF, place: int | None) -> None:
    room, radius = style.room, _radius(style)
    ring = disc(centre.x(), centre.y(), radius)
    painter.fillPath(ring, room.raised)
    stroke(painter, ring, room.line2, style.scaled(1.2))
    around = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    lettering(painter, around, str(place), style.font("bold", _SMALL), room.text2)
