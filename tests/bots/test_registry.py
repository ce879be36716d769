"""Names of computer players."""

import pytest

from meadhall.bots import levels, make
from meadhall.rules.watch import WATCH


def test_levels_of_the_watch():
    assert levels("watch") == ["random", "steady"]


def test_an_unknown_level_says_what_there_is():
    with pytest.raises(ValueError, match="random, steady, not 'brilliant'"):
        make("brilliant", WATCH, 1)


def test_an_unknown_game_says_what_there_is():
    with pytest.raises(ValueError, match="there are some for watch"):
        levels("chess")
