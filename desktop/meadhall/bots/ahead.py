"""What comes of an answer in a world that could be: steady players play on in all seats."""

from collections.abc import Callable
from typing import Any

from ..rules import kernel
from ..rules.kernel import Action, Game
from .bot import Question
from .insight import Insight
from .steady import Planner

LONGEST = 400  # answers in one world; enough for every round of every game


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
