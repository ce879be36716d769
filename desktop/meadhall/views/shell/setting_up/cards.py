"""The cards of characters side by side: as many in a row as have room, and as high as there is room for all."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from meadhall.bots.characters import CHARACTERS
from meadhall.views.look.style import Style
from meadhall.views.shell.setting_up.card import CharacterCard

_IN_A_ROW = 4  # where there is room


class Cards(QWidget):
    """Few cards are no larger than all of them would be. Arrows lead from one to the next."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self.look = style
        self._cards: Sequence[CharacterCard] = ()

    def show_these(self, cards: Sequence[CharacterCard]) -> None:
        for card in self._cards:
            card.hide()
            card.setParent(None)
            card.deleteLater()
        self._cards = cards
        for card in cards:
            card.setParent(self)
            card.show()
        self._lay()

    def _in_a_row(self) -> int:
        widest = max((card.minimumSizeHint().width() for card in self._cards), default=1)
        return max(1, min(self.width() // widest, _IN_A_ROW))

    def minimumSizeHint(self) -> QSize:
        return QSize(max((card.minimumSizeHint().width() for card in self._cards), default=1), 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay()

    def _lay(self) -> None:
        if not self._cards:
            return
        columns = self._in_a_row()
        rows = -(-len(CHARACTERS) // columns)
        least = self._cards[0].minimumSizeHint().height()
        self.setMinimumHeight(-(-len(self._cards) // columns) * least)
        wide, high = self.width() // columns, max(least, self.height() // rows)
        for at, card in enumerate(self._cards):
            card.setGeometry(QRect(at % columns * wide, at // columns * high, wide, high))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        here, row = self.window().focusWidget(), self._in_a_row()
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -row, Qt.Key.Key_Down: row}
        step = steps.get(Qt.Key(event.key()))
        if step is None or not isinstance(here, CharacterCard):
            super().keyPressEvent(event)
            return
        to = self._cards.index(here) + step
        if 0 <= to < len(self._cards):
            self._cards[to].setFocus(Qt.FocusReason.TabFocusReason)
