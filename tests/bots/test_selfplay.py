"""Whole games between computer players."""

import pytest

from meadhall.bots import levels, make
from meadhall.bots.selfplay import TooLong, play_game
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.options import Options
from meadhall.rules.watch.variants import VARIANTS


@pytest.mark.parametrize("level", levels("watch"))
@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_every_variant_is_played_to_the_end(level: str, variant: int):
    options, players = VARIANTS[variant]
    bots = [make(level, WATCH, seat) for seat in range(players)]
    record = play_game(WATCH, options, players, 5, bots)
    assert len(record.points) == players
    assert record.turns > 0
    assert record.actions > record.turns


@pytest.mark.parametrize("level", levels("watch"))
def test_a_seed_says_it_all(level: str):
    def play() -> tuple[object, int, int]:
        record = play_game(WATCH, Options(), 4, 11, [make(level, WATCH, seat) for seat in range(4)])
        return record.result, record.actions, record.turns

    assert play() == play()


def test_random_players_with_other_seeds_play_other_games():
    games = {
        play_game(WATCH, Options(), 3, 1, [make("random", WATCH, seed + seat) for seat in range(3)]).actions
        for seed in (1, 100, 200)
    }
    assert len(games) > 1


def test_a_game_beyond_its_limit_is_an_error():
    with pytest.raises(TooLong, match="not over after 50 actions"):
        play_game(WATCH, Options(), 4, 1, [make("random", WATCH, seat) for seat in range(4)], limit=50)
