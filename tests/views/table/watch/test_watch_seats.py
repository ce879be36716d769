"""What stands in the panels of the Watch's players."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from late import late_table, new_table, played

from meadhall.rules.watch.state import NOBODY
from meadhall.views.shell.window import Window
from meadhall.views.table.rails.seats import SeatPanel

Open = Callable[..., Window]


@pytest.mark.parametrize("size", [(1366, 768), (1280, 720)])
def test_a_laptop_shows_roads_and_patrols_by_signs(sit: Open, size: tuple[int, int]) -> None:
    table = late_table("watch")
    window = sit(table=table, size=size)
    players = table.state.players
    for panel in window.page.findChildren(SeatPanel):
        player = players[panel.seat]
        patrols = [("explore", str(player.patrols))] if player.patrols else []
        assert [(sign.icon, sign.text) for sign in panel._row] == [("roads", str(player.road_length)), *patrols]
        assert f"Road: {player.road_length}" in panel.accessibleName()
        assert f"Road: {player.road_length}" in panel.accessibleDescription()
        shown = panel.grab().toImage()
        panel.show_facts(replace(panel._facts, ribbon=()), panel._active, panel._place)
        assert panel.grab().toImage() != shown


def test_whoever_holds_the_longest_road_has_a_trophy_beside_it(sit: Open) -> None:
    table = played(new_table("watch"), lambda table: table.state.road_holder != NOBODY)
    window = sit(table=table, size=(1280, 720))
    for panel in window.page.findChildren(SeatPanel):
        longest = panel.seat == table.state.road_holder
        assert panel._row[0].leads is longest
        assert ("the longest" in panel.accessibleName()) is longest
        shown = panel.grab().toImage()
        road = replace(panel._row[0], leads=False)
        panel.show_facts(replace(panel._facts, ribbon=(road, *panel._row[1:])), panel._active, panel._place)
        assert (panel.grab().toImage() != shown) is longest
