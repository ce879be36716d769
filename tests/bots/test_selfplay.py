"""Whole games between computer players."""

import pytest

from meadhall.bots import make
from meadhall.bots.selfplay import TooLong, play_game
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.options import Options


def test_random_players_with_other_seeds_play_other_games():
    games = {
        play_game(WATCH, Options(), 3, 1, [make("random", WATCH, seed + seat) for seat in range(3)]).actions
        for seed in (1, 100, 200)
    }
    assert len(games) > 1


def test_a_game_beyond_its_limit_is_an_error():
    with pytest.raises(TooLong, match="not over after 50 actions"):
        play_game(WATCH, Options(), 4, 1, [make("random", WATCH, seat) for seat in range(4)], limit=50)
