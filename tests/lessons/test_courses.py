"""Every lesson of every course, on the real rules: whoever follows it finishes, and whoever errs does, too.

A rule that breaks a lesson fails here, and the message names the lesson and the beat.
"""

from __future__ import annotations

from itertools import pairwise

import pytest

from kit.lessons import LESSONS, astray, begun, each_beat, follow, name_of
from meadhall import art
from meadhall.almanac import book, telling
from meadhall.bots.characters import character
from meadhall.lessons import Ask, Do, Lesson, Play, Run, Tell, Verdict, Watch
from meadhall.lessons.lesson import OFF_BOARD
from meadhall.lessons.matching import fits
from meadhall.rules import kernel
from meadhall.rules.midgard.forecast import phase_of
from meadhall.stage.laid import meant, reading, set_up
from meadhall.views.almanac.games import shelf
from meadhall.views.text.words import Words

every = pytest.mark.parametrize("lesson", LESSONS, ids=name_of)
MOST_WATCHED, MOST_TOLD = 4, 3


@every
def test_what_it_teaches_stands_in_the_almanac(lesson: Lesson) -> None:
    entries = {entry.id for entry in book(lesson.game_id)}
    assert [rule for rule in lesson.teaches if telling(rule) is None] == []
    assert lesson.teaches
    assert lesson.entries
    assert [entry for entry in lesson.entries if entry not in entries] == []
    assert art.path("icons", f"{lesson.icon}.svg").is_file()
    assert all(character(other) for other in lesson.others)


@every
def test_it_is_something_to_do(lesson: Lesson) -> None:
    """Few tells, never two in a row; what is watched is short; and beats are told apart by their ids."""
    kinds = [type(beat) for beat in lesson.beat]
    assert kinds.count(Tell) <= MOST_TOLD
    assert (Tell, Tell) not in set(pairwise(kinds))
    assert [beat.id for beat in lesson.beat if isinstance(beat, Watch) and len(beat.step) > MOST_WATCHED] == []
    assert len({beat.id for beat in lesson.beat}) == len(lesson.beat)


@every
def test_a_beat_after_free_play_has_a_position_of_its_own(lesson: Lesson) -> None:
    """Nobody knows how it ended, and it may be skipped."""
    assert [beat.id for before, beat in pairwise(lesson.beat) if isinstance(before, Play) and not beat.scene] == []


@every
def test_every_scene_has_as_many_players_as_seats(lesson: Lesson) -> None:
    """Where one is missing, nobody plays on the seat, or a seat has no player."""
    scenes = {beat.id: beat.scene for beat in lesson.beat if beat.scene}
    for where, laid in {"the first": lesson.scene, **scenes}.items():
        players = len(set_up(lesson.game_id, laid).s.players)
        assert players == len(lesson.others) + 1, f"{name_of(lesson)}, {where}: {players} players"


@every
def test_who_follows_finishes(lesson: Lesson) -> None:
    """And what each beat says of its position is so, and resumed there it is the same."""
    for run in each_beat(lesson, follow):
        is_asked(run)
        is_as_it_says(run)
        again = begun(lesson, progress=run.progress)
        assert (again.number, again.table.state) == (run.number, run.table.state), f"{run} resumes elsewhere"


def is_asked(run: Run) -> None:
    if isinstance(run.beat, Do | Play) and not kernel.asides(run.table.state, run.lesson.seat):
        assert kernel.asked(run.table.state).seat == run.lesson.seat, f"{run}: the learner is not asked"


def is_as_it_says(run: Run) -> None:
    """And whatever points the words name, the panels of the players show, too."""
    seen = run.table.game.visible(run.table.state, run.lesson.seat)
    for path, value in run.beat.holds.items():
        found = reading(run.stage, run.table.state, [], path)
        assert found == meant(run.stage, value), f"{run}: {path} is {found}"
        if path.endswith(".fame") or path.startswith("score."):
            assert reading(run.stage, seen, [], path) == found, f"{run}: {path} is not to be seen"


@every
def test_whatever_reaches_the_goal_leads_on(lesson: Lesson) -> None:
    """The last that fits instead of the first."""
    for _ in each_beat(lesson, lambda run: follow(run, last=True)):
        pass


@every
def test_who_errs_finishes(lesson: Lesson) -> None:
    """Each wrong action is refused for its reason and changes nothing, each wrong answer has its words."""

    def err(run: Run) -> None:
        before = run.table.state
        if isinstance(run.beat, Do):
            _act_wrongly(run, run.beat)
        elif isinstance(run.beat, Ask):
            _answer_wrongly(run, run.beat)
        assert run.table.state == before, f"{run}: a mistake has changed something"
        follow(run)

    for _ in each_beat(lesson, err):
        pass


def _act_wrongly(run: Run, beat: Do) -> None:
    for action in astray(run, [*beat.goal, *beat.allow]):
        assert run.act(action) is Verdict.REFUSED, f"{run}: {action} is not refused"
    for name, goal in beat.wrong.items():
        others = [one for one in kernel.options(run.table.state) if fits(run.stage, goal, one)]
        assert name in [run.why_refused(one) for one in others], f"{run}: nothing is wrong as {name}"


def _answer_wrongly(run: Run, beat: Ask) -> None:
    for name, spots in beat.wrong.items():
        for spot in run.spots(spots):
            answer = run.answer(spot)
            assert (answer.right, answer.because) == (False, name), f"{run}: {spot}"
    for choice in set(beat.choices) - {beat.right}:
        assert run.answer(choice).because == choice, f"{run}: {choice}"


@every
def test_it_can_be_skipped_and_gone_back(lesson: Lesson) -> None:
    run = begun(lesson)
    beginnings = [run.table.state]
    while not run.is_last:
        run.skip()
        beginnings.append(run.table.state)
    for state in reversed(beginnings[:-1]):
        run.back()
        assert run.table.state == state, f"{run} begins otherwise"


@every
def test_what_is_ringed_is_there(lesson: Lesson) -> None:
    for run in each_beat(lesson, follow):
        s = run.table.state
        board = shelf(lesson.game_id).board(s, range(len(s.players)), Words("en"))
        there = board.spots(s)
        asked = run.spots([*run.beat.spots, *sum(run.beat.wrong.values(), ())]) if isinstance(run.beat, Ask) else []
        among = run.spots(run.beat.among) if isinstance(run.beat, Ask) else []
        assert not among or set(asked) <= set(among), f"{run}: {asked}"
        on_board = [one for one in [*run.ring, *(among or asked)] if one.partition(":")[0] not in OFF_BOARD]
        assert [spot for spot in on_board if spot not in there] == [], f"{run}: {sorted(there)}"
        assert run.beat.ring or isinstance(run.beat, Ask | Play), f"{run} points at nothing"


@pytest.mark.parametrize("lesson", [one for one in LESSONS if one.game_id == "midgard"], ids=name_of)
def test_the_bar_tells_of_battles_while_one_is_fought(lesson: Lesson) -> None:
    for run in each_beat(lesson, follow):
        s = run.table.state
        if s.battle is not None:
            assert phase_of(s) == "combat", str(run)
