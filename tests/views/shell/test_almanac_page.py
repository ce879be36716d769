"""The almanac as a page: reached from home, by keyboard alone, and with room for every word of every entry."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from written import cut_off, listening, overlapping, too_small

from meadhall.almanac import book
from meadhall.languages import languages
from meadhall.rules import GAMES
from meadhall.views.almanac.contents import Contents, EntryRow
from meadhall.views.almanac.page import AlmanacPage, Opened
from meadhall.views.almanac.tabs import BookTabs
from meadhall.views.render import SUBJECTS, Picture, kind_of, open_window
from meadhall.views.shell.guide import HOME, Place
from meadhall.views.shell.window import Window
from meadhall.views.widgets import Press, clipped
from onlooker import Onlooker, breathe

NewWindow = Callable[..., Window]
LEFT = Qt.MouseButton.LeftButton
LOOKS = [
    (game, language, room, size)
    for number, game in enumerate(GAMES)
    for language, room, size in zip(
        languages(),
        ("dark", "light", "dark") if number % 2 else ("light", "dark", "light"),
        ((1280, 720), (1366, 768), (1920, 1080)),
        strict=True,
    )
]


@pytest.fixture
def window(qtbot: Onlooker, new_window: NewWindow) -> Window:
    found = new_window(language="en", motion=0)
    found.go(Place("almanac", Opened("watch", "keep")))
    found.activateWindow()
    qtbot.waitUntil(found.isActiveWindow)
    return found


def page_of(window: Window) -> AlmanacPage:
    page = window.page
    assert isinstance(page, AlmanacPage)
    return page


def reading(window: Window) -> str:
    entry = page_of(window).reader.view.entry
    assert entry is not None
    return entry.id


def row_of(window: Window, title: str) -> EntryRow:
    contents = page_of(window).findChildren(Contents)[0]
    return next(row for row in contents.findChildren(EntryRow) if row.text_shown == title)


def test_rules_on_home_opens_it(qtbot: Onlooker, new_window: NewWindow) -> None:
    window = new_window(language="en")
    rules = next(one for one in window.page.findChildren(Press) if one.text_shown == "Rules")
    assert not rules.reason
    qtbot.mouseClick(rules, LEFT)
    assert page_of(window).reader.view.entry is not None
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert window.place == HOME


def test_books_are_tabs_and_each_remembers_where_one_was(qtbot: Onlooker, window: Window) -> None:
    tabs = page_of(window).findChildren(BookTabs)[0].tabs
    there = next(tab for tab in tabs if tab.isChecked())
    there.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(there, Qt.Key.Key_Right)
    breathe()
    assert reading(window) in book("midgard")
    qtbot.mouseClick(there, LEFT)
    breathe()
    assert reading(window) == "keep"


def test_chapters_fold(qtbot: Onlooker, window: Window) -> None:
    keep, building, trade = (row_of(window, title) for title in ("Keep", "Building", "Trade"))
    assert keep.isVisible()
    qtbot.mouseClick(building, LEFT)
    assert reading(window) == "building"
    qtbot.mouseClick(building, LEFT)
    assert not keep.isVisible()
    qtbot.mouseClick(building, LEFT)
    assert keep.isVisible()
    qtbot.mouseClick(trade, LEFT)
    assert not keep.isVisible()


def test_contents_by_the_arrows(qtbot: Onlooker, window: Window) -> None:
    keep = row_of(window, "Keep")
    keep.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(keep, Qt.Key.Key_Up)
    above = window.focusWidget()
    assert isinstance(above, EntryRow)
    qtbot.keyClick(above, Qt.Key.Key_Return)
    before, _ = book("watch").neighbours(book("watch")["keep"])
    assert before is not None
    assert reading(window) == before.id


def test_search_by_keyboard_alone(qtbot: Onlooker, window: Window) -> None:
    qtbot.keyClick(window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    line = window.focusWidget()
    assert line is not None
    qtbot.keyClicks(line, "longest road")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    assert reading(window) == "longest_road"
    qtbot.keyClick(window, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert reading(window) == "keep"


def test_it_stays_where_it_is_in_another_look(qtbot: Onlooker, window: Window) -> None:
    window.settings.change(language="ru")
    breathe()
    assert reading(window) == "keep"


# Every word has room


@pytest.mark.parametrize(("game", "language", "room", "size"), LOOKS)
def test_every_entry_has_room(game: str, language: str, room: str, size: tuple[int, int], tmp_path: Path) -> None:
    with open_window(Picture(f"almanac:{game}", language=language, theme=room, size=size), tmp_path) as window:
        window.open_first(Place("almanac", Opened(game)))
        wrong: list[str] = []
        for entry in book(game):
            page_of(window).reader.open(entry.id)
            breathe()
            wrong += [f"{entry.id}: {what}" for what in clipped(window)]
        assert wrong == []


@pytest.mark.parametrize(("game", "language", "room", "size"), LOOKS)
@pytest.mark.parametrize("subject", ["almanac", "almanac-search", "almanac-sheet"])
def test_nothing_is_cut_off(
    subject: str, game: str, language: str, room: str, size: tuple[int, int], tmp_path: Path
) -> None:
    """By what is painted."""
    longest = max(book(game), key=lambda entry: len(entry.tells)).id
    named = {"en": "points", "ru": "очки", "uk": "очки"}[language] if subject == "almanac-search" else longest
    picture = Picture(f"{subject}:{game}:{named}", language=language, theme=room, size=size)
    with listening() as painted, open_window(picture, tmp_path) as window:
        SUBJECTS[kind_of(picture.subject)](window, picture)
        breathe()
        with listening() as frame:
            window.grab()
        top = window.page.rulebook.sheet if subject == "almanac-sheet" else window  # pyright: ignore[reportAttributeAccessIssue]
        assert [*clipped(window), *too_small(painted), *cut_off(painted), *overlapping(frame, top)] == []
