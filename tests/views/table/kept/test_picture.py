"""The thumbnail of a game tells the points, but no secret ones to those who share the screen."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, cast

import pytest
from PySide6.QtGui import QImage, QPainter

from meadhall.app import make_application
from meadhall.rules.northgard import NORTHGARD
from meadhall.rules.watch import WATCH
from meadhall.table import Seat
from meadhall.views.look.palette import PLAYERS
from meadhall.views.look.players.scores import THUMBNAIL, Score, paint_scores
from meadhall.views.table.game import SeatFacts, TableGame
from meadhall.views.table.northgard import seats as northgard
from meadhall.views.table.page.picture import scores_of
from meadhall.views.table.watch import seats as watch
from meadhall.views.text import Words
from meadhall.views.text.northgard import NorthgardSpeech
from meadhall.views.text.watch import WatchSpeech

NAMES = ("Ann", "Bo", "Cat")
SEATS = [Seat(name, seat) for seat, name in enumerate(NAMES)]
OPEN = [SeatFacts(points) for points in (4, 7, 5)]
VEILED = [SeatFacts(4, private=True), SeatFacts(None), SeatFacts(None)]  # as the first sees it
UNSURE = [SeatFacts(4, private=True), SeatFacts(7, hidden=True), SeatFacts(5)]


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
    image = QImage(THUMBNAIL, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    paint_scores(painter, [Score(player, 88) for player in PLAYERS])
    painter.end()
    columns = [x for x in range(THUMBNAIL.width()) if any(image.pixel(x, y) for y in range(THUMBNAIL.height()))]
    assert 40 < min(columns) < max(columns) < THUMBNAIL.width() - 40


def test_whoever_holds_a_secret_point_alone_sees_it() -> None:
    s = WATCH.new(WATCH.options(), 3, 4)
    s.players[0].cards = ("vp_tower",)
    session: Any = SimpleNamespace(view=WATCH.visible(s, 0), viewer=0, result=None, game=WATCH, decision=None)
    facts = [watch.seat_facts(session, WatchSpeech(Words("en"), NAMES), seat) for seat in range(3)]
    assert [one.private for one in facts] == [True, False, False]


@pytest.mark.parametrize("open_fame", [False, True])
def test_fame_is_private_where_it_is_not_open(open_fame: bool) -> None:
    s = NORTHGARD.new(NORTHGARD.options(open_fame=open_fame), 3, 4)
    session: Any = SimpleNamespace(view=NORTHGARD.visible(s, 0), viewer=0, result=None, game=NORTHGARD)
    facts = [northgard.seat_facts(session, NorthgardSpeech(Words("en"), NAMES), seat) for seat in range(3)]
    assert all(one.private != open_fame for one in facts)
    assert [one.points is None for one in facts] == [False, not open_fame, not open_fame]
