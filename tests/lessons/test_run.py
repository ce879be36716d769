"""The engine that runs lessons, beside what the courses prove of it."""

from __future__ import annotations

import pytest

from kit.lessons import begun, follow
from meadhall.lessons import Lesson, Progress, Run, Verdict, course
from meadhall.rules.kernel import Illegal
from meadhall.rules.watch.actions import BuildRoad, RollDice

GIFT, DEALS, SEVEN, LONGEST = course("watch")[:4]


def at(beat: str, lesson: Lesson = GIFT) -> Run:
    run = begun(lesson)
    while run.beat.id != beat:
        follow(run)
        run.next()
    return run


def test_what_the_rules_refuse_is_no_matter_of_the_lesson() -> None:
    with pytest.raises(Illegal):
        at("road").act(BuildRoad(9), by=1)


def test_back_takes_one_to_the_beginning_of_a_beat_and_then_to_the_one_before() -> None:
    run = at("others")
    run.watch()
    run.watch()
    run.back()
    assert (run.beat.id, run.watched) == ("others", 0)
    run.watch()
    run.back()
    assert run.beat.id == "end"


def test_another_try_has_other_luck() -> None:
    run = at("race", LONGEST)
    rolls = set[object]()
    for _ in range(6):
        run.act(RollDice())
        rolls.add(run.table.entries[-1].outcomes)
        run.again()
    assert len(rolls) > 1


def test_what_was_done_is_kept_although_another_way_would_have_led_there() -> None:
    run = at("drive", SEVEN)
    follow(run, last=True)
    kept = run.progress
    assert kept.beat == run.number + 1
    run.next()
    assert begun(SEVEN, progress=kept).table.state == run.table.state
    assert begun(SEVEN, progress=Progress(SEVEN.id, kept.beat)).table.state != run.table.state


def test_what_rules_of_today_do_not_know_is_forgotten() -> None:
    again = begun(GIFT, progress=Progress("the_gift", 4, {"road": ({"type": "BuildRoad", "path": 1},)}))
    assert (again.beat.id, again.table.state) == ("points", begun(GIFT, progress=Progress("the_gift", 4)).table.state)


def test_what_reaches_nothing_leaves_no_trace() -> None:
    run = at("road")
    assert run.act(BuildRoad(9)) is Verdict.REFUSED
    assert run.table.branches == []
