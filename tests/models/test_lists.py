"""The list models."""

from random import Random

from PySide6.QtCore import QAbstractListModel, QModelIndex
from PySide6.QtTest import QAbstractItemModelTester

from meadhall.models.actions_model import ActionRole, ActionsModel
from meadhall.models.bot_worker import BotWorker
from meadhall.models.saga_model import SagaModel, SagaRole
from meadhall.models.session import Session
from meadhall.rules.watch.building import FoundSettlement
from meadhall.rules.watch.flow import EndTurn
from meadhall.rules.watch.production import RollDice
from models.loop import act_somehow, heard, new_session, play_on

THREE = (None, None, None)


def checked(model: QAbstractListModel) -> QAbstractItemModelTester:
    """Qt's own test of a model's manners; it speaks as a warning."""
    return QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)


def in_a_turn(session: Session) -> None:
    session.start()
    play_on(session, Random(1), lambda: session.lines > 20 and EndTurn() in session.options())


def test_every_legal_action_is_there_once(worker: BotWorker) -> None:
    session = new_session(worker, THREE)
    model = ActionsModel(session)
    tester = checked(model)
    session.start()
    for _ in range(150):
        assert sorted(map(repr, model.legal())) == sorted(map(repr, session.options()))
        assert len({group.kind for group in model.groups}) == len(model.groups)
        act_somehow(session, Random(1))
        if session.curtain_for is not None:
            assert model.rowCount() == 0
            session.reveal()
    assert tester.model() is model


def test_what_one_sees_but_cannot_do_has_its_reason(worker: BotWorker) -> None:
    session = new_session(worker, THREE)
    model = ActionsModel(session)
    in_a_turn(session)
    locked = [one for group in model.groups for one in group.locked]
    assert locked
    assert all(session.why_not(one.action) == one.denial for one in locked)
    closed = [group for group in model.groups if not group.legal]
    assert closed
    assert all(group.denial in [one.denial for one in group.locked] for group in closed)
    assert all(group.denial is None for group in model.groups if group.legal)


def test_kinds_keep_their_place_when_they_are_locked(worker: BotWorker) -> None:
    session = new_session(worker, THREE)
    model = ActionsModel(session)
    in_a_turn(session)
    order = [group.kind for group in model.groups]
    assert order[0] is EndTurn
    assert order.index(FoundSettlement) == 2 if FoundSettlement in order else True


def test_roles_of_actions(worker: BotWorker) -> None:
    session = new_session(worker, THREE)
    model = ActionsModel(session)
    in_a_turn(session)
    for row, group in enumerate(model.groups):
        index = model.index(row)
        assert model.data(index) == group
        assert model.data(index, ActionRole.KIND) == group.kind.__name__
        assert model.data(index, ActionRole.LEGAL) == group.legal
        assert model.data(index, ActionRole.LOCKED) == group.locked
        assert model.data(index, ActionRole.DENIAL) == group.denial
        assert model.data(index, ActionRole.ASIDE) is False
    assert model.data(model.index(0), 0) is None
    assert model.data(QModelIndex()) is None


def test_asides_are_rows_too(worker: BotWorker) -> None:
    session = new_session(worker, (None, "steady", "steady"))
    model = ActionsModel(session)
    session.start()
    play_on(session, Random(3), lambda: session.is_bot_asked and bool(session.asides()))
    session.hold()
    assert model.groups
    assert all(group.aside and not group.locked for group in model.groups)
    assert model.legal() == list(session.asides())
    session.close()


def test_the_saga_grows_line_by_line(worker: BotWorker) -> None:
    session = new_session(worker, (None, "steady", "steady"))
    model = SagaModel(session)
    tester, inserted, reset = checked(model), heard(model.rowsInserted), heard(model.modelReset)
    session.start()
    assert model.rowCount() == 1
    assert model.data(model.index(0), SagaRole.LINE) == -1
    assert list(model.data(model.index(0), SagaRole.EVENTS)) == session.opening()
    play_on(session, Random(1), lambda: session.lines > 30)
    assert model.rowCount() == session.lines + 1
    assert len(inserted) == session.lines
    assert reset == []
    for told in session.told():
        index = model.index(model.row_of(told.line))
        assert model.data(index) == told
        assert model.data(index, SagaRole.LINE) == told.line
        assert model.data(index, SagaRole.SEAT) == told.seat
        assert model.data(index, SagaRole.TURN) == told.turn
        assert model.data(index, SagaRole.EVENTS) == told.events
        assert model.data(index, SagaRole.ACTION) == told.action
    assert model.data(model.index(0), 0) is None
    assert model.data(QModelIndex()) is None
    assert tester.model() is model
    session.close()


def test_the_saga_follows_undo_and_other_eyes(worker: BotWorker) -> None:
    session = new_session(worker, THREE, undo="free")
    model = SagaModel(session)
    tester, rng = checked(model), Random(1)
    session.start()
    for lines in (20, 40, 60):
        play_on(session, rng, lambda lines=lines: session.lines > lines)
        rows = [model.data(model.index(row)) for row in range(1, model.rowCount())]
        assert rows == session.told()
        assert session.undo_to(session.lines - 7) is None
        assert model.rowCount() == session.lines + 1
        session.redo()
        assert model.rowCount() == session.lines + 1
    assert tester.model() is model


def test_the_game_begins_with_one_thing_to_do(worker: BotWorker) -> None:
    session = new_session(worker, THREE)
    play_on(session, Random(1), lambda: RollDice() in session.options())
    model = ActionsModel(session)
    assert any(group.kind is RollDice for group in model.groups)
