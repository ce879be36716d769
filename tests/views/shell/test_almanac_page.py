"""The almanac as a page: reached from home, and read by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from meadhall.almanac import book
from meadhall.rules import GAMES
from meadhall.views.almanac.contents import Contents, EntryRow
from meadhall.views.almanac.figure import Player
from meadhall.views.almanac.finder import _SEEN, foretaste, has
from meadhall.views.almanac.page import AlmanacPage, Opened
from meadhall.views.almanac.tabs import BookTabs
from meadhall.views.shell.guide import HOME, Place
from meadhall.views.shell.window import Window
from meadhall.views.text import Words
from meadhall.views.text.almanac import Almanac
from meadhall.views.widgets import IconButton, Press
from onlooker import Onlooker, breathe

NewWindow = Callable[..., Window]
LEFT = Qt.MouseButton.LeftButton


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


def test_contents_show_what_is_read(window: Window) -> None:
    page_of(window).reader.open("ex_offer")
    breathe()
    assert not row_of(window, "Wool for ore").visibleRegion().isEmpty()


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


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("game", GAMES)
def test_what_was_found_is_seen(language: str, game: str) -> None:
    """Even where it stands neither in the title nor at the beginning; words one is asked by are shown nowhere."""
    words = Words(language)
    almanac = Almanac(words, game)
    texts = {page.id: (page.title, page.short, page.body) for page in almanac.pages()}
    for query in list(map(almanac.title, almanac.book))[::9]:
        for hit in almanac.index.find(query):
            if any(has(text, hit.words) for text in texts[hit.id]):
                entry = almanac.book[hit.id]
                seen = almanac.title(entry), foretaste(almanac, entry, hit.words, words)[:_SEEN]
                assert any(has(text, hit.words) for text in seen), (query, hit.id, seen)


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


# Examples that are played


@pytest.fixture
def player(window: Window) -> Player:
    page_of(window).reader.open("ex_three_to_two")
    breathe()
    return page_of(window).findChildren(Player)[-1]


def test_an_example_is_played_by_keys_alone(qtbot: Onlooker, window: Window, player: Player) -> None:
    """From the entry itself and from the picture; each position is the one of the rules."""
    view, almanac = page_of(window).reader.view, page_of(window).reader.almanac
    view.setFocus()
    assert player.caption.text_shown == almanac.caption("ex_three_to_two")
    qtbot.keyClick(view, Qt.Key.Key_Right)
    assert player.caption.text_shown == almanac.step("ex_three_to_two", 1)
    player.setFocus()
    qtbot.keyClick(player, Qt.Key.Key_End)
    assert player.step == player.last
    assert player.played.at(player.last).position.invasions == 1
    qtbot.keyClick(player, Qt.Key.Key_Left)
    assert player.step == player.last - 1
    qtbot.keyClick(player, Qt.Key.Key_Home)
    assert player.played.at(player.step).position.invasions == player.step == 0


def test_an_example_is_played_by_its_buttons(qtbot: Onlooker, window: Window, player: Player) -> None:
    start, back, on, end, _ = player.findChildren(IconButton)
    assert [one.isEnabled() for one in (start, back, on, end)] == [False, False, True, True]
    qtbot.mouseClick(on, LEFT)
    assert player.step == 1
    qtbot.mouseClick(end, LEFT)
    assert [one.isEnabled() for one in (start, back, on, end)] == [True, True, False, False]
    qtbot.mouseClick(start, LEFT)
    assert player.step == 0


def test_only_what_is_read_keeps_to_short_lines(new_window: NewWindow) -> None:
    """What was found and the bar have the whole width of a wide page."""
    window = new_window(1920, 1080, language="en", motion=0)
    window.go(Place("almanac", Opened("watch", "keep")))
    breathe()
    reader = page_of(window).reader
    assert reader.finder.width() == reader.view.width() == reader.width()
    panel = reader.parentWidget()
    assert panel is not None
    assert reader.width() > 0.9 * panel.width()
    text = reader.view.body.contentsRect()
    assert text.width() <= window.look.px(18.5 * 40) + 1
    assert text.left() > window.look.px(60)
