"""Your first game: whoever has never played, and only heeds the coach and the raven, comes to its end."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from fledgling import Fledgling
from mouse import Mouse
from shelf import ROBOTS

from meadhall.views.shell.window import Window
from onlooker import Onlooker

thorough = pytest.mark.thorough


@pytest.mark.parametrize(
    "game",
    [
        pytest.param("northgard", marks=thorough),
        pytest.param("watch", marks=thorough),
        "midgard",
        pytest.param("wild", marks=thorough),
    ],
)
def test_a_fresh_learner_finishes_the_first_game(
    qtbot: Onlooker, at_home: Callable[..., Window], luck: Callable[[int], None], game: str
) -> None:
    luck(1)
    window = at_home((1366, 768))
    window.learners.add("Ann")
    fledgling = Fledgling(ROBOTS[game](Mouse(qtbot, window), Random(1)))
    fledgling.play_first_game()
    assert fledgling.read
    assert fledgling.hints
    learner = window.learners.now
    assert learner is not None
    assert learner.known
    assert learner.played == {game: 1}
