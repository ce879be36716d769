"""Trying out answers in thought: what would come of each, at once or to the end, and which position looks best."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from ..rules.kernel import UNHEARD, Action, Decision, State, Step
from .lazily import lazily

S = TypeVar("S", bound=State)
M = TypeVar("M")
Options = Sequence[Action]
Answer = Callable[[M, Any, Options], Action]  # given all that the seat has in mind at this question
Answers = Mapping[type[Decision[Any]], Answer[M]]

HAIR = 1e-9  # sums of the same things in another order may differ by less
LONGEST_THOUGHT = 30  # questions answered in one thought; enough for every one of them


class Foresight(Generic[S]):
    """Thoughts begin in `world`, in which there is nothing that the seat does not see, or what it imagines there."""

    halts: ClassVar[tuple[type[Step[Any]], ...]] = ()  # steps that are judged, not tried

    def __init__(self, view: S, seat: int, rng: Random, answers: Answers[Any]) -> None:
        self.view = view
        self.seat = seat
        self.rng = rng
        self.answers = answers

    @cached_property
    def world(self) -> S:
        return self.view

    def value(self, s: S) -> float:
        """What a position is worth to the seat."""
        raise NotImplementedError

    def thought(self, s: S, seat: int) -> "Foresight[S]":
        """What a seat has in mind at a question that comes up in a thought."""
        raise NotImplementedError

    @lazily
    def now(self) -> float:
        return self.value(self.world)

    # One step ahead

    def after(self, decision: Decision[S], action: Action) -> S:
        """What comes of an answer at once: up to the next question, or to a step that is only judged."""
        twin = self.world.copy()
        twin.agenda = []
        decision.resolve(twin, action, UNHEARD)
        self.settle(twin)
        return twin

    def gain(self, decision: Decision[S], action: Action) -> float:
        return self.value(self.after(decision, action)) - self.now

    def best(self, decision: Decision[S], options: Options) -> Action:
        """The answer after which the position looks best; the first of them where it makes no difference."""
        return max(options, key=lambda option: self.value(self.after(decision, option)))

    def settle(self, s: S) -> None:
        agenda = s.agenda
        while agenda and not agenda[-1].asks and not isinstance(agenda[-1], self.halts):
            agenda.pop().run(s, UNHEARD)

    # To the end of what has begun

    def carried_out(self, s: S) -> S:
        """All that is left of it, every question answered as this player would."""
        self.settle(s)
        for _ in range(LONGEST_THOUGHT):
            if not s.agenda or not s.agenda[-1].asks:
                break
            decision: Decision[S] = s.agenda.pop()
            decision.resolve(s, self.answered(s, decision, decision.options(s)), UNHEARD)
            self.settle(s)
        return s

    def answered(self, s: S, decision: Decision[S], options: Options) -> Action:
        if len(options) == 1:
            return options[0]
        return self.answers[type(decision)](self.thought(s, decision.seat), decision, options)

    def in_full(self, decision: Decision[S], action: Action) -> float:
        """What the position is worth after an answer and all that follows it."""
        return self.value(self.carried_out(self.after(decision, action)))

    def best_in_full(self, decision: Decision[S], options: Options) -> Action:
        return max(options, key=lambda option: self.in_full(decision, option))


def one_step_ahead(m: Foresight[Any], decision: Any, options: Options) -> Action:
    return m.best(decision, options)


def to_the_end(m: Foresight[Any], decision: Any, options: Options) -> Action:
    return m.best_in_full(decision, options)


def between(table: Sequence[float], place: float) -> float:
    """Read off a table between its entries."""
    if place >= len(table) - 1:
        return table[-1]
    low = int(place)
    return table[low] + (table[low + 1] - table[low]) * (place - low)
