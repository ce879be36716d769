"""The board of a game at any moment as a picture, with the banners of the players and their points."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from meadhall.models.privacy import NOBODY
from meadhall.rules import kernel
from meadhall.rules.kernel import Event
from meadhall.rules.kernel.event import as_seen
from meadhall.table import Table
from meadhall.views.almanac.games import shelf
from meadhall.views.boards.kit.part import part_of_board
from meadhall.views.look.palette import PLAYERS, ROOMS
from meadhall.views.look.players.scores import THUMBNAIL, Score, paint_scores
from meadhall.views.look.style import Style, smooth
from meadhall.views.text import Words

_FOOT, _SCORES = 0.09, 0.45  # of the height, below the board; of the size that banners have over a thumbnail


class Stills:
    def __init__(self, table: Table, words: Words, size: QSize) -> None:
        self._table, self._size = table, size
        self._over = kernel.is_over(table.state)
        self._colours = [seat.colour for seat in table.terms.seats]
        self._style = Style(ROOMS["dark"], size.height() / 1080, words)  # pyright: ignore[reportArgumentType]
        end = self.view_of(table.state)
        self._board = shelf(table.game.id).board(end, self._colours, words)
        self.recall(table.opening)
        high = size.height() * (1 - _FOOT)
        frame = self._board.frame(end, QRectF())
        self._zoom = min(size.width() / frame.width(), high / frame.height())
        self._seen = QRectF(0, 0, size.width() / self._zoom, high / self._zoom)
        self._seen.moveCenter(frame.center())

    def recall(self, events: Iterable[Event]) -> None:
        """What happened before the next picture, for what no position holds."""
        self._board.recall(as_seen(events, NOBODY))

    def view_of(self, s: Any) -> Any:
        """As everybody may see it."""
        return self._table.game.visible(s, NOBODY)

    def at(self, s: Any) -> QImage:
        """Of the position."""
        view = self.view_of(s)
        board = part_of_board(self._board, view, self._style, self._seen, self._zoom, 1.0, [])
        image = QImage(self._size, QImage.Format.Format_RGB32)
        image.fill(self._style.room.wall)
        painter = QPainter(image)
        smooth(painter)
        painter.drawPixmap(0, 0, board)
        scale = self._size.height() / THUMBNAIL.height() * _SCORES
        painter.translate(0, self._size.height() - THUMBNAIL.height() * scale)
        painter.scale(scale, scale)
        paint_scores(painter, [self._score(s, seat) for seat in range(len(self._colours))])
        painter.end()
        return image

    def _score(self, s: Any, seat: int) -> Score:
        """Some points are a secret until the end."""
        player = PLAYERS[self._colours[seat] % len(PLAYERS)]
        return Score(player, self._table.game.points(s, seat) if self._over else None)


def fitted(image: QImage, wide: int) -> QImage:
    return image.scaledToWidth(wide, Qt.TransformationMode.SmoothTransformation)
