"""The page of an analysis: legible in every language and look, told aloud, and used by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, QSizeF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from written import cut_off, listening, overlapping, smallest, too_small

from kit.finished import finished, quick_analysis
from kit.tongues import long_words
from meadhall.chronicle import kept
from meadhall.chronicle.analysis import Decision
from meadhall.models.keeping.library import Library
from meadhall.models.settings import Settings
from meadhall.models.thinking.analysing import Analysing
from meadhall.rules import GAMES
from meadhall.table import save
from meadhall.views.analysis.crop import Crops
from meadhall.views.analysis.curve import _FIRST, _LATER, _NUMERAL
from meadhall.views.analysis.luck import LuckBars
from meadhall.views.analysis.page import AnalysisPage
from meadhall.views.render.picture import Picture
from meadhall.views.render.render import open_window
from meadhall.views.replay.page import ReplayPage
from meadhall.views.sandbox.page import SandboxPage
from meadhall.views.share.dialog import ShareDialog
from meadhall.views.shell.guide import HOME
from meadhall.views.shell.window import Window
from meadhall.views.text.markup import NBSP
from meadhall.views.widgets import RichText, aloud, clipped
from onlooker import Onlooker, breathe


@pytest.fixture(autouse=True)
def blank(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is written on a board is the board's."""

    def picture(self: Crops, decision: Decision, size: QSizeF, dpr: float) -> QPixmap:
        return QPixmap(size.toSize() * dpr)

    monkeypatch.setattr(Crops, "picture", picture)


GAME = "one.meadhall"
LOOKS = (("en", "dark", (1280, 720)), ("ru", "light", (1366, 768)), ("uk", "dark", (3840, 2160)))


def opened(window: Window, folder: Path, game_id: str, players: int) -> AnalysisPage:
    path = folder / GAME
    save(finished(game_id, players), path, 1)
    kept.keep(path, quick_analysis(game_id, players))
    window.open_first(HOME)
    window.open_analysis(path)
    for _ in range(3):
        breathe()
    page = window.page
    assert isinstance(page, AnalysisPage)
    return page


def wrong(picture: Picture, folder: Path, game_id: str, players: int) -> list[str]:
    with listening() as painted, open_window(picture, folder) as window:
        page = opened(window, folder, game_id, players)
        assert page.curve is not None
        with listening() as frame:
            window.grab()
        small = too_small(painted, smallest(picture.size))
        return [*clipped(window), *small, *cut_off(painted), *overlapping(frame, window)]


@pytest.mark.parametrize(("language", "room", "size"), LOOKS)
@pytest.mark.parametrize(("game_id", "players"), [("watch", 2), ("northgard", 4), ("midgard", 2), ("wild", 2)])
def test_all_can_be_read(
    game_id: str, players: int, language: str, room: str, size: tuple[int, int], tmp_path: Path
) -> None:
    assert wrong(Picture("analysis", language=language, theme=room, size=size), tmp_path, game_id, players) == []


@pytest.mark.parametrize("game_id", GAMES)
def test_long_words_have_room(game_id: str, tmp_path: Path) -> None:
    (tmp_path / "text").mkdir()
    with long_words(tmp_path / "text") as long:
        assert wrong(Picture("analysis", language=long, size=(1280, 720)), tmp_path, game_id, 2) == []


@pytest.fixture
def page(show: Callable[[Settings, Library, QSize], Window], tmp_path: Path) -> AnalysisPage:
    settings = Settings(tmp_path / "settings.json")
    settings.change(motion=0, language="en", room="dark")
    window = show(settings, Library(tmp_path / "data"), QSize(1280, 720))
    return opened(window, tmp_path, "watch", 2)


def test_arrows_lead_from_decision_to_decision(page: AnalysisPage) -> None:
    page.cards[0].setFocus(Qt.FocusReason.TabFocusReason)
    for expected in (*range(1, len(page.cards)), 0):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Right)
        assert page.cards.index(page.focusWidget()) == expected  # pyright: ignore[reportArgumentType]
        assert [card._is_chosen for card in page.cards] == [place == expected for place in range(len(page.cards))]
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Left)
    assert page.cards[-1].hasFocus()


def test_the_page_says_whose_chances_the_cards_tell(page: AnalysisPage) -> None:
    """Those of the curves are another judgement: beside them the cards' would read as before and after."""
    said = page.look.words("analysis.decisions.judge")
    assert any(text.text_shown == said and text.isVisible() for text in page.findChildren(RichText))
    assert page.look.words("analysis.decisions.chance", before=83, after=8).replace(NBSP, " ") == "8 % instead of 83 %"


def test_a_number_and_a_card_lead_to_the_move_in_the_replay_and_back(page: AnalysisPage) -> None:
    window, curve, last = page.window(), page.curve, len(page.cards) - 1
    assert isinstance(window, Window)
    assert curve is not None
    line = page.cards[-1].decision.line
    QTest.mouseClick(curve, Qt.MouseButton.LeftButton, pos=curve._middles()[-1].toPoint())
    for _ in range(2):  # by the number, then by the card that is chosen since
        replay = window.page
        assert isinstance(replay, ReplayPage)
        assert replay.session.lines == line
        replay.leave()
        breathe()
        again = window.page
        assert isinstance(again, AnalysisPage)
        assert again._chosen == last
        again.cards[last].setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(again.cards[last], Qt.Key.Key_Return)


def test_what_if_begins_before_the_chosen_decision(page: AnalysisPage) -> None:
    window = page.window()
    assert isinstance(window, Window)
    page._choose(1)
    line = page.cards[1].decision.line
    page.trying.click()
    assert isinstance(window.page, SandboxPage)
    assert len(window.place.subject._table.entries) == line


def test_all_is_told_aloud(page: AnalysisPage) -> None:
    assert page.curve is not None
    assert "Ingrid" in page.curve.accessibleName()
    for card in page.cards:
        assert aloud(card.look, card.said.title) in card.accessibleName()
        assert f"{card.said.after}" in card.accessibleName()


def test_bands_fill_the_whole_from_left_to_right(page: AnalysisPage) -> None:
    assert page.curve is not None
    top = page.curve.bounds()[-1]
    assert [height for _, height in top] == pytest.approx([1.0] * len(top))
    assert top[0][0] == 0
    assert top[-1][0] == len(finished("watch").entries)


def test_what_was_chosen_stays_when_the_look_changes(page: AnalysisPage) -> None:
    page._choose(2)
    window = page.window()
    assert isinstance(window, Window)
    window.settings.change(room="light")
    breathe()
    after = window.page
    assert isinstance(after, AnalysisPage)
    assert after._chosen == 2


def test_the_cards_of_a_row_stand_level(page: AnalysisPage) -> None:
    assert len({card._picture_high() for card in page.cards}) == 1
    assert len({card._heads() for card in page.cards}) == 1


def test_no_line_goes_through_a_chance_and_no_number_lies_on_the_results(page: AnalysisPage) -> None:
    curve, entries = page.curve, len(finished("watch").entries)
    assert curve is not None
    lines = [curve._x(card.decision.line) for card in page.cards]
    for shares in (_FIRST, _LATER):
        middle = curve._x(curve._free(shares) * entries)
        assert all(abs(middle - line) > curve._plate / 2 for line in lines)
    middles = [middle.x() for middle in curve._middles()]
    assert max(middles) < curve.area.right()
    assert all(two - one >= 2 * curve.look.scaled(_NUMERAL) for one, two in pairwise(middles))


def test_large_letters_leave_everybody_and_every_picture_in_sight(page: AnalysisPage) -> None:
    """The page scrolls then."""
    window = page.window()
    assert isinstance(window, Window)
    window.settings.change(text_scale=150)
    for _ in range(3):
        breathe()
    page = window.page  # pyright: ignore[reportAssignmentType]
    assert all(card.text_fits() for card in page.cards)
    bars = page.findChildren(LuckBars)
    assert bars
    assert all(one.height() >= one.sizeHint().height() for one in bars)


def begun(show: Callable[[Settings, Library, QSize], Window], folder: Path, language: str = "en") -> AnalysisPage:
    """The page of a game that is being gone through."""
    settings = Settings(folder / "settings.json")
    settings.change(motion=0, language=language)
    window = show(settings, Library(folder / "data"), QSize(1280, 720))
    save(finished("watch"), folder / GAME, 1)
    window.open_analysis(folder / GAME)
    breathe()
    assert isinstance(window.page, AnalysisPage)
    return window.page


def test_nothing_is_squeezed_while_the_game_is_gone_through(
    show: Callable[[Settings, Library, QSize], Window], tmp_path: Path
) -> None:
    page = begun(show, tmp_path, "ru")
    assert page.work is not None
    assert page.work.button.height() >= page.work.button.sizeHint().height()
    for words in page.work.findChildren(RichText):
        assert words.height() >= words.heightForWidth(words.width())
    page.escape()


def test_leaving_the_page_ends_the_work(show: Callable[[Settings, Library, QSize], Window], tmp_path: Path) -> None:
    page = begun(show, tmp_path)
    window = page.window()
    assert isinstance(window, Window)
    analysing = window._analysing
    assert isinstance(analysing, Analysing)
    assert analysing.works
    assert page.work is not None
    page.work.button.click()
    assert not analysing.works
    breathe()
    assert page.work is not None
    page.work.button.click()
    assert analysing.works
    page.escape()
    assert not analysing.works
    assert window.place == HOME
    assert {file.name for file in tmp_path.iterdir() if file.is_file()} >= {GAME}
    assert not kept.beside(tmp_path / GAME).exists()


def test_a_game_is_shared_from_here_and_closing_stops_it(page: AnalysisPage, tmp_path: Path, qtbot: Onlooker) -> None:
    page.share.click()
    dialog = page.findChildren(ShareDialog)[0]
    assert clipped(dialog) == []
    out = tmp_path / "saga.txt"
    dialog.make(out)
    assert not any(button.isEnabled() for button in dialog.kinds)
    qtbot.waitUntil(lambda: bool(dialog.said.text_shown), timeout=120_000)
    assert "Ingrid" in out.read_text("utf-8")
    assert "saga.txt" in dialog.said.text_shown
    dialog.make(tmp_path / "film.webp")
    dialog.close_layer()
    assert not [file for file in tmp_path.iterdir() if file.name.startswith("film.webp")]
