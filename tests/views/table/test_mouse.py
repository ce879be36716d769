"""Through the window by mouse: from the first settlement on, and to the end of games of both modes."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from eyes import curtain_of, end_of
from late import late_table
from mouse import Mouse, play_to_the_end

from meadhall.table import Seat
from meadhall.views.shell.window import Window

Sit = Callable[..., Window]
PEOPLE = tuple(Seat(name, seat) for seat, name in enumerate(("Ann", "Bran", "Сам")))


@pytest.mark.parametrize("mode", ["base", "brotherhood"])
def test_the_first_turns(sit: Sit, mode: str) -> None:
    window = sit(mode, options={"placement": "free"})
    mouse = Mouse(window, Random(4))
    for _ in range(150):
        mouse.step()
    assert window.session is not None
    assert window.session.lines > 80
    assert {"board", "supply"} <= mouse.used


@pytest.mark.parametrize(("mode", "seed"), [("base", 4), ("brotherhood", 1)])
def test_to_the_end(sit: Sit, mode: str, seed: int) -> None:
    mouse = Mouse(sit(mode, table=late_table(mode, PEOPLE, seed)), Random(1))
    play_to_the_end(mouse, 900)
    end = end_of(mouse.window)
    assert end is not None
    mouse.click(end.to_board)
    mouse.step()  # the golden button shows the scores again
    again = end_of(mouse.window)
    assert again is not None
    mouse.click(again.to_shelf)
    assert mouse.window.place.page == "home"


def test_in_a_small_window(sit: Sit) -> None:
    window = sit("brotherhood", size=(1280, 720), table=late_table("brotherhood", PEOPLE, 1, points=4))
    mouse = Mouse(window, Random(2))
    for _ in range(50):
        mouse.step()
    assert window.session is not None
    assert window.session.lines > 10
    assert curtain_of(window) is None or window.session.curtain_for is not None
