"""Banners with points, as they stand over the thumbnail of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter

from meadhall.views.look import fonts
from meadhall.views.look.drawn.tokens import sealed_scroll
from meadhall.views.look.ink import ink, lettering, stroke
from meadhall.views.look.palette import GOLD_TEXT, INK, PLAYERS, TOKEN_PAPER, Player
from meadhall.views.look.players.heraldry import banner
from meadhall.views.look.shapes import of_rect

THUMBNAIL = QSize(480, 270)
_HIGH, _WIDE, _GAP, _BELOW = 34, 70, 6, 10  # of a plate
_LEFT = 46  # where the first one begins: narrower pictures show the middle
_GOLD = PLAYERS[2].base


class Score(NamedTuple):
    player: Player
    points: int | None  # none where they are a secret


def paint_scores(painter: QPainter, scores: Sequence[Score]) -> None:
    """In the order of the seats, over a picture of the size of a thumbnail; who leads is on gold."""
    most = max((score.points for score in scores if score.points is not None), default=None)
    for number, score in enumerate(scores):
        place = QRectF(_LEFT + number * (_WIDE + _GAP), THUMBNAIL.height() - _HIGH - _BELOW, _WIDE, _HIGH)
        leads = most is not None and score.points == most
        plate = of_rect(place, 8)
        ink(painter, plate, _GOLD if leads else TOKEN_PAPER, 2, depth=3)
        stroke(painter, plate, INK, 2)
        banner(painter, score.player, QRectF(place.left() + 6, place.top() - 5, 24, 37))
        words = place.adjusted(31, 0, -3, 0)
        if score.points is None:
            sealed_scroll(painter, QRectF(words.center().x() - 13, words.center().y() - 9, 26, 18))
        else:
            lettering(painter, words, str(score.points), fonts.font("name", 22), GOLD_TEXT if leads else INK)
