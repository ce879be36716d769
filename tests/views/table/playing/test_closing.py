"""While a bot thinks: whatever a person does then, the game stays what it was, and goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from random import Random

import pytest
from eyes import asks_one_of, golden_button, layer_of, prompt_buttons, seen, written
from fingers import KEY, Keyboard
from late import new_table, played
from mouse import Mouse
from PySide6.QtWidgets import QApplication
from watch.ranger import Ranger

from kit import processes
from meadhall.models.session import Session
from meadhall.rules import kernel
from meadhall.rules.midgard.fights.roll import RollWindow
from meadhall.rules.northgard.fights.combat import CommitFood
from meadhall.rules.watch.flow import Turn
from meadhall.rules.wild.land.tokens import PlaceToken
from meadhall.table import Seat, Table
from meadhall.views.shell.hearth.home_cards import ContinueCard
from meadhall.views.shell.window import Window
from meadhall.views.table.page.menu import Menu
from meadhall.views.widgets import Press
from onlooker import Onlooker, breathe

Open = Callable[..., Window]
Sit = Callable[..., Window]

SEATS = (Seat("Ann", 0), Seat("Bran", 1, "steady"), Seat("Сам", 2, "steady"))
A_WHILE = 150  # ms in which bots do a lot


def about_to_end_turn(table: Table) -> bool:
    return asks_ann(table, Turn) and len(table.entries) > 30


@pytest.fixture
def window(qtbot: Onlooker, sit: Sit) -> Window:
    window = sit(table=played(new_table("watch", SEATS), about_to_end_turn), confirm=False)
    qtbot.waitUntil(lambda: window.worker.pid > 0)
    return window


@contextmanager
def thought(qtbot: Onlooker, window: Window) -> Iterator[int]:
    """Ann ends her turn, and a bot thinks as long as this lasts; so many lines there are."""
    golden = golden_button(window)
    assert golden is not None
    worker = window.worker.pid
    processes.hold(worker)
    try:
        Mouse(qtbot, window).press(golden)
        yield lines(window)
    finally:
        with suppress(ProcessLookupError):
            processes.let_go(worker)


def lines(window: Window) -> int:
    assert window.session is not None
    return window.session.lines


def in_menu(qtbot: Onlooker, window: Window, entry: str) -> Press:
    Keyboard(qtbot, window).key(KEY.Key_Escape)
    menu = layer_of(window)
    assert isinstance(menu, Menu)
    return written(menu, window.look.words(f"table.menu.{entry}"))


def goes_on(qtbot: Onlooker, window: Window, since: int) -> bool:
    """Both bots have had their turns, and Ann is asked again."""
    qtbot.waitUntil(lambda: lines(window) > since + 2 and asks_one_of(window, {"Ann"}))
    return lines(window) > since


def test_undone(qtbot: Onlooker, window: Window) -> None:
    with thought(qtbot, window) as since:
        Mouse(qtbot, window).press(next(button for button in prompt_buttons(window) if button.icon_name == "undo"))
        assert lines(window) == since - 1
    qtbot.wait(A_WHILE)
    assert lines(window) == since - 1  # what the bot thought of is forgotten
    with thought(qtbot, window):
        pass
    assert goes_on(qtbot, window, since)


def test_settings_and_back(qtbot: Onlooker, window: Window) -> None:
    keyboard = Keyboard(qtbot, window)
    with thought(qtbot, window) as since:
        keyboard.press(in_menu(qtbot, window, "settings"))
        assert window.place.page == "settings"
        keyboard.key(KEY.Key_Escape)
        assert window.place.page == "table"
    assert goes_on(qtbot, window, since)


def test_left_and_continued(qtbot: Onlooker, window: Window) -> None:
    with thought(qtbot, window) as since:
        Mouse(qtbot, window).press(in_menu(qtbot, window, "leave"))
        assert window.place.page == "home"
    qtbot.wait(A_WHILE)
    card = seen(window, ContinueCard)[0]
    Mouse(qtbot, window).press(card.first)
    assert lines(window) >= since
    assert goes_on(qtbot, window, since)


def test_bots_wait_for_who_reads(qtbot: Onlooker, window: Window) -> None:
    keyboard = Keyboard(qtbot, window)
    with thought(qtbot, window) as since:
        keyboard.key(KEY.Key_Escape)
    qtbot.wait(A_WHILE)
    assert isinstance(layer_of(window), Menu)
    assert lines(window) == since
    keyboard.key(KEY.Key_Escape)
    assert goes_on(qtbot, window, since)


def test_closed(qtbot: Onlooker, window: Window) -> None:
    worker = window.worker.pid
    with thought(qtbot, window):
        window.close()
        assert not processes.is_alive(worker)


@pytest.mark.parametrize(
    ("game", "asked", "sheet"),
    [
        ("northgard", CommitFood, "BattleSheet"),
        ("midgard", RollWindow, "BattleSheet"),
        ("wild", PlaceToken, "Picker"),
    ],
)
def test_closed_in_the_middle_of_a_sheet(qtbot: Onlooker, at_home: Open, game: str, asked: type, sheet: str) -> None:
    """Which opens again with it."""
    table = played(new_table(game, SEATS, undo="free"), lambda table: began(table, asked))
    action = table.entries[-1].action
    table.undo_to(len(table.entries) - 1, by=0)
    window = at_home()
    window.sit_down(Session(table, window.worker, window.library))
    assert window.session is not None
    assert window.session.act(action) is None
    breathe()
    before, told = layer_of(window), lines(window)
    window.close()
    again = at_home()
    Mouse(qtbot, again).press(seen(again, ContinueCard)[0].first)
    assert lines(again) == told
    assert type(layer_of(again)).__name__ == type(before).__name__ == sheet


def began(table: Table, asked: type) -> bool:
    """By what Ann has just done."""
    return asks_ann(table, asked) and table.entries[-1].seat == 0


def asks_ann(table: Table, kind: type) -> bool:
    asked = kernel.asked(table.state)
    return isinstance(asked, kind) and asked.seat == 0


def test_a_long_game_needs_no_more_widgets(qtbot: Onlooker, sit: Sit) -> None:
    person = Ranger(Mouse(qtbot, sit("base")), Random(2), {"Ann", "Bran", "Сам"})
    counts: list[int] = []
    for _ in range(120):
        person.step()
        breathe()
        if layer_of(person.window) is None:
            counts.append(len(QApplication.allWidgets()))
    assert max(counts[-30:]) < 1.3 * max(counts[:30])
