"""Titles that take two lines."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from meadhall.views.look.style import Style
from meadhall.views.widgets.label import Title


def test_a_title_breaks_before_it_shrinks(style: Style, page: QWidget) -> None:
    title = Title(style, "Brotherhood of the Watch", "name", 24)
    whole = int(style.metrics("name", 24).horizontalAdvance(title.text_shown))
    assert title.heightForWidth(whole - 6) == 2 * title.heightForWidth(whole + 6)
