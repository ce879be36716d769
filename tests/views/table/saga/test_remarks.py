"""What characters say in the saga: rarely, the same each time, of what everybody saw, and not if nobody wants it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import pairwise
from types import SimpleNamespace
from typing import cast

import pytest
from late import new_table, played
from msgspec.structs import replace

from meadhall.models.privacy import NOBODY
from meadhall.models.session import Session
from meadhall.rules import GAMES, kernel
from meadhall.rules.kernel import Event
from meadhall.rules.watch.scoring import visible_points
from meadhall.table import Seat, Table
from meadhall.views.shell.window import Window
from meadhall.views.table.midgard import occasions as midgard
from meadhall.views.table.northgard import occasions as northgard
from meadhall.views.table.saga.remarks import BETWEEN, ROUND, Hears, Remark, Talk
from meadhall.views.table.saga.saga import SagaList
from meadhall.views.table.watch import occasions as watch
from meadhall.views.table.wild import occasions as wild

HEARS = {"watch": watch.hears, "northgard": northgard.hears, "midgard": midgard.hears, "wild": wild.hears}
COMPANY = ("gunnar", "yrsa", "hakon", "asa")
every_game = pytest.mark.parametrize("game", list(GAMES))


@cache
def whole(game: str) -> Table:
    seats = tuple(Seat(name.title(), at, name) for at, name in enumerate(COMPANY))
    return played(new_table(game, seats), lambda table: kernel.is_over(table.state))


def ear(table: Table) -> Hears:
    at = SimpleNamespace(seats=table.terms.seats, agreed=table.terms.options)
    return HEARS[table.game.id](cast(Session, at))


def remarks(table: Table, quirk: int = 5, lines: int | None = None) -> dict[int, Remark]:
    talk = Talk([seat.bot for seat in table.terms.seats], quirk, ear(table))
    said = {told.line: talk.after(told) for told in table.told(NOBODY)[:lines]}
    return {line: remark for line, remark in said.items() if remark is not None}


def rounds_at(table: Table) -> dict[int, int]:
    hears, now, found = ear(table), 0, {}
    for told in table.told(NOBODY):
        now += sum(occasion == ROUND for event in told.events for occasion in hears(event))
        found[told.line] = now
    return found


@every_game
def test_in_two_rounds_there_is_one_remark_at_most_and_a_last_word(game: str) -> None:
    table = whole(game)
    rounds = rounds_at(table)
    for quirk in range(20):
        *found, last = (rounds[line] for line in remarks(table, quirk))
        assert all(later - earlier >= BETWEEN for earlier, later in pairwise(found))
        assert last == max(rounds.values())
        said = list(remarks(table, quirk).values())
        assert len({(one.seat, one.what) for one in said}) == len(said)
        assert said[-1].what == ("won" if said[-1].seat in table.state.result.winners else "lost")


@every_game
def test_what_is_said_hangs_on_what_has_happened_and_on_the_game_alone(game: str) -> None:
    table = whole(game)
    all_said = remarks(table)
    assert remarks(table) == all_said
    assert len({str(remarks(table, quirk)) for quirk in range(6)}) > 1
    for lines in range(0, len(table.entries), 40):
        assert remarks(table, lines=lines) == {line: said for line, said in all_said.items() if line < lines}


@every_game
def test_there_is_something_to_say_of_fights_ends_and_leaders(game: str) -> None:
    said = {one.what for quirk in range(30) for one in remarks(whole(game), quirk).values()}
    assert said & {"end_near", "leads"}
    assert said & {"attacked", "won_fight", "lost_fight"}


def test_the_open_points_of_the_watch_are_counted_right() -> None:
    table = whole("watch")
    count = watch.Open(4, 2 if table.terms.options.mode == "base" else 1)
    for event in table.opening:
        count.hear(event)
    for line, entry in enumerate(table.entries):
        for event in entry.events:
            count.hear(event)
        if line % 50 == 0:
            s = table.position_at(line + 1)
            assert count.points() == [visible_points(s, seat) for seat in range(4)]


Sit = Callable[..., Window]


def said_in_saga(window: Window) -> list[str]:
    saga = window.page.findChildren(SagaList)[-1]  # of the layout in which it stands now
    return [line.text for line in saga.lines.lines if line.face]


@pytest.fixture
def sat(sit: Sit) -> Window:
    table = whole("watch")
    seats = (Seat("Ann", 0), *table.terms.seats[1:])
    return sit(table=with_seats(table, seats), size=(1280, 720))


def with_seats(table: Table, seats: tuple[Seat, ...]) -> Table:
    """The greater part of the same game."""
    again = Table.start(table.game, replace(table.terms, seats=seats))
    for entry in table.entries[:250]:
        again.play(entry.action, entry.seat)
    return again


def test_the_saga_shows_them_and_a_setting_switches_them_off(sat: Window) -> None:
    shown = said_in_saga(sat)
    assert shown
    sat.rebuild()
    assert said_in_saga(sat) == shown
    sat.settings.change(remarks=False)
    sat.rebuild()
    assert said_in_saga(sat) == []


def test_nobody_hears_what_not_everybody_saw(sat: Window) -> None:
    session = sat.session
    assert session is not None
    assert session.viewer == 0
    events: list[Event] = [event for told in session.public() for event in told.events]
    assert events
    assert all(event.seen_by(NOBODY) == event for event in events)
    assert session.told() != session.public()
