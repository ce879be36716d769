"""Cards that lie open to all, above the list of actions: each can be read where it lies."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from meadhall.views.look.style import Style
from meadhall.views.table.game import Market
from meadhall.views.table.tray.widecard import WideCard
from meadhall.views.widgets import RichText, SectionHead

_CARD = (140, 112)
_COLUMNS = 2


class MarketBox(QWidget):
    used = Signal(object, object)  # Held and its widget

    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = style
        self._market: Market | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, style.px(6))
        self._column.setSpacing(style.px(2))
        self._content: QWidget | None = None
        self.cards: list[WideCard] = []
        self.hide()

    def show_market(self, market: Market | None) -> None:
        if market == self._market:
            return
        self._market = market
        if self._content is not None:
            self._content.hide()
            self._content.deleteLater()
            self._content = None
        self.cards = []
        self.setVisible(market is not None)
        if market is not None:
            self._content = self._fill(market)
            self._column.addWidget(self._content)
            self._content.show()

    def _fill(self, market: Market) -> QWidget:
        style = self.look
        content = QWidget(self)
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, style.px(6), 0)
        column.setSpacing(style.px(2))
        count = str(len(market.cards)) if market.cards else ""
        column.addWidget(SectionHead(style, market.heading, market.icon, count, parent=content))
        if not market.cards:
            column.addWidget(RichText(style, market.nothing, 14.5, content, colour=style.room.text2))
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(0)
        for place, held in enumerate(market.cards):
            button = WideCard(style, held, *_CARD, content)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            button.acted.connect(lambda held=held, button=button: self.used.emit(held, button))
            self.cards.append(button)
            grid.addWidget(button, place // _COLUMNS, place % _COLUMNS)
        column.addLayout(grid)
        return content
