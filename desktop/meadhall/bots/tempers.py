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
    """The best of what is liked; nothing that costs more than the leaning is worth, or brings nothing: but where all
    bring less than nothing, as the last workers of Midgard do, one of them must be done."""
    gain = gain_of(choices, answer)
    if gain is None:
        return answer
    near = [choice for choice in choices if gain - choice.gain <= leaning.price and (choice.gain > 0 or gain < 0)]
    return next((choice.action for choice in near if leaning.to(view, choice.action)), answer)
