"""Figures of the end page are those of the game."""

from __future__ import annotations

import pytest

from meadhall.bots import Question, make
from meadhall.models.session import Session
from meadhall.models.thinking.bot_worker import BotWorker
from meadhall.rules import kernel
from meadhall.rules.watch import WATCH, forecast
from meadhall.rules.watch.options import Options
from meadhall.rules.watch.state import State
from meadhall.table import Seat, Table, Terms
from meadhall.views.table.watch.chronicle import tale
from meadhall.views.text import Words
from meadhall.views.text.watch import WatchSpeech

NAMES = ("Ann", "Bran", "Сам", "Їжак")


def over(options: Options, seed: int) -> tuple[Session, list[State]]:
    """A game that computers have played to its end, and how it stood when each turn was over."""
    table = Table.start(
        WATCH, Terms(options, tuple(Seat(name, seat, "steady") for seat, name in enumerate(NAMES)), seed)
    )
    bots = [make("steady", WATCH, seat) for seat in range(len(NAMES))]
    ends: dict[int, State] = {0: table.state}
    while not kernel.is_over(table.state):
        question = Question(WATCH, table.state)
        table.play(bots[question.seat].choose(question))
        ends[table.state.turn] = table.state
    return Session(table, BotWorker()), list(ends.values())


@pytest.mark.parametrize("options", [Options(mode="base"), Options(), Options(placement="ready")], ids=str)
def test_sources_and_course_are_those_of_the_game(options: Options) -> None:
    session, ends = over(options, 5)
    assert session.result is not None
    told = tale(session, WatchSpeech(Words("en"), NAMES))
    seats = range(len(NAMES))
    assert told.course.steps[-1] == session.result.points
    assert list(told.course.steps[:-1]) == [
        tuple(sum(forecast.points_by_source(s, seat)) for seat in seats) for s in ends[:-1]
    ]
    for seat in seats:
        assert sum(source.points[seat] for source in told.sources) == session.result.points[seat]
