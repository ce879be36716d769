"""The dialogs of the table: they lie over the board, and can be laid aside to look at it."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.rules.kernel import Action
from meadhall.views.look.controls import Kind
from meadhall.views.table.desk import Desk
from meadhall.views.widgets import Button, Dialog

_SHRUNK = 0.8  # titles may get smaller, but not by more
_PADDING = 60  # left and right of a title


class Sheet(Dialog):
    def __init__(self, desk: Desk, title: str, *, width: float = 640, beam: str = "") -> None:
        words = desk.style.metrics("name", 28).horizontalAdvance(title) / desk.style.unit
        super().__init__(desk.style, desk.over, title, width=max(width, words * _SHRUNK + _PADDING), beam=beam)
        self.desk = desk

    def add_aside(self) -> None:
        """Laid aside, it can be called again from the prompt."""
        self.add_button(self.look.words("table.button.show_board"), icon="eye")

    def add_step(
        self, text: str, do: Callable[[], object], kind: Kind = Kind.SECONDARY, icon: str | None = None
    ) -> Button:
        """A button that leaves the dialog open."""
        button = Button(self.look, text, kind, icon, self._sheet)
        button.acted.connect(do)
        self._row.addWidget(button)
        return button

    def finish(self, *actions: Action) -> None:
        """Closes, and lets it happen. While the coach warns of it, it stays: who thinks again finds all as it was."""
        self.desk.act(*actions, closing=self.close_layer)

    def barrier(self, action: Action) -> tuple[str, str]:
        """Why the viewer may not do this, and the rule; empty where he may."""
        denial = self.desk.session.why_not(action)
        return ("", "") if denial is None else (self.desk.why(denial), denial.rule)

    def keep_size(self) -> None:
        """After its content has changed."""
        self._lay_out()
