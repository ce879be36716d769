"""Computer players of Champions of Midgard."""

from collections.abc import Callable

from ..bot import Bot
from ..random_player import RandomPlayer
from .steady import steady

LEVELS: dict[str, Callable[[int], Bot]] = {"random": RandomPlayer, "steady": steady}
