"""What can be done with a card of the tray: a small sheet above it, with a row for each deed, and why not."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from meadhall.views.look.controls import Row
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.rowmenu import RowMenu
from meadhall.views.table.game import Deed, OpenDialog
from meadhall.views.widgets import ActionRow, aloud


class CardMenu(RowMenu):
    def __init__(self, desk: Desk, deeds: Sequence[Deed], show: Callable[[OpenDialog], object]) -> None:
        self._desk, self._show = desk, show
        super().__init__(desk, desk.style.words("table.hand.menu"), [self._row(deed) for deed in deeds])
        for row, deed in zip(self.rows, deeds, strict=True):
            row.acted.connect(lambda deed=deed: self._do(deed))

    def _row(self, deed: Deed) -> ActionRow:
        line, denial = deed.line, deed.denial
        detail = self._desk.why(denial) if denial is not None else line.detail
        kind = Row.LOCKED if denial is not None else Row.CAN
        rule = denial.rule if denial is not None else ""
        style = self._desk.style
        return ActionRow(style, line.icon or "play", aloud(style, line.title), detail, kind, rule=rule)

    def _do(self, deed: Deed) -> None:
        if deed.opens is not None:
            self._show(deed.opens)
        elif deed.action is not None:
            self._desk.act(deed.action)
