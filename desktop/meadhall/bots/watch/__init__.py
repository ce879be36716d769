"""Computer players of the Brotherhood of the Watch."""

from collections.abc import Callable

from ..bot import Bot
from ..random_player import RandomPlayer
from .manners import is_polite
from .steady import steady


def _random(seed: int) -> Bot:
    return RandomPlayer(seed, is_polite)


LEVELS: dict[str, Callable[[int], Bot]] = {"random": _random, "steady": steady}
