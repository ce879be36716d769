"""All that the steady player has in mind at one question: a world that could be, and what could become of it."""

from functools import cached_property
from random import Random

from ...rules.kernel import Action
from ...rules.northgard.effect import Effect
from ...rules.northgard.fights.battle import FightBattles
from ...rules.northgard.state import State
from ...rules.northgard.view import imagine
from ..foresight import Answers, Foresight
from . import weights as w
from .prospects import bonus_of, expected
from .season import Season, season
from .worth import Worth


class Mind(Foresight[State]):
    """Thoughts begin in a world that is imagined from what the seat sees; nothing hidden is in it."""

    halts = (FightBattles,)  # battles are judged by their odds
    lines = w.LINES  # of marches that are followed further
    explores = w.EXPLORES  # tiles imagined to know what an Explore brings

    def __init__(self, view: State, seat: int, rng: Random, answers: "Answers[Mind]") -> None:
        super().__init__(view, seat, rng, answers)
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
        return Worth(self.view, self.seat, self.season)

    def value(self, s: State) -> float:
        return expected(self.worth, s, bonus_of(s))

    def thought(self, s: State, seat: int) -> "Mind":
        return Thought(self, s, seat)

    def carried_out(self, s: State) -> State:
        self.plan.clear()
        return super().carried_out(s)


class Thought(Mind):
    """A question that comes up in a thought: the world is what has been thought of so far. It is gone into less."""

    lines = w.LINES_IN_THOUGHT
    explores = 1

    def __init__(self, mind: Mind, s: State, seat: int) -> None:
        super().__init__(s, seat, mind.rng, mind.answers)
        self.season = mind.season
        self.worth = mind.worth if seat == mind.seat else Worth(s, seat, mind.season)
        self.world = s
        self.plan = mind.plan
