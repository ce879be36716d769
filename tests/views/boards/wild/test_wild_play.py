"""Gone Wild played on its board: villages are opened, cards are read, buildings and cards are bought by a click."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QCursor

from meadhall.rules import kernel
from meadhall.rules.wild.buying import BuyCard, BuyPath
from meadhall.rules.wild.fights.attack import AttackRival
from meadhall.rules.wild.land.building import Build
from meadhall.rules.wild.options import Options
from meadhall.views.boards.kit import marks
from meadhall.views.boards.wild.preview import sensible
from meadhall.views.look.style import Motion
from meadhall.views.widgets import ReadingCopy
from onlooker import Onlooker
from views.boards.board_table import BoardTable

Sit = Callable[..., BoardTable]


def until(table: BoardTable, kind: type, most: int = 500) -> None:
    """By chance, until something of this kind can be done."""
    chance = Random(5)
    for _ in range(most):
        if any(isinstance(action, kind) for action in kernel.options(table.state)):
            return
        table.act(chance.choice(sensible(table.state, chance)))
    pytest.fail(f"no {kind.__name__}")


def first(table: BoardTable, kind: type) -> str:
    action = next(action for action in kernel.options(table.state) if isinstance(action, kind))
    return table.way_to(action)[0]


@pytest.mark.parametrize("kind", [BuyCard, BuyPath, Build])
def test_what_can_be_bought_is_bought_by_a_click(sit_down: Sit, kind: type) -> None:
    table = sit_down(Options(chiefs="dealt"))
    until(table, kind)
    spot = first(table, kind)
    assert spot in table.view.targets
    table.click(spot)
    assert isinstance(table.done[-1], kind)


def test_fighters_are_put_together_elsewhere(sit_down: Sit) -> None:
    table = sit_down(Options(chiefs="dealt"))
    until(table, AttackRival)
    asked: list[tuple[AttackRival, ...]] = []
    table.view.composing.connect(asked.append)
    spot = first(table, AttackRival)
    table.click(spot)
    assert asked
    assert {f"plot:{action.victim}:{action.target}" for action in asked[0]} == {spot}


def test_a_click_on_a_village_opens_it(sit_down: Sit) -> None:
    table = sit_down(Options(chiefs="dealt"))
    board = table.view.board
    seat = kernel.asked(table.state).seat
    other = (seat + 1) % 4
    table.click(f"tab:{other}")
    assert board.open_seat(table.state) == other  # pyright: ignore[reportAttributeAccessIssue]
    assert not table.done
    assert table.view.stage.sprite(f"house:{other}:town_hall") is not None
    assert table.view.stage.sprite(f"house:{seat}:town_hall") is None
    table.click(f"plot:{seat}:town_hall")
    assert board.open_seat(table.state) == seat  # pyright: ignore[reportAttributeAccessIssue]


def test_the_keyboard_opens_one_village_after_the_other(qtbot: Onlooker, sit_down: Sit) -> None:
    table = sit_down(Options(chiefs="dealt"))
    seat = kernel.asked(table.state).seat
    for key, opened in (
        (Qt.Key.Key_PageDown, seat + 1),
        (Qt.Key.Key_PageDown, seat + 2),
        (Qt.Key.Key_PageUp, seat + 1),
    ):
        qtbot.keyClick(table.view, key)
        assert table.view.stage.sprite(f"house:{opened % 4}:town_hall") is not None


def test_an_attack_shows_the_village_attacked(sit_down: Sit) -> None:
    table = sit_down(Options(chiefs="dealt"))
    until(table, AttackRival)
    action = next(action for action in kernel.options(table.state) if isinstance(action, AttackRival))
    table.act(action)
    assert table.view.board.open_seat(table.state) == action.victim  # pyright: ignore[reportAttributeAccessIssue]


def test_a_card_can_be_read_where_it_lies(qtbot: Onlooker, sit_down: Sit) -> None:
    table = sit_down(Options(chiefs="dealt"))
    copy = ReadingCopy.of(table.view.window(), table.view._look)
    table.view.hover("stack:pigator")
    assert copy.isHidden()
    qtbot.waitUntil(copy.isVisible)
    assert copy.face is not None
    assert copy.face.name == "Pigator"
    table.view.hover("")
    assert copy.isHidden()
    assert copy.face is None


def test_a_house_to_be_built_is_shown_on_the_next_free_plot(sit_down: Sit) -> None:
    table = sit_down(Options(chiefs="dealt"))
    until(table, Build)
    spot = first(table, Build)
    table.view.hover(spot)
    ghost = table.view.stage.sprite("ghost:ghost house")
    assert ghost is not None
    free = table.view.stage.sprite("free:0")
    assert free is not None
    assert ghost.pos() == free.pos()


def test_the_keyboard_walks_over_what_can_be_done(qtbot: Onlooker, sit_down: Sit) -> None:
    table = sit_down(Options(chiefs="dealt"))
    until(table, BuyCard)
    view = table.view
    view.setFocus()
    qtbot.keyClick(view, Qt.Key.Key_Tab)
    assert view.focused in view.targets
    first_at = view.focused
    qtbot.keyClick(view, Qt.Key.Key_Tab)
    assert view.focused != first_at or len(view.targets) == 1
    qtbot.keyClick(view, Qt.Key.Key_Return)


@pytest.mark.parametrize("motion", [Motion(), Motion(reduced=True)], ids=["moving", "fading"])
def test_a_game_moves_over_the_board_and_comes_to_rest(sit_down: Sit, motion: Motion) -> None:
    QCursor.setPos(-9, -9)  # another test may have left it over what can be attacked
    table = sit_down(Options(chiefs="dealt"), motion=motion)
    chance = Random(2)
    for _ in range(150):
        if table.state.result is not None:
            break
        table.act(chance.choice(sensible(table.state, chance)))
        table.view._player.advance(20000)
        assert not table.view.is_moving
        board = table.view.board
        wanted = {piece.id for piece in board.pieces(table.view._view)}
        shown = {sprite.piece.id for sprite in table.view.stage._sprites}
        assert wanted == {name for name in shown if not name.startswith("ghost:")}
        for state in (marks.ATTACKED, marks.POINTED):
            assert not table.view.stage.marks.shown(state)
