"""Deeds at the end of a game: each a medal that says who did what, and moves once where things move."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSize

from kit.finished import finished
from meadhall.chronicle.deeds import DEEDS, done
from meadhall.languages import languages
from meadhall.models.keeping.library import Library
from meadhall.models.session import Session
from meadhall.models.settings import Settings
from meadhall.rules import GAMES
from meadhall.table import Table
from meadhall.views.analysis.page import AnalysisPage
from meadhall.views.feats import DeedMedal, deed_how, deed_name, icon_of
from meadhall.views.look.icons import icon_path
from meadhall.views.render.games import Nobody
from meadhall.views.shell.window import Window
from meadhall.views.table.end.end import EndPage
from meadhall.views.text import Words
from meadhall.views.widgets import clipped
from onlooker import Onlooker, breathe

Show = Callable[[Settings, Library, QSize], Window]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_deed_has_a_name_a_sentence_and_an_icon_in_every_language(game_id: str) -> None:
    for language in languages():
        words = Words(language)
        names = [deed_name(words, game_id, deed.id) for deed in DEEDS[game_id]]
        assert len(set(names)) == len(names)
        assert all(len(name) <= 24 for name in names)
        assert all(deed_how(words, game_id, deed.id).endswith(".") for deed in DEEDS[game_id])
    assert not any(icon_path(icon_of(game_id, deed.id)).isEmpty() for deed in DEEDS[game_id])


@pytest.fixture
def end(show: Show, tmp_path: Path) -> EndPage:
    settings = Settings(tmp_path / "settings.json")
    settings.change(motion=0, language="ru")
    window = show(settings, Library(tmp_path / "data"), QSize(1280, 720))
    table = finished("watch")
    window.sit_down(Session(table, Nobody(window), window.library))
    breathe()
    return window.findChildren(EndPage)[0]


def test_medals_move_the_first_time_only(end: EndPage, monkeypatch: pytest.MonkeyPatch) -> None:
    moved: list[int] = []
    monkeypatch.setattr(DeedMedal, "appear", lambda _medal, number, after: moved.append(number))
    session = end._desk.session
    assert not session.deeds_are_new  # it was over when it was opened
    session.deeds_are_new = True
    for _ in range(2):
        end._deeds()
        assert moved == list(range(len(end.medals)))


def test_medals_stand_at_the_end_of_the_game(end: EndPage) -> None:
    found = done(finished("watch"))
    assert found
    assert len(end.medals) == min(len(found), 5)
    assert all(medal.accessibleName() for medal in end.medals)
    assert all(medal._shown == 1.0 for medal in end.medals)
    assert clipped(end) == []


def test_the_end_leads_to_the_analysis_and_back(show: Show, tmp_path: Path, qtbot: Onlooker) -> None:
    settings = Settings(tmp_path / "settings.json")
    settings.change(motion=0)
    window = show(settings, Library(tmp_path / "data"), QSize(1280, 720))
    before = finished("watch")
    table = Table.start(before.game, before.terms)
    for entry in before.entries[:-1]:
        table.play(entry.action, entry.seat, entry.outcomes)
    session = Session(table, Nobody(window), window.library)
    window.sit_down(session)
    breathe()
    last = before.entries[-1]
    session._screen_moves(session._screen.reveal)
    assert session._play(last.action, last.seat) is None
    session._tell(len(before.entries) - 1)
    qtbot.waitUntil(session.is_kept, timeout=10_000)
    assert session.finished_at is not None
    window.open_analysis(session.finished_at)
    assert isinstance(window.page, AnalysisPage)
    window.page.escape()
    assert window.place.page == "table"
    assert window.session is session
