"""All lessons of all games, and a learner who goes through one without a window."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from meadhall.bots import Question, make
from meadhall.lessons import Ask, Do, Goal, Lesson, Play, Run, Verdict, Watch, course
from meadhall.lessons.matching import fits
from meadhall.rules import GAMES, kernel
from meadhall.rules.kernel import Action
from meadhall.table import Seat

LESSONS = [lesson for game in GAMES for lesson in course(game)]
TRIES = 4  # at a free play, by a computer player
LONG = 400  # actions in a free play


def name_of(lesson: Lesson) -> str:
    return f"{lesson.game_id}-{lesson.number}-{lesson.id}"


def seats_of(lesson: Lesson) -> tuple[Seat, ...]:
    count = len(lesson.others) + 1
    return tuple(Seat(lesson.bot(seat) or "Learner", seat, lesson.bot(seat)) for seat in range(count))


def begun(lesson: Lesson, **given: Any) -> Run:
    return Run(lesson, seats_of(lesson), **given)


def each_beat(lesson: Lesson, finish: Callable[[Run], None]) -> Iterator[Run]:
    """Stops at the beginning of every beat, and then lets the learner finish it."""
    run = begun(lesson)
    while True:
        yield run
        finish(run)
        assert run.reached or not isinstance(run.beat, Do | Ask | Watch | Play), f"{run} is not reached"
        if run.is_last:
            return
        run.next()


def follow(run: Run, last: bool = False) -> None:
    """As the goal says: by the lesson's own way where it has one, or by any action that fits."""
    match run.beat:
        case Do():
            _do(run, run.beat, last)
        case Ask():
            for given in run.spots(run.beat.spots) or [run.beat.right]:
                assert run.answer(given).right, f"{run}: {given}"
        case Watch():
            for _ in run.beat.step:
                run.watch()
        case Play():
            play(run)
        case _:
            pass


def _do(run: Run, beat: Do, last: bool) -> None:
    if beat.way:
        verdicts = [run.act(action) for action, _ in run.way()]
        assert verdicts[-1] is Verdict.REACHED, f"{run}: its own way does not lead there, but {verdicts}"
        return
    found = [
        action for goal in beat.goal for action in kernel.options(run.table.state) if fits(run.stage, goal, action)
    ]
    assert found, f"{run}: nothing that may be done fits a goal"
    assert run.act(found[-1 if last else 0]) is Verdict.REACHED, f"{run}: {found} does not reach it"


def play(run: Run) -> None:
    for _ in range(TRIES):
        bot = make("steady", run.table.game, 1)
        for _ in range(LONG):
            verdict = run.act(bot.choose(Question(run.table.game, run.table.state)))
            if verdict is not Verdict.HARMLESS:
                break
        if run.reached:
            return
        run.again()
    raise AssertionError(f"{run} was never won")


def astray(run: Run, goals: list[Goal]) -> list[Action]:
    """What might be done instead: one of each kind."""
    found: dict[type[Action], Action] = {}
    for action in kernel.options(run.table.state):
        if not any(fits(run.stage, goal, action) for goal in goals):
            found.setdefault(type(action), action)
    return list(found.values())


def numbers(of: Any) -> Iterator[str]:
    """All that stand in something written in a file, and sums of lists."""
    match of:
        case bool() | None:
            return
        case int():
            yield str(of)
        case str():
            yield from re.findall(r"\d+", of)
        case dict():
            for each in of.values():
                yield from numbers(each)
        case list() | tuple():
            for each in of:
                yield from numbers(each)
            if of and all(isinstance(each, int) for each in of):
                yield str(sum(of))
