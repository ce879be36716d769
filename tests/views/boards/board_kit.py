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
from meadhall.views.look.style import Style, floor_for


def lowest(scale: float) -> float:
    """Pixels below which no letters may be on a board of a small window, or of a usual one; sizes are rounded."""
    return (13 if scale >= 1 else 12) - 0.05


def painted(board: Board, s: Any, room: Room = LIGHT, scale: float = 1.0) -> Iterator[None]:
    """Everything there is, patch by patch and piece by piece."""
    stamps, frame = Stamps(Style(room, 1.0, floor=floor_for(scale)), scale, 1.0), board.frame(s, QRectF())
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
    for piece in (*board.pieces(s), *board.furniture(s, frame, frame)):
        stamps.get(piece.key, board.piece_box(piece.key), lambda on, key=piece.key: board.paint_piece(key, on))
        yield


def no_step_takes_longer(seconds: float, board: Board, s: Any, room: Room) -> bool:
    """Of work of this process, each step in the best of some pictures, and as on a quiet machine: neighbours slow down
    even what a process works by itself.
    """
    steps, yardstick = list(_steps(board, s, room)), _yardstick()
    for _ in range(6):
        if max(steps) < seconds * max(1.0, yardstick / QUIET):
            return True
        steps = [min(both) for both in zip(steps, _steps(board, s, room), strict=True)]
        yardstick = min(yardstick, _yardstick())
    return False


def _steps(board: Board, s: Any, room: Room) -> Iterator[float]:
    start = process_time()
    for _ in painted(board, s, room):
        yield process_time() - start
        start = process_time()


QUIET = 0.0032  # seconds for the picture below, on the machine that the bounds were found on, when nobody else used it


def _yardstick() -> float:
    """A picture that never changes."""
    pixmap = QPixmap(300, 300)
    pixmap.fill(Qt.GlobalColor.black)
    start = process_time()
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for size in range(1, 300, 2):
        painter.drawEllipse(QRectF(0, 0, size, size))
    painter.end()
    return process_time() - start


def kinds(base: type, game: str) -> set[type]:
    """All kinds of action or event of a game."""
    found: set[type] = set()
    for below in base.__subclasses__():
        found |= kinds(below, game) or {below}
    return {kind for kind in found if kind.__module__.startswith(f"meadhall.rules.{game}")} - {Move}
