"""In the window: sound comes with the motion, ends with a skip, keeps the curtain's secrets, and heeds the settings."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication

from kit import devices
from kit.devices import Made
from meadhall.models.keeping.library import Library
from meadhall.models.session import Session
from meadhall.models.settings import Settings
from meadhall.rules import GAMES
from meadhall.rules.midgard.data import ENEMIES, Bundle
from meadhall.rules.midgard.events import EnemyDefeated
from meadhall.sound.device import Unheard
from meadhall.table import Seat, Table, Terms
from meadhall.views.boards.kit.drama.throw import Die, Face, Throw
from meadhall.views.hearing.ears import Ears
from meadhall.views.hearing.hearing import Hearing
from meadhall.views.hearing.mute import MuteButton
from meadhall.views.look.sounds import SILENCE
from meadhall.views.shell.guide import Place
from meadhall.views.shell.window import Window
from meadhall.views.table.page.menu import entries_of
from meadhall.views.table.page.page import TablePage
from meadhall.views.widgets import RichText, Slider
from onlooker import Onlooker, breathe

NAMES = ("Ann", "Bran", "Їжак")
Show = Callable[[Settings, Library, QSize], Window]


@pytest.fixture
def window(show: Show, tmp_path: Path, noted: Any) -> Window:
    settings = Settings(tmp_path / "settings.json")
    settings.change(language="en", motion=1)
    window = show(settings, Library(tmp_path / "data"), QSize(1280, 720))
    window.hear(noted)
    return window


def sit_down(window: Window, bots: tuple[str | None, ...] = (None, None, None), game: str = "watch") -> TablePage:
    seats = tuple(Seat(name, at, bot) for at, (name, bot) in enumerate(zip(NAMES, bots, strict=True)))
    table = Table.start(GAMES[game], Terms(GAMES[game].options(), seats, 1))
    window.sit_down(Session(table, window.worker, window.library))
    breathe()
    page = window.page
    assert isinstance(page, TablePage)
    return page


def act(page: TablePage) -> None:
    """Whoever is asked does the first thing there is to do, and its motion begins."""
    if page.session.curtain_for is not None:
        page.session.reveal()
    assert page.session.act(page.session.options()[0]) is None


# From the window to the sounds


def test_pictures_and_tests_are_silent(show: Show, tmp_path: Path) -> None:
    window = show(Settings(tmp_path / "settings.json"), Library(tmp_path / "data"), QSize(1280, 720))
    assert window.look.sounds is SILENCE


def test_at_home_the_theme_is_played_once_over_a_fire(window: Window, noted: Any) -> None:
    assert noted.played == ["theme"]
    assert noted.bed == {"hearth": 0.8}
    window.go(Place("settings"))
    window.back()
    assert noted.played == ["theme", "page", "page"]


def test_a_button_is_heard_unless_it_is_barred(window: Window, noted: Any) -> None:
    window.go(Place("settings"))
    noted.played.clear()
    toggle = window.page.findChild(Slider, "effects")
    assert toggle is not None
    page = sit_down(window)
    button = page.findChildren(MuteButton)[0]
    noted.played.clear()
    button.bar("not now")
    button.click()
    assert noted.played == []
    button.bar("")
    button.click()
    assert noted.played == ["press"]


def test_a_story_is_heard_as_it_moves(window: Window, noted: Any) -> None:
    page = sit_down(window)
    noted.played.clear()
    act(page)
    assert "hammer" in noted.played  # the first settlement
    assert page._board.is_moving


def rolling(page: TablePage, noted: Any) -> None:
    """Dice have just left the hand; from now on time goes by only as the test says."""
    page._board.film(0)
    for _ in range(80):
        noted.played.clear()
        act(page)
        if "dice" in noted.played:
            return
        page.finish_motion()
    raise AssertionError("nobody rolled")


def test_each_die_is_heard_as_it_comes_to_rest_the_last_otherwise(window: Window, noted: Any) -> None:
    page = sit_down(window)
    rolling(page, noted)
    landed: list[tuple[int, str]] = []
    for moment in range(200):
        noted.played.clear()
        page._board.film(10)
        landed += [(10 * moment, name) for name in noted.played if name in ("settle", "decide")]
    assert [name for _, name in landed] == ["settle", "settle", "decide"]  # two of the land, one of the wildlings
    assert [at for at, _ in landed] == pytest.approx([610, 780, 950], abs=20)


def test_a_skip_lets_no_die_be_heard(window: Window, noted: Any) -> None:
    page = sit_down(window)
    rolling(page, noted)
    page._go_on()
    assert not {"settle", "decide"}.intersection(noted.played)


def test_where_motion_is_unwelcome_only_the_die_that_decides_is_heard(window: Window, noted: Any) -> None:
    window.settings.change(reduced_motion=True)
    page = sit_down(window)
    rolling(page, noted)
    for _ in range(100):
        page._board.film(16)
    assert [name for name in noted.played if name in ("settle", "decide")] == ["decide"]


def test_behind_the_curtain_no_die_is_heard(window: Window, noted: Any) -> None:
    page = sit_down(window)
    while page.session.curtain_for is None:
        act(page)
        page.finish_motion()
    noted.played.clear()
    throw = Throw([Die((face := Face("one", lambda painter, size: None),), face)], 1)
    for share in (0.0, 1.0):
        page._board.stage.performed.emit(throw, share)
    assert noted.played == []
    page.session.reveal()
    for share in (0.0, 1.0):
        page._board.stage.performed.emit(throw, share)
    assert noted.played[-1] == "decide"


class Performing(QObject):
    """A board of which only this is heard."""

    told, decided, performed = Signal(object), Signal(object), Signal(object, float)

    @property
    def stage(self) -> Performing:
        return self


def test_how_a_fight_ends_is_not_heard_before_it_is_seen(window: Window, noted: Any) -> None:
    page = sit_down(window, game="midgard")
    if page.session.curtain_for is not None:
        page.session.reveal()
    board: Any = Performing(window)
    Hearing(window.look, page.session, board, window.settings, window)
    noted.played.clear()
    defeated = EnemyDefeated(0, next(iter(ENEMIES)), Bundle())
    board.told.emit(defeated)
    assert noted.played == []
    board.decided.emit(defeated)
    assert noted.played == ["cheer"]


def test_a_skip_ends_what_was_begun(window: Window, noted: Any) -> None:
    page = sit_down(window)
    act(page)
    page._go_on()
    assert noted.hushed == 1
    assert not page._board.is_moving


def test_without_motion_what_says_most_is_heard(window: Window, noted: Any) -> None:
    window.settings.change(motion=0)
    page = sit_down(window)
    noted.played.clear()
    act(page)
    assert noted.played.count("hammer") == 1


def test_passed_over_it_is_silent(window: Window, noted: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    page = sit_down(window)
    noted.played.clear()
    monkeypatch.setattr(type(page.pacing), "skips", property(lambda pacing: True))
    act(page)
    assert noted.played == []


def test_the_bed_is_the_games_and_at_home_the_fires(window: Window, noted: Any) -> None:
    sit_down(window)
    assert noted.bed == {"wind": 1.0}
    window.back()
    assert noted.bed == {"hearth": 0.8}


def test_behind_the_curtain_nothing_is_heard(window: Window, noted: Any) -> None:
    page = sit_down(window)
    while page.session.curtain_for is None:
        act(page)
        page.finish_motion()
    breathe()
    assert noted.bed == {}
    noted.played.clear()
    page._hearing.pass_by(page.session.story(0))
    assert noted.played == []
    window.settings.change(curtain_sound=True)
    page._hearing.pass_by(page.session.story(0))
    page._hearing.follow()
    assert len(noted.played) == 1
    assert noted.bed != {}


def test_a_refusal_is_heard(window: Window, noted: Any) -> None:
    page = sit_down(window)
    noted.played.clear()
    page.doing.say_denial(page.session.why_not_undo())
    assert noted.played == ["refusal"]


def test_closed_it_is_silent(window: Window, noted: Any) -> None:
    window.let_go()
    assert noted.closed


# Mute


def test_m_mutes_on_every_page_and_says_so(window: Window) -> None:
    (key,) = [one for one in window.findChildren(QShortcut) if one.key() == QKeySequence("M")]
    key.activated.emit()
    assert window.settings.now.muted
    page = sit_down(window)
    (button,) = page.findChildren(MuteButton)
    assert button.icon_name == "sound-off"
    key.activated.emit()
    assert not window.settings.now.muted
    assert button.icon_name == "sound"


def test_the_menu_mutes_too(window: Window) -> None:
    page = sit_down(window)
    words = {ident: do for ident, _, do in entries_of(page)}
    words["shell.sound.mute"]()
    assert window.settings.now.muted
    assert "shell.sound.unmute" in {ident for ident, _, _ in entries_of(page)}


@pytest.mark.parametrize("why", ["no_device", "no_library", "remote", "lost"])
def test_the_settings_say_why_it_is_silent(window: Window, noted: Any, why: str) -> None:
    window.go(Place("settings"))
    noted.why = why
    window.tell_why_silent()
    said = [one for one in window.page.findChildren(RichText) if "sound-off" in one.text_shown]
    assert [one.text_shown.endswith(window.look.words(f"shell.settings.silent_{why}")) for one in said] == [True]
    noted.why = ""
    window.tell_why_silent()
    assert not [one for one in window.page.findChildren(RichText) if "sound-off" in one.text_shown]


# The ears of the program


@pytest.fixture
def made() -> list[Made]:
    return []


@pytest.fixture
def hearing(window: Window, made: list[Made], monkeypatch: pytest.MonkeyPatch) -> Ears:
    """On a device that is made up, in a program that somebody looks at."""
    monkeypatch.setattr(QApplication, "applicationState", lambda: Qt.ApplicationState.ApplicationActive)
    ears = Ears(window.settings, window, devices.made(made))
    window.hear(ears)
    return ears


def test_muted_the_device_rests(qtbot: Onlooker, window: Window, hearing: Ears, made: list[Made]) -> None:
    qtbot.waitUntil(lambda: bool(made) and made[0].heard > 3, timeout=20_000)
    window.toggle_mute()
    qtbot.waitUntil(lambda: made[0].rested == 1, timeout=30_000)
    window.toggle_mute()
    qtbot.waitUntil(lambda: made[0].begun == 2, timeout=20_000)


def test_without_a_screen_it_is_silent_and_the_settings_know(qtbot: Onlooker, window: Window) -> None:
    """As here: nobody sits before what is painted."""
    ears = Ears(window.settings, window)
    ears.play("dice")
    qtbot.waitUntil(lambda: ears.why == "remote", timeout=20_000)
    ears.close()


def test_when_the_reason_changes_it_is_told(qtbot: Onlooker, window: Window) -> None:
    tried = Event()

    def opened(rate: int) -> Any:
        tried.wait()
        raise Unheard("no_device")

    ears = Ears(window.settings, window, opened)
    with qtbot.waitSignal(ears.noticed, timeout=20_000):
        tried.set()
    assert ears.why == "no_device"
    ears.close()
