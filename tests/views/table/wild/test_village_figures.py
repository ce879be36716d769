"""Figures of the end page are those of the events; prices, stores and cautions are those of the law."""

from __future__ import annotations

from itertools import islice

import pytest
from wild.villages import moments, over, seated, speech

from meadhall.models.session import Session
from meadhall.models.thinking.bot_worker import BotWorker
from meadhall.rules import kernel
from meadhall.rules.wild import events as e
from meadhall.rules.wild import forecast
from meadhall.rules.wild.data import RESOURCES
from meadhall.rules.wild.fights.beasts import AttackDragon
from meadhall.rules.wild.game import WILD
from meadhall.rules.wild.land.storage import ArrangeTokens
from meadhall.rules.wild.missions import CompleteMission
from meadhall.rules.wild.state import State
from meadhall.rules.wild.turn import EndTurn, TakeTurn
from meadhall.stage.wild import Scene
from meadhall.table import Seat, Table, Terms
from meadhall.views.deeds.wild import DEEDS
from meadhall.views.table.saga.history import history, last_round, of_this_round
from meadhall.views.table.wild import faces
from meadhall.views.table.wild.chronicle import tale
from meadhall.views.table.wild.notes import notes
from meadhall.views.table.wild.storing import Stocks
from meadhall.views.text import Words
from meadhall.views.text.markup import NBSP
from meadhall.views.text.wild import WildSpeech


class Silent(BotWorker):
    """Never asked: whoever plays, plays before."""


def _on_turn(s: State) -> bool:
    return isinstance(kernel.asked(s), TakeTurn)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_sources_add_up_to_the_points(seed: int) -> None:
    session = Session(over(seed), Silent())
    assert session.result is not None
    told = tale(session, speech())
    for seat, points in enumerate(session.result.points):
        assert sum(source.points[seat] for source in told.sources) == points


def test_courses_have_a_step_for_each_round_and_end_with_the_end() -> None:
    session = Session(over(4), Silent())
    assert session.result is not None
    told = tale(session, speech())
    assert told.second is not None
    for course in (told.course, told.second):
        assert len(course.steps) == session.view.round + 1
    assert told.course.steps[-1] == session.result.points
    hits = [event.seat for event in history(session) if isinstance(event, e.AttackSucceeded)]
    assert list(told.second.steps[-1]) == [hits.count(seat) for seat in range(3)]


def test_this_round_and_the_last_one_are_cut_where_rounds_begin() -> None:
    for table in islice(moments(5, lambda s: _on_turn(s) and s.round > 2), 0, 120, 17):
        session = seated(table, Silent())
        told = of_this_round(session, e.RoundBegan)
        assert told[0] == e.RoundBegan(session.view.round)
        assert history(session)[-len(told) :] == told
        before = last_round(session, e.RoundBegan)
        assert before[0] == e.RoundBegan(session.view.round - 1)
        assert not any(isinstance(event, e.RoundBegan) for event in before[1:])


# The evening


def _refused(s: State, stocks: Stocks) -> str:
    denial = kernel.why_not(s, stocks.action, kernel.asked(s).seat)
    return denial.code if denial is not None else ""


def test_stocks_begin_with_the_default_and_lose_nothing_by_moving() -> None:
    def ripe(s: State) -> bool:
        return isinstance(kernel.asked(s), ArrangeTokens)

    for table in islice(moments(7, ripe), 12):
        if kernel.is_over(table.state):
            return
        s: State = table.state
        decision = kernel.asked(s)
        stocks = Stocks(s, decision.seat)
        assert stocks.action == kernel.options(s)[0]
        held = s.players[decision.seat].tokens
        for plot in stocks.plots:
            for count in (0, 9, 2):
                stocks.put(plot, count)
                assert _refused(s, stocks) in ("", "stored_stays")
                assert all(0 <= stocks.lost.of(kind) <= held.of(kind) for kind in RESOURCES)
            kind = "beer" if plot.startswith("beer") else "gold"
            stocks.move(kind, plot, None)
            stocks.move(kind, None, plot)
            stocks.move("gold" if kind == "beer" else "beer", None, plot)
            assert _refused(s, stocks) in ("", "stored_stays")
        stocks.begin_again()
        assert stocks.action == kernel.options(s)[0]


# Cautions


def test_who_leaves_something_behind_is_asked_and_who_does_not_is_let_go() -> None:
    asked = let = 0
    for table in islice(moments(8, _on_turn), 90):
        if kernel.is_over(table.state):
            break
        session = seated(table, Silent())
        s: State = session.view
        legal = session.options()
        undone = forecast.undone(s)
        left = undone.buys or undone.raid or any(isinstance(one, CompleteMission | AttackDragon) for one in legal)
        found = DEEDS[EndTurn].caution(session, speech(), EndTurn())
        assert bool(found) is bool(left)
        asked, let = asked + bool(left), let + (not left)
    assert asked > 5
    assert let > 5


@pytest.mark.parametrize(
    ("card", "said"),
    [("beer", "**1**\u00a0[beer]"), ("treasure_chest", "**2**\u00a0[beer] **2**\u00a0[gold]"), ("beer_taxes", "")],
)
def test_what_is_mere_treasure_says_so_in_signs(card: str, said: str) -> None:
    face = faces.card(speech(), card)
    assert face.text == (said or Words("en")(f"wild.card.{card}.text"))
    assert bool(face.art_share) is bool(said)


def test_nobody_is_told_of_a_mission_that_is_not_there() -> None:
    scene = Scene.wild(players=3).turn(0)
    seats = tuple(Seat(name, at) for at, name in enumerate("ABC"))
    open_ = "You can still complete a mission."
    for missions, said in (((None, None), False), (("warfare", None), True)):
        scene.s.players[0].missions = missions
        table = Table(
            WILD,
            Terms(scene.s.options, seats, 1),
            scene.s,
            resumed=True,
        )
        told = "\n".join(note.text for note in notes(seated(table, Silent()), speech()))
        assert (open_ in told) == said


def test_ones_own_figure_stands_on_one_line() -> None:
    russian = WildSpeech(Words("ru"), ("Аня", "Боря", "Вова"))
    moment = islice(moments(5, _on_turn), 40, 120, 20)
    told = "\n".join(note.text for table in moment for note in notes(seated(table, Silent()), russian))
    assert f"(у{NBSP}вас{NBSP}" in told
    assert "(у " not in told
