"""Lessons: positions of which each teaches one thing by letting it be done. They are data; one engine runs them all."""

from typing import TYPE_CHECKING

from ..later import parts

if TYPE_CHECKING:
    from .lesson import Ask, Beat, Do, Goal, Lesson, Play, Tell, Watch, course, teaching, watched_round
    from .run import Answer, Progress, Run, Verdict
else:
    # Home only counts them, and is not to wait for the rules.
    __getattr__ = parts(
        __name__,
        {
            "lesson": "Ask Beat Do Goal Lesson Play Tell Watch course watched_round teaching",
            "run": "Answer Progress Run Verdict",
        },
    )

__all__ = [
    "Answer",
    "Ask",
    "Beat",
    "Do",
    "Goal",
    "Lesson",
    "Play",
    "Progress",
    "Run",
    "Tell",
    "Verdict",
    "Watch",
    "course",
    "teaching",
    "watched_round",
]
