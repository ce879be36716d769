"""What a person has ordered beforehand is answered by the table: after the same pause as a bot's answer, and the
screen stays where it is."""

from __future__ import annotations

import pytest

from kit import rule
from meadhall.models.session import Session
from meadhall.models.thinking.bot_worker import BotWorker
from meadhall.rules.wild.fights.defence import Defence, Defend
from meadhall.rules.wild.state import Manner
from models.raids import Raid, raid
from onlooker import Onlooker, heard

A_DAY = 24 * 3600 * 1000


def begun(worker: BotWorker, found: Raid) -> Session:
    """The attacker sits at the screen."""
    session = Session(found.table, worker)
    session.start()
    if session.curtain_for is not None:
        session.reveal()
    return session


def answers(session: Session) -> list[Defence]:
    return [entry.action for entry in session._table.entries if isinstance(entry.action, Defence)]


@rule("VW-12.15")
@pytest.mark.parametrize(("manner", "holds"), [("never", True), ("never", False), ("held", False)])
def test_an_order_is_carried_out_without_moving_the_screen(
    qtbot: Onlooker, worker: BotWorker, manner: Manner, holds: bool
) -> None:
    found = raid(manner, holds)
    session = begun(worker, found)
    attacker, before = session.viewer, len(answers(session))
    moved, changed = heard(session.viewer_changed), heard(session.changed)
    session.set_pause(A_DAY)
    assert session.act(found.attack) is None
    assert isinstance(session.decision, Defend)
    assert session.goes_on_alone
    assert not session.asks_viewer
    assert (session.viewer, session.curtain_for) == (attacker, None)
    assert len(answers(session)) == before  # it waits as a bot would
    session.set_pause(0)
    session._pause.start()
    qtbot.waitUntil(lambda: len(answers(session)) > before)
    assert answers(session)[-1] == Defence()
    assert len(changed) == 2
    assert moved == []
    session.close()


@rule("VW-12.15")
@pytest.mark.parametrize(("manner", "holds"), [("always", True), ("always", False), ("held", True)])
def test_without_an_order_the_curtain_falls(worker: BotWorker, manner: Manner, holds: bool) -> None:
    found = raid(manner, holds)
    session = begun(worker, found)
    assert session.act(found.attack) is None
    assert session.curtain_for == found.attack.victim
    assert not session.goes_on_alone
    session.reveal()
    assert session.asks_viewer
    assert Defence() in session.options()
    session.close()


@rule("VW-12.15")
def test_alone_among_bots_one_is_not_asked_either(worker: BotWorker) -> None:
    """The window is not to show a question that is answered already."""
    found = raid("never", True, people=(None, "steady", "steady"))
    session = Session(found.table, worker)
    session.set_pause(A_DAY)
    session._table.play(found.attack)
    session._look()
    assert session.viewer == session.asked_seat == 0
    assert not session.asks_viewer
    assert session.options() == []
    session.close()


def test_undo_goes_back_to_what_was_decided_and_not_to_the_order(qtbot: Onlooker, worker: BotWorker) -> None:
    found = raid("never", True)
    session = begun(worker, found)
    lines = session.lines
    assert session.act(found.attack) is None
    qtbot.waitUntil(lambda: session.lines > lines + 1)
    assert session.undo() is None
    assert session.lines == lines
    session.close()


def test_a_game_that_was_left_before_the_answer_goes_on(qtbot: Onlooker, worker: BotWorker) -> None:
    found = raid("never", True)
    found.table.play(found.attack)
    session = Session(found.table, worker)
    session.start()
    lines = session.lines
    qtbot.waitUntil(lambda: session.lines > lines)
    assert answers(session)[-1] == Defence()
    assert session.curtain_for == found.table.state.active
    session.close()
