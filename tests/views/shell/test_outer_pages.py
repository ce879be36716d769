"""Home and settings: what stands in line, and what is seen without scrolling."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from meadhall.languages import languages
from meadhall.views.look.covers import DEPTH, WIDTH
from meadhall.views.shell.beam import BeamButton
from meadhall.views.shell.guide import Place
from meadhall.views.shell.hearth.boxes import Box, Caption
from meadhall.views.shell.hearth.home_cards import DoorRow
from meadhall.views.shell.setting_up.options_panel import OptionRow, Rule
from meadhall.views.shell.settings import SettingsPage
from meadhall.views.shell.window import Window
from meadhall.views.widgets import ScrollColumn, SectionHead
from onlooker import breathe

NewWindow = Callable[..., Window]
SIZES = [(1280, 720), (1920, 1080), (3840, 1600)]


def _left(widget: QWidget) -> int:
    return widget.mapTo(widget.window(), QPoint(0, 0)).x()


@pytest.mark.parametrize("size", SIZES)
def test_home_stands_in_line(new_window: NewWindow, size: tuple[int, int]) -> None:
    window = new_window(*size, language="ru")
    page, unit = window.page, window.look.unit
    for box, caption in zip(page.findChildren(Box), page.findChildren(Caption), strict=True):
        edge = _left(box) + box.front.left()
        end = edge + box.front.width() * (1 + DEPTH / WIDTH)
        assert abs(_left(caption) - edge) <= 1.5
        sign = caption.lessons
        drawn = _left(sign) + sign.width() / 2 + sign.width() * 0.25
        words_end = _left(caption) + caption.least
        assert end - 6 * unit <= drawn <= max(end + 6 * unit, words_end)  # the raven ends where the box does
    last, door = page.findChildren(BeamButton)[-1], page.findChildren(DoorRow)[0]
    tool = _left(last) + last.face.right()
    assert abs(tool - (_left(door) + door.face.right())) <= 1.5


@pytest.mark.parametrize("language", languages())
def test_doors_say_what_is_behind_them(new_window: NewWindow, language: str) -> None:
    window = new_window(language=language)
    doors = window.page.findChildren(DoorRow)
    assert [door.accessibleDescription() for door in doors] == [
        window.look.words(f"shell.home.{name}_about") for name in ("hall", "rules", "settings")
    ]
    for door in doors:
        assert door.text_fits()
        assert door.isVisible()
        with_it = door.grab().toImage()
        door._about = ""
        assert door.grab().toImage() != with_it


@pytest.mark.parametrize(("size", "columns"), [((1280, 720), 2), ((1920, 1080), 3), ((3840, 2160), 3)])
def test_settings_fill_a_wide_window(new_window: NewWindow, size: tuple[int, int], columns: int) -> None:
    window = new_window(*size, language="ru")
    window.go(Place("settings"))
    breathe()
    assert isinstance(window.page, SettingsPage)
    seen = [one for one in window.page.findChildren(ScrollColumn) if one.isVisible()]
    assert len(seen) == columns
    if columns == 3:
        assert all(one.verticalScrollBar().maximum() == 0 for one in seen)


def test_a_heading_of_settings_stands_apart_from_the_group_before(new_window: NewWindow) -> None:
    window = new_window(1280, 720, language="uk")
    window.go(Place("settings"))
    breathe()
    heads = [one for one in window.page.findChildren(SectionHead) if one.isVisible()]
    groups = [group for one in heads if (group := one.parentWidget()) is not None]
    assert sorted(group.contentsMargins().top() for group in groups) == [0, 0, *[window.look.px(14)] * 3]
    assert [one.verticalScrollBar().maximum() for one in window.page.findChildren(ScrollColumn)][1] == 0


def test_rows_of_settings_have_one_rhythm(new_window: NewWindow) -> None:
    """In columns side by side; the fullest of them is nearly full."""
    window = new_window(1920, 1080, language="ru", motion=0)
    window.go(Place("settings"))
    page = window.page
    assert isinstance(page, SettingsPage)
    breathe()
    apart, bare = set[int](), list[int]()
    for scroll in page._scrolls:
        rows = sorted((row for row in scroll.findChildren(OptionRow)), key=lambda row: row.mapTo(scroll, row.pos()).y())
        lines = [line.mapTo(scroll, line.rect().topLeft()).y() for line in scroll.findChildren(Rule)]
        tops = [row.mapTo(scroll, row.rect().topLeft()).y() for row in rows]
        apart |= {min(top - line for top in tops if top > line) for line in lines}
        bare.append(scroll.height() - max(top + row.height() for top, row in zip(tops, rows, strict=True)))
    assert max(apart) - min(apart) <= 2, apart
    assert min(apart) > window.look.px(12)
    assert 0 <= min(bare) < window.look.px(60), bare
