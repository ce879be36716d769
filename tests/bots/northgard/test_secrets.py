"""No computer player of Northgard reads what its seat may not see."""

from random import Random

import pytest

from meadhall.bots import Question, levels, make
from meadhall.rules.kernel import play
from meadhall.rules.northgard import NORTHGARD
from meadhall.rules.northgard.options import Options

GAMES = [
    (Options(), 4),
    (Options(clans="dealt", creatures=True, more_creatures=True), 3),
    (Options(teams=True, creatures=True), 4),
    (Options(open_fame=True), 2),
]


@pytest.mark.parametrize("game", range(len(GAMES)))
def test_hidden_things_reshuffled_change_no_choice(game: int):
    """At every decision of a game: other hands, cards and tiles, the same answer."""
    options, players = GAMES[game]
    s, rng = NORTHGARD.new(options, players, 40 + game), Random(game)
    for turn in range(5_000):
        if s.result is not None:
            return
        question = Question(NORTHGARD, s)
        world = NORTHGARD.imagine(NORTHGARD.visible(s, question.seat), question.seat, rng)
        other = Question(NORTHGARD, world)
        assert list(other.options) == list(question.options)
        choice = make("steady", NORTHGARD, turn).choose(question)
        assert make("steady", NORTHGARD, turn).choose(other) == choice, question.view.agenda[-1]
        play(s, choice)
    raise AssertionError("no end")


@pytest.mark.parametrize("level", levels("northgard"))
def test_thinking_changes_nothing(level: str):
    s = NORTHGARD.new(Options(creatures=True), 4, 3)
    bot = make(level, NORTHGARD, 8)
    while s.result is None:
        before = NORTHGARD.codec.fingerprint(s)
        question = Question(NORTHGARD, s)
        shown = NORTHGARD.codec.fingerprint(question.view)
        choice = bot.choose(question)
        assert NORTHGARD.codec.fingerprint(question.view) == shown
        assert NORTHGARD.codec.fingerprint(s) == before
        play(s, choice)
