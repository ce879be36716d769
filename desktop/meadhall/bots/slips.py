"""A beginner: plays as the steady player does, and now and then the second best or the third."""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from ..rules.kernel import Action, Decision
from .bot import Question
from .insight import Choice, Insight, gain_of
from .steady import Planner


class Slips(NamedTuple):
    often: float  # of the questions at which there is anything to weigh
    loss: float  # the most that one slip costs, in points as the steady player judges
    seen: int = 4  # answers among which a beginner cannot tell the best
    whims: tuple[type[Decision[Any]], ...] = ()  # questions at which one answer looks to them as good as another


class Novice:
    def __init__(self, insight: Insight[Any], slips: Slips, own: Planner, seed: int) -> None:
        self._insight = insight
        self._slips = slips
        self._own = own
        self._random = Random(seed)
        self._last: Action | None = None

    def choose(self, question: Question) -> Action:
        answer = self._own.choose(question)
        others = self._slips_at(question, answer) if self._is_careless(question) else []
        if others:
            self._own.forget_plans()
            answer = self._random.choice(others)
        self._last = answer
        return answer

    def _is_careless(self, question: Question) -> bool:
        """Whoever has just traded for something does not forget what."""
        if isinstance(self._last, self._insight.means):
            return False
        is_weighed = self._insight.shortlist(question.kind, everywhere=True) is not None
        return is_weighed and self._random.random() < self._slips.often

    def _slips_at(self, question: Question, answer: Action) -> list[Action]:
        if question.kind in self._slips.whims:
            return [option for option in question.options if option != answer]
        choices = self._insight.plans(question, answer, self._random, everywhere=True)
        return [
            slip
            for slip in slips_of(choices, answer, self._slips)
            if not self._insight.wastes(question.view, slip, answer)
        ]


def slips_of(choices: Sequence[Choice], answer: Action, slips: Slips) -> list[Action]:
    """None that does nothing although something could be gained, and none that costs more."""
    gain = gain_of(choices, answer)
    if gain is None:
        return []
    near = [choice for choice in choices[: slips.seen] if choice.gain > 0 and gain - choice.gain <= slips.loss]
    return [choice.action for choice in near if choice.action != answer]
