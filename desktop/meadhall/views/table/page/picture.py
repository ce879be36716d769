"""The picture of a game for the list of those that can go on: its board, and the banners with the points that lie open.

It may be seen by everybody: where several people sit at the screen, nothing is told that only one of them knows.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QBuffer, QIODevice, Qt, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsView

from meadhall.memory import give_back
from meadhall.models.session import Session
from meadhall.views.look.palette import PLAYERS
from meadhall.views.look.players.scores import THUMBNAIL, Score, paint_scores
from meadhall.views.look.style import smooth
from meadhall.views.table.game import TableGame

_QUICK = 70  # of 100: a larger file, but no pause in the game


class Thumbnail:
    """Of one table: taken once a round."""

    def __init__(self, session: Session, game: TableGame, board: QGraphicsView) -> None:
        self._session, self._game, self._board = session, game, board
        self._round = -1  # of which the library has a picture

    def follow(self) -> None:
        now = self._session.game.round_of(self._session.view)
        if now != self._round and self._board.isVisible() and self._session.result is None:
            self._round = now
            QTimer.singleShot(0, self._board, self.put)

    def put(self) -> None:
        self._session.put_picture(self.taken())
        give_back()  # a round of painting leaves holes

    def taken(self) -> bytes:
        return picture_of(self._board, scores_of(self._session, self._game))


def scores_of(session: Session, game: TableGame) -> list[Score]:
    """What only whoever looks may know is told where nobody else shares the screen."""
    found: list[Score] = []
    for number, seat in enumerate(session.seats):
        facts = game.seat(number)
        veiled = facts.private and len(session.people) > 1
        found.append(Score(PLAYERS[seat.colour % len(PLAYERS)], None if veiled else facts.points))
    return found


def picture_of(board: QGraphicsView, scores: Sequence[Score]) -> bytes:
    grown, wide, high = Qt.AspectRatioMode.KeepAspectRatioByExpanding, THUMBNAIL.width(), THUMBNAIL.height()
    image = board.grab().toImage().scaled(THUMBNAIL, grown, Qt.TransformationMode.SmoothTransformation)
    image = image.copy((image.width() - wide) // 2, (image.height() - high) // 2, wide, high)
    image.setDevicePixelRatio(1.0)
    painter = QPainter(image)
    smooth(painter)
    paint_scores(painter, scores)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG", _QUICK)  # pyright: ignore[reportCallIssue, reportArgumentType]
    return bytes(buffer.data().data())
