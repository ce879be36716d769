"""Set-up: rules stand in two columns where the window is wide, and the seats keep all of their rows."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget

from meadhall.views.almanac.contents import Contents
from meadhall.views.render.picture import Picture
from meadhall.views.render.render import SUBJECTS, open_window
from meadhall.views.shell.beam import TitleBeam
from meadhall.views.shell.guide import Place
from meadhall.views.shell.setting_up.draft import Draft
from meadhall.views.shell.setting_up.options_panel import OptionRow, OptionsPanel
from meadhall.views.shell.setting_up.seats_panel import SeatRow, SeatsPanel
from meadhall.views.widgets import Label, RichText, ScrollColumn
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


@pytest.mark.parametrize("size", [(1920, 1080), (3840, 2160), (1280, 720)])
def test_seats_take_the_room_there_is(size: tuple[int, int], tmp_path: Path) -> None:
    with open_window(Picture("setup:watch", language="uk", size=size), tmp_path) as window:
        SUBJECTS["setup"](window, Picture("setup:watch", language="uk", size=size))
        breathe()
        (seats,) = window.findChildren(SeatsPanel)
        (column,) = seats.findChildren(ScrollColumn)
        rows = [child for child in column.column.children() if isinstance(child, SeatRow)]
        assert len(rows) == 4
        assert all(row.height() >= window.look.px(124) for row in rows)
        note = max(child.geometry().bottom() for child in column.column.findChildren(RichText))
        assert column.column.height() - note < window.look.px(40), "a void below the seats"


def test_the_words_follow_the_box(tmp_path: Path) -> None:
    with open_window(Picture("setup:wild"), tmp_path) as window:
        SUBJECTS["setup"](window, Picture("setup:wild"))
        breathe()
        (box,) = (one for one in window.findChildren(QWidget) if type(one).__name__ == "_BoxPicture")
        front = min(300, box.width() / 1.1)
        assert box.height() <= front * 1.4


@pytest.mark.parametrize(("text", "in_beam"), [(100, False), (150, True)])
def test_one_sees_which_game_is_set_up(text: int, in_beam: bool, tmp_path: Path) -> None:
    """Without the box, in the beam."""
    picture = Picture("setup:wild", size=(1280, 720), choices={"text_scale": text})
    with open_window(picture, tmp_path) as window:
        SUBJECTS["setup"](window, picture)
        breathe()
        said = [label for label in window.findChildren(Label) if label.isVisible() and label.text_shown == "Gone Wild"]
        assert [isinstance(label.parentWidget(), TitleBeam) for label in said] == [in_beam]


def test_five_seats_and_all_chapters_have_room_in_a_small_window(tmp_path: Path) -> None:
    picture = Picture("setup:northgard", size=(1280, 720))
    with open_window(picture, tmp_path) as window:
        SUBJECTS["setup"](window, picture)
        breathe()
        (column,) = window.findChildren(SeatsPanel)[0].findChildren(ScrollColumn)
        assert column.verticalScrollBar().maximum() == 0
        SUBJECTS["almanac"](window, Picture("almanac:northgard", size=(1280, 720)))
        breathe()
        (contents,) = window.findChildren(Contents)
        assert contents.verticalScrollBar().maximum() == 0
