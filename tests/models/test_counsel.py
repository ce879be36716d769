"""Advice for the person at the screen, thought out in the process of the bots."""

import os
from pathlib import Path
from time import process_time
from typing import Any

import pytest

from meadhall.models.session import Session
from meadhall.models.thinking.bot_worker import BotWorker
from meadhall.rules.watch.actions import Settle
from meadhall.rules.watch.questions import SetupSettlement
from meadhall.table import Saver, Table, opened
from models.loop import awake, new_session, new_table
from onlooker import Onlooker

LATER = 1_750_000_000


def hinted(qtbot: Onlooker, session: Session) -> list[Any]:
    session.counsel.hint()
    qtbot.waitUntil(lambda: session.counsel.found is not None)
    return list(session.counsel.found or ())


def test_a_hint_is_what_the_viewer_may_do_and_counts_once_a_question(qtbot: Onlooker, worker: BotWorker) -> None:
    session = new_session(worker, (None, "steady", "steady"))
    session.start()
    assert isinstance(session.decision, SetupSettlement)
    found = hinted(qtbot, session)
    assert len(found) > 1
    assert all(session.why_not(one.action) is None for one in found)
    assert hinted(qtbot, session) == found
    assert session.counsel.asked_for == [1, 0, 0]
    session.close()


def test_whatever_happens_drops_it(qtbot: Onlooker, worker: BotWorker) -> None:
    session = new_session(worker, (None, None, None), undo="free")
    session.start()
    for happens in (lambda: session.act(session.options()[0]), session.undo, session.close):
        session.counsel.hint()
        assert session.counsel.thinks
        happens()
        assert not session.counsel.thinks
        assert session.counsel.found is None


STAT = "/proc/{}/stat"


def spent(pid: int) -> float:
    """Seconds of the processor that a process has had."""
    fields = Path(STAT.format(pid)).read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@pytest.mark.skipif(not Path(STAT.format("self")).exists(), reason="the system does not tell what a process has had")
def test_whoever_acts_waits_for_no_hint_and_it_is_thought_out_no_further(qtbot: Onlooker, worker: BotWorker) -> None:
    session = new_session(worker, (None, None, None), undo="free")
    session.start()
    pid = awake(qtbot, worker)
    before = spent(pid)
    hinted(qtbot, session)
    whole = spent(pid) - before
    assert whole > 0.1, "too short to be told from one that is given up"
    session.act(session.options()[0])
    session.undo()
    before = spent(pid)
    session.counsel.hint()
    began = process_time()
    session.act(session.options()[0])
    assert process_time() - began < 0.1
    assert awake(qtbot, worker) == pid  # what is asked next is answered as if nothing had been asked before
    assert spent(pid) - before < whole / 2
    session.close()


def test_who_is_not_asked_gets_none_nor_where_so_was_agreed(qtbot: Onlooker, worker: BotWorker) -> None:
    for bots, hints in ((("steady", None, "steady"), True), ((None, "steady", "steady"), False)):
        session = new_session(worker, bots, hints=hints)
        session.start()
        session.counsel.hint()
        assert not session.counsel.thinks
        assert not any(session.counsel.asked_for)
        session.close()


def test_one_who_fails_is_heard_of(qtbot: Onlooker, worker: BotWorker) -> None:
    session = new_session(worker, (None, "steady", "steady"))
    session.start()
    session.counsel.hint()
    worker.failed.emit(session.counsel._ticket, "broken")
    assert session.counsel.failed
    assert not session.counsel.thinks
    session.close()


def test_a_computer_player_can_be_asked_why(qtbot: Onlooker, worker: BotWorker) -> None:
    session = new_session(worker, (None, "steady", "steady"))
    session.start()
    session.act(session.options()[0])
    session.act(session.options()[0])
    qtbot.waitUntil(lambda: session.lines >= 4)
    session.hold()
    deed = session.counsel.last_deed(1)
    assert deed is not None
    assert isinstance(deed.action, Settle)
    session.counsel.why(deed)
    assert session.counsel.deed == deed
    qtbot.waitUntil(lambda: session.counsel.found is not None)
    assert session.counsel.last_deed(0) is None  # a person
    session.close()


def kept(table: Table) -> Table:
    return opened(Saver().packed(table, LATER)).table


def test_saves_keep_how_many_there_were_and_whether_there_are_any() -> None:
    table = new_table([None] * 3, hints=False)
    assert not kept(table).terms.hints
    assert kept(table).hints == [0, 0, 0]
    table = new_table([None] * 3)
    table.hints = [2, 0, 1]
    assert kept(table).terms.hints
    assert kept(table).hints == [2, 0, 1]
