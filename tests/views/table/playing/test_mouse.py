"""Through the window by mouse alone: whole games from home to the end page, and a screen that is shared."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from eyes import end_of
from late import PEOPLE, late_table
from mouse import Mouse
from shelf import ROBOTS

from meadhall.rules.kernel import is_over
from meadhall.views.shell.window import Window
from meadhall.views.table.end.end import EndPage
from onlooker import Onlooker

Open = Callable[..., Window]
Luck = Callable[[int], None]


def told_points(end: EndPage) -> list[int]:
    """What its bars come to."""
    sources = end.tale.sources
    return [sum(source.points[seat] for source in sources) for seat in range(len(sources[0].points))]


# Each game comes to its end here by mouse, and two of them by keyboard (in test_keyboard); in all ways, and on all
# screens, where there is time for it.
thorough = pytest.mark.thorough


@pytest.mark.parametrize(
    ("game", "seed", "players", "options"),
    [
        pytest.param("watch", 2, 3, {"mode": "base", "placement": "free"}, marks=thorough),
        ("watch", 4, 3, {"mode": "brotherhood", "placement": "free"}),
        pytest.param("northgard", 5, 3, {"creatures": True}, marks=thorough),
        pytest.param("midgard", 1, 4, {"distrust": True}, marks=thorough),
        pytest.param("wild", 1, 4, {"chiefs": "dealt"}, marks=thorough),
    ],
)
def test_a_whole_game(
    qtbot: Onlooker, at_home: Open, luck: Luck, game: str, seed: int, players: int, options: dict[str, Any]
) -> None:
    luck(seed)
    window = at_home()
    person = ROBOTS[game](Mouse(qtbot, window), Random(seed))
    person.set_up(players, **options)
    person.play_to_the_end()
    assert person.needs <= person.used
    end = end_of(window)
    assert end is not None
    assert window.session is not None
    assert window.session.result is not None
    assert told_points(end) == [*window.session.result.points]
    person.hand.press(end.to_board)
    person.step()  # the golden button shows the scores again
    again = end_of(window)
    assert again is not None
    person.hand.press(again.to_shelf)
    assert window.place.page == "home"


@pytest.mark.parametrize(
    ("game", "seed", "options"),
    [
        ("watch", 5, {"mode": "base"}),
        pytest.param("watch", 4, {"mode": "brotherhood"}, marks=thorough),
        ("midgard", 5, {"assignment": "secret"}),
        pytest.param("wild", 5, {}, marks=thorough),
    ],
)
def test_three_at_one_screen(qtbot: Onlooker, sit: Open, game: str, seed: int, options: dict[str, Any]) -> None:
    table = late_table(game, seed, **options)
    assert not is_over(table.state), "there is nothing left to play: another seed"
    window = sit(table=table)
    person = ROBOTS[game](Mouse(qtbot, window), Random(seed), {seat.name for seat in PEOPLE})
    person.play_to_the_end()
    assert "Curtain" in person.used


LAPTOPS = ((1280, 720), (1366, 768), (1440, 900), (1536, 864))


@pytest.mark.seeds(1, len(LAPTOPS))
@pytest.mark.parametrize(
    ("game", "chance", "players", "options"),
    [
        pytest.param("watch", 3, 3, {"mode": "brotherhood", "placement": "free"}, marks=thorough),
        ("northgard", 2, 2, {"creatures": True}),
        pytest.param("midgard", 2, 2, {"hall_of_fame": True}, marks=thorough),
        ("wild", 2, 2, {"first_game": True}),
    ],
)
def test_on_a_laptop(
    qtbot: Onlooker, at_home: Open, luck: Luck, game: str, chance: int, players: int, options: dict[str, Any], seed: int
) -> None:
    """Each game on a laptop of its own, and when there is time on all of them."""
    luck(chance)
    size = LAPTOPS[([*ROBOTS].index(game) + seed) % len(LAPTOPS)]
    person = ROBOTS[game](Mouse(qtbot, at_home(size)), Random(chance))
    person.set_up(players, **options)
    person.play_to_the_end()
