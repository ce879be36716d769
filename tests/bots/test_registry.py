"""Names of computer players."""

import pytest

from meadhall.bots import Question, levels, make, registry
from meadhall.rules.kernel import options
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.options import Options


def test_levels_of_the_watch():
    assert levels("watch") == ["random", "steady"]


def test_levels_of_northgard():
    assert levels("northgard") == ["random", "steady"]


def test_random_plays_every_game(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(registry, "_LEVELS", {})
    assert levels("watch") == ["random"]
    s = WATCH.new(Options(), 3, 1)
    assert make("random", WATCH, 1).choose(Question(WATCH, s)) in options(s)


def test_an_unknown_level_says_what_there_is():
    with pytest.raises(ValueError, match="random, steady, not 'brilliant'"):
        make("brilliant", WATCH, 1)


def test_an_unknown_game_says_what_there_is():
    with pytest.raises(ValueError, match="no game 'chess'; there are northgard, watch"):
        levels("chess")
