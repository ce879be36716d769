"""What all steady players share: each kind of question has its own answer, from all that the seat can think of."""

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Any, Generic, Protocol, TypeVar

from ..rules import kernel
from ..rules.kernel import Action, Decision
from .bot import Bot, Question
from .foresight import Answers

M = TypeVar("M")
# Where very many actions are legal, those are looked for that are wanted, not the wanted among all.
Menus = Mapping[type[Decision[Any]], Callable[[M], Action]]


class Planner(Bot, Protocol):
    """A player who may know already what to answer next."""

    def forget_plans(self) -> None:
        """Something else is done than was answered."""


class SteadyPlayer(Generic[M]):
    """`mind` is made anew for each question, from the view, the seat, and the player's own dice."""

    def __init__(
        self,
        answers: Answers[M],
        mind: Callable[[Any, int, Random], M],
        seed: int,
        menus: Menus[M] = MappingProxyType({}),
    ) -> None:
        self._answers = answers
        self._mind = mind
        self._random = Random(seed)
        self._menus = menus

    def choose(self, question: Question) -> Action:
        at_menu = self._menus.get(question.kind)
        if at_menu is not None:
            return at_menu(self._mind(question.view, question.seat, self._random))
        options = question.options
        if len(options) == 1:
            return options[0]
        view = question.view
        return self._answers[question.kind](self._mind(view, question.seat, self._random), kernel.asked(view), options)

    def forget_plans(self) -> None:
        """There are none: it thinks anew at each question."""
