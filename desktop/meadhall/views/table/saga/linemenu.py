"""What one may ask of a line of the saga, beside going back to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect

from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.rowmenu import RowMenu
from meadhall.views.table.saga.line import SagaLine
from meadhall.views.widgets import ActionRow

if TYPE_CHECKING:
    from meadhall.views.table.page.page import TablePage


def has_menu(page: TablePage, line: SagaLine) -> bool:
    """Of what a computer player did and can be asked about. Of the others one only wants to know what they are."""
    return line.fork is None and not line.face and page.advising.may_ask_why_of_line(line.line)


def open_line_menu(page: TablePage, desk: Desk, line: SagaLine, place: QRect) -> RowMenu:
    words, topic = desk.style.words, f"event:{type(line.event).__name__}"
    asked = (
        ("raven", "hint.bar.why", lambda: page.advising.ask_why_of_line(line.line)),
        ("book", "table.keys.about", lambda: page.rulebook.open_at((topic,))),
        ("undo", "table.saga.back", lambda: page.ask_undo_to(line.line)),
    )
    rows = [ActionRow(desk.style, icon, words(ident)) for icon, ident, _ in asked]
    for row, (_, _, do) in zip(rows, asked, strict=True):
        row.acted.connect(do)
    menu = RowMenu(desk, words("table.saga.menu"), rows)
    menu.open_over(page.saga.viewport(), place)
    return menu
