"""What was undone can be done again; it stays in the saga, and one can go back to it there."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from eyes import board_of, layer_of, seen, written
from fingers import CONTROL, KEY, Keyboard
from late import late_table, new_table
from mouse import Mouse
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester

from meadhall.rules import kernel
from meadhall.rules.midgard.land.placement import Place, PlaceWorker
from meadhall.rules.midgard.state import State
from meadhall.rules.wild.buying import BuyCard
from meadhall.rules.wild.state import State as WildState
from meadhall.table import Table
from meadhall.views.shell.window import Window
from meadhall.views.table.page.curtain import Curtain
from meadhall.views.table.saga.saga import SagaList
from onlooker import Onlooker, breathe

Sit = Callable[..., Window]


def can_choose_a_ship(s: State) -> bool:
    """And whither it sails is asked next, of the same player."""
    return isinstance(kernel.asked(s), PlaceWorker) and {*BERTHS} <= {*kernel.options(s)}


def can_buy_either(s: WildState) -> bool:
    """One of two cards, and then no more."""
    legal = [action for action in kernel.options(s) if isinstance(action, BuyCard)]
    return len(legal) == 2 and not any(buys_more(s, action) for action in legal)


def buys_more(s: WildState, action: BuyCard) -> bool:
    after = s.copy()
    kernel.play(after, action, [])
    return any(isinstance(other, BuyCard) for other in kernel.options(after))


BERTHS = (Place("berth_small"), Place("berth_large"))
TABLES: dict[str, Callable[[], Table]] = {
    "watch": lambda: new_table("watch"),
    "midgard": lambda: late_table("midgard", 1, can_choose_a_ship),
    "wild": lambda: late_table("wild", 1, can_buy_either),
}
WANTED = ("place:berth", "stack:")  # how the spots begin that are meant, where there are others


@pytest.fixture(params=[*TABLES])
def window(qtbot: Onlooker, sit: Sit, request: pytest.FixtureRequest) -> Window:
    """At a table where two places of the board lead to another question for the same player."""
    window = sit(table=TABLES[request.param]())
    for curtain in seen(window, Curtain):
        Mouse(qtbot, window).press(curtain.button)
    return window


def other_ways(window: Window) -> list[int]:
    """The rows of the saga that tell of one."""
    model = seen(window, SagaList)[0].model()
    return [row for row in range(model.rowCount()) if "Another way" in model.index(row, 0).data()]


def two_places(window: Window) -> list[str]:
    board = board_of(window)
    found = [spot for spot in board.spots if board.actions_at(spot)]
    return [spot for spot in found if spot.startswith(WANTED)] or found[:2]


def lines(window: Window) -> int:
    assert window.session is not None
    return window.session.lines


def test_done_undone_and_done_again(qtbot: Onlooker, window: Window, qtmodeltester: ModelTester) -> None:
    """The saga, too: Qt's own tester looks at it now, and at each change of it from now on."""
    qtmodeltester.check(seen(window, SagaList)[0].model())
    keyboard, before = Keyboard(qtbot, window), lines(window)
    Mouse(qtbot, window).choose(board_of(window), two_places(window)[0])
    assert lines(window) == before + 1
    for key, after in ((KEY.Key_Z, before), (KEY.Key_Y, before + 1), (KEY.Key_Z, before)):
        keyboard.key(key, CONTROL)
        assert lines(window) == after


def test_the_saga_leads_to_the_other_way_and_back(qtbot: Onlooker, window: Window) -> None:
    mouse, board = Mouse(qtbot, window), board_of(window)
    one, other = two_places(window)
    mouse.choose(board, one)
    Keyboard(qtbot, window).key(KEY.Key_Z, CONTROL)
    assert other_ways(window) == []  # nothing else was done instead yet
    mouse.choose(board, other)
    (at,) = other_ways(window)

    saga = seen(window, SagaList)[0]
    place = saga.visualRect(saga.model().index(at, 0)).center()
    qtbot.mouseClick(saga.viewport(), Qt.MouseButton.LeftButton, pos=place)
    breathe()
    mouse.press(written(window, "Go back to it"))
    assert layer_of(window) is None
    assert len(other_ways(window)) == 1  # the one that was left for it
    assert board.actions_at(one) == []
    assert board.actions_at(other) == []


def test_after_an_undo_the_saga_is_still_told_in_a_drawer(qtbot: Onlooker, sit: Sit) -> None:
    window = sit("brotherhood", size=(1280, 720))
    mouse, board = Mouse(qtbot, window), board_of(window)
    told = window.findChildren(SagaList)[-1].model().rowCount()
    mouse.choose(board, next(spot for spot in board.spots if board.actions_at(spot)))
    Keyboard(qtbot, window).key(KEY.Key_Z, CONTROL)
    assert window.findChildren(SagaList)[-1].model().rowCount() == told > 0
