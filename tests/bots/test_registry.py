"""Names of computer players."""

import pytest

from meadhall.bots import Question, levels, make, registry
from meadhall.rules import GAMES
from meadhall.rules.kernel import options
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.options import Options


@pytest.mark.parametrize("game", ["midgard", "northgard", "watch", "wild"])
def test_levels(game: str):
    assert levels(game) == ["random", "steady"]


def test_random_plays_every_game(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(registry, "_LEVELS", {})
    assert levels("watch") == ["random"]
    s = WATCH.new(Options(), 3, 1)
    assert make("random", WATCH, 1).choose(Question(WATCH, s)) in options(s)


def test_an_unknown_level_says_what_there_is():
    with pytest.raises(ValueError, match="random, steady, not 'brilliant'"):
        make("brilliant", WATCH, 1)


def test_an_unknown_game_says_what_there_is():
    with pytest.raises(ValueError, match=f"no game 'chess'; there are {', '.join(GAMES)}"):
        levels("chess")
