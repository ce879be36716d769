"""A game that was played: its positions forward and back, its turns, its marks, and another game that goes on in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from kit.tables import LATER
from meadhall.bots import Question, make
from meadhall.chronicle.marks import LEAD, SIGNS, kinds
from meadhall.chronicle.reel import Reel, next_mark
from meadhall.rules import GAMES, kernel
from meadhall.rules.kernel import OPEN
from meadhall.table import Saver, Seat, Table, Terms, opened

NAMES = ("Ann", "Bran", "Сам", "Їжак")


def game_of(game_id: str, seed: int = 1, **options: Any) -> tuple[Table, list[str]]:
    """To its end, with the fingerprints of all its positions."""
    game = GAMES[game_id]
    seats = tuple(Seat(name, seat, "steady" if seat else None) for seat, name in enumerate(NAMES[:3]))
    table = Table.start(game, Terms(game.options(**options), seats, seed))
    bot, prints = make("steady", game, seed), [game.codec.fingerprint(table.state)]
    while not kernel.is_over(table.state):
        table.play(bot.choose(Question(game, game.visible(table.state, kernel.asked(table.state).seat))))
        prints.append(game.codec.fingerprint(table.state))
    return table, prints


@pytest.fixture(scope="module")
def played(request: pytest.FixtureRequest) -> tuple[Table, list[str]]:
    return game_of(request.param)


every_game = pytest.mark.parametrize("played", list(GAMES), indirect=True)
in_wild = pytest.mark.parametrize("played", ["wild"], indirect=True)


@every_game
def test_every_position_is_that_of_play(played: tuple[Table, list[str]]) -> None:
    table, prints = played
    reel, fingerprint = Reel(table), table.game.codec.fingerprint
    assert reel.lines == len(prints) - 1
    for line in (*range(reel.lines + 1), *range(reel.lines, -1, -7)):
        assert fingerprint(reel.position(line)) == prints[line]
    assert reel.table(3).state == table.position_at(3)
    assert len(reel.table(3).entries) == 3


@every_game
def test_turns_are_all_of_the_game_and_points_end_at_the_result(played: tuple[Table, list[str]]) -> None:
    table, _ = played
    reel = Reel(table)
    assert [turn.first for turn in reel.turns] == [0, *(turn.end for turn in reel.turns[:-1])]
    assert reel.turns[-1].end == reel.lines
    numbers = [turn.number for turn in reel.turns]
    assert numbers == sorted(set(numbers))
    assert reel.scores[-1] == tuple(table.state.result.points)
    assert len(reel.scores) == reel.lines + 1
    for line in range(0, reel.lines, 11):
        assert reel.turn_before(line) <= line <= reel.turn_after(line)
        turn = reel.turns[reel.turn_at(line)]
        assert not line or turn.first < line <= turn.end


@every_game
def test_marks_are_where_their_events_happened(played: tuple[Table, list[str]]) -> None:
    table, _ = played
    reel, names = Reel(table), {sign.event for sign in SIGNS[table.game.id]}
    assert {mark.kind for mark in reel.marks} <= set(kinds(table.game.id))
    for mark in reel.marks:
        happened = {type(event).__name__ for event in table.entries[mark.line - 1].events} if mark.line else set()
        assert mark.kind == LEAD or happened & names
    told = {type(event).__name__ for entry in table.entries for event in entry.events} & names
    assert {sign.kind for sign in SIGNS[table.game.id] if sign.event in told and not sign.needs} <= {
        mark.kind for mark in reel.marks
    }
    first = next_mark(reel.marks, -1, "", 1)
    assert first is reel.marks[0]
    assert next_mark(reel.marks, reel.marks[0].line, "", -1) is None


@pytest.mark.parametrize("game_id", list(GAMES))
def test_marks_name_events_that_there_are(game_id: str) -> None:
    events = __import__(f"meadhall.rules.{game_id}.events", fromlist=["events"])
    for sign in SIGNS[game_id]:
        fields = getattr(events, sign.event).__struct_fields__
        assert {sign.needs, sign.figure} - {""} <= set(fields), sign


@pytest.mark.parametrize("played", ["northgard", "watch"], indirect=True)
def test_while_the_game_goes_on_points_are_those_that_the_eyes_see(played: tuple[Table, list[str]]) -> None:
    table, _ = played
    running = Reel(table).table(Reel(table).lines * 2 // 3)
    reel = Reel(_with_copies(running), 1)
    hidden = any(points[0] is None for points in reel.scores)
    assert hidden == (table.game.id == "northgard")  # fame lies face down
    assert all(points[1] is not None for points in reel.scores)
    assert all(event == event.seen_by(1) for told in reel.told(1) for event in told.events)


def _with_copies(table: Table) -> Table:
    found = Table(table.game, table.terms, table.position_at(0), table.opening)
    found.walk(table.entries)
    return found


# Another game that goes on from there


@every_game
def test_another_game_goes_on_from_any_position(played: tuple[Table, list[str]]) -> None:
    table, prints = played
    before = Saver().packed(table, LATER)
    line = len(table.entries) // 2
    other = Reel(table).going_on(line, _others(table.terms))
    fingerprint = table.game.codec.fingerprint
    assert fingerprint(other.state) == prints[line]
    assert other.entries == table.entries[:line]
    assert not other.branches, "the old way is no secret way of the new game"
    _plays_saves_and_undoes(other)
    assert Saver().packed(table, LATER) == before, "the old one is as it was"
    assert fingerprint(table.state) == prints[-1]


def _others(terms: Terms) -> Terms:
    seats = tuple(Seat(f"Guest {seat}", seat, None if seat else "steady") for seat in range(len(terms.seats)))
    return Terms(terms.options, seats, terms.seed, LATER, "free", terms.hints)


def _plays_saves_and_undoes(table: Table) -> None:
    line = len(table.entries)
    for _ in range(12):
        table.play(kernel.options(table.state)[-1])
    again = opened(Saver().packed(table, LATER))
    assert not again.notes
    assert again.table.state == table.state
    assert again.table.entries == table.entries
    assert again.table.terms == table.terms
    table.undo_to(line - 5, by=0)
    assert table.state == again.table.position_at(line - 5)
    table.redo(by=0)
    assert [mark.line for mark in Reel(table).marks] == sorted(mark.line for mark in Reel(table).marks)


@in_wild
def test_eyes_are_those_of_whoever_may_look(played: tuple[Table, list[str]]) -> None:
    table, _ = played
    assert Reel(table).eyes == OPEN
    told: Sequence[Any] = Reel(table).told(OPEN)
    assert [one.action for one in told] == [entry.action for entry in table.entries]
    assert any(one.action is None for one in Reel(table).told(0))
