"""What may be done, and why not the rest, kind by kind."""

from random import Random

from meadhall.models.choices import NOT_AT_THE_SCREEN, Choices
from meadhall.models.session import Session
from meadhall.models.thinking.bot_worker import BotWorker
from meadhall.rules import kernel
from meadhall.rules.watch.actions import EndTurn, FoundSettlement, RollDice
from models.loop import act_somehow, new_session, play_on
from onlooker import Onlooker

THREE = (None, None, None)


def in_a_turn(qtbot: Onlooker, session: Session) -> None:
    session.start()
    play_on(qtbot, session, Random(1), lambda: session.lines > 20 and EndTurn() in session.options())


def test_every_legal_action_is_there_once(worker: BotWorker) -> None:
    session = new_session(worker, THREE)
    session.start()
    for _ in range(150):
        groups = session.choices.groups
        assert sorted(repr(one) for group in groups for one in group.legal) == sorted(map(repr, session.options()))
        assert len({group.kind for group in groups}) == len(groups)
        act_somehow(session, Random(1))
        if session.curtain_for is not None:
            assert session.choices.groups == ()
            session.reveal()


def test_what_one_sees_but_cannot_do_has_its_reason(qtbot: Onlooker, worker: BotWorker) -> None:
    session = new_session(worker, THREE)
    in_a_turn(qtbot, session)
    groups = session.choices.groups
    locked = [one for group in groups for one in group.locked]
    assert locked
    assert all(kernel.why_not(session.view, one.action, session.viewer) == one.denial for one in locked)
    closed = [group for group in groups if not group.legal]
    assert closed
    assert all(group.denial in [one.denial for one in group.locked] for group in closed)
    assert all(group.denial is None for group in groups if group.legal)


def test_kinds_keep_their_place_when_they_are_locked(qtbot: Onlooker, worker: BotWorker) -> None:
    session = new_session(worker, THREE)
    in_a_turn(qtbot, session)
    order = [group.kind for group in session.choices.groups]
    assert order[0] is EndTurn
    assert order.index(FoundSettlement) == 2 if FoundSettlement in order else True


def test_the_law_is_asked_once_for_each_action(qtbot: Onlooker, worker: BotWorker) -> None:
    """However often list, board, tooltips and keys want to know."""
    session = new_session(worker, THREE)
    in_a_turn(qtbot, session)
    decision, asked = session.decision, list[kernel.Action]()
    assert decision is not None
    law = type(decision).why_not

    def counted(self: kernel.Decision, s: object, action: kernel.Action) -> kernel.Denial | None:
        asked.append(action)
        return law(self, s, action)

    assert session.viewer is not None
    choices = Choices(session.view, session.viewer, is_asked=True)
    type(decision).why_not = counted
    try:
        for _ in range(3):
            locked = [one for group in choices.groups for one in group.locked]
            assert [choices.why_not(one.action) for one in locked] == [one.denial for one in locked]
    finally:
        type(decision).why_not = law
    assert locked
    assert len(asked) == len(set(asked))


def test_asides_are_groups_too(qtbot: Onlooker, worker: BotWorker) -> None:
    session = new_session(worker, (None, "steady", "steady"))
    session.start()
    play_on(qtbot, session, Random(3), lambda: session.is_bot_asked and bool(session.choices.asides))
    session.hold()
    groups = session.choices.groups
    assert groups
    assert all(group.aside and not group.locked for group in groups)
    assert [one for group in groups for one in group.legal] == list(session.choices.asides)
    session.close()


def test_without_a_viewer_there_is_nothing_to_do(qtbot: Onlooker, worker: BotWorker) -> None:
    session = new_session(worker, THREE)
    in_a_turn(qtbot, session)
    choices = Choices(session.view, None, is_asked=False)
    assert (choices.legal, choices.asides, choices.groups) == ([], [], ())
    assert choices.why_not(EndTurn()) == NOT_AT_THE_SCREEN


def test_the_game_begins_with_one_thing_to_do(qtbot: Onlooker, worker: BotWorker) -> None:
    session = new_session(worker, THREE)
    play_on(qtbot, session, Random(1), lambda: RollDice() in session.options())
    assert any(group.kind is RollDice for group in session.choices.groups)
