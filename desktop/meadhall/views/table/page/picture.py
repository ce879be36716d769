"""The picture of a game for the list of those that can go on: its board, which is open to all."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QIODevice, QSize, Qt
from PySide6.QtWidgets import QGraphicsView

_SIZE = QSize(480, 270)
_QUICK = 70  # of 100: a larger file, but no pause in the game


def picture_of(board: QGraphicsView) -> bytes:
    grown = Qt.AspectRatioMode.KeepAspectRatioByExpanding
    image = board.grab().toImage().scaled(_SIZE, grown, Qt.TransformationMode.SmoothTransformation)
    left, top = (image.width() - _SIZE.width()) // 2, (image.height() - _SIZE.height()) // 2
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.copy(left, top, _SIZE.width(), _SIZE.height()).save(buffer, "PNG", _QUICK)  # pyright: ignore[reportCallIssue, reportArgumentType]
    return bytes(buffer.data().data())
