"""Playing on the board with real events of mouse and keyboard against the real rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt

from meadhall.bots import Question, make
from meadhall.rules import kernel
from meadhall.rules.kernel import Action
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.cards.heroes_build import MoveOneRoad, MoveRoad
from meadhall.rules.watch.flow import EndTurn
from meadhall.rules.watch.land.building import BuildRoad
from meadhall.rules.watch.options import Options
from meadhall.rules.watch.production import RollDice
from meadhall.rules.watch.state import ground
from meadhall.rules.watch.trade import SupplyTrade
from meadhall.views.boards.kit import marks
from meadhall.views.look.style import Motion
from onlooker import Onlooker, breathe
from views.boards.board_table import BoardTable

Sit = Callable[..., BoardTable]

SETUP = {"Settle", "LayFirstRoad", "PostGuard"}


def play_setup(table: BoardTable, choose: Callable[[Action], None]) -> None:
    bot = make("steady", WATCH, 3)
    while table.kinds() <= SETUP:
        choose(bot.choose(Question(WATCH, table.state)))


def test_a_whole_set_up_and_first_turns_by_clicks(sit_down: Sit) -> None:
    table = sit_down(seed=3)

    def click(action: Action) -> None:
        before = len(table.done)
        for spot in table.way_to(action):
            table.click(spot)
        assert table.done[before:] == [action]

    play_setup(table, click)
    assert sum(len(player.settlements) for player in table.state.players) == 8
    bot = make("steady", WATCH, 4)
    for _ in range(60):
        action = bot.choose(Question(WATCH, table.state))
        ways = table.view.board.ways_of(action, table.state)
        alone = [other for other in kernel.options(table.state) if ways and table.way_to(action) in _ways(table, other)]
        if ways and len(alone) == 1:
            click(action)
        else:
            table.act(action)
    assert any(isinstance(action, RollDice) for action in table.done)
    assert any(isinstance(action, BuildRoad) for action in table.done)


def _ways(table: BoardTable, action: Action) -> list[tuple[str, ...]]:
    return list(table.view.board.ways_of(action, table.state))


def test_a_whole_set_up_by_keyboard(qtbot: Onlooker, sit_down: Sit) -> None:
    table = sit_down(seed=4)
    table.view.setFocus()

    def press(action: Action) -> None:
        (spot,) = table.way_to(action)
        for _ in range(120):
            if table.view.focused == spot:
                break
            qtbot.keyClick(table.view, Qt.Key.Key_Tab)
        qtbot.keyClick(table.view, Qt.Key.Key_Return)
        assert table.done[-1] == action

    play_setup(table, press)


@pytest.mark.parametrize("mode", ["base", "brotherhood"])
def test_tab_reaches_every_legal_spot_and_arrows_move(qtbot: Onlooker, sit_down: Sit, mode: Any) -> None:
    table = sit_down(Options(mode=mode, placement="free"))
    view = table.view
    view.setFocus()
    reached = []
    for _ in view.targets:
        qtbot.keyClick(view, Qt.Key.Key_Tab)
        reached.append(view.focused)
    assert sorted(reached) == sorted(view.targets)
    qtbot.keyClick(view, Qt.Key.Key_Backtab)
    here = view.spots[view.focused]
    qtbot.keyClick(view, Qt.Key.Key_Up)
    assert view.spots[view.focused].y < here.y
    qtbot.keyClick(view, Qt.Key.Key_Left)
    qtbot.keyClick(view, Qt.Key.Key_Down)
    qtbot.keyClick(view, Qt.Key.Key_Right)
    assert view.focused in view.targets


def test_what_is_denied_does_nothing_and_says_why(sit_down: Sit) -> None:
    table = sit_down()
    table.click("vertex:28")
    table.click("path:1")
    assert len(table.done) == 1  # the road does not touch the settlement
    neighbour = table.state.ground.next_to[28][0]
    while table.kinds() != {"Settle"}:
        table.act(kernel.options(table.state)[0])
    table.click(f"vertex:{neighbour}")
    spot, legal, barred = table.bubbles[-1]
    assert (spot, legal, barred) == (f"vertex:{neighbour}", 0, 1)
    assert table.view.bubble_text == f"**vertex:{neighbour}**"
    assert f"vertex:{neighbour}" in table.view.accessibleDescription()
    table.view.leaveEvent(QEvent(QEvent.Type.Leave))
    assert (table.view.bubble_text, table.view.accessibleDescription()) == ("", "")


def test_several_actions_at_one_spot_open_a_menu(qtbot: Onlooker, sit_down: Sit) -> None:
    table = sit_down(seed=2)
    play_setup(table, table.act)
    table.act(RollDice())
    seat = table.state.active
    while "EndTurn" not in table.kinds():
        table.act(kernel.options(table.state)[0])
    table.state.players[seat].hand[:] = [4, 4, 0, 0, 0, 0]
    table.view.show_position(table.state.copy())
    table.offer()
    table.click("supply:4")
    menu = table.view.menu
    assert menu is not None
    trades = [row.action for row in menu.rows]
    assert [type(trade) for trade in trades] == [SupplyTrade, SupplyTrade]
    qtbot.keyClick(menu, Qt.Key.Key_Escape)
    assert table.view.menu is None
    table.click("supply:4")
    menu = table.view.menu
    assert menu is not None
    qtbot.mouseClick(menu.rows[1], Qt.MouseButton.LeftButton)
    assert table.done[-1] == trades[1]
    assert table.view.menu is None


def test_two_spots_one_after_the_other(qtbot: Onlooker, sit_down: Sit) -> None:
    """Othell Yarwyck moves a road: where from, then where to; Escape forgets the first."""
    table = sit_down(Options(placement="ready", first_player="1"))
    s = table.state
    s.agenda.append(MoveOneRoad(0))
    table.offer()
    moves = [action for action in kernel.options(s) if isinstance(action, MoveRoad)]
    first = moves[0]
    table.click(f"path:{first.origin}")
    assert set(table.view.targets) == {f"path:{move.path}" for move in moves if move.origin == first.origin}
    qtbot.keyClick(table.view, Qt.Key.Key_Escape)
    assert f"path:{first.origin}" in table.view.targets
    table.click(f"path:{first.origin}")
    table.click(f"path:{first.path}")
    assert table.done == [first]


def test_a_drag_says_the_same_as_two_clicks(qtbot: Onlooker, sit_down: Sit) -> None:
    table = sit_down(Options(placement="ready", first_player="1"))
    table.state.agenda.append(MoveOneRoad(0))
    table.offer()
    move = next(action for action in kernel.options(table.state) if isinstance(action, MoveRoad))
    start, stop = table.point(f"path:{move.origin}"), table.point(f"path:{move.path}")
    viewport = table.view.viewport()
    qtbot.mousePress(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    qtbot.mouseMove(viewport, start + QPoint(0, 20))
    qtbot.mouseMove(viewport, stop)
    qtbot.mouseRelease(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, stop)
    assert table.done == [move]


def test_dragging_the_board_pans_and_chooses_nothing(qtbot: Onlooker, sit_down: Sit) -> None:
    table = sit_down()
    view = table.view
    view.zoom_by(2.0)
    view.make_sharp()
    before = view.shown
    viewport = view.viewport()
    start = view.viewport().rect().center()
    qtbot.mousePress(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    qtbot.mouseMove(viewport, start + QPoint(-60, -30))
    qtbot.mouseMove(viewport, start + QPoint(-120, -60))
    qtbot.mouseRelease(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start + QPoint(-120, -60))
    assert view.shown.x() > before.x() + 40
    assert not table.done


def test_zoom_keeps_what_is_under_the_pointer_and_has_limits(qtbot: Onlooker, sit_down: Sit) -> None:
    table = sit_down()
    view = table.view
    at = QPoint(700, 500)
    view.zoom_by(1.6)
    point = view.mapToScene(at)
    view.zoom_by(1.3, at)
    moved = view.mapToScene(at) - point
    assert abs(moved.x()) < 2
    assert abs(moved.y()) < 2
    for _ in range(20):
        view.zoom_by(2)
    assert view.zoom == 2.5
    for _ in range(20):
        view.zoom_by(0.5)
    assert view.zoom == 0.5
    qtbot.keyClick(view, Qt.Key.Key_F)
    assert view.zoom == 1.0


def test_the_picture_is_sharp_again_after_a_gesture(qtbot: Onlooker, sit_down: Sit) -> None:
    table = sit_down()
    view = table.view
    view.make_sharp()
    view.zoom_by(1.7)
    assert not view.is_sharp
    qtbot.waitUntil(lambda: view.is_sharp)


def test_a_click_or_space_ends_all_motion_and_chooses_nothing(qtbot: Onlooker, sit_down: Sit) -> None:
    table = sit_down(motion=Motion(speed=1.0))
    for end in (lambda: qtbot.keyClick(table.view, Qt.Key.Key_Space), lambda: table.click("vertex:28")):
        table.act(kernel.options(table.state)[0])
        assert table.view.is_moving
        done = len(table.done)
        end()
        assert not table.view.is_moving
        assert len(table.done) == done
        assert table.view.targets


def test_hovering_lights_up_what_can_be_chosen(sit_down: Sit) -> None:
    table = sit_down()
    view = table.view
    seen: list[str] = []
    view.hovered.connect(seen.append)
    table.move_to("hex:12")
    table.move_to("vertex:28")
    assert seen[-1] == "vertex:28"
    assert view.stage.marks.shown(marks.HOVERED) == ["vertex:28"]
    table.move_to("hex:12")
    assert view.stage.marks.shown(marks.HOVERED) == []


def test_the_saga_points_at_the_board(sit_down: Sit) -> None:
    table = sit_down()
    table.click("vertex:28")
    table.view.show_event(table.events[0])
    assert table.view.stage.marks.shown(marks.POINTED) == ["vertex:28"]
    table.view.highlight(())
    assert table.view.stage.marks.shown(marks.POINTED) == []


def test_another_shape_of_window_gets_another_board(sit_down: Sit) -> None:
    table = sit_down()
    table.view.resize(1024, 480)
    breathe()
    assert table.view.stage.frame.width() > 1500
    assert table.view.zoom == 1.0
    table.click("vertex:28")
    assert len(table.done) == 1


def test_end_of_turn_is_not_on_the_board(sit_down: Sit) -> None:
    table = sit_down()
    assert table.view.board.ways_of(EndTurn(), table.state) == ()


def test_nothing_glows_before_one_action_of_several_is_chosen(sit_down: Sit) -> None:
    """Few or many: a line says where something can be done, and a glow where what was chosen can."""
    table = sit_down(seed=3)
    play_setup(table, table.act)
    table.act(RollDice())
    roads = [BuildRoad(path) for path in [*ground(table.state.layout.map).edges][:3]]
    trades = [SupplyTrade(0, 1), SupplyTrade(0, 2)]
    shown = table.view.stage.marks.shown
    table.view.offer([*roads, *trades])
    assert shown(marks.LEGAL) == []
    assert sorted(shown(marks.CALM)) == sorted(table.view.targets)
    table.view.offer(roads)
    assert shown(marks.CALM) == []
    assert sorted(shown(marks.LEGAL)) == sorted(table.view.targets)
    assert len(table.view.targets) == 3
