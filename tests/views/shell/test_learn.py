"""The Learn page, and who sits here: one is asked once, and can always do without."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from meadhall.lessons import course
from meadhall.lessons.listing import lesson_ids
from meadhall.models.learning.learners import Learner
from meadhall.models.learning.proposal import Proposal, proposed
from meadhall.rules import GAMES
from meadhall.views.almanac.page import AlmanacPage, Opened
from meadhall.views.lessons.learn import LearnPage
from meadhall.views.lessons.medals import Medal
from meadhall.views.lessons.page import LessonPage
from meadhall.views.lessons.who import WhoDialog
from meadhall.views.shell.guide import Place
from meadhall.views.shell.hearth.boxes import SHELF, Box
from meadhall.views.shell.hearth.home import HomePage
from meadhall.views.shell.setting_up.setup import SetupPage
from meadhall.views.shell.window import Window
from meadhall.views.widgets import Button, DropChoice, Press
from onlooker import breathe

NewWindow = Callable[..., Window]


def page_of(window: Window) -> LearnPage:
    page = window.page
    assert isinstance(page, LearnPage)
    return page


def at_learn(new_window: NewWindow) -> Window:
    window = new_window(motion=0, language="en")
    window.go(Place("learn"))
    breathe()
    return window


def press(window: Window, name: str) -> None:
    found = window.page.findChild(QWidget, name)
    assert isinstance(found, Press)
    found.click()
    breathe()


def dialog_of(window: Window) -> WhoDialog:
    return window.findChildren(WhoDialog)[-1]


def test_which_lessons_there_are_is_known_without_reading_them() -> None:
    for game in GAMES:
        assert lesson_ids(game) == [lesson.id for lesson in course(game)]


def test_one_is_asked_once_and_named_from_then_on(new_window: NewWindow) -> None:
    window = new_window(motion=0, language="en")
    assert isinstance(window.page.findChild(QWidget, "who"), Button)
    press(window, "who")
    dialog = dialog_of(window)
    QTest.keyClicks(dialog.field.line, "Ann")
    QTest.keyClick(dialog.field.line, Qt.Key.Key_Return)
    breathe()
    assert window.learners.now == Learner("Ann", 0, "en")
    assert not isinstance(window.page.findChild(QWidget, "who"), Button)
    assert new_window().learners.now == Learner("Ann", 0, "en")


def test_colour_and_language_are_ones_own_choice(new_window: NewWindow) -> None:
    window = new_window(motion=0, language="en")
    press(window, "who")
    dialog = dialog_of(window)
    for name, value in (("new colour", 3), ("new language", "uk")):
        choice = dialog.findChild(QWidget, name)
        assert isinstance(choice, DropChoice)
        choice.choose(value)
    dialog.field.line.setText("Оля")
    QTest.keyClick(dialog.field.line, Qt.Key.Key_Return)
    breathe()
    assert window.learners.now == Learner("Оля", 3, "uk")
    assert window.settings.now.language == "uk"
    press(window, "who")
    other = dialog_of(window).findChild(QWidget, "colour")
    assert isinstance(other, DropChoice)
    other.chosen.emit(1)
    assert window.learners.now == Learner("Оля", 1, "uk")


@pytest.mark.parametrize("game", GAMES)
def test_a_box_and_the_page_of_a_new_game_lead_to_the_course(new_window: NewWindow, game: str) -> None:
    window = new_window(motion=0, language="en")
    page = window.page
    assert isinstance(page, HomePage)
    page.lessons_of(game).click()
    breathe()
    assert window.place == Place("learn", game)
    assert page_of(window).proposal == Proposal(game, 1)
    window.set_up(game)
    press(window, "lessons")
    assert window.place == Place("learn", game)


def test_an_entry_leads_to_its_lesson_and_the_lesson_back_to_the_entry(new_window: NewWindow) -> None:
    window = new_window(motion=0, language="en")
    lesson = course("wild")[3]
    window.go(Place("almanac", Opened("wild", "aim")))
    page = window.page
    assert isinstance(page, AlmanacPage)
    page.reader.open(lesson.entries[0])
    press(window, "lesson")
    assert isinstance(window.page, LessonPage)
    assert window.page.run.lesson is lesson
    window.back()
    page = window.page
    assert isinstance(page, AlmanacPage)
    assert page.reader.view.entry is not None
    assert page.reader.view.entry.id == lesson.entries[0]


def test_one_can_do_without(new_window: NewWindow) -> None:
    window = new_window(motion=0, language="en")
    press(window, "who")
    without = window.look.words("learn.without")
    next(one for one in dialog_of(window).findChildren(Button) if one.text_shown == without).click()
    breathe()
    assert (window.learners.now, window.learners.asked) == (None, True)
    assert not isinstance(window.page.findChild(QWidget, "who"), Button)


def test_each_learner_finds_the_language_they_spoke(new_window: NewWindow) -> None:
    window = new_window(motion=0, language="en")
    ann = window.learners.add("Ann", 0, "en")
    window.learners.add("Оля", 1, "uk")
    window.settings.change(language="ru")
    assert window.learners.now is not None
    assert window.learners.now.language == "ru"
    window.rebuild()
    press(window, "who")
    press(window, f"learner {ann}")
    assert window.look.words("learn.title") == "Learn"
    assert window.learners.key == ann


def test_what_is_done_is_golden_and_the_next_one_is_proposed(new_window: NewWindow) -> None:
    window = at_learn(new_window)
    window.learners.add("Ann")
    first = course("watch")[0]
    window.rebuild()
    medal = page_of(window).planks["watch"].medals[0]
    assert medal.medal is (Medal.NEXT if proposed(None, SHELF) == Proposal("watch", 1) else Medal.OPEN)
    medal.click()
    breathe()
    assert isinstance(window.page, LessonPage)
    window.learners.finish(f"watch.{first.id}")
    window.back()
    assert page_of(window).planks["watch"].medals[0].medal is Medal.DONE
    window.back()
    assert window.place.page == "home"
    box = next(box for box in window.findChildren(Box) if box.game_id == "watch")
    assert box.learnt == 1


def test_a_lesson_goes_on_where_it_was_left(new_window: NewWindow) -> None:
    window = at_learn(new_window)
    window.learners.add("Ann")
    first = course("watch")[0]
    window.learners.keep_progress(f"watch.{first.id}", {"beat": 2, "made": {}})
    window.rebuild()
    strip = page_of(window).strip
    assert strip is not None
    assert strip.button is not None
    strip.button.click()
    breathe()
    assert isinstance(window.page, LessonPage)
    assert window.page.run.number == 2


def test_a_spoilt_progress_begins_the_lesson_anew(new_window: NewWindow) -> None:
    window = at_learn(new_window)
    window.learners.add("Ann")
    first = course("watch")[0]
    for spoilt in ({"beat": 99, "made": {}}, {"beat": 2, "made": {"roll": [{"type": "?"}], "": 7}}):
        window.learners.keep_progress(f"watch.{first.id}", spoilt)
        window.start_lesson("watch", 1)
        breathe()
        assert isinstance(window.page, LessonPage)
        assert window.page.run.number in (0, 2)
        window.back()


def test_after_a_course_a_first_game_with_gentle_opponents_is_set_up(new_window: NewWindow) -> None:
    window = at_learn(new_window)
    page_of(window).planks["wild"].shield.click()
    breathe()
    page = window.page
    assert isinstance(page, SetupPage)
    assert page.draft.game_id == "wild"
    assert {chair.bot for chair in page.draft.chairs} <= {None, "eirik", "bjarki"}


def test_after_the_last_lesson_the_raven_leads_to_the_first_game_until_it_is_played(new_window: NewWindow) -> None:
    window = at_learn(new_window)
    window.learners.add("Ann")
    for lesson in lesson_ids("wild"):
        assert page_of(window).ready is None
        window.learners.finish(f"wild.{lesson}")
        window.rebuild()
    page = page_of(window)
    assert (page.ready, page.proposal) == ("wild", None)
    left = f"watch.{lesson_ids('watch')[0]}"
    window.learners.keep_progress(left, {"beat": 2})
    window.rebuild()
    assert (page_of(window).ready, page_of(window).proposal) == (None, Proposal("watch", 1, 2)), "finish that first"
    window.learners.finish(left)
    window.rebuild()
    page = page_of(window)
    assert page.strip is not None
    assert page.strip.button is not None
    assert page.strip.y() < page.planks["wild"].y()
    page.strip.button.click()
    breathe()
    assert isinstance(window.page, SetupPage)
    assert window.page.draft.game_id == "wild"
    window.learners.count_game("wild")
    window.back()
    assert page_of(window).ready is None
    assert page_of(window).proposal is not None


def test_a_first_game_is_set_up_for_whoever_sits_here(new_window: NewWindow) -> None:
    window = at_learn(new_window)
    window.learners.add("Ann")
    window.rebuild()
    page_of(window).planks["wild"].shield.click()
    breathe()
    page = window.page
    assert isinstance(page, SetupPage)
    assert page.draft.chairs[0].name == "Ann"


def test_a_lesson_leads_back_to_the_table_that_was_being_set(new_window: NewWindow) -> None:
    window = new_window(motion=0, language="en")
    window.set_up("wild")
    breathe()
    assert isinstance(window.page, SetupPage)
    window.page.draft.chairs[0].name = "Tove"
    window.go(Place("learn", "wild"))
    window.start_lesson("wild", 1)
    breathe()
    assert isinstance(window.page, LessonPage)
    window.back()
    assert isinstance(window.page, LearnPage)
    window.back()
    assert isinstance(window.page, SetupPage)
    assert window.page.draft.chairs[0].name == "Tove"


def test_what_comes_next() -> None:
    def knows(**fields: object) -> Learner:
        return Learner("Ann")._replace(**fields)

    first = course("watch")[0].id
    assert proposed(knows(under_way={f"watch.{first}": {"beat": 3}}), SHELF) == Proposal("watch", 1, 3)
    assert proposed(knows(under_way={f"watch.{first}": {"beat": 3}}), ("wild",)) == Proposal("wild", 1)
    everything = frozenset(f"{game}.{lesson.id}" for game in GAMES for lesson in course(game))
    assert proposed(knows(done=everything), SHELF) is None
    assert proposed(knows(done=everything - {f"watch.{first}"}), SHELF) == Proposal("watch", 1)
