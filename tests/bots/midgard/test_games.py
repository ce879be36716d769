"""Whole games of Midgard between computer players."""

import pytest

from kit.bots import among, never_does, style, thinks_quickly, wins_against_random
from meadhall.rules.midgard import MIDGARD
from meadhall.rules.midgard.asking import SetAsking
from meadhall.rules.midgard.options import Options
from meadhall.rules.midgard.variants import VARIANTS

CHUNK = 25


@pytest.mark.seeds(2, 8)
def test_steady_beats_three_random_players(seed: int):
    """In 95 of 100 games at least."""
    assert wins_against_random(MIDGARD, Options(), 4, range(seed * CHUNK, (seed + 1) * CHUNK)) >= 0.95 * CHUNK


def test_steady_beats_three_random_players_in_style():
    """It sails, slays and keeps its name clean."""
    wins, means = style(MIDGARD, Options(), 4, games=20)
    assert wins == 20
    assert means["monsters"] >= 1
    assert means["trolls"] + means["draugr"] + means["monsters"] >= 5
    assert means["defeats"] <= 0.7
    assert means["blame"] <= 3
    assert means["destinies"] >= 3


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_steady_beats_random_players_in_every_variant(variant: int):
    options, players = VARIANTS[variant]
    assert wins_against_random(MIDGARD, options, players, range(6)) >= 5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_steady_players_among_themselves_make_a_game_of_it(players: int):
    """Glory comes from many sides, and little is lost by blame."""
    records = [among(MIDGARD, "steady", Options(), players, seed) for seed in range(6)]
    points = [each for record in records for each in record.points]
    assert sum(points) / len(points) >= 45
    assert min(points) >= 0
    slain = sum(sum(record.measures[kind]) for record in records for kind in ("trolls", "draugr", "monsters"))
    assert slain / len(points) >= 4


def test_it_thinks_quickly():
    thinks_quickly(MIDGARD, Options(), 4)


def test_it_leaves_its_settings_alone():
    never_does(MIDGARD, Options(), 4, "steady", SetAsking)
