"""The almanac at the table: the book opens beside the game, and whatever one points at opens its entry."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from statistics import quantiles
from time import process_time
from typing import Any

import pytest
from eyes import board_of, seen
from late import PEOPLE, late_table, new_table
from msgspec import structs
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QCursor
from PySide6.QtWidgets import QApplication, QWidget
from shelf import GUARDS

from meadhall.almanac import book
from meadhall.rules import kernel
from meadhall.views.almanac.here import Here
from meadhall.views.almanac.now import told_now
from meadhall.views.shell.window import Window
from meadhall.views.table.page.page import TablePage
from meadhall.views.table.page.prompt import PromptBar
from meadhall.views.table.rails.actions import ActionList
from meadhall.views.table.rails.seats import SeatPanel
from meadhall.views.table.saga.saga import SagaList
from meadhall.views.table.tray.cardface import CardButton
from meadhall.views.table.tray.purse import PurseBox
from meadhall.views.table.tray.things import ThingButton
from meadhall.views.text.words import Words
from meadhall.views.widgets import Button, IconButton
from meadhall.views.widgets.topic import topic_at, topic_in_focus
from onlooker import Onlooker, breathe
from views.boards.board_table import GAMES

Sit = Callable[..., Window]
KEY = Qt.Key
BOTS = tuple(structs.replace(seat, bot="steady") for seat in PEOPLE[1:])
games = pytest.mark.parametrize("game", list(GUARDS))


def page_of(window: Window) -> TablePage:
    page = window.page
    assert isinstance(page, TablePage)
    return page


def reading(window: Window) -> str:
    sheet = page_of(window).rulebook.sheet
    assert sheet is not None
    entry = sheet.reader.view.entry
    assert entry is not None
    return entry.id


@pytest.fixture
def table(sit: Sit) -> Window:
    return sit("brotherhood")


def test_the_book_opens_beside_the_game_and_closes(qtbot: Onlooker, table: Window) -> None:
    rulebook = page_of(table).rulebook
    assert rulebook.sheet is None
    button = next(one for one in seen(table, IconButton) if one.text_shown == "Rules")
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    sheet = rulebook.sheet
    assert sheet is not None
    assert sheet.reader.finder.field.line.hasFocus()
    qtbot.keyClick(table.focusWidget(), KEY.Key_Escape)
    assert rulebook.sheet is None
    qtbot.keyClick(table, KEY.Key_F9)
    assert rulebook.sheet is sheet
    qtbot.keyClick(table, KEY.Key_F9)
    assert rulebook.sheet is None


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("game", ["watch", "wild"])
def test_the_prompt_stays_in_sight(qtbot: Onlooker, sit: Sit, game: str, size: tuple[int, int]) -> None:
    """The sheet lies beside it or ends above it, and no button is squeezed."""
    window = sit(table=new_table(game, PEOPLE[:1] + BOTS), size=size, language="ru")
    page_of(window).rulebook.open()
    breathe()
    sheet = page_of(window).rulebook.sheet
    assert sheet is not None
    band = seen(window, PromptBar)[0]
    assert not band.geometry().intersects(sheet.geometry())
    assert band.width() >= band.least_width
    page_of(window).rulebook.close_sheet()
    assert band.geometry().right() > sheet.x()


def test_it_goes_back_and_forward_and_on_in_another_look(qtbot: Onlooker, table: Window) -> None:
    page_of(table).rulebook.open_at(("entry:keep",))
    page_of(table).rulebook.open_at(("entry:road",))
    qtbot.keyClick(table.focusWidget(), KEY.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert reading(table) == "keep"
    table.settings.change(language="uk")
    breathe()
    assert reading(table) == "keep"
    qtbot.keyClick(table.focusWidget(), KEY.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert reading(table) == "road"


def test_it_follows_the_position(qtbot: Onlooker, table: Window) -> None:
    page_of(table).rulebook.open_at(("entry:keep",))
    asked = type(page_of(table).session.decision).__name__
    wanted = book("watch").opened_by(f"decision:{asked}")
    now = next(one for one in seen(table, Button) if one.text_shown.startswith("Now: "))
    qtbot.mouseClick(now, Qt.MouseButton.LeftButton)
    assert wanted is not None
    assert reading(table) == wanted.id


def test_nobody_sees_what_another_has_looked_up(qtbot: Onlooker, sit: Sit) -> None:
    """It would tell what they hold."""
    window = sit("base", bots=(None, None))
    page = page_of(window)
    first = page.session.viewer
    page.rulebook.open_at(("entry:keep",))
    while page.session.curtain_for is None:
        page.act(page.session.options()[0])
        breathe()
    assert page.rulebook.sheet is None
    page.rulebook.open()
    assert page.rulebook.sheet is None  # over the curtain there is nothing to read
    page.session.reveal()
    breathe()
    assert page.session.viewer != first
    page.rulebook.open()
    assert reading(window) != "keep"


def test_an_entry_says_what_is_true_at_this_table(qtbot: Onlooker, sit: Sit) -> None:
    """Of every game something."""
    for game, entry in (("watch", "road"), ("northgard", "exploring"), ("midgard", "runes"), ("wild", "tower")):
        window = sit(table=new_table(game, PEOPLE[:1] + BOTS))
        page_of(window).rulebook.open_at((f"entry:{entry}",))
        assert told_now(page_of(window)._desk, book(game)[entry])
        assert seen(window, Here)


def test_what_it_says_of_this_table_goes_on_with_the_game(qtbot: Onlooker, table: Window) -> None:
    page = page_of(table)
    page.rulebook.open_at(("entry:buying_cards",))
    left = len(page.session.view.deck)
    assert str(left) in told_now(page._desk, book("watch")["buying_cards"])


# What is this?


def point_at(window: Window, widget: QWidget, at: QPoint | None = None) -> tuple[str, ...]:
    return topic_at(window, widget.mapToGlobal(at or widget.rect().center()))


@games
def test_whatever_the_table_shows_opens_an_entry(qtbot: Onlooker, sit: Sit, game: str) -> None:
    """Spots of every kind, rows and what bars them, panels, cards and things of the tray, lines of the saga."""
    window = sit(table=late_table(game, GUARDS[game].seed, GUARDS[game].rich))
    nothing = [what for what, topic in shown(window) if book(game).opened_by(*topic) is None]
    assert nothing == []


def shown(window: Window) -> Iterator[tuple[str, tuple[str, ...]]]:
    for actions in seen(window, ActionList):
        yield from ((row.accessibleName(), row.topic) for row in actions.rows)
    if page_of(window).session.decision is not None:
        yield "prompt", seen(window, PromptBar)[0].topic
    for kind in (SeatPanel, CardButton, ThingButton, PurseBox):
        yield from ((one.accessibleName(), one.topic) for one in seen(window, kind))
    saga = seen(window, SagaList)[0]
    for row, line in enumerate(saga.lines.lines):
        saga.setCurrentIndex(saga.lines.index(row))
        if line.event is not None:
            yield line.text, saga.topic_at(None)
    view = board_of(window)
    session = page_of(window).session
    yield from ((spot, view.board.topic(spot, session.view)) for spot in view.spots)


@games
def test_every_spot_of_a_whole_game_opens_an_entry(game: str) -> None:
    """By the boards alone."""
    rules, board_of_game = next(pair for pair in GAMES.values() if pair[0].id == game)
    table, random = new_table(game, seed=3), Random(1)
    players = len(table.terms.seats)
    board = board_of_game(table.state.copy(), range(players), Words("en"))
    kinds: set[str] = set()
    for step in range(400):
        if kernel.is_over(table.state):
            break
        view = rules.visible(table.state, kernel.asked(table.state).seat)
        if step % 8 == 0:
            for spot in board.spots(view):
                kinds.add(spot.partition(":")[0])
                assert book(game).opened_by(*board.topic(spot, view)) is not None, spot
        table.play(random.choice(list(kernel.options(table.state))))
    assert len(kinds) > 3


def test_f1_asks_for_what_the_keyboard_has_come_to(qtbot: Onlooker, table: Window) -> None:
    qtbot.keyClick(table, KEY.Key_F5)
    saga = seen(table, SagaList)[0]
    assert saga.hasFocus()
    qtbot.keyClick(saga, KEY.Key_Up)
    topic = topic_in_focus(table)
    qtbot.keyClick(saga, KEY.Key_F1)
    wanted = book("watch").opened_by(*topic)
    assert wanted is not None
    assert reading(table) == wanted.id


def test_a_right_click_asks_for_what_is_there(qtbot: Onlooker, table: Window) -> None:
    panel = seen(table, SeatPanel)[1]
    at = panel.rect().center()
    QApplication.sendEvent(panel, QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, panel.mapToGlobal(at)))
    wanted = book("watch").opened_by(*panel.topic)
    assert wanted is not None
    assert reading(table) == wanted.id


def test_a_press_that_is_held_asks_and_does_nothing_else(
    qtbot: Onlooker, table: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The mouse of a test is nowhere and holds nothing down, as far as Qt knows."""
    panel = seen(table, SeatPanel)[0]
    at = panel.rect().center()
    monkeypatch.setattr(QCursor, "pos", lambda *_: panel.mapToGlobal(at))
    monkeypatch.setattr("meadhall.views.widgets.topic.QGuiApplication.mouseButtons", lambda: Qt.MouseButton.LeftButton)
    opened: list[Any] = []
    panel.acted.connect(lambda: opened.append(panel))
    qtbot.mousePress(panel, Qt.MouseButton.LeftButton, pos=at)
    qtbot.waitUntil(lambda: page_of(table).rulebook.sheet is not None)
    qtbot.mouseRelease(panel, Qt.MouseButton.LeftButton, pos=at)
    assert not opened


def test_no_id_of_a_rule_is_shown(qtbot: Onlooker, sit: Sit) -> None:
    """A reason says where its rule can be read."""
    for game in GUARDS:
        window = sit(table=late_table(game, GUARDS[game].seed, GUARDS[game].rich))
        rows = [row for row in seen(window, ActionList)[0].rows if row.topic[:1] and row.topic[0].startswith("rule:")]
        for row in rows:
            told = row.accessibleDescription()
            assert row.topic[0].removeprefix("rule:") not in told
            assert "Rules › " in told


# How fast


def test_it_opens_at_once(qtbot: Onlooker, table: Window) -> None:
    """With its pictures; in time of the processor and at its best of two, for other programs may run beside it."""
    rulebook, taken = page_of(table).rulebook, dict[str, float]()
    for entry in [*list(book("watch"))[:20]] * 2:
        start = process_time()
        rulebook.open_at((f"entry:{entry.id}",))
        assert rulebook.sheet is not None
        rulebook.sheet.grab()
        taken[entry.id] = min(process_time() - start, taken.get(entry.id, 1.0))
        rulebook.close_sheet()
    assert quantiles(taken.values(), n=20)[-1] < 0.1
