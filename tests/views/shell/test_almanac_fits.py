"""Every entry fits its page in a small window: nothing is clipped, and nothing is wider than the page.

Each entry is laid out in one of the three languages, its neighbours in the others; a thorough run lays out all in all.
Nothing is painted: that is what takes long.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from meadhall.almanac import book
from meadhall.rules import GAMES
from meadhall.views.almanac.page import AlmanacPage, Opened
from meadhall.views.shell.guide import Place
from meadhall.views.shell.window import Window
from meadhall.views.widgets.clipping import clipped

NewWindow = Callable[..., Window]
LANGUAGES = ("en", "ru", "uk")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_fits_its_page(new_window: NewWindow, language: str, count: Callable[[int, int], int]) -> None:
    of = count(len(LANGUAGES), 1)
    window = new_window(1280, 720, language=language, motion=0)
    wrong: list[str] = []
    for game in GAMES:
        window.go(Place("almanac", Opened(game)))
        QApplication.processEvents()
        window.setUpdatesEnabled(False)
        page = window.page
        assert isinstance(page, AlmanacPage)
        for entry in list(book(game))[LANGUAGES.index(language) % of :: of]:
            wrong += [f"{game} {entry.id}: {fault}" for fault in faults(page, entry.id)]
        window.setUpdatesEnabled(True)
    assert wrong == [], "\n".join(wrong)


def faults(page: AlmanacPage, ident: str) -> list[str]:
    view = page.reader.view
    view.show_entry(page.reader.almanac.book[ident])
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    for _ in range(3):  # what is new is shown, is laid out, and then what it lies in
        QApplication.sendPostedEvents()
    wide = view.viewport().width()
    return [*clipped(view), *([f"{view.column.width()} wide"] if view.column.width() > wide else [])]
