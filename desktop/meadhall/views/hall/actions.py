"""What can be done with the game that is chosen, as buttons below the list."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QHBoxLayout, QWidget

from meadhall.chronicle.past import Kind, Past
from meadhall.views.look.controls import Kind as Look
from meadhall.views.look.style import Style
from meadhall.views.widgets import Button

Act = Callable[[Past], None]


class Actions(QWidget):
    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = style
        self._past: Past | None = None
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._buttons: list[tuple[Button, tuple[Kind, ...]]] = []

    def add(
        self, name: str, icon: str, act: Act, kinds: tuple[Kind, ...], look: Look = Look.SECONDARY, key: str = ""
    ) -> Button:
        """Shown for games of these kinds."""
        button = Button(self.look, self.look.words(f"hall.{name}"), look, icon, self, key=key, height=52)
        button.acted.connect(lambda: self._past is not None and act(self._past))
        button.hide()
        self._row.addWidget(button, 2 if look is Look.PRIMARY else 1)
        self._buttons.append((button, kinds))
        return button

    def show_for(self, past: Past | None) -> None:
        self._past = past
        for button, kinds in self._buttons:
            button.setVisible(past is not None and past.kind in kinds)
