"""Looking ahead: a few answers are played on in worlds that could be, and the one after which one stands best is given.

What the steady player would say is among them, and it stands unless another answer is clearly better. All are played
on in the same worlds, by steady players in all seats, so that little but the answer makes the difference.
"""

from collections.abc import Callable, Sequence
from math import ceil, log2
from random import Random
from typing import Any, NamedTuple

from ..rules.kernel import Action, Game
from .ahead import Ahead, lead_of
from .bot import Question, Unwanted
from .insight import Insight
from .steady import Planner


class Effort(NamedTuple):
    """How much a player thinks: counted in worlds, not in seconds, so that the same seed gives the same answer."""

    worlds: int  # in which the answers are tried
    answers: int  # that are compared
    rounds: int = 1  # played on
    doubt: float = 1.0  # so many times its error a lead must be, to be believed
    everywhere: bool = False  # at smaller questions too
    steadfast: bool = False  # does what it has just traded for, without thinking again


class Tried(NamedTuple):
    """An answer, and the chance to win that it led to in each world."""

    action: Action
    chances: list[float]

    @property
    def mean(self) -> float:
        return sum(self.chances) / max(1, len(self.chances))


class Searcher:
    """`own` goes on from question to question; in thought other players answer for all seats, its own too."""

    def __init__(
        self,
        game: Game[Any],
        insight: Insight[Any],
        effort: Effort,
        own: Planner,
        steady: Callable[[int], Planner],
        seed: int,
    ) -> None:
        self._game = game
        self._insight = insight
        self._effort = effort
        self._own = own
        self._ahead = Ahead(game, insight, steady, effort.rounds, seed)
        self._random = Random(seed)
        self._last: Action | None = None

    def choose(self, question: Question) -> Action:
        self._last = self._answer(question)
        return self._last

    def _answer(self, question: Question) -> Action:
        answer = self._own.choose(question)
        candidates = self._candidates(question, answer)
        if len(candidates) == 1:
            return answer
        try:
            best = self.best(question, candidates)
        except Unwanted:
            self._own.forget_plans()
            raise
        if best != answer:
            self._own.forget_plans()
        return best

    def _candidates(self, question: Question, answer: Action) -> list[Action]:
        """The own answer first; it is alone where it is none of those that are weighed."""
        if len(question.options) == 1 or self._is_decided():
            return [answer]
        others = self._insight.alternatives(question, answer, self._random, self._effort.everywhere)
        return [answer, *others][: self._effort.answers]

    def _is_decided(self) -> bool:
        return self._effort.steadfast and isinstance(self._last, self._insight.means)

    # Sequential halving: the worse half goes, and the others are looked at more closely

    def best(self, question: Question, candidates: Sequence[Action]) -> Action:
        alive = [Tried(action, []) for action in candidates]
        own = alive[0]
        stages = ceil(log2(len(alive)))
        for _ in range(stages):
            for _ in range(max(2, self._effort.worlds // (stages * len(alive)))):
                world = self._game.imagine(question.view, question.seat, self._random)
                for tried in alive:
                    after = self._ahead.after(world, tried.action, question.check)
                    tried.chances.append(self._insight.chance(after, question.seat))
            alive = self._better_half(alive, own)
        best = max(alive, key=lambda tried: tried.mean)
        return best.action if is_clear(best, own, self._effort.doubt) else own.action

    def _better_half(self, alive: Sequence[Tried], own: Tried) -> list[Tried]:
        """And one's own, as long as there is anything to compare it with."""
        ranked = sorted(alive, key=lambda tried: -tried.mean)
        kept = ranked[: max(1, len(ranked) // 2)]
        return kept if own in kept else [*kept[: max(1, len(kept) - 1)], own]


def is_clear(best: Tried, own: Tried, doubt: float) -> bool:
    lead = lead_of(best.chances, own.chances)
    return lead.mean > doubt * lead.error and lead.mean > 0
