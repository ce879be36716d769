"""Sheets for those who want to look something up: cards that lie somewhere, things with a word on each."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from meadhall.views.look.controls import Kind
from meadhall.views.look.style import Style
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.sheet import Sheet
from meadhall.views.table.game import Held
from meadhall.views.table.tray.cardface import CardButton, in_a_line
from meadhall.views.widgets import Flow, Label, RichText, ScrollColumn, SectionHead

_CARD = (172, 232)
_BESIDE, _LEAST_HIGH, _HEADING = 5, 640, 34


class Browse(Sheet):
    """Cards in groups, each with a heading where there are several groups."""

    def __init__(
        self,
        desk: Desk,
        title: str,
        groups: Sequence[tuple[str, Sequence[Held]]],
        note: str = "",
        *,
        empty: str = "",
        done: str = "",
        beside: int = 1,
    ) -> None:
        """`empty` is said of a group without cards, beside its heading if it has one; `done` stands on the button.
        So many groups lie beside each other."""
        in_row = min(max((len(cards) for _, cards in groups), default=1), _BESIDE // beside + (beside > 1))
        super().__init__(desk, title, width=max(560, beside * (in_row * (_CARD[0] + 34) + 20) + 56))
        style = desk.style
        column = ScrollColumn(style, spacing=6)
        column.fade_out(style.room.panel)
        if note:
            self.body.addWidget(RichText(style, note, 16, colour=style.room.text2))
        grid, highs = QGridLayout(), [0.0] * -(-len(groups) // beside)
        grid.setHorizontalSpacing(style.px(20))
        grid.setVerticalSpacing(style.px(6))
        for place, (heading, cards) in enumerate(groups):
            row, at = divmod(place, beside)
            grid.addLayout(_group(style, heading, cards, empty), row, at, Qt.AlignmentFlag.AlignTop)
            grid.setColumnStretch(at, 1)
            headed = _HEADING * (bool(heading) or not cards)
            highs[row] = max(highs[row], headed + (_CARD[1] + 32) * -(-len(cards) // in_row))
        high = sum(highs)
        column.body.addLayout(grid)
        column.body.addStretch(1)
        column.wish(style.px(high + 16), style.px(min(high + 16, _LEAST_HIGH)))
        self.body.addWidget(column, 1)
        self.add_button(done or style.words("shell.common.close"), kind=Kind.PRIMARY)


def _group(style: Style, heading: str, cards: Sequence[Held], empty: str) -> QVBoxLayout:
    group = QVBoxLayout()
    group.setSpacing(style.px(6))
    if heading:
        count = str(sum(held.count for held in cards)) if cards else empty
        group.addWidget(SectionHead(style, heading, count=count))
    if cards:
        group.addWidget(_laid(style, cards, centred=not heading))
    elif not heading:
        group.addWidget(Label(style, empty, "text", 16, colour=style.room.text2))
    return group


def _laid(style: Style, cards: Sequence[Held], *, centred: bool) -> QWidget:
    flow = Flow(style.px(4), centred=centred)
    for held in in_a_line(style, cards, *_CARD):
        flow.add(CardButton(style, held, *_CARD, stacked=held.count > 1))
    return flow


class Listing(Sheet):
    """Rows of a mark, a name with figures, and a sentence."""

    def __init__(self, desk: Desk, title: str, rows: Sequence[tuple[QWidget, str, str]]) -> None:
        super().__init__(desk, title, width=760)
        style = desk.style
        grid = QGridLayout()
        grid.setHorizontalSpacing(style.px(14))
        grid.setVerticalSpacing(style.px(6))
        for row, (mark, name, text) in enumerate(rows):
            grid.addWidget(mark, row, 0)
            grid.addWidget(RichText(style, f"**{name}**\n{text}", 16), row, 1, Qt.AlignmentFlag.AlignVCenter)
        grid.setColumnStretch(1, 1)
        self.body.addLayout(grid)
        self.add_button(style.words("shell.common.close"), kind=Kind.PRIMARY)
