"""Lessons, the watched round, hints and the coach."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtWidgets import QApplication

from meadhall.almanac import book
from meadhall.lessons import course, watched_round
from meadhall.rules import GAMES, kernel
from meadhall.views.lessons.learn import LearnPage
from meadhall.views.lessons.round import RoundPage
from meadhall.views.render.games import is_weighed, sit_down
from meadhall.views.render.picture import Impossible, Picture, Show, named_game, opened_in
from meadhall.views.shell.guide import HOME, Place
from meadhall.views.shell.window import Window
from meadhall.views.table.coach.coaching import WATCHING
from meadhall.views.table.coach.warned import Watching
from meadhall.views.table.page.page import TablePage
from meadhall.views.table.scenes.scene import Scene


def _learn(window: Window, picture: Picture) -> None:
    """Of somebody who has learnt something, and has left a lesson in the middle."""
    window.learners.add("Ingrid")
    for game_id, count in (("watch", 1), ("northgard", 2), ("wild", 1)):
        for lesson in course(game_id)[:count]:
            window.learners.finish(f"{game_id}.{lesson.id}")
    for lesson in course("northgard")[2:3]:
        window.learners.keep_progress(f"northgard.{lesson.id}", {"beat": 3, "made": {}})
    window.open_first(Place("learn"))


def _who(window: Window, picture: Picture) -> None:
    _learn(window, picture)
    page = window.page
    assert isinstance(page, LearnPage)
    page.ask_who()


def _lesson(window: Window, picture: Picture) -> None:
    """Of the game, the lesson and the beat that are named, counted from 1: lesson:watch:1:3."""
    _, game_id, *numbers = [*picture.subject.split(":"), "", ""][:4] if ":" in picture.subject else ["", "watch"]
    number, beat = (int(word) if word.isdecimal() else 1 for word in [*numbers, "", ""][:2])
    lessons = course(game_id) if game_id in GAMES else ()
    if number not in range(1, len(lessons) + 1) or beat not in range(1, len(lessons[number - 1].beat) + 1):
        raise Impossible(f"there is no such lesson or beat as {picture.subject!r}")
    window.learners.add("Ingrid")
    window.learners.keep_progress(f"{game_id}.{lessons[number - 1].id}", {"beat": beat - 1, "made": {}})
    window.open_first(HOME)
    window.start_lesson(game_id, number)


def _watch_round(window: Window, picture: Picture) -> None:
    """Of the game that is named, at the step that is named, counted from 1: watch-round:wild:3."""
    opened = opened_in(replace(picture, subject=picture.subject if ":" in picture.subject else "watch-round:watch"))
    step = int(opened.entry) if opened.entry.isdecimal() else 1
    if step not in range(1, len(watched_round(opened.game_id).beat) + 1):
        raise Impossible(f"there is no such step as {picture.subject!r}")
    window.open_first(Place("learn"))
    window.watch_round(opened.game_id)
    page = window.page
    assert isinstance(page, RoundPage)
    for _ in range(step - 1):
        QApplication.processEvents()
        page.step()
    QApplication.processEvents()


def _hint(window: Window, picture: Picture) -> None:
    """In the game that is named: hint:watch; the best three are hint:watch:three, why another did it hint:watch:why."""
    opened = opened_in(replace(picture, subject=picture.subject if ":" in picture.subject else "hint:watch"))
    round_of = GAMES[opened.game_id].round_of
    first = 2 if opened.entry == "why" else 0  # by then everybody has done something
    scene = Scene(lambda s: is_weighed(opened.game_id, s) and round_of(s) >= first)
    sit_down(window, picture, scene, opened.game_id)
    page = window.page
    assert isinstance(page, TablePage)
    if opened.entry == "why":
        page.advising.ask_why_of(1)
        return
    page.advising.ask()
    QApplication.processEvents()
    if opened.entry == "three":
        page.advising.ask()


def _coach(window: Window, picture: Picture) -> None:
    """What is new to whoever sits down for the first time, in the game that is named: coach:wild. With an entry of the
    almanac, coach:wild:asgard, the table is one where somebody who knows all else is told of that."""
    opened = opened_in(replace(picture, subject=picture.subject if ":" in picture.subject else "coach:watch"))
    game_id, entry = opened.game_id, opened.entry
    if not entry:
        page = _learner_sits_down(window, picture, partial(is_weighed, game_id))
    elif entry not in book(game_id):
        raise Impossible(f"the almanac has no entry {entry!r}")
    else:
        known = (f"{game_id}.{other.id}" for other in book(game_id) if other.id != entry)
        page = _learner_sits_down(window, picture, partial(_comes_up, game_id, entry), known)
    if page.coaching.shown is None:
        raise Impossible(f"nothing new comes up in {picture.subject!r}")


def _warning(window: Window, picture: Picture) -> None:
    """Before something that may cost dear, in the game that is named: warning:watch."""
    game_id = named_game(picture)
    page = _learner_sits_down(window, picture, partial(_may_slip, WATCHING[game_id]))
    options = page.session.options()
    page.act(next(action for action in options if page.coaching.warning(action) is not None))


def _comes_up(game_id: str, entry: str, s: Any) -> bool:
    """Before the eyes of the first seat, which is asked."""
    asked = kernel.asked(s)
    by_question = book(game_id).opened_by(f"decision:{type(asked).__name__}")
    noticed = (one.entry for one in WATCHING[game_id].notices(GAMES[game_id].visible(s, 0), 0))
    return asked.seat == 0 and ((by_question is not None and by_question.id == entry) or entry in noticed)


def _learner_sits_down(
    window: Window, picture: Picture, ripe: Callable[[Any], bool], known: Iterable[str] = ()
) -> TablePage:
    window.learners.add("Ingrid")
    window.learners.know(*known)
    game_id = named_game(picture)
    sit_down(window, picture, Scene(lambda s: not kernel.is_over(s) and ripe(s)), game_id)
    page = window.page
    assert isinstance(page, TablePage)
    return page


def _may_slip(watching: Watching, s: Any) -> bool:
    return kernel.asked(s).seat == 0 and any(any(watching.warns(s, 0, action)) for action in kernel.options(s))


LEARNING: dict[str, Show] = {
    "learn": _learn,
    "who-sits": _who,
    "lesson": _lesson,
    "watch-round": _watch_round,
    "hint": _hint,
    "coach": _coach,
    "warning": _warning,
}
