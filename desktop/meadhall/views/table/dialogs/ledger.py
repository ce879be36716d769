"""How a round or a year ended: a row for each player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout

from meadhall.views.look.controls import Kind
from meadhall.views.look.richtext import lines_of
from meadhall.views.look.style import Style
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.sheet import Sheet
from meadhall.views.table.rails.emblem import SeatMark
from meadhall.views.widgets import Label, RichText

LEADS = " [trophy]"  # after the figure of who leads in a column
_ANY = 1e6  # pixels: as wide as it is
_CENTRE = Qt.AlignmentFlag.AlignHCenter
_MIDDLE = Qt.AlignmentFlag.AlignVCenter


class Head(NamedTuple):
    """Over a column, and how wide that is beside the others."""

    text: str
    share: int = 2


class Ledger(Sheet):
    def __init__(self, desk: Desk, title: str, heads: Sequence[Head], rows: Sequence[Sequence[str]]) -> None:
        """`rows` are by seat, and hold a text for each column."""
        super().__init__(desk, title, width=1120)
        style = desk.style
        grid = QGridLayout()
        grid.setHorizontalSpacing(style.px(18))
        grid.setVerticalSpacing(style.px(4))
        for column, head in enumerate(heads, 2):
            label = Label(style, head.text, "medium", 15, colour=style.room.text2, align=_CENTRE)
            grid.addWidget(label, 0, column)
            grid.setColumnStretch(column, head.share)
        grid.setColumnStretch(1, 4)
        for seat, row in enumerate(rows):
            grid.addWidget(SeatMark(style, desk.player(seat), 20), seat + 1, 0)
            grid.addWidget(RichText(style, f"**{desk.name(seat)}**", 17), seat + 1, 1, _MIDDLE)
            for column, text in enumerate(row, 2):
                grid.addLayout(_cell(style, text), seat + 1, column)
        self.body.addLayout(grid)
        self.add_button(style.words("table.recap.go_on"), kind=Kind.PRIMARY, icon="check")


def _cell(style: Style, text: str) -> QHBoxLayout:
    """The sign of who leads hangs beside the figure: all digits of a column stand below each other."""
    cell = QHBoxLayout()
    shown = RichText(style, text, 17, align=_CENTRE)
    if text.endswith(LEADS):
        bare = lines_of(text.removesuffix(LEADS), _ANY, style.letters(17))
        cell.addSpacing(shown.width_on_one_line() - round(bare.width))
    cell.addWidget(shown, 1, _MIDDLE)
    return cell
