"""The hall shows a game that still goes on as it was left, large, where there is room for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall.views.hall.page import HallPage
from meadhall.views.hall.tables import Wins
from meadhall.views.render.picture import Picture
from meadhall.views.render.render import SUBJECTS, open_window
from meadhall.views.shell.view import View
from meadhall.views.widgets import clipped
from onlooker import breathe


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
@pytest.mark.parametrize("language", ["en", "uk"])
def test_what_waits_is_seen_as_it_was_left(language: str, size: tuple[int, int], tmp_path: Path) -> None:
    picture = Picture("hall", language=language, size=size, actions=40)
    with open_window(picture, tmp_path) as window:
        SUBJECTS["hall"](window, picture)
        breathe()
        page = window.page
        assert isinstance(page, HallPage)
        assert page.list.current is not None
        assert page.list.current.kind != "finished"
        shown, unit = page.portrait.preview, window.look.unit
        assert shown.isVisible()
        assert not page.portrait.deeds.isVisible()
        assert abs(shown.picture.width() - 420 * unit) < 2
        assert shown.picture.height() >= 0.6 * 236 * unit
        assert page.portrait.rect().contains(shown.geometry())
        assert clipped(window) == []
        figures = page.portrait.findChild(Wins)
        assert figures is None or figures.height() >= figures.sizeHint().height()
        drawn = shown.picture.grab().toImage()
        shown.picture.show_this(type(shown.picture._picture)())
        assert shown.picture.grab().toImage() != drawn
        page.search_for("nobody is called so")
        assert page.list.current is None
        assert not shown.isVisible(), "what is not in the list is not beside it either"


def test_an_empty_hall_is_no_void(tmp_path: Path) -> None:
    picture = Picture("hall:empty")
    with open_window(picture, tmp_path) as window:
        SUBJECTS["hall"](window, picture)
        breathe()
        page = window.page
        assert isinstance(page, HallPage)
        assert not page.portrait.isVisible()
        (view,) = page.findChildren(View)
        assert view.isVisible()
        assert view.width() > 0.9 * window.width()
        assert view.height() > 0.5 * window.height()
