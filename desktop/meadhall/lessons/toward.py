"""What leads to the goal of a play, where a judgement of the whole game would lead elsewhere.

The rest of the play is tried again and again in worlds that could be: others do anything in their turns, and so does
the learner where nothing has been found yet; what has led to the goal is tried more often. So a way shows of which each
step counts for nothing by itself. Only to what the learner does in a turn, such as an offer, others answer as they
would.
"""

from __future__ import annotations

from copy import copy
from math import log, sqrt
from random import Random
from typing import Any

from ..bots.advice import advise
from ..bots.bot import Question
from ..bots.judgement import TOWARD, Candidate
from ..bots.registry import MINDS
from ..rules import kernel
from ..rules.kernel import Action, Event
from ..stage.laid import set_up
from ..stage.stage import Stage
from .lesson import Lesson, Play, course
from .matching import fits, is_reached

ACTIONS = 12_000  # in all tries together
LONGEST = 150  # of one
SOONER = 0.97  # what a goal is worth that takes one action more
LEAST = 0.02  # of the tries with the best answer lead to the goal, or the usual one stands
NEARLY = 0.8
_CURIOUS = 0.5  # about what has been tried little


class _Node:
    """After what the learner has done since; whatever the others did between."""

    __slots__ = ("next", "tries", "worth")

    def __init__(self) -> None:
        self.tries, self.worth = 0, 0.0
        self.next: dict[Action, _Node] = {}

    @property
    def share(self) -> float:
        return self.worth / self.tries

    def choose(self, options: list[Action], rng: Random) -> Action:
        """What has led to the goal; now and then something new, the rarer the more is known."""
        known = [action for action in options if action in self.next]
        if len(known) < min(len(options), 2 + 2 * sqrt(self.tries)):
            return rng.choice([action for action in options if action not in self.next])
        return max(known, key=lambda action: self._promise(self.next[action]))

    def _promise(self, then: _Node) -> float:
        return then.share + _CURIOUS * sqrt(log(self.tries + 1) / then.tries)


def advise_in(play: tuple[int, int], question: Question, seed: int) -> list[Candidate]:
    """A hint in the play of a lesson, by its number, and which beat: the answer that leads to its goal most often, or
    the usual ones where the best of them does nearly as well, for they know how others play."""
    found, (number, place) = advise(question, seed), play
    root, usual = _tried(course(question.game.id)[number - 1], place, question, found[0].action, seed), found[0].action
    leading = max(root.next, key=lambda action: root.next[action].tries)
    share = root.next[leading].share
    if share < LEAST or root.next[usual].share >= NEARLY * share:
        return found
    return [Candidate(leading, 0.0, 0.0, 0.0, {TOWARD: share})]


def _tried(lesson: Lesson, place: int, question: Question, usual: Action, seed: int) -> _Node:
    beat = lesson.beat[place]
    assert isinstance(beat, Play)
    scene = next((one.scene for one in reversed(lesson.beat[: place + 1]) if one.scene), lesson.scene)
    trial = _Trial(set_up(lesson.game_id, scene), beat, question.seat, Random(seed))
    while trial.actions < ACTIONS:
        question.check()
        trial.go(question.view, usual)
    return trial.root


class _Trial:
    def __init__(self, stage: Stage[Any], beat: Play, seat: int, rng: Random) -> None:
        self.root, self.actions = _Node(), 0
        self._stage, self._beat, self._seat, self._rng = copy(stage), beat, seat, rng
        self._others = MINDS[stage.game.id].steady(0)

    def go(self, view: Any, first: Action) -> None:
        s = self._stage.game.imagine(view, self._seat, self._rng)
        way, worth, begun = [self.root], 1.0, self.actions
        grows = True
        self._others.forget_plans()
        while not kernel.is_over(s) and self.actions - begun < LONGEST:
            self.actions += 1
            is_own = kernel.asked(s).seat == self._seat
            action = self._answer(s, way[-1] if is_own and grows else None) if self.root.next else first
            events: list[Event] = []
            kernel.play(s, action, events)
            if is_own:
                worth *= SOONER
                if grows:
                    node = way[-1].next.get(action)
                    grows = node is not None
                    way.append(way[-1].next.setdefault(action, node or _Node()))
            self._stage.s = s
            if any(fits(self._stage, goal, action) and self._is_so(goal, s, events) for goal in self._beat.goal):
                return _learn(way, worth)
            if any(self._is_so(goal, s, events) for goal in self._beat.lost):
                break
        return _learn(way, 0.0)

    def _answer(self, s: Any, node: _Node | None) -> Action:
        if s.active == self._seat != kernel.asked(s).seat:
            return self._others.choose(Question(self._stage.game, s))
        options = list(kernel.options(s))
        return self._rng.choice(options) if node is None else node.choose(options, self._rng)

    def _is_so(self, goal: Any, s: Any, events: list[Event]) -> bool:
        return is_reached(self._stage, goal, s, events, self._seat)


def _learn(way: list[_Node], worth: float) -> None:
    for node in way:
        node.tries += 1
        node.worth += worth
