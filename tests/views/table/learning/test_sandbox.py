"""Sandboxes in the window: the ways in and out, by mouse and by keyboard, and what they leave as it was."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from eyes import board_of, layer_of, seen
from late import late_table, new_table, played
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest

from kit.lessons import LESSONS, name_of
from meadhall.almanac.scenes import Played, scenes
from meadhall.models.sandbox import Sandbox, open_handed
from meadhall.models.session import Session
from meadhall.rules import GAMES, kernel
from meadhall.table import Saver, Seat, Table
from meadhall.views.almanac.figure import Player
from meadhall.views.almanac.page import AlmanacPage, Opened
from meadhall.views.lessons.learn import LearnPage
from meadhall.views.lessons.page import LessonPage
from meadhall.views.lessons.round import RoundPage
from meadhall.views.sandbox.page import SandboxPage
from meadhall.views.sandbox.scenes import ScenesDialog
from meadhall.views.sandbox.start import from_example, from_lesson
from meadhall.views.shell.guide import Place
from meadhall.views.shell.window import Window
from meadhall.views.table.page.menu import Menu
from meadhall.views.table.page.page import TablePage
from meadhall.views.text import Words
from meadhall.views.widgets import Button
from meadhall.views.widgets.clipping import clipped
from onlooker import breathe
from table.games import as_it_is

Sit = Callable[..., Window]
Open = Callable[..., Window]
ALONE = (Seat("Ann", 0), Seat("Bran", 1, "yrsa"), Seat("Сам", 2, "steady"))
LATER = 1_750_000_000


def mine(game: str) -> Table:
    """Somebody alone among bots is asked for the second time."""
    asked: list[int] = []

    def enough(table: Table) -> bool:
        asked.append(kernel.asked(table.state).seat)
        return asked.count(0) > 1 and not asked[-1]

    return played(new_table(game, ALONE), enough)


def press(window: Window, key: Qt.Key) -> None:
    window.activateWindow()  # offscreen it may have been lost with a page that is gone
    breathe()
    QTest.keyClick(window, key)
    breathe()


def sandbox_of(window: Window) -> SandboxPage:
    page = window.page
    assert isinstance(page, SandboxPage)
    return page


def revealed(window: Window) -> Window:
    page = window.page
    assert isinstance(page, TablePage)
    if page.session.curtain_for is not None:
        page._reveal()
        breathe()
    return window


# What if


@pytest.mark.parametrize("game", GAMES)
def test_what_if_and_back_by_one_key(sit: Sit, game: str) -> None:
    table = mine(game)
    window = sit(table=table)
    session = window.session
    assert session is not None
    before, packed = as_it_is(table), Saver().packed(table, LATER)
    for _ in range(2):
        view = session.view
        press(window, Qt.Key.Key_W)
        page = sandbox_of(window)
        assert page.session.view == view
        page.finish_motion()
        assert page.act(page.session.options()[0]) is None
        breathe()
        press(window, Qt.Key.Key_W)
        assert type(window.page) is TablePage
        assert window.session is session
        assert session.view == view
    assert as_it_is(table) == before
    assert Saver().packed(table, LATER) == packed


def test_the_menu_leads_there_only_on_ones_own_turn(sit: Sit) -> None:
    window = sit(table=mine("watch"))
    page = window.page
    assert isinstance(page, TablePage)
    press(window, Qt.Key.Key_F10)
    menu = layer_of(window)
    assert isinstance(menu, Menu)
    what_if = next(button for button in menu.entries if button.text_shown == "What if…")
    what_if.click()
    breathe()
    assert isinstance(sandbox_of(window).session, Sandbox)
    window.back()
    assert window.session is not None
    while window.session.asks_viewer:
        window.session.act(window.session.options()[0])
    breathe()
    press(window, Qt.Key.Key_W)
    assert type(window.page) is TablePage


def test_the_past_is_told_in_it(sit: Sit) -> None:
    """Down to the dice that lie on the table."""
    table = late_table("watch", mode="base")
    window = revealed(sit(table=table))
    page = window.page
    assert isinstance(page, TablePage)
    told = page._rails.saga.lines.last()
    press(window, Qt.Key.Key_W)
    there = sandbox_of(window)._rails.saga.lines.last()
    assert told is not None
    assert there is not None
    assert there.text == told.text


def test_others_of_one_screen_are_played_by_bots_and_no_curtain_falls(sit: Sit) -> None:
    window = revealed(sit(table=late_table("midgard")))
    press(window, Qt.Key.Key_W)
    session = sandbox_of(window).session
    assert len(session.people) == 1
    for _ in range(5):
        if session.asks_viewer:
            sandbox_of(window).finish_motion()
            session.act(session.options()[-1])
        breathe()
        assert session.curtain_for is None


def test_the_window_may_close_over_it(sit: Sit) -> None:
    window = sit(table=mine("wild"))
    press(window, Qt.Key.Key_W)
    sandbox = sandbox_of(window).session
    window.go(Place("settings"))
    window.back()
    assert sandbox_of(window).session is sandbox
    other = mine("watch")
    window.sit_down(Session(other, window.worker))
    breathe()
    assert sandbox._closed
    press(window, Qt.Key.Key_W)
    window.let_go()
    assert type(window.page) is SandboxPage


# Open hands


def test_a_scene_of_a_lesson(at_home: Open) -> None:
    window = at_home()
    window.go(Place("learn"))
    breathe()
    learn = window.page
    assert isinstance(learn, LearnPage)
    learn.planks["wild"].scenes.click()
    (dialog,) = seen(window, ScenesDialog)
    dialog.lessons[2].click()
    breathe()
    page = sandbox_of(window)
    assert page.session.curtain_for is None
    assert page.session.view.chance.seed  # all of it
    press(window, Qt.Key.Key_W)
    assert isinstance(window.page, LearnPage)


def test_from_a_lesson_under_way(at_home: Open) -> None:
    window = at_home()
    window.start_lesson("watch", 1)
    breathe()
    page = window.page
    assert isinstance(page, LessonPage)
    run = page.run
    before = as_it_is(run.table)
    page.open_menu()
    (menu,) = seen(window, Menu)
    next(button for button in menu.entries if button.text_shown == "Sandbox from here").click()
    breathe()
    sandbox = sandbox_of(window).session
    sandbox.act(sandbox.options()[0])
    window.back()
    breathe()
    assert isinstance(window.page, LessonPage)
    assert as_it_is(run.table) == before


def test_an_example_of_the_almanac(at_home: Open) -> None:
    window = at_home()
    window.go(Place("almanac", Opened("watch", "ex_harvest")))
    breathe()
    (player,) = seen(window, Player)
    player.go_to(1)
    player.try_out.click()
    breathe()
    session = sandbox_of(window).session
    assert [seat.name for seat in session.seats] == ["Björn", "Helga", "Ulf", "Ingrid"]
    press(window, Qt.Key.Key_W)
    assert isinstance(window.page, AlmanacPage)


@pytest.mark.parametrize("game", GAMES)
def test_every_example_can_be_played_on(game: str) -> None:
    for scene in scenes(game).values():
        if scene.plays:
            played = Played(game, scene)
            for step in range(len(scene.step) + 1):
                playable(from_example(Words("en"), game, played.at_rest(step)))


@pytest.mark.parametrize("lesson", LESSONS, ids=name_of)
def test_every_scene_of_a_lesson_can_be_played_on(lesson: object) -> None:
    playable(from_lesson(Words("en"), lesson, "Ann", 0))  # pyright: ignore[reportArgumentType]


def playable(table: Table) -> None:
    assert len(table.terms.seats) == len(table.state.players)
    if not kernel.is_over(table.state):
        table.play(kernel.options(table.state)[0])


def test_a_saved_game(sit: Sit) -> None:
    """Asked about where it can go on; the file stays as it is."""
    table = late_table("wild")
    window = revealed(sit(table=table))
    assert window.session is not None
    window.session.keep("kept")
    (path,) = kept(window)
    content = path.read_bytes()
    window.back()
    window.open_save_in_sandbox(path)
    breathe()
    ask = layer_of(window)
    assert ask is not None
    button = next(button for button in seen(ask, Button) if button.text_shown == "Open all hands")
    button.click()
    breathe()
    session = sandbox_of(window).session
    assert session.lines == len(table.entries)
    assert session.undo_to(3) is None
    window.back()
    assert path.read_bytes() == content


def kept(window: Window) -> list:
    """Once it is written."""
    assert window.session is not None
    while not window.session.is_kept():
        breathe()
    return [path for path in window.library.kept.iterdir() if path.suffix == ".meadhall"]


def test_bots_answer_by_key_and_from_then_on(sit: Sit) -> None:
    window = sit(table=mine("midgard"))
    window.open_sandbox(open_handed(mine("midgard")))
    page = sandbox_of(window)
    lines = page.session.lines
    press(window, Qt.Key.Key_B)
    assert page.session.is_bot_asked or page.session._ticket is not None or page.session.lines > lines
    page.ribbon.bots.click()
    assert page.ribbon.bots.text_shown == "Play all myself"


# The pointer


def test_a_tap_lights_the_pointer_and_another_puts_it_out(sit: Sit) -> None:
    window = sit(table=mine("watch"))
    page = window.page
    assert isinstance(page, TablePage)
    press(window, Qt.Key.Key_L)
    assert page.lantern.is_lit
    press(window, Qt.Key.Key_L)
    assert not page.lantern.is_lit


def test_held_down_it_shines_as_long_as_the_key_is_down(sit: Sit) -> None:
    window = sit(table=mine("watch"))
    page = window.page
    assert isinstance(page, TablePage)
    QTest.keyPress(window, Qt.Key.Key_L)
    QTest.qWait(400)
    assert page.lantern.is_lit
    QTest.keyRelease(window, Qt.Key.Key_L)
    breathe()
    assert not page.lantern.is_lit


def test_it_follows_over_everything_and_lets_clicks_through(sit: Sit) -> None:
    window = sit(table=mine("watch"))
    page = window.page
    assert isinstance(page, TablePage)
    press(window, Qt.Key.Key_L)
    board = board_of(window)
    for widget in (board, page._tray, page._rails.players):
        middle = widget.mapToGlobal(widget.rect().center())
        QCursor.setPos(middle)
        page.lantern._follow()
        at = page.lantern._at.toPoint()
        assert at == page.mapFromGlobal(middle)
        image = page.grab().toImage()
        shade = image.pixelColor((at + QPoint(page.look.px(10), page.look.px(20))) * image.devicePixelRatio())
        assert (shade.red(), shade.green()) > (240, 190)  # gold
    page._bar._phases.setFocus()
    QTest.mouseClick(page._bar._raven, Qt.MouseButton.LeftButton)
    assert page.lantern._clicked is not None
    page.open_menu()
    assert layer_of(window) is not None
    page.lantern._follow()
    assert page.children()[-1] is page.lantern  # over the menu too


# How it looks


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize(
    "size", [(1280, 720), *(pytest.param(size, marks=pytest.mark.thorough) for size in ((1366, 768), (1920, 1080)))]
)
def test_nothing_is_cut_off(sit: Sit, language: str, size: tuple[int, int]) -> None:
    window = sit(table=mine("northgard"), language=language, size=size)
    open_hands = partial(window.open_sandbox, open_handed(mine("northgard")))
    for enter in (lambda: press(window, Qt.Key.Key_W), open_hands):
        enter()
        breathe()
        page = sandbox_of(window)
        assert clipped(page.ribbon) == []
        inside = page.rect().adjusted(1, 1, -1, -1)
        for part in (page._bar, page._board, page._tray, page._prompt):
            assert inside.contains(part.geometry())
            assert not part.geometry().intersects(page.ribbon.geometry())


# A round that is only watched


def test_a_round_goes_on_by_itself_and_by_keys(at_home: Open) -> None:
    window = at_home()
    window.go(Place("learn"))
    breathe()
    learn = window.page
    assert isinstance(learn, LearnPage)
    learn.planks["wild"].watch.click()
    breathe()
    page = window.page
    assert isinstance(page, RoundPage)
    run = page.run
    assert (run.number, run.watched) == (0, 1)
    assert page._read.isActive()
    page._read.timeout.emit()
    breathe()
    assert (run.number, run.watched) == (1, 1)
    press(window, Qt.Key.Key_Space)
    assert not page.is_playing
    assert not page._read.isActive()
    press(window, Qt.Key.Key_Right)
    assert (run.number, run.watched) == (2, 1)
    press(window, Qt.Key.Key_Left)
    assert (run.number, run.watched) == (1, 1)
    press(window, Qt.Key.Key_Space)
    assert page.is_playing
    while not page._is_at_end:
        page._read.timeout.emit()
        breathe()
    assert not page._read.isActive()
    assert page.session.curtain_for is None
    assert window.learners.now is None
    page.card.golden.click()
    breathe()
    assert isinstance(window.page, LearnPage)


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_every_caption_of_a_round_fits(at_home: Open, language: str) -> None:
    window = at_home(size=(1280, 720), language=language)
    for game in GAMES:
        window.watch_round(game)
        page = window.page
        assert isinstance(page, RoundPage)
        while True:
            breathe()
            assert clipped(page.card) == []
            assert page.rect().contains(page.card.geometry())
            assert not page.card.geometry().intersects(page._board.geometry())
            if page._is_at_end:
                break
            page.step()
        window.back()
