"""Whole games, undo, and bots that think meanwhile."""

import sys
from random import Random

import pytest

from kit import processes
from meadhall.models.choices import NOT_AT_THE_SCREEN
from meadhall.models.keeping.library import Library
from meadhall.models.session import Session
from meadhall.models.thinking import bot_worker
from meadhall.models.thinking.bot_worker import BotWorker
from meadhall.rules import kernel
from meadhall.rules.watch.placement import Settle
from meadhall.rules.watch.production import RollDice
from models.loop import act_somehow, awake, new_session, new_table, play_on
from onlooker import Onlooker, heard

ONE_PERSON = (None, "steady", "steady")


def till_a_bot_thinks(session: Session) -> None:
    while not session.is_bot_asked:
        act_somehow(session, Random(1))


def test_a_whole_game_of_bots(qtbot: Onlooker, worker: BotWorker) -> None:
    session = new_session(worker, ["steady"] * 3)
    noticed, changed = heard(session.noticed), heard(session.changed)
    with qtbot.waitSignal(session.ended):
        session.start()
    assert session.result is not None
    assert session.asked_seat is None
    assert session.decision is None
    assert noticed == []
    assert len(changed) == session.lines
    assert session.viewer is None
    session.close()


def test_a_whole_game_of_one_person_and_bots(qtbot: Onlooker, worker: BotWorker) -> None:
    session = new_session(worker, ONE_PERSON)
    ended = heard(session.ended)
    with qtbot.assertNotEmitted(session.viewer_changed):  # one person: the screen is always his
        session.start()
        play_on(qtbot, session, Random(2), lambda: False)
    assert ended == [()]
    assert session.viewer == 0
    session.close()


def test_signals_come_in_their_order(worker: BotWorker) -> None:
    session = new_session(worker, (None, None, None))
    said: list[str] = []
    for name in ("viewer_changed", "changed", "undone", "asked", "ended"):
        getattr(session, name).connect(lambda *_, name=name: said.append(name))
    session.start()
    assert said == ["asked"]
    act_somehow(session, Random(1))
    assert said[1:] == ["changed", "asked"]
    del said[:]
    act_somehow(session, Random(1))  # then somebody else is asked
    assert said == ["viewer_changed", "changed", "asked"]
    del said[:]
    session.undo()
    assert said == ["viewer_changed", "undone", "asked"]


def test_what_may_not_happen_is_denied(worker: BotWorker) -> None:
    session = new_session(worker, ONE_PERSON)
    session.start()
    denial = session.act(RollDice())
    assert denial == session.why_not(RollDice())
    assert denial is not None
    assert session.lines == 0
    assert session.act(Settle(28), by=1) == NOT_AT_THE_SCREEN
    assert session.why_not(Settle(28)) is None
    assert session.act(Settle(28), by=0) is None
    assert session.lines == 1


def test_nobody_acts_for_a_bot(worker: BotWorker) -> None:
    session = new_session(worker, ONE_PERSON)
    till_a_bot_thinks(session)
    assert session.options() == []
    lines = session.lines
    assert session.act(Settle(28)) is not None
    assert session.lines == lines
    session.close()


def test_asides_are_for_the_viewer(qtbot: Onlooker, worker: BotWorker) -> None:
    session = new_session(worker, (None, "random", "random"), seed=3)
    session.hold()
    session.start()
    play_on(qtbot, session, Random(3), lambda: session.is_bot_asked)
    session.resume()
    play_on(qtbot, session, Random(3), lambda: session.is_bot_asked and bool(session.choices.asides))
    session.hold()
    assert session.viewer == 0
    asked = session.asked_seat
    aside = session.choices.asides[0]
    assert session.act(aside) is None
    assert session.asked_seat == asked
    session.close()


def test_bots_wait_for_motion(qtbot: Onlooker, worker: BotWorker) -> None:
    session = new_session(worker, ONE_PERSON)
    session.start()
    session.hold()
    till_a_bot_thinks(session)
    lines = session.lines
    qtbot.waitSignal(worker.answered).wait()
    assert session.lines == lines
    session.resume()
    assert session.lines == lines + 1
    session.close()


def test_bots_wait_for_the_pause(qtbot: Onlooker, worker: BotWorker) -> None:
    session = new_session(worker, ONE_PERSON)
    session.set_pause(24 * 3600 * 1000)
    session.start()
    till_a_bot_thinks(session)
    lines = session.lines
    qtbot.waitSignal(worker.answered).wait()
    assert session.lines == lines
    session.close()


# Undo


def test_undo_while_a_bot_thinks(qtbot: Onlooker, worker: BotWorker) -> None:
    session = new_session(worker, ONE_PERSON)
    session.start()
    act_somehow(session, Random(1))
    act_somehow(session, Random(1))
    assert session.is_bot_asked
    undone = heard(session.undone)
    assert session.why_not_undo() is None
    assert session.undo() is None
    assert undone == [()]
    assert session.asked_seat == 0
    lines = session.lines
    awake(qtbot, worker)  # the cancelled answer would have come before this one
    assert session.lines == lines
    play_on(qtbot, session, Random(1), lambda: session.lines > 20)
    session.close()


def test_undo_when_the_bot_has_answered_but_waits(qtbot: Onlooker, worker: BotWorker) -> None:
    session = new_session(worker, ONE_PERSON)
    session.start()
    session.hold()
    till_a_bot_thinks(session)
    qtbot.waitSignal(worker.answered).wait()
    assert session.undo() is None
    lines = session.lines
    session.resume()
    assert session.lines == lines
    assert session.asked_seat == 0
    session.close()


def test_redo_goes_on_to_the_next_person(qtbot: Onlooker, worker: BotWorker) -> None:
    session = new_session(worker, ONE_PERSON, undo="free")
    session.start()
    play_on(qtbot, session, Random(4), lambda: session.lines >= 12 and not session.is_bot_asked)
    lines, view = session.lines, session.view
    asked = session.asked_seat
    assert session.undo() is None
    assert session.asked_seat == 0
    assert session.lines < lines
    changed = heard(session.changed)
    assert session.why_not_redo() is None
    while session.why_not_redo() is None:
        assert session.redo() is None
    assert (session.lines, session.asked_seat, session.view) == (lines, asked, view)
    assert changed
    denial = session.redo()
    assert denial is not None
    assert denial.code == "nothing_to_redo"
    session.close()


def test_another_at_the_screen_cannot_redo_what_one_took_back(worker: BotWorker) -> None:
    session = new_session(worker, (None, None, None))
    session.start()
    act_somehow(session, Random(1))
    assert session.undo() is None
    session.call(1)
    assert session.viewer == 1
    denial = session.redo()
    assert denial is not None
    assert denial.code == "decided_by_another"
    assert session.lines == 0
    session.hand_back()
    assert session.viewer == 0
    assert session.redo() is None
    assert session.lines == 1
    session.close()


def test_another_way_that_was_tried_can_be_taken_again(worker: BotWorker) -> None:
    session = new_session(worker, (None, None, None))
    session.start()
    first, second, *_ = session.options()
    assert session.act(first) is None
    tried = session.view
    assert session.undo() is None
    (fork,) = session.forks()
    assert fork.line == session.lines == 0  # nothing else was done instead: redo leads there

    assert session.act(second) is None
    done = session.view
    (fork,) = session.forks()
    assert (fork.line, len(fork.entries)) == (0, 1)
    undone = heard(session.undone)
    assert session.why_not_take(fork) is None
    assert session.take(fork) is None
    assert session.view == tried
    assert len(undone) == 1
    (other,) = session.forks()
    assert session.take(fork) is not None  # it is no other way any more
    assert session.take(other) is None
    assert session.view == done
    session.close()


def test_barred_undo_says_why(qtbot: Onlooker, worker: BotWorker) -> None:
    session = new_session(worker, ONE_PERSON)
    session.start()
    denial = session.undo()
    assert denial is not None
    assert denial.code == "nothing_to_undo"
    play_on(qtbot, session, Random(4), lambda: session.lines >= 12 and not session.is_bot_asked)
    lines = session.lines
    for denial in (session.undo_to(0), session.why_not_undo_to(0)):
        assert denial is not None
        assert denial.code in ("another_decided", "chance_decided")
    assert session.lines == lines
    session.close()


def test_undo_to_a_line(qtbot: Onlooker, worker: BotWorker) -> None:
    session = new_session(worker, ONE_PERSON, undo="free")
    session.start()
    play_on(qtbot, session, Random(4), lambda: session.lines >= 30)
    assert session.undo_to(session.turn_start()) is None
    assert session.undo_to(3) is None
    assert session.lines == 3
    session.close()


# The worker dies, is killed, or cannot do it


def test_a_program_without_a_place_for_complaints_has_computer_players(
    qtbot: Onlooker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where Windows started it with its window."""
    monkeypatch.setattr(sys, "stderr", None)
    worker = BotWorker()
    awake(qtbot, worker)
    worker.close()


def kill(worker: BotWorker) -> None:
    processes.end(worker.pid)


def test_killed_in_the_middle_the_game_goes_on(qtbot: Onlooker, worker: BotWorker) -> None:
    session = new_session(worker, ["steady"] * 3)
    noticed, pids = heard(session.noticed), set()
    session.start()
    for lines in (5, 40, 41, 100):
        qtbot.waitUntil(lambda lines=lines: session.lines >= lines and worker.pid != 0)
        assert session.is_bot_asked
        pids.add(worker.pid)
        kill(worker)
        before = session.lines
        qtbot.waitUntil(lambda before=before: session.lines >= before + 3)
    assert len(pids) == 4
    assert noticed == []
    session.close()


def test_killed_while_it_thinks(qtbot: Onlooker, worker: BotWorker) -> None:
    session = new_session(worker, ONE_PERSON)
    processes.hold(pid := awake(qtbot, worker))
    till_a_bot_thinks(session)
    lines = session.lines
    processes.end(pid)
    qtbot.waitUntil(lambda: session.lines > lines)
    assert worker.pid != pid
    session.close()


def test_a_worker_that_never_works_is_given_up(qtbot: Onlooker) -> None:
    for command in (("/nowhere/at/all",), (sys.executable, "-c", "raise SystemExit(1)"), (sys.executable, "-c", "")):
        worker = BotWorker(command=command)
        session = new_session(worker, ["steady"] * 3)
        with qtbot.waitSignal(session.noticed) as noticed:
            session.start()
        assert noticed.args is not None
        code, figures = noticed.args
        assert code == "bot_failed"
        assert figures["seat"] == session.asked_seat
        assert session.is_bot_asked
        with qtbot.waitSignal(session.noticed):
            session.ask_bot_again()
        session.close()
        worker.close()
        assert worker.pid == 0


def test_a_bot_that_stumbles_is_asked_again_and_given_up(qtbot: Onlooker, worker: BotWorker) -> None:
    session = new_session(worker, ["no such level", "steady", "steady"])
    with qtbot.waitSignal(session.noticed) as noticed:
        session.start()
    assert noticed.args is not None
    code, figures = noticed.args
    assert code == "bot_failed"
    assert "no such level" in figures["why"]
    session.close()


def test_a_worker_that_hangs_is_ended(qtbot: Onlooker, worker: BotWorker, monkeypatch: pytest.MonkeyPatch) -> None:
    session = new_session(worker, ["steady"] * 3)
    noticed = heard(session.noticed)
    processes.hold(pid := awake(qtbot, worker))
    with monkeypatch.context() as impatient:
        impatient.setattr(bot_worker, "PATIENCE", 50)
        session.start()
    qtbot.waitUntil(lambda: session.lines >= 3)
    assert not processes.is_alive(pid)
    assert noticed == []
    session.close()


def test_a_bots_answer_that_breaks_the_table_is_asked_for_again(
    qtbot: Onlooker, worker: BotWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = new_table(["steady"] * 3)
    session = Session(table, worker)

    def breaks(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch, qtbot.captureExceptions() as broken:
        patch.setattr(table, "play", breaks)
        with qtbot.waitSignal(session.noticed) as noticed:
            session.start()
    assert noticed.args == ["bot_failed", {"seat": session.asked_seat, "why": "ZeroDivisionError"}]
    assert [kind for kind, *_ in broken] == [ZeroDivisionError]
    session.ask_bot_again()
    qtbot.waitUntil(lambda: session.lines >= 3)
    session.close()


def test_a_cancelled_question_that_hangs_ends_the_worker(
    qtbot: Onlooker, worker: BotWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = new_session(worker, ONE_PERSON)
    processes.hold(pid := awake(qtbot, worker))
    till_a_bot_thinks(session)
    with monkeypatch.context() as impatient:
        impatient.setattr(bot_worker, "GRACE", 50)
        assert session.undo() is None
    qtbot.waitUntil(lambda: not processes.is_alive(pid))
    play_on(qtbot, session, Random(1), lambda: session.lines > 10)
    session.close()


# Closing


def test_close_while_a_bot_thinks(qtbot: Onlooker, worker: BotWorker, library: Library) -> None:
    session = new_session(worker, ONE_PERSON, library)
    session.start()
    till_a_bot_thinks(session)
    lines, changed = session.lines, heard(session.changed)
    session.close()
    awake(qtbot, worker)
    assert (session.lines, changed) == (lines, [])


@pytest.mark.parametrize("stopped", [False, True])
def test_no_process_stays_behind(qtbot: Onlooker, worker: BotWorker, stopped: bool) -> None:
    session = new_session(worker, ONE_PERSON)
    pid = awake(qtbot, worker)
    till_a_bot_thinks(session)
    if stopped:
        processes.hold(pid)
    session.close()
    worker.close()
    assert not processes.is_alive(pid)
    worker.start()  # closed is closed
    assert worker.pid == 0


def test_closing_in_the_middle_of_a_signal(worker: BotWorker) -> None:
    session = new_session(worker, ONE_PERSON)
    session.start()
    session.changed.connect(session.close)
    asked = heard(session.asked)
    act_somehow(session, Random(1))
    assert asked == []
    session.close()  # again is no matter


# What bots are told


def test_only_the_view_crosses(qtbot: Onlooker, worker: BotWorker, monkeypatch: pytest.MonkeyPatch) -> None:
    """And neither the seed of the game nor the state of its chance."""
    asked: list[tuple[object, ...]] = []
    ask = BotWorker.ask
    monkeypatch.setattr(BotWorker, "ask", lambda self, *what: (asked.append(what), ask(self, *what))[1])
    session = new_session(worker, ["random"] * 3, seed=77)
    session.start()
    qtbot.waitUntil(lambda: session.lines >= 80)
    session.close()
    for game, _, _, seed, view in asked:
        seat = kernel.asked(view).seat  # pyright: ignore[reportArgumentType]
        assert session.game.visible(view, seat) == view
        assert game is session.game
        assert seed != 77
    assert len({seed for _, _, _, seed, _ in asked}) == 3


def test_the_same_game_again(qtbot: Onlooker, worker: BotWorker) -> None:
    """Bots keep their random state from question to question, and begin anew with each table."""
    tables = [new_table(["random"] * 3, seed=5) for _ in range(2)]
    for table in tables:
        session = Session(table, worker)
        session.start()
        qtbot.waitUntil(lambda session=session: session.lines >= 60)
        session.close()
    first, second = ([entry.action for entry in table.entries[:60]] for table in tables)
    assert first == second
