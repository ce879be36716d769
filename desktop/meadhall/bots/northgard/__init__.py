"""Computer players of Northgard: Uncharted Lands."""

from collections.abc import Callable
from functools import partial

from ...rules.northgard.actions import SetAsking
from ..bot import Bot
from ..random_player import RandomPlayer, leaving_alone
from .steady import Steady

LEVELS: dict[str, Callable[[int], Bot]] = {
    "random": partial(RandomPlayer, manners=leaving_alone(SetAsking)),
    "steady": Steady,
}
