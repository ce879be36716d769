"""What can be done with the game that is chosen, as buttons below the list."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QHBoxLayout, QWidget

from meadhall.chronicle.past import Kind, Past
from meadhall.views.look.controls import Kind as Look
from meadhall.views.look.style import Style
from meadhall.views.widgets import Button, IconButton, Press

Act = Callable[[Past], None]


class Actions(QWidget):
    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = style
        self._past: Past | None = None
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._buttons: list[tuple[Press, tuple[Kind, ...]]] = []

    def add(
        self, message: str, icon: str, act: Act, kinds: tuple[Kind, ...], look: Look | None = Look.SECONDARY
    ) -> None:
        """Shown for games of these kinds. Without a look it is an icon, whose name is read on coming near."""
        words = self.look.words(message)
        if look is None:
            button: Press = IconButton(self.look, icon, words, self, kind=Look.SECONDARY, size=52)
        else:
            button = Button(self.look, words, look, icon, self, height=52)
        button.acted.connect(lambda: self._past is not None and act(self._past))
        button.hide()
        self._row.addWidget(button, 0 if look is None else 2 if look is Look.PRIMARY else 1)
        self._buttons.append((button, kinds))

    def show_for(self, past: Past | None) -> None:
        self._past = past
        for button, kinds in self._buttons:
            button.setVisible(past is not None and past.kind in kinds)
