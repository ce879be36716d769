"""What is said of a ship leaves in sight what one compares before it sails."""

from __future__ import annotations

from pathlib import Path

import pytest
from midgard.harbour_gallery import HARBOUR

from meadhall.views.boards.kit.view import BoardView
from meadhall.views.render.games import seat_at
from meadhall.views.render.picture import Picture
from meadhall.views.render.render import open_window
from meadhall.views.table.midgard.scenes import SCENES
from meadhall.views.widgets import Bubble
from onlooker import breathe


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("scene", ["midgard-place", "midgard-look"])
def test_shores_and_ships_stay_in_sight(scene: str, language: str, tmp_path: Path) -> None:
    with open_window(Picture(scene, language=language, size=(1280, 720)), tmp_path) as window:
        page = seat_at(window, HARBOUR.table_of(scene))
        SCENES[scene].open(page)
        breathe()
        bubble, view = Bubble.of(window, window.look), page.findChild(BoardView)
        assert bubble.isVisible()
        assert view is not None
        margin = window.look.px(16) + 2  # of the window's measure, and a hair
        sheet = bubble.geometry().adjusted(margin, margin, -margin, -margin)
        seen = ["monster:0", "monster:1", "journey:0", "journey:1", "place:berth_small", "place:berth_large"]
        hidden = {spot: sheet.intersected(view.in_window(spot)).width() for spot in seen}
        assert {spot: wide for spot, wide in hidden.items() if wide > 4} == {}
