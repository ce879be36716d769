"""The ready starts of the Watch are fair: between steady players none wins much more than its share, and none much
less, neither by where it stands on the board nor by who begins."""

from collections.abc import Callable
from math import sqrt

import pytest

from kit.bots import among
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.options import Options

FAIR = {2: (0.35, 0.65), 3: (0.27, 0.40), 4: (0.20, 0.30)}  # shares of wins
FEW, ENOUGH = 50, 400


@pytest.mark.parametrize(
    ("mode", "players"), [("base", 2), ("base", 3), ("base", 4), ("brotherhood", 3), ("brotherhood", 4)]
)
def test_ready_starts_are_fair(mode: str, players: int, count: Callable[[int, int], int]):
    games = count(FEW, ENOUGH)
    by_seat, by_order = [0] * players, [0] * players
    for seed in range(games):
        first = seed % players
        options = Options(mode=mode, placement="ready", first_player=str(first + 1))  # pyright: ignore[reportArgumentType]
        for winner in among(WATCH, "steady", options, players, seed).result.winners:
            by_seat[winner] += 1
            by_order[(winner - first) % players] += 1
    for wins in (*by_seat, *by_order):
        _is_fair(wins, games, *FAIR[players])


def _is_fair(wins: int, games: int, least: float, most: float) -> None:
    """Within these bounds; of fewer games than settle it, as far as so many can tell."""
    doubt = 0 if games >= ENOUGH else 2
    assert wins / games >= least - doubt * sqrt(least * (1 - least) / games)
    assert wins / games <= most + doubt * sqrt(most * (1 - most) / games)
