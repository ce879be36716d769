"""Hints in the plays of lessons: whoever follows them reaches the goal that the lesson asks for."""

from __future__ import annotations

import pytest

from kit.lessons import LESSONS, begun, name_of
from meadhall.bots import Question, make
from meadhall.bots.bot import Unwanted
from meadhall.bots.judgement import TOWARD, Candidate
from meadhall.bots.wire import AskAdvice
from meadhall.bots.worker import Thinker
from meadhall.lessons import Lesson, Play, Run, Verdict, toward
from meadhall.lessons.toward import advise_in
from meadhall.rules.kernel import Action
from meadhall.rules.northgard.turn import Pass

LONG = 60  # answers of the learner

# In a quick run one in which a judgement of the whole game leads elsewhere.
PLAYED = [
    pytest.param(lesson, id=name_of(lesson), marks=() if name_of(lesson) == "midgard-1-town" else pytest.mark.thorough)
    for lesson in LESSONS
    if any(isinstance(beat, Play) for beat in lesson.beat)
]


def in_play(lesson: Lesson) -> Run:
    run = begun(lesson)
    run.go_to(next(place for place, beat in enumerate(lesson.beat) if isinstance(beat, Play)))
    return run


def followed(run: Run) -> tuple[Verdict, int]:
    """One play, in which the learner only ever does what is proposed; and how often that was for the goal's sake."""
    game, seats = run.table.game, run.table.terms.seats
    others = {seat: make(who.bot, game, 1) for seat, who in enumerate(seats) if who.bot is not None}
    own, led, verdict = 0, 0, Verdict.HARMLESS
    while own < LONG and verdict is Verdict.HARMLESS:
        question = Question(game, run.table.state)
        if question.seat in others:
            verdict = run.act(others[question.seat].choose(question))
            continue
        own += 1
        hint = advise_in((run.lesson.number, run.number), question, 1)[0]
        led += TOWARD in hint.reasons
        verdict = run.act(hint.action)
    return verdict, led


@pytest.mark.parametrize("lesson", PLAYED)
def test_whoever_follows_hints_reaches_the_goal(lesson: Lesson) -> None:
    """In one of two tries: dice may be against it. Five Vikings no good player of a whole game would look for."""
    run = in_play(lesson)
    verdict, led = followed(run)
    if verdict is not Verdict.REACHED:
        run.again()
        verdict, led = followed(run)
    assert verdict is Verdict.REACHED
    assert led or name_of(lesson) != "midgard-1-town"


def test_a_hint_counts_on_rivals_who_know_the_game() -> None:
    """Against somebody who does anything at all, the last year would be won by passing at once."""
    run = in_play(next(lesson for lesson in LESSONS if name_of(lesson) == "northgard-8-the_end"))
    question = Question(run.table.game, run.table.state)
    hint = advise_in((run.lesson.number, run.number), question, run.table.terms.drawn("hint"))[0]
    assert not isinstance(hint.action, Pass)


def test_nobody_waits_for_a_hint_that_is_not_wanted_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    run = in_play(LESSONS[0])
    game, s = run.table.game, run.table.state
    tries, go = 0, toward._Trial.go

    def counted(trial: toward._Trial, first: Action) -> None:
        nonlocal tries
        tries += 1
        go(trial, first)

    monkeypatch.setattr(toward._Trial, "go", counted)
    monkeypatch.setattr(toward, "advise", lambda question, seed: [Candidate(question.options[0], 0.0, 0.0, 0.0, {})])
    with pytest.raises(Unwanted):
        advise_in((run.lesson.number, run.number), Question(game, s, lambda: tries < 3), 1)
    assert tries == 3


def test_the_worker_hands_on_which_play_it_is() -> None:
    def advise_in(play: tuple[int, int], question: Question, seed: int) -> list[Candidate]:
        return [Candidate(question.options[0], 0.0, 0.0, 0.0, {TOWARD: play[0] + play[1] / 10})]

    run = in_play(LESSONS[0])
    game, s = run.table.game, run.table.state
    view = game.codec.pack(game.visible(s, 0))
    (weighed,) = Thinker(advise_in).answer(AskAdvice(1, game.id, 1, view, play=(3, 4))).advice
    assert weighed.reasons == {TOWARD: 3.4}
    assert TOWARD not in Thinker(advise_in).answer(AskAdvice(1, game.id, 1, view)).advice[0].reasons
