"""What the tests of all boards share: everything painted step by step, and the kinds of things."""

from __future__ import annotations

from collections.abc import Iterator
from time import process_time
from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from meadhall.rules.kernel import Move
from meadhall.views.boards.kit.board import Board
from meadhall.views.boards.kit.canvas import Canvas, Stamps
from meadhall.views.look.palette import LIGHT, Room
from meadhall.views.look.style import Style


def painted(board: Board, s: Any, room: Room = LIGHT, scale: float = 1.0) -> Iterator[None]:
    """Everything there is, patch by patch and piece by piece."""
    stamps, frame = Stamps(Style(room, 1.0), scale, 1.0), board.frame(s, QRectF())
    field = board.field(frame)
    pixmap = QPixmap(round(field.width() * scale), round(field.height() * scale))
    pixmap.fill(Qt.GlobalColor.black)  # opaque, as the board's own
    painter = QPainter(pixmap)
    painter.scale(scale, scale)
    painter.translate(-field.topLeft())
    for patch in board.patches(field):
        painter.save()
        patch.paint(Canvas(painter, stamps))
        painter.restore()
        yield
    painter.end()
    for piece in (*board.pieces(s), *board.furniture(s, frame)):
        stamps.get(piece.key, board.piece_box(piece.key), lambda on, key=piece.key: board.paint_piece(key, on))
        yield


def slowest_step(board: Board, s: Any, room: Room) -> float:
    """In seconds of work of this process, so that a busy machine proves nothing; as after the first picture."""
    for _ in painted(board, s, room):
        pass
    slowest, start = 0.0, process_time()
    for _ in painted(board, s, room):
        slowest, start = max(slowest, process_time() - start), process_time()
    return slowest


def kinds(base: type, game: str) -> set[type]:
    """All kinds of action or event of a game."""
    found: set[type] = set()
    for below in base.__subclasses__():
        found |= kinds(below, game) or {below}
    return {kind for kind in found if kind.__module__.startswith(f"meadhall.rules.{game}")} - {Move}
