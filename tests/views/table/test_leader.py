"""Whoever is seen to lead has the points on a golden plate, and it is said aloud."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from late import late_table

from meadhall.rules.northgard.state import UNKNOWN_FAME
from meadhall.views.look.palette import DANGER
from meadhall.views.shell.window import Window
from meadhall.views.table.page.page import TablePage
from meadhall.views.table.rails.seats import SeatPanel, leaders

Open = Callable[..., Window]


@pytest.mark.parametrize(
    ("points", "ahead"),
    [((3, 7, 5), [1]), ((7, 2, 7), [0, 2]), ((4, 4, 4), []), ((9, None, 2), []), ((0, 0), [])],
)
def test_who_leads(points: Sequence[int | None], ahead: list[int]) -> None:
    assert leaders(points) == ahead


def test_the_leader_is_told_apart(sit: Open) -> None:
    table = late_table("wild")
    window = sit(table=table)
    assert isinstance(window.page, TablePage)
    points = [player.points for player in table.state.players]
    panels = window.page.findChildren(SeatPanel)
    told = [panel.seat for panel in panels if "leads" in panel.accessibleName()]
    assert told == leaders(points) != []
    for panel in panels:
        picture, x = panel.grab().toImage(), panel.width() - 17  # right of the digits, and left of the frame
        beside = [picture.pixelColor(x, y) for y in range(18, 40)]
        golden = [one for one in beside if one.red() - one.blue() > 110]
        assert (len(golden) > 10) is (panel.seat in told)


@pytest.mark.parametrize("game", ["northgard", "wild"])
def test_points_that_are_a_secret_are_under_wax(sit: Open, game: str) -> None:
    window = sit(table=late_table(game))
    assert isinstance(window.page, TablePage)
    players = window.page.session.view.players
    secret = [seat for seat, player in enumerate(players) if getattr(player, "fame", 0) == UNKNOWN_FAME]
    assert bool(secret) is (game == "northgard")
    for panel in window.page.findChildren(SeatPanel):
        picture = panel.grab().toImage()
        corner = ((x, y) for x in range(panel.width() - 60, panel.width() - 10) for y in range(15, 50))
        sealed = any(picture.pixelColor(x, y) == DANGER for x, y in corner)
        assert sealed is (panel.seat in secret)
