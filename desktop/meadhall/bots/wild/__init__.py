"""Computer players of Vikings Gone Wild."""

from collections.abc import Callable
from functools import partial

from ..bot import Bot
from ..random_player import RandomPlayer
from .manners import leaves_its_settings_alone
from .steady import steady

LEVELS: dict[str, Callable[[int], Bot]] = {
    "random": partial(RandomPlayer, manners=leaves_its_settings_alone),
    "steady": steady,
}
