"""What is said below the players has its place on the rail of a small window."""

from __future__ import annotations

from pathlib import Path

import pytest
from midgard.harbour_gallery import HARBOUR

from meadhall.views.render.games import seat_at
from meadhall.views.render.picture import Picture
from meadhall.views.render.render import open_window
from meadhall.views.table.rails.notes import Notes
from meadhall.views.table.rails.seats import Players
from meadhall.views.widgets import IconButton, RichText, ScrollColumn
from onlooker import breathe


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("scene", ["midgard-list", "midgard-battle"])
def test_all_of_it_is_in_sight_and_has_the_whole_width(scene: str, language: str, tmp_path: Path) -> None:
    with open_window(Picture(scene, language=language, size=(1280, 720)), tmp_path) as window:
        players = seat_at(window, HARBOUR.table_of(scene)).findChild(Players)
        assert players is not None
        breathe()
        column, notes = players.findChild(ScrollColumn), players.findChild(Notes)
        assert column is not None
        assert notes is not None
        assert not column.verticalScrollBar().maximum()
        assert notes.findChildren(IconButton)
        texts = notes.findChildren(RichText)
        assert texts[0].width() == notes.contentsRect().width() - 2 * notes.look.px(3)
