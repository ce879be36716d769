"""Whole games of Vikings Gone Wild between computer players."""

import pytest

from kit.bots import QUICK, among, never_does, style, thinks_quickly, wins_against_random
from meadhall.rules.wild import WILD
from meadhall.rules.wild.asking import SetAsking
from meadhall.rules.wild.options import Options
from meadhall.rules.wild.variants import VARIANTS

CHUNK = 25


@pytest.mark.seeds(2, 8)
def test_steady_beats_three_random_players(seed: int):
    """In 95 of 100 games at least."""
    assert wins_against_random(WILD, Options(), 4, range(seed * CHUNK, (seed + 1) * CHUNK)) >= 0.95 * CHUNK


def test_steady_beats_three_random_players_in_style():
    """It raids, stands its ground and serves the gods."""
    wins, means = style(WILD, Options(), 4, games=20)
    assert wins == 20
    assert means["successes"] >= 4
    assert means["repelled"] >= 1
    assert means["missions"] >= 4
    assert means["asgard"] == 3


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_steady_beats_random_players_in_every_variant(variant: int):
    options, players = VARIANTS[variant]
    assert wins_against_random(WILD, options, players, range(6)) == 6


@pytest.mark.parametrize("players", [2, 3, 4])
def test_steady_players_among_themselves_make_a_game_of_it(players: int):
    """They raid each other, and are not always let in."""
    records = [among(WILD, "steady", Options(), players, seed) for seed in range(8)]
    seats = players * len(records)
    assert sum(sum(record.measures["successes"]) for record in records) / seats >= 5
    assert sum(sum(record.measures["repelled"]) for record in records) / seats >= 0.25
    assert sum(sum(record.measures["missions"]) for record in records) / seats >= 3
    assert min(min(record.points) for record in records) > 0


def test_it_thinks_quickly():
    thinks_quickly(WILD, Options(), 4)


@pytest.mark.parametrize("level", QUICK)
def test_nobody_fills_the_log_with_standing_orders(level: str):
    never_does(WILD, Options(), 4, level, SetAsking)
