"""The menu of the table, and the dialog that keeps a game under a name."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from meadhall.views.look.controls import Kind
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.sheet import Sheet
from meadhall.views.text import facts
from meadhall.views.widgets import Button, Field


class Menu(Sheet):
    def __init__(self, desk: Desk, entries: Sequence[tuple[str, str, Callable[[], object]]]) -> None:
        """Each entry is the id of its words, an icon, and what it does."""
        super().__init__(desk, desk.style.words("table.bar.menu"), width=420)
        self.entries: list[Button] = []
        for number, (ident, icon, do) in enumerate(entries):
            kind = Kind.SECONDARY if number else Kind.PRIMARY
            button = Button(desk.style, desk.style.words(ident), kind, icon)
            button.acted.connect(self.close_layer)
            button.acted.connect(do)
            self.body.addWidget(button)
            self.entries.append(button)

    def first_focus(self) -> Button:
        return self.entries[0]


class SaveSheet(Sheet):
    def __init__(self, desk: Desk) -> None:
        words, session = desk.style.words, desk.session
        super().__init__(desk, words("table.menu.save"), width=560)
        title = facts(session.game.id, words).title  # pyright: ignore[reportArgumentType]
        name = words("shell.saves.name_default", game=title, turn=session.game.turn_of(session.view))
        self.field = Field(desk.style, words("shell.saves.name_label"), name)
        self.body.addWidget(self.field)
        self.add_button(words("shell.common.cancel"))
        self.add_button(words("shell.common.save"), self._keep, Kind.PRIMARY, "save")

    def first_focus(self) -> Field:
        return self.field

    def _keep(self) -> None:
        self.desk.session.keep(self.field.text().strip())
