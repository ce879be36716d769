"""Set-up: rules stand in two columns where the window is wide, and the seats keep all of their rows."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall.views.render.picture import Picture
from meadhall.views.render.render import open_window
from meadhall.views.shell.guide import Place
from meadhall.views.shell.setting_up.draft import Draft
from meadhall.views.shell.setting_up.options_panel import OptionRow, OptionsPanel
from meadhall.views.shell.setting_up.seats_panel import SeatsPanel
from meadhall.views.widgets import ScrollColumn
from onlooker import breathe


@pytest.mark.parametrize(("size", "columns"), [((1920, 1080), 2), ((1366, 768), 1), ((1280, 720), 1)])
def test_rules_stand_side_by_side(size: tuple[int, int], columns: int, tmp_path: Path) -> None:
    with open_window(Picture("setup", language="ru", size=size), tmp_path) as window:
        draft = Draft.usual("watch")
        draft.seat_people(1, 4)
        window.open_first(Place("setup", draft))
        breathe()
        (options,), (seats,) = window.findChildren(OptionsPanel), window.findChildren(SeatsPanel)
        rows = [row for row in options.findChildren(OptionRow) if row.isVisibleTo(options)]
        lefts = [row.mapTo(options, row.rect().topLeft()).x() for row in rows]
        assert len(set(lefts)) == columns
        assert lefts == sorted(lefts)  # the keyboard goes down one column, then down the next
        for panel in (options, seats):
            for column in panel.findChildren(ScrollColumn):
                assert column.column.width() <= column.viewport().width()
