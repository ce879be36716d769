"""What comes of an answer in a world that could be: steady players play on in all seats."""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any, NamedTuple

from ..rules import kernel
from ..rules.kernel import Action, Game
from .bot import Question
from .insight import Insight
from .steady import Planner

LONGEST = 400  # answers in one world; enough for every round of every game


class Lead(NamedTuple):
    """Of one answer over another."""

    mean: float
    error: float


def lead_of(chances: Sequence[float], others: Sequence[float]) -> Lead:
    """By the worlds that both have been tried in, for each the chance to win that it led to."""
    leads = [a - b for a, b in zip(chances, others, strict=False)]
    mean = sum(leads) / len(leads)
    variance = sum((lead - mean) ** 2 for lead in leads) / max(1, len(leads) - 1)
    return Lead(mean, sqrt(variance / len(leads)))


class Ahead:
    def __init__(
        self,
        game: Game[Any],
        insight: Insight[Any],
        steady: Callable[[int], Planner],
        rounds: int,
        seed: int,
    ) -> None:
        self._game = game
        self._clock = insight.clock or game.round_of
        self._rounds = rounds
        seats = max(seats for _, seats in game.variants)
        self._players = [steady(seed + seat) for seat in range(seats)]

    def after(self, world: Any, action: Action, check: Callable[[], None] = lambda: None) -> Any:
        """The position when the round is over in which this was answered, or some rounds later. `check` may end it."""
        game, s = self._game, world.copy()
        for player in self._players:
            player.forget_plans()
        until = self._clock(s) + self._rounds
        kernel.play(s, action)
        for _ in range(LONGEST):
            if s.result is not None or self._clock(s) >= until:
                break
            check()
            question = Question(game, s)
            kernel.play(s, self._players[question.seat].choose(question))
        return s
