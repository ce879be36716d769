"""The Uncharted Lands by keyboard alone: a whole game with creatures, from home to the end page."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from eyes import end_of
from fingers import KEY, Keyboard
from settler import Settler

from meadhall.views.shell.window import Window

Open = Callable[..., Window]
Luck = Callable[[int], None]


def test_a_whole_game(at_home: Open, luck: Luck) -> None:
    luck(3)
    window = at_home()
    keyboard = Keyboard(window)
    person = Settler(keyboard, Random(3))
    person.set_up(players=2)
    person.play_to_the_end()
    assert {"board", "turned", "carried", "thing", "CardMenu", "Picker", "BattleSheet"} <= person.used
    keyboard.key(KEY.Key_Escape)
    assert end_of(window) is None
    keyboard.key(KEY.Key_F8)
    again = end_of(window)
    assert again is not None
    keyboard.press(again.play_again)
    assert window.place.page == "setup"
