"""Through the window by keyboard alone: whole games from home to the end page."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from eyes import end_of
from fingers import KEY, Keyboard
from shelf import ROBOTS

from meadhall.views.shell.window import Window
from meadhall.views.text import Words
from onlooker import Onlooker

Open = Callable[..., Window]
Luck = Callable[[int], None]


thorough = pytest.mark.thorough  # see test_mouse


@pytest.mark.parametrize(
    ("game", "seed", "players", "options", "also"),
    [
        pytest.param("watch", 5, 3, {"mode": "base", "placement": "free"}, {"places"}, marks=thorough),
        pytest.param("watch", 2, 3, {"mode": "brotherhood", "placement": "free"}, {"places"}, marks=thorough),
        ("northgard", 6, 2, {"creatures": True}, set()),
        ("midgard", 3, 3, {"assignment": "secret", "leaders": "dealt"}, {"places"}),
        pytest.param("wild", 3, 2, {"long_game": True}, set(), marks=thorough),
    ],
)
def test_a_whole_game(
    qtbot: Onlooker,
    at_home: Open,
    luck: Luck,
    game: str,
    seed: int,
    players: int,
    options: dict[str, Any],
    also: set[str],
) -> None:
    luck(seed)
    window = at_home()
    keyboard = Keyboard(qtbot, window)
    person = ROBOTS[game](keyboard, Random(seed))
    person.set_up(players, **options)
    person.play_to_the_end()
    assert person.needs | also <= person.used
    keyboard.key(KEY.Key_Escape)
    assert end_of(window) is None
    keyboard.key(KEY.Key_F8)
    again = end_of(window)
    assert again is not None
    assert window.session is not None
    seats = window.session.seats
    keyboard.press(again.play_again)
    assert window.place.page == "setup"
    assert window.place.subject.seats(Words("en")) == seats
