"""Three people at one screen: at each step all that the window holds is walked, and nobody's secrets are in it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from eyes import seen
from late import PEOPLE, late_table, new_table
from mouse import Mouse
from PySide6.QtWidgets import QGraphicsScene
from shelf import GUARDS, ROBOTS
from watchman import Leak, Watchman, keep

from meadhall.table import Table
from meadhall.views.sandbox.page import SandboxPage
from meadhall.views.shell.window import Window
from meadhall.views.table.page.page import TablePage
from meadhall.views.table.rails.seats import SeatPanel
from onlooker import Onlooker, breathe

Sit = Callable[..., Window]


def rich_table(game: str, seed: int, **options: Any) -> Table:
    """Where there is much to hide."""
    return late_table(game, seed, GUARDS[game].rich, **options)


@pytest.mark.parametrize(
    ("game", "make", "options", "steps"),
    [
        pytest.param("watch", rich_table, {"mode": "base"}, 120, marks=pytest.mark.thorough),
        ("watch", rich_table, {"mode": "brotherhood"}, 120),
        pytest.param("northgard", new_table, {"creatures": True}, 45, marks=pytest.mark.thorough),
        ("northgard", rich_table, {"creatures": True}, 45),
        pytest.param("midgard", new_table, {}, 60, marks=pytest.mark.thorough),
        ("midgard", rich_table, {"assignment": "secret"}, 60),
        pytest.param("wild", new_table, {}, 40, marks=pytest.mark.thorough),
        ("wild", rich_table, {}, 60),
    ],
)
def test_nobody_sees_what_others_hold(
    qtbot: Onlooker, sit: Sit, game: str, make: Callable[..., Table], options: dict[str, Any], steps: int
) -> None:
    table = make(game, seed=GUARDS[game].seed, **options)
    window = sit(table=table)
    person = ROBOTS[game](Mouse(qtbot, window), Random(1), {seat.name for seat in PEOPLE}, regrets=0.15)
    watchman = GUARDS[game](window, table)
    for _ in range(steps):
        if table.state.result is not None:
            break
        person.step()
        watchman.look()
    assert watchman.guarded > 30
    assert {"Curtain", "board", "undo"} <= person.used


@pytest.mark.parametrize("game", [*GUARDS])
def test_nobody_sees_more_where_somebody_wonders_what_if(qtbot: Onlooker, sit: Sit, game: str) -> None:
    """Neither the others' cards, nor those that were imagined for them."""
    table = rich_table(game, seed=GUARDS[game].seed, **GUARDS[game].options)
    window = sit(table=table)
    page = window.page
    assert isinstance(page, TablePage)
    if page.session.curtain_for is not None:
        page._reveal()
    page.try_out()
    page = window.page
    assert isinstance(page, SandboxPage)
    sandbox = page.session
    of_the_game, watchman = GUARDS[game](window, table), GUARDS[game](window, sandbox._table)
    of_the_game.look()
    for _ in range(4):
        watchman.look()
        page.finish_motion()
        if sandbox.asks_viewer:
            sandbox.act(sandbox.options()[-1])
        breathe()
    assert of_the_game.guarded
    assert table.state is not sandbox._table.state


# The watchmen themselves: each of these leaks, which nothing in the program does, is found.


def a_secret(window: Window, table: Table) -> str:
    return next(iter(guard(window, table).secret_words()))


def guard(window: Window, table: Table) -> Watchman:
    return GUARDS[table.game.id](window, table)


def in_a_tip(window: Window, table: Table) -> None:
    seen(window, SeatPanel)[1].setToolTip(f"holds {a_secret(window, table)}")


def in_a_name(window: Window, table: Table) -> None:
    seen(window, SeatPanel)[2].setAccessibleName(a_secret(window, table))


def on_the_board(window: Window, table: Table) -> None:
    scene = window.findChildren(QGraphicsScene)[0]
    scene.items()[0].setData(1, a_secret(window, table))


def in_a_closure(window: Window, table: Table) -> None:
    secret = a_secret(window, table)
    keep(window, lambda: secret)


def the_whole_position(window: Window, table: Table) -> None:
    keep(window, [{"before": table.state}])


def what_others_were_told(window: Window, table: Table) -> None:
    keep(window, [one for seat in range(3) for one in table.told(seat)])


COMMON = (in_a_tip, in_a_name, on_the_board, in_a_closure, what_others_were_told)
LEAKS = [
    *(("watch", leak) for leak in COMMON),
    *((game, leak) for game, kind in GUARDS.items() for leak in (the_whole_position, *kind.leaks)),
]


@pytest.mark.parametrize(("game", "leak"), LEAKS)
def test_a_leak_is_found(sit: Sit, game: str, leak: Leak) -> None:
    table = rich_table(game, GUARDS[game].seed, **GUARDS[game].options)
    window = sit(table=table)
    watchman = guard(window, table)
    watchman.look()
    leak(window, table)
    with pytest.raises(AssertionError, match=r"can find|can be found|not for|not in"):
        watchman.look()
