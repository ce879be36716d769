"""The player who knows the rules and nothing else."""

from collections.abc import Callable
from random import Random

from ..rules.kernel import Action
from .bot import Question

Manners = Callable[[Question, Action], bool]


class RandomPlayer:
    """Takes any legal action, each with the same chance, except those that the game's manners forbid."""

    def __init__(self, seed: int, manners: Manners | None = None) -> None:
        self._random = Random(seed).random
        self._manners = manners

    def choose(self, question: Question) -> Action:
        options = question.options
        action = options[int(self._random() * len(options))]
        if self._manners is None or self._manners(question, action):
            return action
        polite = [option for option in options if self._manners(question, option)]
        return polite[int(self._random() * len(polite))]


def leaving_alone(*settings: type[Action]) -> Manners:
    """What would only fill the log: a person reads along."""
    return lambda question, action: type(action) not in settings
