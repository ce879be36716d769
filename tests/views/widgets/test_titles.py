"""Titles that take two lines."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QWidget

from meadhall.views.look.style import Style
from meadhall.views.widgets import Dialog
from meadhall.views.widgets.label import Title
from onlooker import breathe


def test_a_title_breaks_before_it_shrinks(style: Style, page: QWidget) -> None:
    title = Title(style, "Brotherhood of the Watch", "name", 24)
    whole = int(style.metrics("name", 24).horizontalAdvance(title.text_shown))
    assert title.heightForWidth(whole - 6) == 2 * title.heightForWidth(whole + 6)


def test_an_outlined_title_has_room_for_its_outline(style: Style, page: QWidget) -> None:
    """And for the foot of a letter that begins before its place, such as that of the first one here."""
    room = style.room
    title = Title(style, "Лесной тролль", "display", 32, colour=room.ink, edge=room.text, edge_width=4)
    title.setFixedSize(title.sizeHint())
    picture = title.grab().toImage()
    for x in (0, picture.width() - 1):
        assert len({picture.pixel(x, y) for y in range(picture.height())}) == 1


def test_a_beam_is_as_high_as_its_title(style: Style, page: QWidget) -> None:
    page.show()
    for title in ("Defend?", "Torvald Ironside attacks your Beer Storage behind the Drakkar: defend?"):
        dialog = Dialog(style, page, title, beam="shield")
        dialog.open()
        breathe()
        (words,) = dialog.findChildren(Title)
        sheet: Any = words.parentWidget()
        top = dialog.sheet_rect.y() - sheet.y()
        assert sheet.beam_height >= words.geometry().bottom() - top + style.px(6), title
        dialog.close_layer()
