"""Opponents are chosen by their faces: by mouse, and by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from meadhall.bots.characters import CHARACTERS
from meadhall.views.shell.guide import Place
from meadhall.views.shell.setting_up.card import CharacterCard
from meadhall.views.shell.setting_up.draft import Draft
from meadhall.views.shell.window import Window
from meadhall.views.widgets import Press
from onlooker import Onlooker, breathe

NewWindow = Callable[..., Window]


@pytest.fixture
def window(new_window: NewWindow) -> Window:
    window = new_window(language="en", motion=0)
    window.go(Place("setup", Draft.usual("watch", first=True)))
    return window


def bots(window: Window) -> list[str | None]:
    return [chair.bot for chair in window.place.subject.chairs]


def called(window: Window, name: str) -> QWidget:
    return next(child for child in window.findChildren(QWidget, name) if child.isVisible())


def click(window: Window, name: str) -> None:
    Onlooker.mouseClick(called(window, name), Qt.MouseButton.LeftButton)
    breathe()


def shown(window: Window) -> list[str]:
    return [card.character.id for card in window.findChildren(CharacterCard) if card.isVisible()]


def test_a_click_seats_somebody_and_another_lets_them_go(window: Window) -> None:
    click(window, "choose opponents")
    assert window.place.page == "opponents"
    assert shown(window) == [character.id for character in CHARACTERS]
    click(window, "character asa")
    assert bots(window) == [None, "eirik", "bjarki", "asa"]
    click(window, "character asa")
    click(window, "character eirik")
    assert bots(window) == [None, "bjarki"]
    window.back()
    assert bots(window) == [None, "bjarki"]


def test_at_a_full_table_nobody_else_sits_down_and_two_always_stay(window: Window) -> None:
    click(window, "choose opponents")
    click(window, "character asa")
    gunnar = called(window, "character gunnar")
    assert isinstance(gunnar, Press)
    assert gunnar.reason == "The table is full: let somebody go first."
    click(window, "character gunnar")
    assert bots(window) == [None, "eirik", "bjarki", "asa"]
    for guest in ("asa", "eirik", "bjarki"):
        click(window, f"character {guest}")
    assert bots(window) == [None, "bjarki"]


def test_a_level_shows_its_people_and_the_lot_brings_them(window: Window) -> None:
    click(window, "choose opponents")
    levels = called(window, "levels")
    keen = next(child for child in levels.findChildren(Press) if child.text_shown == "Keen")
    Onlooker.mouseClick(keen, Qt.MouseButton.LeftButton)
    breathe()
    assert shown(window) == ["yrsa", "gunnar"]
    click(window, "lots")
    assert set(bots(window)) == {None, "yrsa", "gunnar"}


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def press(*codes: Qt.Key) -> None:
    for code in codes:
        Onlooker.keyClick(focused(), code)
        breathe()


def tab_to(name: str) -> None:
    for _ in range(60):
        if focused().objectName() == name:
            return
        press(Qt.Key.Key_Tab)
    raise AssertionError(f"Tab does not lead to {name}")


def test_opponents_are_chosen_by_keyboard_alone(window: Window) -> None:
    tab_to("choose opponents")
    press(Qt.Key.Key_Return)
    tab_to("character eirik")
    press(Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert bots(window) == [None, "eirik", "bjarki", "gunnar"]
    press(Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Space)
    assert bots(window) == [None, "bjarki", "gunnar"]
    tab_to("company 2 up")
    press(Qt.Key.Key_Return)
    assert bots(window) == [None, "gunnar", "bjarki"]
    assert focused().objectName() == "company 1 up"
    tab_to("company 2 cross")
    press(Qt.Key.Key_Return, Qt.Key.Key_Escape)
    assert window.place.page == "setup"
    assert bots(window) == [None, "gunnar"]


def test_tab_leads_from_the_cards_to_the_seats_to_the_start(window: Window) -> None:
    click(window, "choose opponents")
    click(window, "character asa")
    click(window, "character asa")  # the rows of the seats are new
    names: list[str] = []
    tab_to("lots")
    for _ in range(8 + 3 * 3 + 1):
        press(Qt.Key.Key_Tab)
        names.append(focused().objectName())
    assert names[:8] == [f"character {character.id}" for character in CHARACTERS]
    seats = [f"company {at} {tool}" for at in range(3) for tool in ("up", "down", "cross")]
    assert names[8:] == [*seats, "remarks"]


def test_the_level_of_a_seat_brings_somebody_of_it(window: Window) -> None:
    tab_to("seat 1 level")
    press(Qt.Key.Key_Return, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert bots(window) == [None, "yrsa", "bjarki"]
