"""Which computer players each game has."""

from collections.abc import Callable
from typing import Any

from ..rules import GAMES
from ..rules.kernel import Game
from . import midgard, northgard, watch, wild
from .bot import Bot
from .random_player import RandomPlayer

Maker = Callable[[int], Bot]

_ANY_GAME: dict[str, Maker] = {"random": RandomPlayer}
_LEVELS: dict[str, dict[str, Maker]] = {
    "midgard": midgard.LEVELS,
    "northgard": northgard.LEVELS,
    "watch": watch.LEVELS,
    "wild": wild.LEVELS,
}


def levels(game_id: str) -> list[str]:
    """The names of a game's computer players, the weakest first."""
    return list(_makers(game_id))


def make(level: str, game: Game[Any], seed: int) -> Bot:
    """A computer player; with the same seed it answers the same questions alike."""
    makers = _makers(game.id)
    if level not in makers:
        raise ValueError(f"a computer player of {game.id} is one of {', '.join(makers)}, not {level!r}")
    return makers[level](seed)


def _makers(game_id: str) -> dict[str, Maker]:
    if game_id not in GAMES:
        raise ValueError(f"no game {game_id!r}; there are {', '.join(GAMES)}")
    return _LEVELS.get(game_id, _ANY_GAME)
