"""No computer player reads what its seat may not see."""

from typing import Any

import pytest

from kit import bots
from meadhall.rules.kernel import Game
from meadhall.rules.midgard import MIDGARD
from meadhall.rules.midgard import options as midgard
from meadhall.rules.northgard import NORTHGARD
from meadhall.rules.northgard import options as northgard
from meadhall.rules.watch import WATCH
from meadhall.rules.watch import options as watch
from meadhall.rules.wild import WILD
from meadhall.rules.wild import options as wild

# Those in which most is hidden, or in which it is hidden in another way.
GAMES: list[tuple[Game[Any], Any, int]] = [
    *((MIDGARD, options, players) for options, players in MIDGARD.variants),
    (NORTHGARD, northgard.Options(), 4),
    (NORTHGARD, northgard.Options(clans="dealt", creatures=True, more_creatures=True), 3),
    (NORTHGARD, northgard.Options(teams=True, creatures=True), 4),
    (NORTHGARD, northgard.Options(open_fame=True), 2),
    (WATCH, watch.Options(), 4),
    (WATCH, watch.Options(layout="random", tragedy_of_heroes=True), 3),
    (WATCH, watch.Options(hide_supply=True, combined_trade_build=True), 4),
    (WATCH, watch.Options(mode="base"), 4),
    (WATCH, watch.Options(mode="base", confirm_victory=True), 2),
    *((WILD, options, players) for options, players in WILD.variants),
]
LEVELS = [
    (level, game, options, players)
    for game, options, players in (
        (MIDGARD, midgard.Options(assignment="secret"), 4),
        (NORTHGARD, northgard.Options(creatures=True), 4),
        (WATCH, watch.Options(), 4),
        (WILD, wild.Options(), 4),
    )
    for level in bots.QUICK
]


@pytest.mark.parametrize("number", range(len(GAMES)), ids=[f"{game.id}-{at}" for at, (game, _, _) in enumerate(GAMES)])
def test_hidden_things_reshuffled_change_no_choice(number: int):
    """Other hands, cards, tokens, tiles, journeys and missions."""
    bots.hidden_things_change_no_choice(*GAMES[number], "steady", 40 + number)


@pytest.mark.parametrize(
    ("level", "game", "options", "players"), LEVELS, ids=[f"{game.id}-{level}" for level, game, *_ in LEVELS]
)
def test_thinking_changes_nothing(level: str, game: Game[Any], options: Any, players: int):
    bots.thinking_changes_nothing(game, options, players, level, most=300)
