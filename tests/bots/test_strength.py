"""The steady player knows what it is doing, and its games end sensibly."""

import pytest

from kit.bots import among, wins_against_random
from meadhall.bots.selfplay import GameRecord
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.options import Options

CHUNK = 25


def wins(options: Options, players: int, seed: int) -> int:
    seeds = range(seed * CHUNK, (seed + 1) * CHUNK)
    return wins_against_random(WATCH, options, players, seeds)


@pytest.mark.seeds(2, 8)
def test_steady_beats_three_random_players(seed: int):
    assert wins(Options(), 4, seed) >= 0.88 * CHUNK


@pytest.mark.seeds(1, 8)
def test_steady_beats_three_random_players_in_base(seed: int):
    assert wins(Options(mode="base"), 4, seed) >= 0.97 * CHUNK


@pytest.mark.seeds(1, 8)
def test_steady_beats_two_random_players(seed: int):
    assert wins(Options(), 3, seed) >= 0.88 * CHUNK


def among_steady(options: Options, players: int, games: int) -> list[GameRecord]:
    return [among(WATCH, "steady", options, players, seed) for seed in range(games)]


@pytest.mark.parametrize("players", [3, 4])
def test_steady_players_come_to_an_end(players: int):
    """Mostly with a true victory, and in no more rounds than people would bear."""
    records = among_steady(Options(), players, 24)
    assert max(record.turns for record in records) <= 60 * players
    assert sum(record.result.ending == "true_victory" for record in records) >= len(records) / 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_steady_players_come_to_an_end_in_base(players: int):
    records = among_steady(Options(mode="base"), players, 12)
    assert max(record.turns for record in records) <= 80 * players
