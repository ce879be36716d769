"""Computer players of Vikings Gone Wild."""

from collections.abc import Callable
from functools import partial

from ...rules.wild.actions import SetAsking
from ..bot import Bot
from ..random_player import RandomPlayer, leaving_alone
from .steady import steady

LEVELS: dict[str, Callable[[int], Bot]] = {
    "random": partial(RandomPlayer, manners=leaving_alone(SetAsking)),
    "steady": steady,
}
