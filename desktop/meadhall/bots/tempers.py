"""What somebody likes to do, and does where it costs little."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from ..rules.kernel import Action
from .bot import Question
from .insight import Choice, Insight, gain_of
from .steady import Planner


class Leaning(NamedTuple):
    to: Callable[[Any, Action], bool]  # in this view, such an action
    price: float  # what it may cost, in points as the steady player judges


class Tempered:
    """Plays as another does, but for what it likes."""

    def __init__(self, insight: Insight[Any], leaning: Leaning, own: Planner, seed: int) -> None:
        self._insight = insight
        self._leaning = leaning
        self._own = own
        self._random = Random(seed)

    def choose(self, question: Question) -> Action:
        answer = self._own.choose(question)
        if question.kind not in self._insight.main or self._leaning.to(question.view, answer):
            return answer
        choices = self._insight.weighed(question, self._random, everywhere=False)
        rather = liked(choices, answer, self._leaning, question.view)
        if rather != answer:
            self._own.forget_plans()
        return rather

    def forget_plans(self) -> None:
        self._own.forget_plans()


def liked(choices: Sequence[Choice], answer: Action, leaning: Leaning, view: Any) -> Action:
    """The best of what is liked; nothing that brings nothing, or costs more than the leaning is worth."""
    gain = gain_of(choices, answer)
    if gain is None:
        return answer
    good = [choice.action for choice in choices if choice.gain > 0 and gain - choice.gain <= leaning.price]
    near = [action for action in good if leaning.to(view, action)]
    return near[0] if near else answer
