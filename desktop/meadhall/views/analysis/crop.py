"""The part of the board where something was decided."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPixmap

from meadhall.chronicle.analysis import Decision
from meadhall.views.almanac.games import shelf
from meadhall.views.analysis.told import Told
from meadhall.views.boards.kit.board import Board
from meadhall.views.boards.kit.part import part_of_board
from meadhall.views.boards.kit.spots import Spot
from meadhall.views.look.ink import stroke
from meadhall.views.look.palette import ATTACK, INK, SELECTED
from meadhall.views.look.shapes import disc
from meadhall.views.look.style import Style, smooth

_NEAR = 0.34  # of the board's width is seen around a place, at least
_AROUND = 40.0  # board units beside it
_LEAST, _MOST = 20, 44  # measures: of a ring


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
        seen = self._seen(board, view, spots, size)
        zoom = size.width() / seen.width()
        picture = part_of_board(board, view, self._style, seen, zoom, dpr, [])
        tone = SELECTED if decision.change > 0 else ATTACK
        for spot in spots:
            self._ring(picture, (spot.anchor - seen.topLeft()) * zoom, _reach(spot) * zoom, tone)
        return picture

    def _ring(self, picture: QPixmap, middle: QPointF, reach: float, tone: QColor) -> None:
        style, painter = self._style, QPainter(picture)
        smooth(painter)
        radius = min(max(reach, style.scaled(_LEAST)), style.scaled(_MOST))
        ring = disc(middle.x(), middle.y(), radius)
        stroke(painter, ring, INK, style.scaled(6.5))
        stroke(painter, ring, tone, style.scaled(3.6))
        painter.end()

    def _board_for(self, view: Any) -> Board:
        if self._board is None:
            told = self._told
            self._board = shelf(told.table.game.id).board(view, told.colours, told.words)
        self._board.recall(self._told.table.opening)
        return self._board

    def _spots(self, board: Board, decision: Decision, view: Any) -> list[Spot]:
        """Where it was done; else where it first showed in what the seat did next; there may be no such place."""
        known = board.spots(view)
        name = next((name for name in self._names(board, decision, view) if name in known), None)
        if name is None:
            return []
        board.turn_to(name, view)
        known = board.spots(view)
        return [known[name]] if name in known else []

    def _names(self, board: Board, decision: Decision, view: Any) -> Iterator[str]:
        table = self._told.table
        begun = table.entries[decision.line]
        for line, entry in enumerate(table.entries[decision.line :], decision.line):
            if (entry.turn, entry.seat) != (begun.turn, begun.seat):
                return
            s = view if line == decision.line else table.game.visible(table.position_at(line), entry.seat)
            yield from (way[-1] for way in board.ways_of(entry.action, s) if way)
            yield from (name for event in entry.events for name in board.spots_of_event(event, s))

    @staticmethod
    def _seen(board: Board, view: Any, spots: Sequence[Spot], size: QSizeF) -> QRectF:
        """A part of the picture's shape, inside the board where it can be."""
        wanted = QRectF()
        for spot in spots:
            wanted = wanted.united(spot.box.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND))
        frame = board.frame(view, wanted)
        field, shape = board.field(frame), size.width() / size.height()
        if not spots:
            wanted = frame
        width = max(wanted.width(), wanted.height() * shape, frame.width() * (_NEAR if spots else 0.5))
        width = min(width, field.width(), field.height() * shape)
        seen = QRectF(0, 0, width, width / shape)
        seen.moveCenter(wanted.center())
        seen.moveLeft(min(max(seen.left(), field.left()), field.right() - seen.width()))
        seen.moveTop(min(max(seen.top(), field.top()), field.bottom() - seen.height()))
        return seen


def _reach(spot: Spot) -> float:
    return max(spot.box.width(), spot.box.height()) * 0.5 + 4
