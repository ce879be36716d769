"""Sandboxes: the game from which one was opened never changes, and a seat's own shows no more than the seat may see."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QTimer

from kit.selfplay import by_kind
from meadhall.models.keeping.library import Library
from meadhall.models.sandbox import Sandbox, laid_out, may_wonder, open_handed, what_if
from meadhall.models.session import Session
from meadhall.models.thinking.bot_worker import BotWorker
from meadhall.rules import GAMES, kernel
from meadhall.rules.kernel import Action, Game
from meadhall.table import Saver, Seat, Table, Terms
from meadhall.table.undo import NOTHING_TO_UNDO
from models.loop import until_kept
from models.test_privacy import Watcher
from onlooker import Onlooker, heard
from table.games import as_it_is

Count = Callable[[int, int], int]
PLAYERS = 3
LATER = 1_750_000_000


class Soon(BotWorker):
    """Answers in this process, anything that may be done."""

    def __init__(self) -> None:
        super().__init__()
        self._random = Random(1)
        self._count = 0
        self.asked: list[tuple[str, Any]] = []

    def ask(self, game: Game[Any], table: str, level: str, seed: int, view: Any) -> int:
        self._count += 1
        ticket, action = self._count, by_kind(self._random, kernel.options(view))
        self.asked.append((level, view))
        QTimer.singleShot(0, self, lambda: self.answered.emit(ticket, action))
        return ticket

    def ask_advice(self, game: Game[Any], seed: int, view: Any, play: tuple[int, int] | None = None) -> int:
        self.asked.append(("", view))
        return 0

    def cancel(self, ticket: int) -> None:
        pass


def played(game_id: str, lines: int, seed: int = 1, bots: tuple[int, ...] = (), **terms: Any) -> Table:
    """A game of one or several persons, so far on."""
    game, rng = GAMES[game_id], Random(seed)
    seats = tuple(Seat(f"P{seat}", seat, "yrsa" if seat in bots else None) for seat in range(PLAYERS))
    table = Table.start(game, Terms(game.options(), seats, seed, **terms))
    while len(table.entries) < lines and not kernel.is_over(table.state):
        table.play(by_kind(rng, kernel.options(table.state)))
    return table


def till_a_person_is_asked(table: Table) -> Table:
    rng = Random(2)
    while table.terms.seats[kernel.asked(table.state).seat].bot is not None:
        table.play(by_kind(rng, kernel.options(table.state)))
    return table


def wondering(session: Session, worker: BotWorker, seed: int) -> Sandbox:
    assert session.viewer is not None
    table = what_if(session.game, session.view, session.viewer, session.seats, Random(seed))
    return Sandbox(table, worker, session.viewer)


def settle() -> None:
    for _ in range(6):
        QCoreApplication.processEvents()


def try_things(sandbox: Sandbox, rng: Random) -> None:
    """What somebody does who tries things out."""
    sandbox.start()
    settle()
    for _ in range(8):
        legal = sandbox.options()
        if rng.random() < 0.7 and legal:
            sandbox.act(by_kind(rng, legal))
        else:
            rng.choice([sandbox.undo, sandbox.redo, sandbox.again, sandbox.let_bot_answer])()
        settle()
    sandbox.close()


@pytest.mark.parametrize("game_id", GAMES)
def test_the_game_stays_as_it_is(qtbot: Onlooker, library: Library, count: Count, game_id: str) -> None:
    """Its position, its history with what was undone, and its file."""
    worker, rng = Soon(), Random(5)
    table = till_a_person_is_asked(played(game_id, 45, bots=(1,), undo="free"))
    session = Session(table, worker, library)
    session.start()
    session.reveal()
    session.act(by_kind(rng, session.options()))
    session.undo()
    session.reveal()
    assert may_wonder(session)
    until_kept(qtbot, session)
    files = {path: path.read_bytes() for path in library.unfinished.iterdir()}
    before, undo, forks = as_it_is(table), session.why_not_undo(), session.forks()
    told, hints, packed = session.told(), [*table.hints], Saver().packed(table, LATER)
    said = [heard(signal) for signal in (session.changed, session.undone, session.asked, session.viewer_changed)]
    for seed in range(count(3, 100)):
        try_things(wondering(session, worker, seed), rng)
    until_kept(qtbot, session)
    assert as_it_is(table) == before
    assert (session.why_not_undo(), session.forks(), session.told(), table.hints) == (undo, forks, told, hints)
    assert Saver().packed(table, LATER) == packed
    assert {path: path.read_bytes() for path in library.unfinished.iterdir()} == files
    assert not any(said)
    assert session.act(by_kind(rng, session.options())) is None
    session.close()


@pytest.mark.parametrize("game_id", GAMES)
def test_a_world_that_could_be_comes_from_the_view_alone(game_id: str) -> None:
    """Two positions that the viewer cannot tell apart give the same world, and in it he sees what he saw."""
    for lines in (0, 20, 60):
        table = played(game_id, lines)
        if kernel.is_over(table.state):
            continue
        game, s, seats = table.game, table.state, table.terms.seats
        eyes = kernel.asked(s).seat
        view = game.visible(s, eyes)
        other = game.imagine(view, eyes, Random(99))
        worlds = [what_if(game, position, eyes, seats, Random(7)) for position in (s, view, other)]
        assert len({game.codec.fingerprint(world.state) for world in worlds}) == 1
        assert game.visible(worlds[0].state, eyes) == view
        assert worlds[0].terms.seed != table.terms.seed
        assert worlds[0].entries == []
        assert kernel.asked(worlds[0].state).seat == eyes


@pytest.mark.parametrize("game_id", GAMES)
def test_only_what_the_viewer_may_know_is_shown(game_id: str, count: Count) -> None:
    worker, rng = Soon(), Random(3)
    for seed in range(count(1, 10)):
        session = Session(till_a_person_is_asked(played(game_id, 40, seed)), worker)
        session.reveal()
        if session.goes_on_alone:  # nobody is at the screen then
            continue
        sandbox = wondering(session, worker, seed)
        seen: list[Any] = []

        def look(sandbox: Sandbox = sandbox, seen: list[Any] = seen) -> None:
            eyes = sandbox.eyes
            assert eyes is not None
            assert sandbox.viewer == eyes
            assert sandbox.people == [eyes]
            assert sandbox.view == sandbox.game.visible(sandbox._table.state, eyes)
            assert all(told.action is None or told.seat == eyes for told in sandbox.told())
            assert sandbox.told() == sandbox._table.told(eyes)
            seen.append(sandbox.view)

        for signal in (sandbox.changed, sandbox.undone, sandbox.asked, sandbox.ended):
            signal.connect(lambda *_, look=look: look())
        try_things(sandbox, rng)
        assert len(seen) > 5
        session.close()


def test_the_watcher_of_sessions_finds_nothing(library: Library) -> None:
    worker = Soon()
    table = till_a_person_is_asked(played("watch", 60))
    session = Session(table, worker)
    session.reveal()
    sandbox = wondering(session, worker, 1)
    watcher = Watcher(sandbox, sandbox._table)
    rng = Random(3)
    sandbox.start()
    for _ in range(60):
        settle()
        if sandbox.result is None and sandbox.options():
            sandbox.act(by_kind(rng, sandbox.options()))
    assert watcher.looks > 60
    assert watcher.curtains == []
    sandbox.close()
    session.close()


def test_nobody_wonders_unless_asked_in_a_game_that_counts(library: Library) -> None:
    worker = Soon()
    session = Session(played("watch", 20), worker, library)
    assert not may_wonder(session)  # the curtain hangs
    session.reveal()
    assert may_wonder(session)
    assert not may_wonder(wondering(session, worker, 1))
    session.call((session.asked_seat or 0) + 1)
    session.reveal()
    assert not may_wonder(session)
    session.close()
    agreed_off = Session(played("watch", 20, hints=False), worker, library)
    agreed_off.reveal()
    assert not may_wonder(agreed_off)
    agreed_off.close()


# Open hands


@pytest.mark.parametrize("game_id", GAMES)
def test_open_handed_everybody_is_played_from_the_screen(game_id: str) -> None:
    table = played(game_id, 30)
    before = as_it_is(table)
    worker, rng = Soon(), Random(1)
    sandbox = Sandbox(open_handed(table), worker)
    curtains = heard(sandbox.viewer_changed)
    sandbox.start()
    players: set[int] = set()
    for _ in range(40):
        if sandbox.result is not None:
            break
        assert sandbox.curtain_for is None
        assert sandbox.viewer == sandbox.asked_seat
        assert sandbox.view == sandbox._table.state
        if sandbox.goes_on_alone:  # what somebody has ordered
            settle()
            continue
        players.add(sandbox.viewer or 0)
        assert sandbox.act(by_kind(rng, sandbox.options())) is None
    assert len(players) == PLAYERS
    assert curtains
    assert all(told.action is not None for told in sandbox.told())
    assert worker.asked == []
    while sandbox.why_not_undo() is None:  # to the beginning of the game, not only of the sandbox
        sandbox.undo()
    assert sandbox.lines == 0
    assert as_it_is(table) == before
    sandbox.close()


def test_bots_answer_on_demand_and_by_themselves() -> None:
    worker = Soon()
    sandbox = Sandbox(open_handed(played("midgard", 30)), worker)
    sandbox.set_pause(0)
    sandbox.start()
    settle()
    assert sandbox.lines == 30
    sandbox.let_bot_answer()
    settle()
    assert sandbox.lines == 31
    assert worker.asked[0][0] == "steady"
    sandbox.let_bots_play(True)
    mine = sandbox.viewer
    for _ in range(40):
        settle()
    assert sandbox.asked_seat == mine
    assert sandbox.plays_alone
    assert all(view != sandbox._table.state for _, view in worker.asked)  # each bot knows what its seat knows
    lines = sandbox.lines
    sandbox.let_bots_play(False)
    sandbox.act(by_kind(Random(1), sandbox.options()))
    settle()
    assert sandbox.lines == lines + 1
    sandbox.close()


def test_anybody_may_be_looked_at_where_hands_lie_open() -> None:
    sandbox = Sandbox(open_handed(played("wild", 30)), Soon())
    asked = sandbox.asked_seat or 0
    other = (asked + 1) % PLAYERS
    assert sandbox.may_call(other)
    assert not sandbox.may_call(asked)
    sandbox.call(other)
    assert (sandbox.viewer, sandbox.options()) == (other, [])
    sandbox.hand_back()
    assert sandbox.viewer == asked


def test_once_more_from_the_beginning() -> None:
    table = played("wild", 30)
    for sandbox in (
        Sandbox(open_handed(table, 20), Soon()),
        Sandbox(laid_out(table.game, table.state, table.terms.seats, Random(1)), Soon()),
    ):
        first = sandbox.game.codec.fingerprint(sandbox._table.state)
        lines = sandbox.lines
        assert sandbox.again() == NOTHING_TO_UNDO
        for _ in range(3):
            sandbox.act(by_kind(Random(1), sandbox.options()))
        undone = heard(sandbox.undone)
        assert sandbox.again() is None
        assert undone == [()]
        assert sandbox.lines == lines
        assert sandbox.game.codec.fingerprint(sandbox._table.state) == first


def test_a_hint_looks_into_no_other_hand() -> None:
    worker = Soon()
    sandbox = Sandbox(open_handed(played("watch", 60)), worker)
    sandbox.counsel.hint()
    assert sandbox.viewer is not None
    ((_, view),) = worker.asked
    assert view == sandbox.game.visible(sandbox._table.state, sandbox.viewer) != sandbox.view


def test_it_is_kept_nowhere(library: Library) -> None:
    sandbox = Sandbox(open_handed(played("watch", 10)), Soon())
    assert not sandbox.can_be_kept
    assert not sandbox.is_for_real
    assert sandbox.agreed == sandbox.view.options
    choice: Action = sandbox.options()[0]
    sandbox.act(choice)
    assert not library.folder.exists()
