"""No computer player reads what its seat may not see."""

from random import Random

import pytest

from meadhall.bots import Question, levels, make
from meadhall.rules.kernel import play
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.options import Options

GAMES = [
    (Options(), 4),
    (Options(layout="random", tragedy_of_heroes=True), 3),
    (Options(hide_supply=True, combined_trade_build=True), 4),
    (Options(mode="base"), 4),
    (Options(mode="base", confirm_victory=True), 2),
]


@pytest.mark.parametrize("game", range(len(GAMES)))
@pytest.mark.parametrize("level", levels("watch"))
def test_hidden_things_reshuffled_change_no_choice(game: int, level: str):
    """At every decision of a game: other hands, cards and tokens, the same answer."""
    options, players = GAMES[game]
    s, rng = WATCH.new(options, players, 40 + game), Random(game)
    for turn in range(20_000):
        if s.result is not None:
            return
        question = Question(WATCH, s)
        world = WATCH.imagine(WATCH.visible(s, question.seat), question.seat, rng)
        other = Question(WATCH, world)
        assert list(other.options) == list(question.options)
        choice = make(level, WATCH, turn).choose(question)
        assert make(level, WATCH, turn).choose(other) == choice, question.view.agenda[-1]
        play(s, choice)
    raise AssertionError("no end")


@pytest.mark.parametrize("level", levels("watch"))
def test_thinking_changes_nothing(level: str):
    s = WATCH.new(Options(), 4, 3)
    bot = make(level, WATCH, 8)
    for _ in range(300):
        if s.result is not None:
            return
        before = WATCH.codec.fingerprint(s)
        question = Question(WATCH, s)
        shown = WATCH.codec.fingerprint(question.view)
        choice = bot.choose(question)
        assert WATCH.codec.fingerprint(question.view) == shown
        assert WATCH.codec.fingerprint(s) == before
        play(s, choice)
