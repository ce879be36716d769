"""A lesson that begins, or goes on from where the learner has left it."""

from __future__ import annotations

import msgspec

from meadhall.lessons import Progress, Run, course, watched_round
from meadhall.models.learning.learners import Learner
from meadhall.models.learning.lesson_session import LessonSession, WatchedSession, seats_of
from meadhall.models.thinking.bot_worker import BotWorker
from meadhall.views.text import Words


def lesson_session(
    game_id: str, number: int, learner: Learner | None, words: Words, worker: BotWorker
) -> LessonSession:
    lesson = course(game_id)[number - 1]
    name, colour = (learner.name, learner.colour) if learner is not None else (words("shell.setup.guest_1"), 0)
    seats = seats_of(lesson, name, colour, lambda bot: words(f"people.{bot}.called"))
    kept = learner.under_way.get(f"{game_id}.{lesson.id}") if learner is not None else None
    return LessonSession(Run(lesson, seats, _progress(lesson.id, len(lesson.beat), kept)), worker)


def watched_session(game_id: str, words: Words, worker: BotWorker) -> WatchedSession:
    lesson = watched_round(game_id)
    seats = seats_of(lesson, "", 0, lambda bot: words(f"people.{bot}.called"))
    return WatchedSession(Run(lesson, seats), worker)


def _progress(lesson_id: str, beats: int, kept: object) -> Progress | None:
    """None where there is none, or where it is of a lesson that was another one."""
    if not isinstance(kept, dict):
        return None
    try:
        progress = msgspec.convert({"lesson": lesson_id, **kept}, Progress)
    except msgspec.ValidationError:
        return None
    return progress if progress.beat in range(beats) else None
