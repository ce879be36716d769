"""Through the window by mouse alone: whole games from home to the end page, and a screen that is shared."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from eyes import end_of
from late import late_table
from mouse import Mouse
from ranger import Ranger

from meadhall.table import Seat
from meadhall.views.shell.window import Window

Open = Callable[..., Window]
Luck = Callable[[int], None]
PEOPLE = tuple(Seat(name, seat) for seat, name in enumerate(("Ann", "Bran", "Сам")))


@pytest.mark.parametrize(("mode", "seed"), [("base", 1), ("brotherhood", 1)])
def test_a_whole_game(at_home: Open, luck: Luck, mode: str, seed: int) -> None:
    luck(seed)
    window = at_home()
    person = Ranger(Mouse(window), Random(seed))
    person.set_up(mode)
    person.play_to_the_end()
    assert {"board", "TradeSheet"} <= person.used
    end = end_of(window)
    assert end is not None
    person.hand.press(end.to_board)
    person.step()  # the golden button shows the scores again
    again = end_of(window)
    assert again is not None
    person.hand.press(again.to_shelf)
    assert window.place.page == "home"


@pytest.mark.parametrize(("mode", "seed"), [("base", 3), ("brotherhood", 4)])
def test_three_at_one_screen(sit: Open, mode: str, seed: int) -> None:
    window = sit(table=late_table(mode, PEOPLE, seed))
    person = Ranger(Mouse(window), Random(seed), {seat.name for seat in PEOPLE})
    person.play_to_the_end()
    assert "Curtain" in person.used


def test_in_a_small_window(at_home: Open, luck: Luck) -> None:
    luck(3)
    person = Ranger(Mouse(at_home((1280, 720))), Random(3))
    person.set_up("brotherhood")
    person.play_to_the_end()
