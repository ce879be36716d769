"""Lessons in the window, by mouse and by keyboard: whoever does what the screen shows comes to the end of each."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from fingers import Keyboard
from mouse import Mouse
from pupil import Pupil

from kit.lessons import LESSONS, name_of
from meadhall.languages import languages
from meadhall.lessons import Lesson
from meadhall.views.lessons.page import LessonPage
from meadhall.views.shell.window import Window
from onlooker import Onlooker, breathe

Open = Callable[..., Window]
HANDS = {"mouse": Mouse, "keyboard": Keyboard}
FIRST = [lesson for lesson in LESSONS if lesson.number == 1]


def begin(window: Window, lesson: Lesson) -> LessonPage:
    window.learners.add("Ann")
    window.start_lesson(lesson.game_id, lesson.number)
    breathe()
    page = window.page
    assert isinstance(page, LessonPage)
    return page


def is_taken(window: Window, lesson: Lesson) -> bool:
    learner = window.learners.now
    return learner is not None and f"{lesson.game_id}.{lesson.id}" in learner.done


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("lesson", FIRST, ids=name_of)
def test_the_first_lesson_of_each_game(qtbot: Onlooker, at_home: Open, lesson: Lesson, hand: str) -> None:
    window = at_home((1366, 768))
    begin(window, lesson)
    pupil = Pupil(HANDS[hand](qtbot, window), Random(1), lesson.game_id)
    pupil.take()
    assert is_taken(window, lesson)
    assert pupil.skipped == []


@pytest.mark.thorough
@pytest.mark.parametrize("errs", [False, True], ids=["follows", "errs"])
@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("lesson", LESSONS, ids=name_of)
def test_every_lesson(qtbot: Onlooker, at_home: Open, lesson: Lesson, language: str, hand: str, *, errs: bool) -> None:
    window = at_home((1366, 768), language=language)
    begin(window, lesson)
    pupil = Pupil(HANDS[hand](qtbot, window), Random(1), lesson.game_id, errs=errs)
    pupil.take()
    assert is_taken(window, lesson)
    assert pupil.skipped == []
    assert pupil.replies or not errs
