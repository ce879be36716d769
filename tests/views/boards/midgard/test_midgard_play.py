"""The harbour under a person's hands: workers are placed by clicks and by keys, menus ask where several things go."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt

from meadhall.rules import kernel
from meadhall.rules.midgard.land.placement import Place
from meadhall.rules.midgard.land.ships import SailTo
from meadhall.rules.midgard.land.town import GiveCoins
from meadhall.rules.midgard.options import Options
from meadhall.views.boards.kit import marks
from meadhall.views.boards.midgard.preview import sensible
from onlooker import Onlooker
from views.boards.board_table import BoardTable

Sit = Callable[..., BoardTable]
DEALT = Options(leaders="dealt")


@pytest.fixture
def table(sit_down: Sit) -> BoardTable:
    return sit_down(DEALT, players=4, seed=3)


def ways(table: BoardTable, action: Any) -> list[tuple[str, ...]]:
    return list(table.view.board.ways_of(action, table.state))


def alone(table: BoardTable, action: Any) -> bool:
    """Whether a click says just this."""
    said = ways(table, action)
    return bool(said) and sum(said[0] in ways(table, other) for other in kernel.options(table.state)) == 1


def test_rounds_by_clicks(table: BoardTable) -> None:
    chance, clicked = Random(2), set[str]()
    for _ in range(150):
        if table.state.result is not None:
            break
        action = chance.choice(sensible(table.state))
        if alone(table, action):
            table.click(ways(table, action)[0][0])
            assert table.done[-1] == action
            clicked.add(type(action).__name__)
        else:
            table.act(action)
    assert clicked >= {"Place", "SailTo", "TakeTopRune", "Look"}


def test_tab_reaches_every_place_and_return_sends_a_worker(qtbot: Onlooker, table: BoardTable) -> None:
    view = table.view
    view.setFocus()
    reached = []
    for _ in view.targets:
        qtbot.keyClick(view, Qt.Key.Key_Tab)
        reached.append(view.focused)
    assert sorted(reached) == sorted(view.targets)
    assert {f"place:{place}" for place in ("longhouse", "troll", "hunting", "beg", "merchant")} <= set(reached)
    while view.focused != "place:longhouse":
        qtbot.keyClick(view, Qt.Key.Key_Tab)
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert table.done == [Place("longhouse")]


def test_the_church_asks_how_much_where_it_stands(qtbot: Onlooker, table: BoardTable) -> None:
    for player in table.state.players:
        player.coins = 7
    table.view.show_position(table.state.copy())
    table.offer()
    table.click("place:church")
    assert table.kinds() == {"GiveCoins"}
    table.click("place:church")
    menu = table.view.menu
    assert menu is not None
    assert [row.action for row in menu.rows] == [GiveCoins(1), GiveCoins(3), GiveCoins(6)]
    qtbot.mouseClick(menu.rows[1], Qt.MouseButton.LeftButton)
    assert table.done[-1] == GiveCoins(3)


def test_what_is_pointed_at_is_outlined_whole(table: BoardTable) -> None:
    """Only the worker’s space is ringed; the house lights up under the pointer, and a faint worker stands in it."""
    view = table.view
    assert "place:hunting" in view.stage.marks.shown(marks.CALM)
    table.move_to("place:hunting")
    assert view.stage.marks.shown(marks.HOVERED) == ["place:hunting"]
    spot = view.spots["place:hunting"]
    assert spot.box.width() > 3 * spot.outline.boundingRect().width()
    ghost = view.stage.sprite("ghost:worker")
    assert ghost is not None
    assert (ghost.piece.x, ghost.piece.y + 2) == (spot.x, spot.y)
    assert view.stage.sprite("ghost:beacon:place:hunting") is None
    assert view.stage.sprite("ghost:beacon:place:beg") is not None


def test_many_places_do_not_glow_and_few_do(table: BoardTable) -> None:
    shown = table.view.stage.marks.shown
    assert len(shown(marks.CALM)) == len(table.view.targets) > 8
    assert shown(marks.LEGAL) == []
    table.click("place:berth_small")
    assert shown(marks.CALM) == []
    assert sorted(shown(marks.LEGAL)) == sorted(table.view.targets)


def test_a_ship_can_be_seen_at_every_free_shore(table: BoardTable) -> None:
    table.click("place:berth_small")
    assert table.kinds() == {"SailTo"}
    shores = [f"shore:{action.shore}" for action in kernel.options(table.state) if isinstance(action, SailTo)]
    assert sorted(table.view.targets) == sorted(shores)
    for shore in range(4):
        assert table.view.stage.sprite(f"ghost:ship:ship_small:{shore}") is not None
    table.click("shore:2")
    sent = table.view.stage.sprite("ship:ship_small")
    assert sent is not None
    assert (sent.piece.x, sent.piece.y) == table.view.board.geometry.harbour(2)  # pyright: ignore[reportAttributeAccessIssue]


def test_a_wider_window_gives_the_board_more_room(table: BoardTable) -> None:
    view, first = table.view, table.view.board
    view.resize(1280, 560)
    assert view.board is not first
    assert view.board.frame(None, view.sceneRect()).width() > 1600
    table.click("place:sage")
    assert table.done == [Place("sage")]
