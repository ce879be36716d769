"""Lessons: positions of which each teaches one thing by letting it be done. They are data; one engine runs them all."""

from .lesson import Ask, Beat, Do, Goal, Lesson, Play, Tell, Watch, course
from .run import Answer, Progress, Run, Verdict

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
]
