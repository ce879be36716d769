"""All that the steady player has in mind at one question: a world that could be, and what could become of it."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from random import Random
from typing import Any

from ...rules.kernel import UNHEARD, Action, Decision
from ...rules.northgard.battle import FightBattles
from ...rules.northgard.effect import Effect
from ...rules.northgard.state import State
from ...rules.northgard.view import imagine
from . import weights as w
from .prospects import bonus_of, expected
from .season import Season, season
from .worth import Worth

Options = Sequence[Action]
Answer = Callable[["Mind", Any, Options], Action]
Answers = Mapping[type[Decision[Any]], Answer]

LONGEST_THOUGHT = 30  # questions answered for one card; enough for every one of them


class Mind:
    """Thoughts begin in `world`, which is imagined from what the seat sees; nothing hidden is in it."""

    lines = w.LINES  # of marches that are followed further
    explores = w.EXPLORES  # tiles imagined to know what an Explore brings

    def __init__(self, view: State, seat: int, rng: Random, answers: Answers) -> None:
        self.view = view
        self.seat = seat
        self.rng = rng
        self.answers = answers
        self.gains: dict[Effect, float] = {}  # what playing would bring, as far as it has been thought through
        self.plan: list[Action] = []  # marches still to come of a line that has been begun

    @cached_property
    def world(self) -> State:
        return imagine(self.view, self.seat, self.rng)

    @cached_property
    def season(self) -> Season:
        return season(self.view, self.seat)

    @cached_property
    def worth(self) -> Worth:
        return Worth(self.seat, self.season)

    @cached_property
    def now(self) -> float:
        return self.value(self.world)

    def value(self, s: State) -> float:
        return expected(self.worth, s, bonus_of(s))

    # One step ahead

    def after(self, decision: Decision[State], action: Action) -> State:
        """What comes of an answer at once: up to the next question, or the first battle."""
        twin = self.world.copy()
        twin.agenda = []
        decision.resolve(twin, action, UNHEARD)
        settle(twin)
        return twin

    def gain(self, decision: Decision[State], action: Action) -> float:
        return self.value(self.after(decision, action)) - self.now

    def best(self, decision: Decision[State], options: Options) -> Action:
        """The answer after which the position looks best; the first of them where it makes no difference."""
        return max(options, key=lambda option: self.gain(decision, option))

    # To the end of an effect

    def carried_out(self, s: State) -> State:
        """All that is left of an effect, every question answered as this player would."""
        settle(s)
        self.plan.clear()
        for _ in range(LONGEST_THOUGHT):
            if not s.agenda or not s.agenda[-1].asks:
                break
            decision: Decision[State] = s.agenda.pop()
            decision.resolve(s, self.answered(s, decision), UNHEARD)
            settle(s)
        return s

    def answered(self, s: State, decision: Decision[State]) -> Action:
        options = decision.options(s)
        if len(options) == 1:
            return options[0]
        return self.answers[type(decision)](Thought(self, s, decision.seat), decision, options)

    def gain_in_full(self, decision: Decision[State], action: Action) -> float:
        return self.value(self.carried_out(self.after(decision, action))) - self.now

    def best_in_full(self, decision: Decision[State], options: Options) -> Action:
        return max(options, key=lambda option: self.gain_in_full(decision, option))


class Thought(Mind):
    """A question that comes up in a thought: the world is what has been thought of so far. It is gone into less."""

    lines = w.LINES_IN_THOUGHT
    explores = 1

    def __init__(self, mind: Mind, s: State, seat: int) -> None:
        super().__init__(s, seat, mind.rng, mind.answers)
        self.season = mind.season
        self.worth = mind.worth if seat == mind.seat else Worth(seat, mind.season)
        self.world = s
        self.plan = mind.plan


def settle(s: State) -> None:
    """Let steps happen up to a question, or to the battles, which are judged by their odds."""
    agenda = s.agenda
    while agenda and not agenda[-1].asks and not isinstance(agenda[-1], FightBattles):
        agenda.pop().run(s, UNHEARD)
