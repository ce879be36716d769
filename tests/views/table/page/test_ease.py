"""Small things at the table that should just work: keys in dialogs, a name for a save, the menu before the curtain."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from unittest.mock import patch

import pytest
from eyes import curtain_of, layer_of, seen
from late import new_table, played
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QEnterEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from meadhall.rules import kernel
from meadhall.rules.watch.flow import PreRoll
from meadhall.table import Seat, Table
from meadhall.views.look.palette import PLAYERS
from meadhall.views.shell.window import Window
from meadhall.views.table.end import charts
from meadhall.views.table.end.charts import Bars
from meadhall.views.table.game import Part, Pile, Source
from meadhall.views.table.page.menu import Menu, SaveSheet
from meadhall.views.table.page.page import TablePage
from meadhall.views.table.page.prompt import PromptBar
from meadhall.views.table.rails.actions import ActionList
from meadhall.views.table.tray.cardface import CardButton
from meadhall.views.table.tray.tray import Tray
from meadhall.views.widgets import ActionRow, Dialog, ReadingCopy
from meadhall.views.widgets.label import Title
from onlooker import Onlooker, breathe

Sit = Callable[..., Window]
CTRL, NONE = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier
LONG = "Отправьте викингов туда, где стоят ваши рабочие: в бой и на дальние берега за добычей и славой"


def page_of(window: Window) -> TablePage:
    page = window.page
    assert isinstance(page, TablePage)
    return page


def on_turn(table: Table) -> bool:
    asked = kernel.asked(table.state)
    return asked.seat == 0 and type(asked).__name__ in ("TakeTurn", "TakeAction", "Turn")


def key(window: Window, which: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
    QTest.keyClick(window.windowHandle(), which, modifier)
    breathe()


def test_what_one_types_is_the_name_and_enter_saves(qtbot: Onlooker, sit: Sit) -> None:
    window = sit(bots=(None, "steady", "steady"))
    page_of(window).open_save()
    sheet = seen(window, SaveSheet)[0]
    QTest.keyClicks(sheet.field.line, "Friday")
    assert sheet.field.text() == "Friday"
    key(window, Qt.Key.Key_Return)
    assert layer_of(window) is None
    qtbot.waitUntil(page_of(window).session.is_kept)  # it is written beside the game
    assert [game.card and game.card.title for game in window.library.games().games] == ["Friday"]


def test_ctrl_enter_presses_what_goes_on_in_any_dialog(sit: Sit) -> None:
    window = sit(bots=(None, "steady", "steady"))
    for open_sheet in (page_of(window).open_save, page_of(window).open_keys, page_of(window).open_recap):
        open_sheet()
        assert layer_of(window) is not None
        key(window, Qt.Key.Key_Return, CTRL)
        assert layer_of(window) is None


def test_the_curtain_has_a_menu_and_ctrl_enter_does_not_open_it(sit: Sit) -> None:
    window = sit()
    assert curtain_of(window) is not None
    key(window, Qt.Key.Key_Return, CTRL)
    assert curtain_of(window) is not None
    key(window, Qt.Key.Key_Escape)
    menu = seen(window, Menu)[0]
    assert window.look.words("table.button.recap") not in [entry.text_shown for entry in menu.entries]
    key(window, Qt.Key.Key_Escape)
    assert not seen(window, Menu)
    assert curtain_of(window) is not None
    key(window, Qt.Key.Key_F10)
    assert seen(window, Menu)


def test_long_titles_take_two_lines(sit: Sit) -> None:
    window = sit(size=(1280, 720))
    dialog = Dialog(window.look, window.page, LONG, width=640)
    dialog.open()
    breathe()
    title = seen(dialog, Title)[0]
    assert title.text_fits()
    assert title.height() >= 2 * title.sizeHint().height() - 2


def test_a_card_under_a_pointer_that_rests_does_not_open_itself(qtbot: Onlooker, sit: Sit) -> None:
    seats = (Seat("Ann", 0), Seat("Bran", 1, "steady"))
    window = sit(table=played(new_table("northgard", seats), lambda table: table.state.year == 1 and on_turn(table)))
    card = next(card for card in seen(window, CardButton) if card.held.full)
    card.wait_for_pointer()
    middle = QPointF(card.rect().center())
    QApplication.sendEvent(card, QEnterEvent(middle, middle, middle))
    qtbot.wait(500)
    assert not seen(window, ReadingCopy)
    QTest.mouseMove(card, QPoint(5, 5))
    qtbot.waitUntil(lambda: bool(seen(window, ReadingCopy)))


def test_a_button_that_goes_once_pressed_brings_up_no_card(qtbot: Onlooker, sit: Sit) -> None:
    seats = (Seat("Ann", 0), Seat("Bran", 1, "steady"), Seat("Sam", 2, "steady"))
    window = sit(table=played(new_table("watch", seats), lambda table: kernel.asked(table.state) == PreRoll(0)))
    roll = seen(window, PromptBar)[0].golden()
    assert roll is not None
    QTest.mouseClick(roll, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: seen(window, PromptBar)[0].golden() is not roll)
    assert not isinstance(QApplication.focusWidget(), CardButton)


def test_what_goes_passes_the_keyboard_to_its_neighbour(sit: Sit) -> None:
    """And not to whatever Qt comes to next: a card would show itself large."""
    seats = (Seat("Ann", 0), Seat("Bran", 1, "steady"))
    window = sit(table=played(new_table("northgard", seats), lambda table: table.state.year == 1 and on_turn(table)))
    tray = seen(window, Tray)[0]
    names = [card.held.face.name for card in tray.cards]
    tray.cards[1].setFocus(Qt.FocusReason.TabFocusReason)
    parts = tray._parts

    def left(part: Part, *places: int) -> Part:
        return replace(part, cards=tuple(part.cards[at] for at in places)) if isinstance(part, Pile) else part

    tray.show_parts([left(part, 0, 2) for part in parts])
    assert [card.held.face.name for card in tray.cards if card.hasFocus()] == [names[2]]
    tray.show_parts([left(part, 0) for part in parts])
    assert tray.cards[0].hasFocus()
    assert not seen(window, ReadingCopy)
    rows = seen(window, ActionRow)
    rows[-1].setFocus(Qt.FocusReason.TabFocusReason)
    actions = next(one for one in seen(window, ActionList) if rows[-1] in one.rows)
    actions._rebuild(page_of(window).session.choices.groups[:1])
    assert actions.rows[-1].hasFocus()
    actions.clear()
    assert QApplication.focusWidget() is window.page


def test_full_screen_and_back_to_what_it_was(sit: Sit) -> None:
    window = sit()
    window.showMaximized()
    window.toggle_full_screen()
    assert window.isFullScreen()
    window.toggle_full_screen()
    assert window.isMaximized()
    assert not window.isFullScreen()


def test_while_a_bot_plays_the_prompt_says_what_one_may_do_meanwhile(sit: Sit) -> None:
    seats = (Seat("Ann", 0), Seat("Bran", 1, "steady"), Seat("Сам", 2, "steady"))
    table = played(
        new_table("watch", seats),
        lambda table: type(kernel.asked(table.state)).__name__ == "Turn" and kernel.asked(table.state).seat == 1,
    )
    window = sit(table=table)
    session = window.session
    assert session is not None
    session.set_pause(24 * 3600 * 1000)
    asides = [group for group in session.choices.groups if group.aside and group.legal]
    assert asides
    said = seen(window, PromptBar)[0].spoken
    assert window.look.words("table.prompt.aside", what="…").partition("…")[0] in said


@pytest.mark.parametrize("points", [7, 42, 188])
def test_the_crown_of_the_winner_stands_within_the_chart(sit: Sit, points: int) -> None:
    style = sit().look
    names, players = ("Ann", "Bran"), (PLAYERS[0], PLAYERS[1])
    bars = Bars(style, [Source("All", (points, 3))], [(0, 1), (1, 2)], names, players, (points, 3), (0,))
    bars.resize(900, 300)
    with recorded_crowns() as crowns:
        bars.grab()
    assert crowns
    assert all(QRectF(bars.rect()).contains(crown) for crown in crowns)
    bars.deleteLater()


@contextmanager
def recorded_crowns() -> Iterator[list[QRectF]]:
    """Where they are painted."""
    found: list[QRectF] = []
    usual = charts.inked

    def watched(painter: QPainter, icon: str, place: QRectF) -> None:
        found.append(place)
        usual(painter, icon, place)

    with patch.object(charts, "inked", watched):
        yield found
