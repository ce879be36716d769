"""Whole games between computer players of one level: what holds for every game and all its variants."""

import pytest

from kit import Case, every_case
from kit.bots import QUICK, among
from meadhall.rules import GAMES

PLAYERS = [(game, level) for game in GAMES for level in QUICK]


@every_case()
def test_every_variant_is_played_to_the_end(case: Case):
    for level in QUICK:
        record = among(case.game, level, case.options, case.players, 5)
        assert len(record.points) == case.players
        assert 0 < record.turns < record.actions


@pytest.mark.parametrize(("game", "level"), PLAYERS)
def test_a_seed_says_it_all(game: str, level: str):
    options, players = GAMES[game].variants[0]
    first, second = (among(GAMES[game], level, options, players, 11) for _ in range(2))
    assert (first.result, first.actions, first.turns) == (second.result, second.actions, second.turns)
