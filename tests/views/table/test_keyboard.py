"""Through the window by keyboard alone: whole games from home to the end page."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from eyes import end_of
from fingers import KEY, Keyboard
from ranger import Ranger

from meadhall.views.shell.window import Window

Open = Callable[..., Window]
Luck = Callable[[int], None]


@pytest.mark.parametrize(("mode", "seed"), [("base", 2), ("brotherhood", 2)])
def test_a_whole_game(at_home: Open, luck: Luck, mode: str, seed: int) -> None:
    luck(seed)
    window = at_home()
    keyboard = Keyboard(window)
    person = Ranger(keyboard, Random(seed))
    person.set_up(mode)
    person.play_to_the_end()
    assert {"board", "places", "TradeSheet"} <= person.used
    keyboard.key(KEY.Key_Escape)
    assert end_of(window) is None
    keyboard.key(KEY.Key_F8)
    again = end_of(window)
    assert again is not None
    keyboard.press(again.play_again)
    assert window.place.page == "setup"
