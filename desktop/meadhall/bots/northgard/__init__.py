"""Computer players of Northgard: Uncharted Lands."""

from collections.abc import Callable

from ..bot import Bot
from ..random_player import RandomPlayer
from .steady import steady

LEVELS: dict[str, Callable[[int], Bot]] = {"random": RandomPlayer, "steady": steady}
