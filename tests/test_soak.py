"""Many games to their end. What can only go wrong once in a thousand games goes wrong here."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from kit import CASES, Case
from kit.selfplay import bots_play_out, play_out
from kit.wholeness import the_end_is_well_formed

CHUNK = 10


@pytest.mark.seeds(10, 200)
def test_random_games(seed: int) -> None:
    for number in range(seed * CHUNK, (seed + 1) * CHUNK):
        plays_through(number, lambda case, s, number=number: play_out(case, s, Random(number)))


@pytest.mark.seeds(2, 40)
def test_steady_games(seed: int) -> None:
    for number in range(seed * CHUNK, (seed + 1) * CHUNK):
        plays_through(number, lambda case, s, number=number: bots_play_out(case, s, "steady", number))


def plays_through(number: int, play: Callable[[Case, Any], object]) -> None:
    """One game after the other takes the next variant."""
    case = CASES[number % len(CASES)]
    s = case.new(number)
    census = case.game.census(s)
    play(case, s)
    assert case.game.census(s) == census, f"{case}, seed {number}"
    the_end_is_well_formed(case, s)
