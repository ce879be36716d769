"""Names of computer players."""

import pytest

from meadhall.bots import KNOWN, LEVELS, USUAL, Question, make
from meadhall.bots.characters import CHARACTERS
from meadhall.rules import GAMES
from meadhall.rules.kernel import options
from meadhall.rules.watch import WATCH


def test_who_is_known():
    """The random player too, for tests and old saves; it is not offered."""
    assert set(KNOWN) == {"random", *LEVELS, *(character.id for character in CHARACTERS)}
    assert "random" not in LEVELS
    assert USUAL in LEVELS


@pytest.mark.parametrize("game", GAMES)
def test_all_that_are_known_can_play(game: str):
    s = GAMES[game].new(GAMES[game].options(), 3, 1)
    for name in KNOWN:
        assert make(name, GAMES[game], 1).choose(Question(GAMES[game], s)) in options(s)


def test_an_unknown_level_says_what_there_is():
    with pytest.raises(ValueError, match=r"random, novice, steady, keen, master, .*, not 'brilliant'"):
        make("brilliant", WATCH, 1)
