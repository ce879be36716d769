"""What every part of the table page works with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from meadhall.models.session import Session
from meadhall.models.settings import Settings
from meadhall.rules.kernel import Denial
from meadhall.views.look.palette import PLAYERS, Player
from meadhall.views.look.style import Style
from meadhall.views.text import Speech, escaped
from meadhall.views.widgets import let_go


@dataclass(frozen=True)
class Desk:
    style: Style
    session: Session
    settings: Settings
    speech: Speech
    over: QWidget  # dialogs lie over it
    act: Callable[..., Denial | None]  # one action or several, as the viewer, asked or not

    def player(self, seat: int) -> Player:
        return PLAYERS[self.session.seats[seat].colour % len(PLAYERS)]

    def name(self, seat: int) -> str:
        """As a part of a sentence with markup."""
        return escaped(self.session.seats[seat].name)

    def why(self, denial: Denial) -> str:
        return self.speech.denial(denial, self.session.view)

    def take_away(self, widget: QWidget) -> None:
        """The page has the keyboard then: Qt would choose a card, which then shows large."""
        if widget.hasFocus() or widget.isAncestorOf(QApplication.focusWidget() or self.over):
            self.over.setFocus(Qt.FocusReason.OtherFocusReason)
        let_go(widget)
