"""What a good player would do at a question, beside what else one could do; and what speaks for what somebody did."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

from ..rules import kernel
from ..rules.kernel import Action, Game
from .ahead import Ahead, lead_of
from .bot import Question
from .judgement import Candidate, compare
from .levels import Minds
from .registry import MINDS

TRIES = 300  # worlds that are imagined until something was possible in enough of them
LEAST = 3  # of them, to say anything


class Reason(NamedTuple):
    """For what somebody did, by what another could know then: over the next best thing in each world."""

    lead: float  # in chance to win
    error: float
    points: dict[str, float]  # that it brought more, by group of features


def advise(question: Question, seed: int) -> list[Candidate]:
    """The best first; one alone where there is nothing to weigh."""
    minds, rng = MINDS[question.game.id], Random(seed)
    answer = minds.steady(seed).choose(question)
    actions = _beside(minds, question, answer, rng)
    if len(actions) == 1:
        return [Candidate(answer, 0.0, 0.0, 0.0, {})]
    effort = minds.hint
    return compare(
        question.game, question.view, question.seat, actions, seed, effort.worlds, effort.doubt, question.check
    )


def reason(
    game: Game[Any], view: Any, eyes: int, action: Action, seed: int, check: Callable[[], None] = lambda: None
) -> Reason | None:
    """Why whoever is asked in this view, which is that of another seat, may have answered so.

    What is hidden from those eyes is imagined, so that nothing of it can be told. None where nothing was weighed, or
    where it hangs on what is hidden.
    """
    minds, rng = MINDS[game.id], Random(seed)
    ahead = Ahead(game, minds.insight, minds.steady, minds.hint.rounds, seed)
    seat = kernel.asked(view).seat
    chances: list[tuple[float, float]] = []
    points: list[dict[str, float]] = []
    for world in _worlds(game, view, eyes, action, rng, check):
        others = _beside(minds, Question(game, world), action, rng)[1:]
        if not others:
            return None
        other = others[0]
        done, undone = (ahead.after(world, each, check) for each in (action, other))
        chances.append((minds.insight.chance(done, seat), minds.insight.chance(undone, seat)))
        before = minds.insight.leads(undone, seat)
        points.append({group: lead - before[group] for group, lead in minds.insight.leads(done, seat).items()})
        if len(points) == minds.hint.worlds:
            break
    if len(points) < LEAST:
        return None
    lead = lead_of([own for own, _ in chances], [other for _, other in chances])
    return Reason(lead.mean, lead.error, {g: sum(each[g] for each in points) / len(points) for g in points[0]})


def _beside(minds: Minds, question: Question, answer: Action, rng: Random) -> list[Action]:
    """An answer, and what else deserves a thought: that is weighed, or, of a few answers, each."""
    most = minds.hint.answers
    weighed = [choice.action for choice in minds.insight.beside(question, answer, rng, everywhere=True)]
    if not weighed and len(question.options) <= most:
        weighed = question.options
    return list(dict.fromkeys([answer, *weighed]))[:most]


def _worlds(
    game: Game[Any], view: Any, eyes: int, action: Action, rng: Random, check: Callable[[], None]
) -> Iterator[Any]:
    """That could be, and in which this was possible."""
    for _ in range(TRIES):
        check()
        world = game.imagine(view, eyes, rng)
        if kernel.why_not(world, action) is None:
            yield world
