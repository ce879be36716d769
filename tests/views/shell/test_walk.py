"""Through the pages by keyboard alone, and what is kept from one start to the next."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from meadhall.models.session import Session
from meadhall.rules import GAMES
from meadhall.views.hall.page import HallPage
from meadhall.views.shell import pages
from meadhall.views.shell.guide import Guide, Page
from meadhall.views.shell.hearth.boxes import Box
from meadhall.views.shell.window import Window
from meadhall.views.widgets import Button, Dialog, Field, Press, Segments, Toggle
from onlooker import Onlooker, breathe

NewWindow = Callable[..., Window]
ENOUGH = 120  # presses of Tab that lead around any page


class Seen(Page):
    """Stands in for the table: what happens there is another matter."""

    def __init__(self, guide: Guide, style: object, session: Session) -> None:
        super().__init__(guide, style)  # type: ignore[arg-type]
        self.session = session


@pytest.fixture
def table_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(pages._PAGES, "table", Seen)


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def press(code: Qt.Key) -> None:
    Onlooker.keyClick(focused(), code)
    breathe()


def tab_to(is_it: Callable[[QWidget], bool]) -> QWidget:
    """By Tab alone; fails when Tab does not lead there."""
    for _ in range(ENOUGH):
        if is_it(focused()):
            return focused()
        press(Qt.Key.Key_Tab)
    raise AssertionError("Tab does not lead there")


def in_group(widget: QWidget, name: str) -> bool:
    parent = widget.parentWidget()
    return parent is not None and parent.objectName() == name


def tab_to_words(text: str) -> QWidget:
    return tab_to(lambda widget: isinstance(widget, Press) and widget.text_shown == text)


def test_from_home_to_a_game_by_keyboard(new_window: NewWindow, table_seen: None) -> None:
    window = new_window(language="en", motion=0)
    tab_to(lambda widget: isinstance(widget, Box) and widget.game_id == "watch")
    press(Qt.Key.Key_Return)
    assert window.place.page == "setup"
    tab_to(lambda widget: widget.objectName() == "seat 0 name")
    Onlooker.keyClick(focused(), Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    Onlooker.keyClicks(focused(), "Sigrun")
    tab_to_words("Start the game")
    press(Qt.Key.Key_Return)
    assert window.place.page == "table"
    session = window.session
    assert session is not None
    assert [seat.name for seat in session.seats] == ["Sigrun", "Eirik", "Bjarki"]
    assert [seat.bot for seat in session.seats] == [None, "eirik", "bjarki"]
    press(Qt.Key.Key_Escape)
    assert window.place.page == "home"
    assert window.session is None


@pytest.mark.parametrize("game", list(GAMES))
def test_every_box_on_the_shelf_opens(new_window: NewWindow, game: str) -> None:
    window = new_window(motion=0)
    tab_to(lambda widget: isinstance(widget, Box) and widget.game_id == game)
    press(Qt.Key.Key_Return)
    assert window.place.page == "setup"


def test_a_game_that_was_left_is_offered_and_goes_on(qtbot: Onlooker, new_window: NewWindow, table_seen: None) -> None:
    window = new_window(language="en", motion=0)
    tab_to(lambda widget: isinstance(widget, Box) and widget.game_id == "watch")
    press(Qt.Key.Key_Return)
    tab_to_words("Start the game")
    press(Qt.Key.Key_Return)
    session = window.session
    assert session is not None
    act_when_asked(qtbot, session)
    window.close()
    again = new_window()
    tab_to_words("Continue")
    press(Qt.Key.Key_Return)
    assert again.place.page == "table"
    assert again.session is not None
    assert again.session.lines >= 1
    assert [seat.name for seat in again.session.seats] == [seat.name for seat in session.seats]


def act_when_asked(qtbot: Onlooker, session: Session) -> None:
    qtbot.waitUntil(lambda: bool(session.options()))
    assert session.act(session.options()[0]) is None


def test_seats_come_go_and_change_places(new_window: NewWindow) -> None:
    window = new_window(motion=0)
    tab_to(lambda widget: isinstance(widget, Box) and widget.game_id == "watch")
    press(Qt.Key.Key_Return)
    draft = window.place.subject
    tab_to(lambda widget: widget.objectName() == "seat 1 up")
    press(Qt.Key.Key_Return)
    assert [chair.guest for chair in draft.chairs] == [1, 0, 2]
    assert focused().objectName() in ("seat 0 up", "seat 0 down")
    tab_to(lambda widget: widget.objectName() == "seat 2 cross")
    press(Qt.Key.Key_Return)
    assert [chair.guest for chair in draft.chairs] == [1, 0]
    tab_to(lambda widget: widget.objectName() == "seat adder")
    press(Qt.Key.Key_Return)
    assert len(draft.chairs) == 3
    assert {chair.guest for chair in draft.chairs} == {0, 1, 2}


def test_what_cannot_be_played_is_explained(new_window: NewWindow) -> None:
    window = new_window(language="en", motion=0)
    tab_to(lambda widget: isinstance(widget, Box) and widget.game_id == "watch")
    press(Qt.Key.Key_Return)
    tab_to(lambda widget: widget.objectName() == "seat 2 cross")
    press(Qt.Key.Key_Return)
    start = tab_to_words("Start the game")
    assert isinstance(start, Button)
    assert start.reason == "These rules are for 3–4 players."
    press(Qt.Key.Key_Return)
    assert window.place.page == "setup"
    tab_to_words("Quick game for two")
    press(Qt.Key.Key_Return)
    assert start.reason == ""


def test_settings_are_kept_for_the_next_start(new_window: NewWindow) -> None:
    window = new_window(language="en", room="dark", motion=0)
    tab_to(lambda widget: isinstance(widget, Press) and widget.accessibleName() == "Settings")
    press(Qt.Key.Key_Return)
    assert window.place.page == "settings"
    tab_to(lambda widget: in_group(widget, "room"))
    press(Qt.Key.Key_Right)
    assert not window.look.room.dark
    assert in_group(focused(), "room")
    tab_to(lambda widget: widget.objectName() == "text_scale")
    press(Qt.Key.Key_Right)
    tab_to(lambda widget: widget.objectName() == "reduced_motion")
    press(Qt.Key.Key_Space)
    window.resize(1500, 900)
    window.close()
    again = new_window()
    assert not again.look.room.dark
    assert again.settings.now.text_scale == 105
    assert again.look.motion.reduced


def test_settings_are_set_back_after_a_question(new_window: NewWindow) -> None:
    window = new_window(language="en", room="light", confirm=False, motion=0)
    tab_to(lambda widget: isinstance(widget, Press) and widget.accessibleName() == "Settings")
    press(Qt.Key.Key_Return)
    tab_to_words("Restore defaults")
    press(Qt.Key.Key_Return)
    assert window.findChildren(Dialog)
    press(Qt.Key.Key_Escape)
    assert not window.settings.now.confirm
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Return)
    assert window.settings.now.confirm
    assert window.settings.now.room == "system"


def test_the_language_changes_while_running(new_window: NewWindow) -> None:
    window = new_window(language="en", motion=0)
    button = tab_to(lambda widget: isinstance(widget, Press) and widget.accessibleName() == "Українська")
    Onlooker.mouseClick(button, Qt.MouseButton.LeftButton)
    breathe()
    assert window.settings.now.language == "uk"
    assert any(press.text_shown == "Налаштування" for press in window.findChildren(Press))
    assert not any(press.text_shown == "Settings" for press in window.page.findChildren(Press))


def test_what_was_set_up_outlives_the_language(new_window: NewWindow) -> None:
    window = new_window(language="en", motion=0)
    tab_to(lambda widget: isinstance(widget, Box) and widget.game_id == "watch")
    press(Qt.Key.Key_Return)
    name = tab_to(lambda widget: widget.objectName() == "seat 1 name")
    Onlooker.keyClick(name, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    Onlooker.keyClicks(name, "Tove")
    window.settings.change(language="ru")
    breathe()
    texts = [field.text() for field in window.page.findChildren(Field)]
    assert texts[:2] == ["Сигрид", "Tove"]
    assert focused().objectName() == "seat 1 name"


def test_full_screen_and_back(new_window: NewWindow) -> None:
    window = new_window(motion=0)
    Onlooker.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    Onlooker.keyClick(window, Qt.Key.Key_F11)
    assert not window.isFullScreen()


def test_saves_are_renamed_and_deleted(
    qtbot: Onlooker, new_window: NewWindow, tmp_path: Path, table_seen: None
) -> None:
    window = new_window(language="en", motion=0)
    tab_to(lambda widget: isinstance(widget, Box) and widget.game_id == "watch")
    press(Qt.Key.Key_Return)
    tab_to_words("Start the game")
    press(Qt.Key.Key_Return)
    assert window.session is not None
    act_when_asked(qtbot, window.session)
    window.back()
    broken = window.library.kept / "torn.meadhall"
    broken.parent.mkdir(parents=True, exist_ok=True)
    broken.write_bytes(b"torn")
    tab_to_words("Hall of sagas")
    press(Qt.Key.Key_Return)
    assert window.place.page == "hall"
    page = window.page
    assert isinstance(page, HallPage)
    page.show_kind("broken")
    said = " ".join(widget.accessibleName() for widget in page.findChildren(QWidget))
    assert "torn.meadhall" in said
    assert "This is not a saved game" in said
    page.show_kind("waiting")
    tab_to_words("Rename")
    press(Qt.Key.Key_Return)
    Onlooker.keyClicks(focused(), "The long night")
    press(Qt.Key.Key_Return)
    assert [game.card.title for game in window.library.recoverable().games if game.card] == ["The long night"]
    tab_to_words("Remove…")
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Tab)
    press(Qt.Key.Key_Return)
    assert not window.library.recoverable().games


def test_all_choices_can_be_reached(new_window: NewWindow) -> None:
    """Whatever one can press on a page, Tab or an arrow leads to it."""
    window = new_window(motion=0)
    tab_to(
        lambda widget: isinstance(widget, Press) and widget.accessibleName() == window.look.words("shell.home.settings")
    )
    press(Qt.Key.Key_Return)
    reached: set[QWidget] = set()
    for _ in range(ENOUGH):
        reached.add(focused())
        press(Qt.Key.Key_Tab)
    for group in window.page.findChildren(Segments):
        assert any(press in reached for press in group.findChildren(Press)), group.accessibleName()
    assert all(toggle in reached for toggle in window.page.findChildren(Toggle))
