"""All that the steady player has in mind at one question: a world that could be, and what could become of it."""

from collections.abc import Sequence
from functools import cached_property
from random import Random
from typing import NamedTuple

from ...rules.kernel import Action, Decision, Step
from ...rules.northgard.fights.battle import FightBattles
from ...rules.northgard.state import State
from ...rules.northgard.view import imagine
from ..foresight import Answers, Foresight, Options
from . import weights as w
from .fights.danger import Danger
from .fights.prospects import bonus_of, expected
from .plan import Plan, Reply
from .season import Season, season
from .worth import Worth


class Course(NamedTuple):
    """How an action would go on, and what it would bring."""

    gain: float
    replies: Sequence[Reply] = ()


class Mind(Foresight[State]):
    """Thoughts begin in a world that is imagined from what the seat sees; nothing hidden is in it."""

    halts = (FightBattles,)  # battles are judged by their odds
    lines = w.LINES  # of marches that are followed further
    explores = w.EXPLORES  # tiles imagined to know what an Explore brings

    def __init__(
        self, view: State, seat: int, rng: Random, answers: "Answers[Mind]", plan: Plan, danger: Danger
    ) -> None:
        super().__init__(view, seat, rng, answers)
        self.plan = plan  # for what follows this question
        self.danger = danger
        self.courses: dict[Sequence[Step[State]], Course] = {}  # as far as they have been thought through
        self._thread = Plan()  # of the thought that is followed just now
        self._replies: list[Reply] = []  # in that thought

    @cached_property
    def world(self) -> State:
        return imagine(self.view, self.seat, self.rng)

    @cached_property
    def season(self) -> Season:
        return season(self.view, self.seat)

    @cached_property
    def worth(self) -> Worth:
        return Worth(self.view, self.seat, self.season, self.danger)

    def value(self, s: State) -> float:
        return expected(self.worth, s, bonus_of(s))

    def thought(self, s: State, seat: int) -> "Mind":
        return Thought(self, s, seat)

    def course(self, s: State) -> Course:
        """Of all that this position leads to, compared to now."""
        value = self.value(self.carried_out(s))
        return Course(value - self.now, self._replies)

    def carried_out(self, s: State) -> State:
        self._thread.begin(())
        self._replies = []
        return super().carried_out(s)

    def answered(self, s: State, decision: Decision[State], options: Options) -> Action:
        planned = self._thread.next(type(decision), options)
        reply = super().answered(s, decision, options) if planned is None else planned
        if decision.seat == self.seat:
            self._replies.append(Reply(type(decision), reply))
        return reply


class Thought(Mind):
    """A question that comes up in a thought: the world is what has been thought of so far. It is gone into less."""

    lines = w.LINES_IN_THOUGHT
    explores = 1

    def __init__(self, mind: Mind, s: State, seat: int) -> None:
        super().__init__(s, seat, mind.rng, mind.answers, mind._thread, mind.danger)
        self.season = mind.season
        self.worth = mind.worth if seat == mind.seat else Worth(s, seat, mind.season, mind.danger)
        self.world = s
