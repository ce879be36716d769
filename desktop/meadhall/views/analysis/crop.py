"""The part of the board where something was decided."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from meadhall.chronicle.analysis import Decision
from meadhall.views.almanac.games import shelf
from meadhall.views.analysis.told import Told
from meadhall.views.boards.kit.board import Board
from meadhall.views.boards.kit.part import part_of_board
from meadhall.views.boards.kit.spots import Spot
from meadhall.views.deeds import Way
from meadhall.views.look.icons import mono
from meadhall.views.look.ink import stroke
from meadhall.views.look.palette import ATTACK, INK, SELECTED
from meadhall.views.look.shapes import disc
from meadhall.views.look.style import Style, smooth

_NEAR = 0.34  # of the board's width is seen around a place, at least
_AROUND = 40.0  # board units beside it
_LEAST, _MOST = 20, 28  # measures: of a ring


class Crops:
    """Of one game: the board is made once."""

    def __init__(self, style: Style, told: Told) -> None:
        self._style, self._told = style, told
        self._board: Board | None = None

    def picture(self, decision: Decision, size: QSizeF, dpr: float) -> QPixmap:
        """As its seat saw it, with the place ringed: gold for what was best, red for what was not."""
        view = self._told.view_at(decision)
        board = self._board_for(view)
        spots = self._spots(board, decision, view)
        if not spots:
            return self._sign(board, decision, size, dpr)
        seen = self._seen(board, view, spots, size)
        zoom = size.width() / seen.width()
        usual = max(zoom, self._style.unit)  # as large as on the table: there all words fit their places
        picture = part_of_board(board, view, self._style, seen, usual, dpr * zoom / usual, [])
        picture.setDevicePixelRatio(dpr)
        painter, tone = QPainter(picture), SELECTED if decision.change > 0 else ATTACK
        smooth(painter)
        painter.scale(zoom, zoom)
        painter.translate(-seen.topLeft())
        for path in self._pointing(spots, zoom):
            stroke(painter, path, INK, self._style.scaled(6.5) / zoom)
            stroke(painter, path, tone, self._style.scaled(3.6) / zoom)
        painter.end()
        return picture

    def _pointing(self, spots: Sequence[Spot], zoom: float) -> Iterator[QPainterPath]:
        """A ring around the place; around a large one its border, which hides none of its words. An arrow leads there
        from where one came."""
        least, most = (self._style.scaled(measure) / zoom for measure in (_LEAST, _MOST))
        *before, place = spots
        reach = max(place.box.width(), place.box.height()) * 0.5 + 4
        ring = disc(place.x, place.y, max(reach, least))
        yield ring if reach <= most else place.form.outline.translated(place.x, place.y)
        for start, end in pairwise(spots if before else ()):
            yield _arrow(start.anchor, end.anchor, least * 0.5)

    def _sign(self, board: Board, decision: Decision, size: QSizeF, dpr: float) -> QPixmap:
        """What was done nowhere on the board, such as a trade: what it is."""
        picture = QPixmap((size * dpr).toSize())
        picture.setDevicePixelRatio(dpr)
        picture.fill(self._style.room.raised)
        painter, side = QPainter(picture), min(size.width(), size.height()) * 0.5
        smooth(painter)
        place = QRectF((size.width() - side) / 2, (size.height() - side) / 2, side, side)
        mono(painter, board.deeds.of(self._told.action_of(decision)).icon, place, self._style.room.text2)
        painter.end()
        return picture

    def _board_for(self, view: Any) -> Board:
        if self._board is None:
            told = self._told
            self._board = shelf(told.table.game.id).board(view, told.colours, told.words)
        self._board.recall(self._told.table.opening)
        return self._board

    def _spots(self, board: Board, decision: Decision, view: Any) -> list[Spot]:
        """Where it was done, after whence; else where it first showed in what the seat did next; there may be no such
        place."""
        known = board.spots(view)
        way = next((way for way in self._ways(board, decision, view) if way[-1] in known), None)
        if way is None:
            return []
        board.turn_to(way[-1], view)
        known = board.spots(view)
        return [known[name] for name in way if name in known]

    def _ways(self, board: Board, decision: Decision, view: Any) -> Iterator[Way]:
        table = self._told.table
        begun = table.entries[decision.line]
        for line, entry in enumerate(table.entries[decision.line :], decision.line):
            if entry.turn != begun.turn:
                return
            if entry.seat != begun.seat:
                continue  # others may answer
            s = view if line == decision.line else table.game.visible(table.position_at(line), entry.seat)
            yield from (way for way in board.ways_of(entry.action, s) if way)
            yield from ((name,) for event in entry.events for name in board.spots_of_event(event, s))

    @staticmethod
    def _seen(board: Board, view: Any, spots: Sequence[Spot], size: QSizeF) -> QRectF:
        """A part of the picture's shape, inside the board where it can be."""
        wanted = QRectF()
        for spot in spots:
            wanted = wanted.united(spot.box.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND))
        frame = board.frame(view, wanted)
        field, shape = board.field(frame), size.width() / size.height()
        width = max(wanted.width(), wanted.height() * shape, frame.width() * _NEAR)
        width = min(width, field.width(), field.height() * shape)
        seen = QRectF(0, 0, width, width / shape)
        seen.moveCenter(wanted.center())
        seen.moveLeft(min(max(seen.left(), field.left()), field.right() - seen.width()))
        seen.moveTop(min(max(seen.top(), field.top()), field.bottom() - seen.height()))
        return seen


def _arrow(start: QPointF, end: QPointF, barb: float) -> QPainterPath:
    path = QPainterPath(start)
    path.lineTo(end)
    back = math.atan2(start.y() - end.y(), start.x() - end.x())
    for aside in (-0.6, 0.6):
        path.moveTo(end)
        path.lineTo(end + QPointF(math.cos(back + aside), math.sin(back + aside)) * barb)
    return path
