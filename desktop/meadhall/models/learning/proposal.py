"""Which lesson comes next for somebody: the one under way, else the next of a course that is begun, else any first."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ...lessons.listing import lesson_ids
from .learners import Learner


class Proposal(NamedTuple):
    game_id: str
    number: int  # of the lesson, from 1
    beat: int = 0  # at which it was left


def proposed(learner: Learner | None, games: Sequence[str]) -> Proposal | None:
    """None where all is learnt that there is to learn."""
    return next(_left_open(learner, games), None) or next(_begun(learner, games), None)


def ready_to_play(learner: Learner | None, games: Sequence[str]) -> str | None:
    """A game whose course is done, and of which no game has been played to its end. A lesson that was left comes
    first."""
    if learner is None or any(_left_open(learner, games)):
        return None
    done = (
        game for game in games if lesson_ids(game) and learner.done >= {f"{game}.{one}" for one in lesson_ids(game)}
    )
    return next((game for game in done if not learner.played.get(game)), None)


def _left_open(learner: Learner | None, games: Sequence[str]) -> Iterator[Proposal]:
    """The last one first."""
    for name, where in reversed(list((learner.under_way if learner else {}).items())):
        game_id, _, lesson = name.partition(".")
        ids, beat = lesson_ids(game_id), where.get("beat")
        if game_id in games and lesson in ids and isinstance(beat, int):
            yield Proposal(game_id, ids.index(lesson) + 1, beat)


def _begun(learner: Learner | None, games: Sequence[str]) -> Iterator[Proposal]:
    """Courses of which much is done come first."""
    done = learner.done if learner else frozenset[str]()
    for game_id in sorted(games, key=lambda game: -(learner.done_of(game) if learner else 0)):
        for number, lesson in enumerate(lesson_ids(game_id), 1):
            if f"{game_id}.{lesson}" not in done:
                yield Proposal(game_id, number)
                break
