"""A click is painted once: nothing finds its place, or says that it is to be painted, when all is painted already."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget

from meadhall.commands.bench import table
from meadhall.commands.bench.click import click_on, places
from meadhall.commands.bench.table import Late, Repaints, late_window
from meadhall.models.thinking import thought
from meadhall.views.table.rails.actions import ActionList
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
