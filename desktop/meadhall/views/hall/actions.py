"""What can be done with the game that is chosen, as buttons below the list."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
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
        self._quiet: list[Button] = []

    def add(
        self, message: str, icon: str, act: Act, kinds: tuple[Kind, ...], look: Look | None = Look.SECONDARY
    ) -> None:
        """Shown for games of these kinds. Without a look it has its words only where there is room for all."""
        button = Button(self.look, self.look.words(message), look or Look.SECONDARY, icon, self, height=52)
        button.acted.connect(lambda: self._past is not None and act(self._past))
        button.hide()
        if look is None:
            self._quiet.append(button)
        self._row.addWidget(button, 0 if look is None else 2 if look is Look.PRIMARY else 1)
        self._buttons.append((button, kinds))

    def show_for(self, past: Past | None) -> None:
        self._past = past
        for button, kinds in self._buttons:
            button.setVisible(past is not None and past.kind in kinds)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """None of its own across: else no row with words could become narrower."""
        return QSize(0, super().minimumSizeHint().height())

    def _fit(self) -> None:
        """All of them with words, or none."""
        shown = [button for button, _ in self._buttons if not button.isHidden()]
        for bare in (False, True):
            for button in self._quiet:
                button.go_bare(bare)
            if sum(button.sizeHint().width() for button in shown) <= self.width():
                return
