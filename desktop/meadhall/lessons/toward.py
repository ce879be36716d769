"""What leads to the goal of a play, where a judgement of the whole game would lead elsewhere.

The rest of the play is tried again and again in worlds that could be: others do anything in their turns, and so does
the learner where nothing has been found yet; what has led to the goal is tried more often. So a way shows of which each
step counts for nothing by itself. Whether it holds against players who know the game is tried then.
"""

from __future__ import annotations

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
from .lesson import Goal, Lesson, Play, course
from .matching import fits, is_reached, nearness

ACTIONS = 12_000  # in all tries together
LONGEST = 150  # of one
SOONER = 0.97  # what a goal is worth that takes one action more
NEARLY = 0.2  # what it is worth to have come close, as far as that can be counted
WORLDS = 4  # in which what was found is tried against steady players
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

    def leading(self) -> Action | None:
        """What led to the goal most often, or nearest to it; none where nothing came any nearer."""
        best = max(self.next, key=lambda action: self.next[action].worth, default=None)
        return best if best is not None and self.next[best].worth else None

    def choose(self, options: list[Action], rng: Random) -> Action:
        """What has led to the goal; now and then something new, the rarer the more is known."""
        known = [action for action in options if action in self.next]
        if len(known) < min(len(options), 2 + 2 * sqrt(self.tries)):
            return rng.choice([action for action in options if action not in self.next])
        return max(known, key=lambda action: self._promise(self.next[action]))

    def _promise(self, then: _Node) -> float:
        return then.share + _CURIOUS * sqrt(log(self.tries + 1) / then.tries)


def advise_in(play: tuple[int, int], question: Question, seed: int) -> list[Candidate]:
    """A hint in the play of a lesson, by its number, and which beat: the answer that leads to its goal, where that does
    better against steady players than the usual one."""
    found, (number, place) = advise(question, seed), play
    usual = found[0].action
    trial = _Trial(course(question.game.id)[number - 1], place, question, seed)
    while trial.actions < ACTIONS:
        question.check()
        trial.go(usual)
    leading = trial.root.leading()
    if leading is None or leading == usual:
        return found
    proved = trial.proved(usual)
    if proved == WORLDS or trial.proved(leading) <= proved:
        return found
    return [Candidate(leading, 0.0, 0.0, 0.0, {TOWARD: trial.root.next[leading].share})]


class _Trial:
    def __init__(self, lesson: Lesson, place: int, question: Question, seed: int) -> None:
        beat = lesson.beat[place]
        assert isinstance(beat, Play)
        scene = next((one.scene for one in reversed(lesson.beat[: place + 1]) if one.scene), lesson.scene)
        self.root, self.actions = _Node(), 0
        self._beat, self._question, self._stage = beat, question, set_up(lesson.game_id, scene)
        self._seed, self._rng = seed, Random(seed)
        self._steady = MINDS[lesson.game_id].steady(seed)

    def go(self, first: Action) -> None:
        """Once; the first time with this answer."""
        s = self._world(self._rng)
        way, worth, begun, grows = [self.root], 1.0, self.actions, True
        reached: bool | None = None
        while reached is None and self.actions - begun < LONGEST:
            self.actions += 1
            is_own = self._is_own(s)
            action = self._tried(s, way[-1] if is_own and grows else None) if self.root.next else first
            reached = self._after(s, action)
            if is_own:
                worth *= SOONER
                if grows:
                    grows = action in way[-1].next
                    way.append(way[-1].next.setdefault(action, _Node()))
        if not reached:
            worth *= NEARLY * max(nearness(self._stage, goal, s) for goal in self._beat.goal)
        for node in way:
            node.tries += 1
            node.worth += worth

    def proved(self, answer: Action) -> int:
        """In how many worlds it leads to the goal against steady players, whether one goes on as what was tried says,
        or as steady oneself."""
        as_steady = self._holds(answer, None)
        return as_steady if as_steady == WORLDS else max(as_steady, self._holds(answer, self.root.next[answer]))

    def _holds(self, answer: Action, node: _Node | None) -> int:
        return sum(self._proves(answer, Random(self._seed + n), node) for n in range(WORLDS))

    def _proves(self, answer: Action, rng: Random, node: _Node | None) -> bool:
        s = self._world(rng)
        reached = self._after(s, answer)
        for _ in range(LONGEST):
            if reached is not None:
                break
            self._question.check()
            question = Question(self._question.game, s)
            action = node.leading() if node and self._is_own(s) else None
            if action is None or action not in question.options:
                action = self._steady.choose(question)
            if self._is_own(s):
                node = node.next.get(action) if node else None
            reached = self._after(s, action)
        return bool(reached)

    def _world(self, rng: Random) -> Any:
        self._steady.forget_plans()
        return self._question.game.imagine(self._question.view, self._question.seat, rng)

    def _is_own(self, s: Any) -> bool:
        return kernel.asked(s).seat == self._question.seat

    def _tried(self, s: Any, node: _Node | None) -> Action:
        if s.active == self._question.seat and not self._is_own(s):
            return self._steady.choose(Question(self._question.game, s))
        options = list(kernel.options(s))
        return self._rng.choice(options) if node is None else node.choose(options, self._rng)

    def _after(self, s: Any, action: Action) -> bool | None:
        """It is done: whether the goal is reached then, or lost; neither, as long as the play goes on."""
        events: list[Event] = []
        kernel.play(s, action, events)
        stage = self._stage
        stage.s = s
        if any(fits(stage, goal, action) and self._is_so(goal, s, events) for goal in self._beat.goal):
            return True
        lost = kernel.is_over(s) or any(self._is_so(goal, s, events) for goal in self._beat.lost)
        return False if lost else None

    def _is_so(self, goal: Goal, s: Any, events: list[Event]) -> bool:
        return is_reached(self._stage, goal, s, events, self._question.seat)
