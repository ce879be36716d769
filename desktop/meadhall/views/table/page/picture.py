"""The picture of a game for the list of those that can go on: its board, and the banners with the points that lie open.

It may be seen by everybody: where several people sit at the screen, nothing is told that only one of them knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QBuffer, QIODevice, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsView

from meadhall.models.session import Session
from meadhall.views.look import fonts
from meadhall.views.look.heraldry import banner
from meadhall.views.look.ink import ink, lettering, stroke
from meadhall.views.look.palette import GOLD_TEXT, INK, PLAYERS, TOKEN_PAPER, Player
from meadhall.views.look.shapes import of_rect
from meadhall.views.look.style import smooth
from meadhall.views.table.game import TableGame

SIZE = QSize(480, 270)
_QUICK = 70  # of 100: a larger file, but no pause in the game
_HIGH, _WIDE, _GAP, _BELOW = 34, 70, 6, 10  # of a plate
_LEFT = 46  # where the first one begins: narrower pictures show the middle
_GOLD = PLAYERS[2].base


class Score(NamedTuple):
    player: Player
    points: int | None  # none where they are a secret


def scores_of(session: Session, game: TableGame) -> list[Score]:
    """Of several people at one screen, in a game with secrets, whoever looks shows no more than the others do."""
    facts = [game.seat(seat) for seat in range(len(session.seats))]
    secret = any(one.points is None or one.hidden for one in facts)
    shy = session.viewer if secret and len(session.people) > 1 else None
    return [
        Score(PLAYERS[seat.colour % len(PLAYERS)], None if number == shy else one.points)
        for number, (seat, one) in enumerate(zip(session.seats, facts, strict=True))
    ]


def picture_of(board: QGraphicsView, scores: Sequence[Score]) -> bytes:
    grown = Qt.AspectRatioMode.KeepAspectRatioByExpanding
    image = board.grab().toImage().scaled(SIZE, grown, Qt.TransformationMode.SmoothTransformation)
    left, top = (image.width() - SIZE.width()) // 2, (image.height() - SIZE.height()) // 2
    image = image.copy(left, top, SIZE.width(), SIZE.height())
    image.setDevicePixelRatio(1.0)
    painter = QPainter(image)
    smooth(painter)
    paint_scores(painter, scores)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG", _QUICK)  # pyright: ignore[reportCallIssue, reportArgumentType]
    return bytes(buffer.data().data())


def paint_scores(painter: QPainter, scores: Sequence[Score]) -> None:
    """Banners in the order of the seats, each with its points, over a picture of this size; who leads is on gold."""
    most = max((score.points for score in scores if score.points is not None), default=None)
    for number, score in enumerate(scores):
        place = QRectF(_LEFT + number * (_WIDE + _GAP), SIZE.height() - _HIGH - _BELOW, _WIDE, _HIGH)
        leads = most is not None and score.points == most
        plate = of_rect(place, 8)
        ink(painter, plate, _GOLD if leads else TOKEN_PAPER, 2, depth=3)
        stroke(painter, plate, INK, 2)
        banner(painter, score.player, QRectF(place.left() + 6, place.top() - 5, 24, 37))
        words = place.adjusted(31, 0, -3, 0)
        text = "?" if score.points is None else str(score.points)
        lettering(painter, words, text, fonts.font("name", 22), GOLD_TEXT if leads else INK)
