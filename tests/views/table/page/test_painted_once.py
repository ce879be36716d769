"""A click is painted once: nothing finds its place, or says that it is to be painted, when all is painted already."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QWidget

from meadhall.commands.bench import table
from meadhall.commands.bench.click import click_on, places
from meadhall.commands.bench.table import Late, Repaints, late_window
from meadhall.models.thinking import thought
from meadhall.views.shell.window import Window
from meadhall.views.table.desk import Desk
from meadhall.views.table.game import TableGame
from meadhall.views.table.page import parts
from meadhall.views.table.page.measures import Layout
from meadhall.views.table.rails.actions import ActionList
from meadhall.views.table.rails.rails import Rails
from meadhall.views.table.rails.seats import SeatPanel

EARLY = {
    "watch": Late(3, 20, frozenset({"BuildRoad"}), ""),
    "northgard": Late(5, 10, frozenset({"RecruitAt"}), ""),
    "midgard": Late(3, 10, frozenset({"Place"}), ""),
    "wild": Late(3, 10, frozenset({"BuyCard"}), ""),
}


@pytest.mark.parametrize("game_id", EARLY)
def test_a_click_is_painted_once(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(table.LATE, game_id, EARLY[game_id])
    monkeypatch.setattr(thought, "LONG", 1_000_000)  # on a slow machine a bot thinks so long that it shows
    with late_window(game_id) as window:
        parts: list[QWidget] = [*window.findChildren(ActionList)[0].rows, *window.findChildren(SeatPanel)]
        repaints = Repaints(window)
        click_on(*places(window)(0))
        repaints.until_still()
        assert repaints.count == 1
        stayed = {*window.findChildren(ActionList)[0].rows, *window.findChildren(SeatPanel)}
        assert len(stayed.intersection(parts)) > len(parts) / 2


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_table_is_laid_out_once(
    sit: Callable[..., Window], size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not for another size first, which is put away at once."""
    made: list[Layout] = []

    def make(desk: Desk, game: TableGame, page: QWidget, layout: Layout) -> Rails:
        made.append(layout)
        return Rails(desk, game, page, layout)

    monkeypatch.setattr(parts, "Rails", make)
    sit(size=size)
    assert len(made) == 1
