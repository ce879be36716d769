"""Whole games of Northgard between computer players."""

import pytest

from meadhall.bots import levels, make
from meadhall.bots.selfplay import GameRecord, play_game
from meadhall.rules.northgard import NORTHGARD
from meadhall.rules.northgard.options import Options
from meadhall.rules.northgard.variants import VARIANTS


def among(level: str, options: Options, players: int, seed: int) -> GameRecord:
    bots = [make(level, NORTHGARD, 10 * seed + seat) for seat in range(players)]
    return play_game(NORTHGARD, options, players, seed, bots, limit=5_000)


@pytest.mark.parametrize("level", levels("northgard"))
@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_every_variant_is_played_to_the_end(level: str, variant: int):
    options, players = VARIANTS[variant]
    assert len(among(level, options, players, 5).points) == players


@pytest.mark.parametrize("level", levels("northgard"))
def test_a_seed_says_it_all(level: str):
    first, second = among(level, Options(), 2, 11), among(level, Options(), 2, 11)
    assert (first.result, first.actions) == (second.result, second.actions)


def against_random(options: Options, players: int, seed: int) -> GameRecord:
    """One steady player, whose seat goes round with the seed."""
    mine = seed % players
    bots = [make("steady" if seat == mine else "random", NORTHGARD, 10 * seed + seat) for seat in range(players)]
    return play_game(NORTHGARD, options, players, seed, bots)


def test_steady_beats_three_random_players_in_style():
    """It fights when that helps, and hungers hardly ever."""
    games = 12
    records = [against_random(Options(), 4, seed) for seed in range(games)]
    mine = [seed % 4 for seed in range(games)]
    assert sum(seat in record.result.winners for seat, record in zip(mine, records, strict=True)) >= 11
    means = {
        name: sum(record.measures[name][seat] for seat, record in zip(mine, records, strict=True)) / games
        for name in NORTHGARD.measures
    }
    assert means["closed"] >= 4
    assert 0.5 <= means["battles"] <= 12
    assert means["won"] >= means["battles"] / 3
    assert means["unrest"] <= 0.5


@pytest.mark.parametrize(
    ("options", "players"),
    [
        (Options(), 2),
        (Options(), 3),
        (Options(), 5),
        (Options(years="10"), 4),
        (Options(creatures=True, more_creatures=True), 4),
    ],
)
def test_steady_beats_random_players_in_other_games_too(options: Options, players: int):
    records = [against_random(options, players, seed) for seed in range(3)]
    assert sum(seed % players in record.result.winners for seed, record in enumerate(records)) >= 2
