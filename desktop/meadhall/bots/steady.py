"""What all steady players share: each kind of question has its own answer, from all that the seat can think of."""

from collections.abc import Callable
from random import Random
from typing import Any, Generic, TypeVar

from ..rules import kernel
from ..rules.kernel import Action
from .bot import Question
from .foresight import Answers

M = TypeVar("M")


class SteadyPlayer(Generic[M]):
    """`mind` is made anew for each question, from the view, the seat, and the player's own dice."""

    def __init__(self, answers: Answers[M], mind: Callable[[Any, int, Random], M], seed: int) -> None:
        self._answers = answers
        self._mind = mind
        self._random = Random(seed)

    def choose(self, question: Question) -> Action:
        options = question.options
        if len(options) == 1:
            return options[0]
        view = question.view
        decision = kernel.asked(view)
        return self._answers[type(decision)](self._mind(view, question.seat, self._random), decision, options)
