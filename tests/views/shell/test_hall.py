"""The hall with many games: rows are made for those in sight only, and a full hall is as quick as an empty one."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time
from typing import cast

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

from kit import processes
from meadhall.chronicle.deeds import DEEDS
from meadhall.chronicle.past import Kind, Past
from meadhall.chronicle.statistics import House, house_of
from meadhall.commands.bench.hall import filled
from meadhall.commands.bench.house import measures
from meadhall.models.keeping import archive
from meadhall.models.keeping.archive import Archive
from meadhall.views.feats import deed_name
from meadhall.views.hall.games import KEPT, GamesView
from meadhall.views.hall.looking import Looking
from meadhall.views.hall.page import HallPage
from meadhall.views.hall.reckoning import Reckoning
from meadhall.views.hall.sample import past_games
from meadhall.views.hall.tables import Wins
from meadhall.views.shell.guide import Place
from meadhall.views.shell.window import Window
from meadhall.views.text import Words
from meadhall.views.widgets import Button, clipped
from onlooker import Onlooker, breathe

MANY = 5000
NewWindow = Callable[..., Window]


def nothing_to_look_for(looking: Looking, within: float = 0.0) -> None:
    """The games of these tests have no files."""


def hall(window: Window) -> HallPage:
    window.go(Place("hall"))
    breathe()
    return cast(HallPage, window.page)


def test_a_full_hall_makes_no_more_than_a_small_one(
    qtbot: Onlooker, new_window: NewWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the same run: so many widgets, and a search among them costs little beside reading them all."""
    monkeypatch.setattr(Looking, "begin", nothing_to_look_for)
    filled(tmp_path / "data", 20).close()
    window = new_window(language="en", motion=0)
    few = len(hall(window).findChildren(QWidget))
    window.back()
    index = filled(tmp_path / "data", MANY)
    start = process_time()
    pasts = sum(isinstance(past, Past) for past in index.finished())
    reading = process_time() - start
    index.close()
    page = hall(window)
    assert pasts == page.list.games.rowCount() == MANY
    qtbot.waitUntil(lambda: len(page.findChildren(QWidget)) == few, timeout=30_000)  # once all is added up
    start = process_time()
    page.search_for("helga")
    assert process_time() - start < 5 * reading
    assert 0 < page.list.games.rowCount() < MANY
    page.list.scrollToBottom()
    window.grab()
    assert len(page.list.games._pasts) <= KEPT
    reckoned_in_slices(page._reckoning)


@pytest.mark.parametrize(("kind", "is_worded"), [("waiting", True), ("finished", False)])
def test_what_can_be_done_with_a_game_is_written_where_there_is_room_for_all(
    new_window: NewWindow, kind: Kind, is_worded: bool
) -> None:
    foot = hall(new_window(1280, 720, language="ru", motion=0)).foot
    foot.setFixedWidth(760)  # as beside what all games come to
    foot.show_for(Past("a.meadhall", kind, "watch", 0, 0, ()))
    breathe()
    quiet = [button for button in foot.findChildren(Button) if button.isVisible()][-4:]
    assert [not button._is_bare for button in quiet] == [is_worded] * 4
    assert clipped(foot) == []
    assert foot.childrenRect().right() <= foot.width()


def reckoned_in_slices(reckoning: Reckoning) -> None:
    """None of them holds up whoever looks, and all of them bring what all games come to at once."""
    houses: list[House] = []
    reckoning.stop()
    reckoning.done.connect(houses.append)
    slices: list[float] = []
    reckoning.begin()
    while reckoning.is_at_work:
        start = process_time()
        reckoning.work()
        slices.append(process_time() - start)
    assert median(slices) < sum(slices) / 5
    assert houses == [house_of(reckoning._index.finished())]
    assert houses[0].total == MANY


def test_by_keyboard_alone(new_window: NewWindow) -> None:
    window = new_window(language="en", motion=0)
    past_games(window.library, Words("en"), 4, 1)
    page = hall(window)
    games: GamesView = page.list
    games.setFocus(Qt.FocusReason.TabFocusReason)
    first = games.current
    Onlooker.keyClick(games, Qt.Key.Key_Down)
    assert games.current != first
    Onlooker.keyClick(games, Qt.Key.Key_End)
    assert games.currentIndex().row() == games.games.rowCount() - 1
    Onlooker.keyClick(games, Qt.Key.Key_Return)
    assert window.place.page == "replay"
    window.back()
    back = cast(HallPage, window.page).list
    assert back.currentIndex().row() == back.games.rowCount() - 1


def test_medals_tell_who_did_a_deed_first_and_what_is_still_to_do(new_window: NewWindow, qtbot: Onlooker) -> None:
    window = new_window(language="en", motion=0)
    past_games(window.library, Words("en"), 4, 1)
    Archive(window.library).refresh()
    page = hall(window)
    qtbot.waitUntil(lambda: not page.portrait.deeds.isHidden())
    box, some = page.portrait.deeds, page.list.current
    assert some is not None
    house = house_of(page.archive.index.finished())
    firsts = house.deeds[some.game]
    assert 0 < len(firsts) < len(DEEDS[some.game]) == len(box.medals)
    done = next(at for at, deed in enumerate(DEEDS[some.game]) if deed.id in firsts)
    assert box.line.text_shown == box.medals[done].told
    box.medals[0].setFocus(Qt.FocusReason.TabFocusReason)
    for at, deed in enumerate(DEEDS[some.game]):
        medal = box.medals[at]
        assert medal.hasFocus()
        assert box.line.text_shown == medal.told
        first = firsts.get(deed.id)
        assert (first.name if first else "Nobody") in medal.accessibleName()
        Onlooker.keyClick(medal, Qt.Key.Key_Right)
    Onlooker.keyClick(box.medals[-1], Qt.Key.Key_Up)
    assert box.medals[5].hasFocus()
    assert clipped(window) == []


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_medals_have_their_names_where_there_is_room(new_window: NewWindow, qtbot: Onlooker, language: str) -> None:
    window = new_window(language=language, motion=0, width=1366, height=768)
    past_games(window.library, Words(language), 4, 1)
    Archive(window.library).refresh()
    page = hall(window)
    box = page.portrait.deeds
    qtbot.waitUntil(lambda: not box.isHidden())
    for game, deeds in DEEDS.items():
        box.show_game(game, {})
        breathe()
        assert [medal._name for medal in box.medals] == [deed_name(Words(language), game, deed.id) for deed in deeds]
        assert all(medal.text_fits() for medal in box.medals)
        assert box.geometry().bottom() <= page.portrait.height()


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_bars_of_a_column_begin_and_end_below_each_other(new_window: NewWindow, language: str) -> None:
    window = new_window(language=language, motion=0)
    past_games(window.library, Words(language), 4, 1)
    Archive(window.library).refresh()
    window.go(Place("stats"))
    breathe()
    columns: dict[int, set[tuple[float, float]]] = {}
    for table in window.page.findChildren(Wins):
        bar, left = table.picture_at(0), table.mapTo(window, QPoint()).x()
        columns.setdefault(left, set()).add((bar.left(), bar.right()))
    assert columns
    assert all(len(bars) == 1 for bars in columns.values())
    assert clipped(window) == []


def test_a_game_is_brought_in_and_a_damaged_file_is_refused(new_window: NewWindow, tmp_path: Path) -> None:
    window = new_window(language="en", motion=0)
    past_games(window.library, Words("en"), 4, 1)
    page = hall(window)
    some = page.list.current
    assert some is not None
    out = tmp_path / "copy.meadhall"
    window.library.export(page.archive.place_of(some.path), out)
    window.library.delete(page.archive.place_of(some.path))
    page._look_again()
    rows = page.list.games.rowCount()
    page.bring(out)
    assert page.list.games.rowCount() == rows + 1
    out.write_bytes(b"torn")
    page.bring(out)
    assert page.list.games.rowCount() == rows + 1


def test_games_that_are_over_are_counted_by_a_process_of_its_own(
    qtbot: Onlooker, new_window: NewWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The window stays quick meanwhile; whoever leaves waits for nothing, and the rest is counted next time."""

    def never(*_: object) -> None:
        raise AssertionError

    window = new_window(language="en", motion=0)
    past_games(window.library, Words("en"), 4, 1)
    monkeypatch.setattr(archive, "played_again", never)
    page = hall(window)
    index = page.archive.index
    assert page.list.games.rowCount() == index.totals().due == 6
    counting = page._looking._counting
    assert counting is not None
    pid = counting.pid
    qtbot.waitUntil(lambda: index.totals().due < 6)
    window.back()
    breathe()
    assert not processes.is_alive(pid)
    page = hall(window)
    index = page.archive.index
    assert index.totals().due < 6, "nothing is counted twice"
    qtbot.waitUntil(lambda: not page.is_at_work)
    assert index.totals().due == 0
    assert all(past.ending and sat.figures for past in index.finished() for sat in past.seats)
    assert house_of(index.finished()).total == 6


def test_a_game_that_cannot_be_counted_is_told_and_the_others_are(qtbot: Onlooker, new_window: NewWindow) -> None:
    """Its label is whole, what comes after it is not."""
    window = new_window(language="en", motion=0)
    past_games(window.library, Words("en"), 4, 1)
    spoilt = min(window.library.kept.glob("*.meadhall"))
    plain = gzip.decompress(spoilt.read_bytes())
    spoilt.write_bytes(gzip.compress(plain.replace(b'"entries":[', b'"entries":[0,', 1)))
    page = hall(window)
    qtbot.waitUntil(lambda: not page.is_at_work)
    totals = page.archive.index.totals()
    assert (totals.of["finished"], totals.broken, totals.due) == (5, 1, 0)
    assert [one.path for one in page.archive.index.broken()] == [f"games/{spoilt.name}"]


def test_the_list_is_made_anew_only_where_something_has_changed(qtbot: Onlooker, new_window: NewWindow) -> None:
    """By this window, by another one, or because the index was deleted."""
    window = new_window(language="en", motion=0)
    past_games(window.library, Words("en"), 4, 1)
    page = hall(window)
    qtbot.waitUntil(lambda: not page.is_at_work)
    made = list[str]()
    page.list.games.modelReset.connect(lambda: made.append("anew"))
    page._looking.begin()
    qtbot.waitUntil(lambda: not page.is_at_work)
    assert not made
    other = Archive(window.library)
    path = next(other.index.finished()).path
    other.index.drop([path])
    other.close()
    page._looking.found.emit()
    assert made == ["anew"]
    page._looking.begin()
    qtbot.waitUntil(lambda: not page.is_at_work)
    assert page.archive.index.by_path(path) is not None
    assert page.list.games.rowCount() == page.archive.index.totals().games
    assert len(made) > 1


@pytest.mark.thorough
def test_a_house_of_five_thousand_games_opens_and_answers_at_once_and_takes_little_room() -> None:
    """All files on the disk; seconds of the processor, for other programs run beside this one."""
    found = measures()
    assert found.games == MANY
    assert found.opened < 0.3
    assert found.searched < 0.5
    assert found.added_up < 0.5
    assert found.longest_frame < 0.016
    assert found.memory < 30
