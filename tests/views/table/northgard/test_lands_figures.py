"""Figures of the year's end and of the end page are those of the events."""

from __future__ import annotations

from northgard.lands import NAMES

from meadhall.bots import Question, make
from meadhall.models.session import Session
from meadhall.models.thinking.bot_worker import BotWorker
from meadhall.rules import kernel
from meadhall.rules.northgard import events as e
from meadhall.rules.northgard.game import NORTHGARD
from meadhall.table import Seat, Table, Terms
from meadhall.views.table.northgard.chronicle import tale
from meadhall.views.table.northgard.yearend import reckoned, since_harvest
from meadhall.views.text import Words
from meadhall.views.text.northgard import NorthgardSpeech


def over(seed: int, players: int = 3) -> Session:
    """A game that computers have played to its end."""
    seats = tuple(Seat(name, seat, "random") for seat, name in enumerate(NAMES[:players]))
    table = Table.start(NORTHGARD, Terms(NORTHGARD.options(), seats, seed))
    bot = make("random", NORTHGARD, seed)
    while not kernel.is_over(table.state):
        seat = kernel.asked(table.state).seat
        table.play(bot.choose(Question(NORTHGARD, NORTHGARD.visible(table.state, seat))))
    return Session(table, BotWorker())


def test_sources_add_up_to_the_points() -> None:
    for seed in range(1, 7):
        session = over(seed)
        assert session.result is not None
        told = tale(session, NorthgardSpeech(Words("en"), NAMES[:3]))
        for seat, points in enumerate(session.result.points):
            assert sum(source.points[seat] for source in told.sources) == points


def test_courses_have_a_step_for_each_year_and_end_with_the_end() -> None:
    session = over(2)
    assert session.result is not None
    told = tale(session, NorthgardSpeech(Words("en"), NAMES[:3]))
    assert told.second is not None
    for course in (told.course, told.second):
        assert len(course.steps) == session.view.year + 1
    assert told.course.steps[-1] == session.result.points
    assert told.course.steps[0] == (0, 0, 0)


def test_turning_points_are_few_and_in_order() -> None:
    told = tale(over(4), NorthgardSpeech(Words("en"), NAMES[:3]))
    years = [point.when for point in told.turning]
    assert 0 < len(years) <= 5
    assert years == sorted(years)


def test_a_year_is_reckoned_up_to_the_next_one() -> None:
    events = [
        e.Harvested(0, (3, 5), (2, 1, 0)),
        e.FameGained(0, 2, "harvest"),
        e.FameGained(0, 3, "altar"),
        e.FameGained(0, 9, "closing"),
        e.Traded(1, (3, 0, 0), 2),
        e.WinterPaid(0, (1, 0, 0), True),
        e.WinterPaid(1, (0, 0, 0), False),
        e.UnrestTaken(1, False),
        e.FameLost(1, 5),
        e.YearBegan(3),
        e.Harvested(0, (3,), (9, 9, 9)),
    ]
    first, second = reckoned(events, 2)
    assert (first.regions, first.reaped, first.fame, first.paid) == (2, (2, 1, 0), 5, (1, 0, 0))
    assert (second.trades, second.unrest, second.fame_lost, second.regions) == (1, 1, 5, 0)


def test_the_events_of_a_year_s_end_begin_with_its_harvest() -> None:
    events = since_harvest(over(1))
    assert any(isinstance(event, e.Harvested) for event in events)
    assert not any(isinstance(event, e.Passed) for event in events)
