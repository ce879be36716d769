"""The thumbnail of a game tells the points, but no secret ones to those who share the screen."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, cast

import pytest
from PySide6.QtGui import QImage, QPainter

from meadhall.app import make_application
from meadhall.table import Seat
from meadhall.views.look.palette import PLAYERS
from meadhall.views.table.game import SeatFacts, TableGame
from meadhall.views.table.page.picture import SIZE, Score, paint_scores, scores_of

SEATS = [Seat(name, seat) for seat, name in enumerate(("Ann", "Bo", "Cat"))]
OPEN = [SeatFacts(points) for points in (4, 7, 5)]
VEILED = [SeatFacts(4), SeatFacts(None), SeatFacts(None)]  # as the first sees it
UNSURE = [SeatFacts(4), SeatFacts(7, hidden=True), SeatFacts(5)]


@pytest.mark.parametrize(
    ("facts", "people", "told"),
    [
        (OPEN, [0, 1], [4, 7, 5]),
        (VEILED, [0], [4, None, None]),
        (VEILED, [0, 1], [None, None, None]),
        (UNSURE, [0], [4, 7, 5]),
        (UNSURE, [0, 1], [None, 7, 5]),
    ],
)
def test_it_tells_no_secrets(facts: Sequence[SeatFacts], people: list[int], told: list[int | None]) -> None:
    session: Any = SimpleNamespace(seats=SEATS, people=people, viewer=0)
    game = cast(TableGame, SimpleNamespace(seat=lambda seat: facts[seat]))
    assert scores_of(session, game) == [Score(PLAYERS[seat], points) for seat, points in enumerate(told)]


def test_five_banners_lie_in_the_middle_that_narrow_pictures_show() -> None:
    make_application()
    image = QImage(SIZE, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    paint_scores(painter, [Score(player, 88) for player in PLAYERS])
    painter.end()
    columns = [x for x in range(SIZE.width()) if any(image.pixel(x, y) for y in range(SIZE.height()))]
    assert 40 < min(columns) < max(columns) < SIZE.width() - 40
