"""A part of a board as one still picture, such as the almanac shows: nobody points at it, and nothing moves."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from meadhall.views.look.style import Style, smooth

from .board import Board
from .canvas import Canvas, Stamps
from .marks import Mark, height_of, paint_mark
from .pieces import Piece

Layer = tuple[float, Callable[[], None]]  # how high it lies, and how it is painted


def part_of_board(
    board: Board, view: Any, style: Style, box: QRectF, zoom: float, dpr: float, marks: Sequence[Mark]
) -> QPixmap:
    """`zoom` is pixels of the screen to a unit of the board."""
    scale = zoom * dpr
    pixmap = QPixmap(max(1, math.ceil(box.width() * scale)), max(1, math.ceil(box.height() * scale)))
    pixmap.fill(board.surround or Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    smooth(painter)
    painter.scale(scale, scale)
    painter.translate(-box.topLeft())
    canvas = Canvas(painter, Stamps(style.of_a_board(), scale, dpr))
    for patch in board.patches(box):
        if patch.box.intersects(box):
            painter.save()
            patch.paint(canvas)
            painter.restore()
    layers = [*_pieces(board, view, canvas, box), *_marks(canvas, marks)]
    for _, paint in sorted(layers, key=lambda layer: layer[0]):
        paint()
    painter.end()
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


def _pieces(board: Board, view: Any, canvas: Canvas, box: QRectF) -> Iterator[Layer]:
    for piece in board.pieces(view):
        covers = board.piece_box(piece.key)
        if covers.translated(piece.x, piece.y).intersects(box):
            yield piece.z, partial(_lay, board, canvas, piece, covers)


def _lay(board: Board, canvas: Canvas, piece: Piece, covers: QRectF) -> None:
    canvas.painter.setOpacity(piece.opacity)
    canvas.stamp(("piece", piece.key), piece.x, piece.y, covers, partial(board.paint_piece, piece.key))
    canvas.painter.setOpacity(1.0)


def _marks(canvas: Canvas, marks: Sequence[Mark]) -> Iterator[Layer]:
    for mark in marks:
        yield height_of(mark), partial(_outline, canvas, mark)


def _outline(canvas: Canvas, mark: Mark) -> None:
    canvas.painter.save()
    canvas.painter.translate(mark.spot.anchor)
    paint_mark(canvas, mark)
    canvas.painter.restore()
