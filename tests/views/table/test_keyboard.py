"""Through the window by keyboard alone: from the first settlement on, and to the end of games of both modes."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from eyes import end_of
from fingers import KEY, Keyboard, play_by_keyboard
from late import late_table

from meadhall.table import Seat
from meadhall.views.shell.window import Window

Sit = Callable[..., Window]
PEOPLE = tuple(Seat(name, seat) for seat, name in enumerate(("Ann", "Bran", "Сам")))


@pytest.mark.parametrize("mode", ["base", "brotherhood"])
def test_the_first_turns(sit: Sit, mode: str) -> None:
    window = sit(mode, options={"placement": "free"})
    keyboard = Keyboard(window, Random(4))
    for _ in range(150):
        keyboard.step()
    assert window.session is not None
    assert window.session.lines > 60
    assert {"list", "board"} <= keyboard.used


@pytest.mark.parametrize(("mode", "seed"), [("base", 4), ("brotherhood", 1)])
def test_to_the_end(sit: Sit, mode: str, seed: int) -> None:
    keyboard = Keyboard(sit(mode, table=late_table(mode, PEOPLE, seed)), Random(1))
    play_by_keyboard(keyboard, 900)
    keyboard.press(KEY.Key_Escape)
    assert end_of(keyboard.window) is None
    keyboard.press(KEY.Key_F8)
    assert end_of(keyboard.window) is not None
