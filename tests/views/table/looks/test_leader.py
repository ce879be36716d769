"""Whoever is seen to lead has the points on a golden plate, and it is said aloud."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from late import late_table

from meadhall.rules.northgard.state import UNKNOWN_FAME
from meadhall.views.look.palette import DANGER
from meadhall.views.shell.window import Window
from meadhall.views.table.page.page import TablePage
from meadhall.views.table.rails import seats
from meadhall.views.table.rails.points import _AROUND, Points, places, width_of
from meadhall.views.table.rails.seats import SeatPanel
from meadhall.views.widgets import fit

Open = Callable[..., Window]


@pytest.mark.parametrize(
    ("points", "standing"),
    [
        ((3, 7, 5), [3, 1, 2]),
        ((7, 2, 7, 4), [1, 4, 1, 3]),
        ((4, 4, 4), [None] * 3),
        ((9, None, 2), [None] * 3),
        ((0, 0), [None] * 2),
    ],
)
def test_who_stands_where(points: Sequence[int | None], standing: list[int | None]) -> None:
    assert places(points) == standing


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_all_but_the_leader_have_their_place_beside_the_points(sit: Open, size: tuple[int, int]) -> None:
    table = late_table("wild")
    window = sit(table=table, size=size)
    standing = places([player.points for player in table.state.players])
    assert len(set(standing)) > 1
    for panel in window.page.findChildren(SeatPanel):
        place = standing[panel.seat]
        assert (f"Place {place}" in panel.accessibleName()) is (place != 1)
        with_it = panel.grab().toImage()
        panel.show_facts(panel._facts, panel._active, 1 if place == 1 else 5)
        assert (panel.grab().toImage() == with_it) is (place == 1)


def test_the_leader_is_told_apart(sit: Open) -> None:
    table = late_table("wild")
    window = sit(table=table)
    assert isinstance(window.page, TablePage)
    points = [player.points for player in table.state.players]
    panels = window.page.findChildren(SeatPanel)
    told = [panel.seat for panel in panels if "leads" in panel.accessibleName()]
    assert told == [seat for seat, place in enumerate(places(points)) if place == 1] != []
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


def test_points_that_may_be_more_stand_clear_of_the_plate(sit: Open) -> None:
    style = sit(table=late_table("watch"), size=(1280, 720)).look
    hidden, open_ = (width_of(style, Points(9, hidden), 20, narrow=True) for hidden in (True, False))
    plus = style.metrics("bold", 13).horizontalAdvance("+?")
    assert hidden - open_ >= plus + style.scaled(_AROUND) + 2


def test_a_name_that_fits_by_a_hair_is_not_cut(sit: Open) -> None:
    style = sit(table=late_table("watch")).look
    name = "Сир Аллисер Торне"
    width = style.metrics("text", 14).horizontalAdvance(name) - 0.5
    found = fit(style, "text", 14, name, width)
    assert found.fits
    assert found.cut(name, width) == name
    narrow = fit(style, "text", 14, name, width / 2)
    assert narrow.cut(name, width / 2).endswith("…")


def test_the_first_player_keeps_the_sign_however_wide_the_panel(sit: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """Gaps between figures take all that is free, to the last fraction of a pixel."""
    drawn: list[float] = []
    monkeypatch.setattr(seats, "paint_thumb", lambda painter, style, thumb, rect: drawn.append(rect.left()))
    table = late_table("midgard")
    window = sit(table=table, size=(1920, 1080))
    (panel,) = (each for each in window.page.findChildren(SeatPanel) if each.seat == table.state.first)
    for width in range(panel.width() - 30, panel.width() + 1):
        drawn.clear()
        panel.resize(width, panel.height())
        panel.grab()
        assert len(drawn) == 1, width
