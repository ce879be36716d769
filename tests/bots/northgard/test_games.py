"""Whole games of Northgard between computer players."""

import pytest

from kit.bots import style, wins_against_random
from meadhall.rules.northgard import NORTHGARD
from meadhall.rules.northgard.options import Options


def test_steady_beats_three_random_players_in_style():
    """It fights when that helps, and hungers hardly ever."""
    wins, means = style(NORTHGARD, Options(), 4, games=12)
    assert wins >= 11
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
    assert wins_against_random(NORTHGARD, options, players, range(3)) >= 2
