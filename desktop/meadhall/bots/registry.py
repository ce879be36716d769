"""Which computer players each game has."""

from collections.abc import Callable
from typing import Any

from ..rules.kernel import Game
from . import watch
from .bot import Bot

Maker = Callable[[int], Bot]

_LEVELS: dict[str, dict[str, Maker]] = {"watch": watch.LEVELS}


def levels(game_id: str) -> list[str]:
    """The names of a game's computer players, the weakest first."""
    if game_id not in _LEVELS:
        raise ValueError(f"no computer players for {game_id!r}; there are some for {', '.join(_LEVELS)}")
    return list(_LEVELS[game_id])


def make(level: str, game: Game[Any], seed: int) -> Bot:
    """A computer player; with the same seed it answers the same questions alike."""
    allowed = levels(game.id)
    if level not in allowed:
        raise ValueError(f"a computer player of {game.id} is one of {', '.join(allowed)}, not {level!r}")
    return _LEVELS[game.id][level](seed)
