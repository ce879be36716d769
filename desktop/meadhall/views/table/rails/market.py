"""Cards that lie open to all, above the list of actions: each can be read where it lies."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from meadhall.views.look.style import Style
from meadhall.views.table.game import Market
from meadhall.views.table.page.measures import Layout
from meadhall.views.table.rails.slimcard import SlimCard
from meadhall.views.table.tray.cardface import CardButton
from meadhall.views.table.tray.widecard import WideCard, side_by_side
from meadhall.views.widgets import RichText, SectionHead, let_go

_CARD, _HIGH = (140, 112), 132  # measures: of a card, and how high it is where there is room for more picture
_ONLY_ROW = 142  # measures: how high they are in any case where they take one row
_COLUMNS = 2


class _Content(QWidget):
    """Pictures of cards beside each other are equally high."""

    rows: Sequence[Sequence[CardButton]] = ()

    def resizeEvent(self, event: QResizeEvent) -> None:
        for row in self.rows:
            side_by_side(row)


class MarketBox(QWidget):
    used = Signal(object, object)  # Held and its widget

    def __init__(self, style: Style, layout: Layout, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = style
        self._slim = layout is Layout.CLOSE
        self._market: Market | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, style.px(6))
        self._column.setSpacing(style.px(2))
        self._content: QWidget | None = None
        self.cards: list[CardButton] = []
        self._spread = 0  # pixels by which a row is higher than it need be
        self.hide()

    def show_market(self, market: Market | None) -> None:
        if market == self._market:
            return
        self._market = market
        if self._content is not None:
            let_go(self._content)
            self._content = None
        self.cards, self._spread = [], 0
        self.setVisible(market is not None)
        if market is not None:
            self._content = self._fill(market)
            self._column.addWidget(self._content)
            self._content.show()

    def _fill(self, market: Market) -> QWidget:
        style = self.look
        content = _Content(self)
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, style.px(6), 0)
        column.setSpacing(style.px(2))
        count = str(len(market.cards)) if market.cards else ""
        column.addWidget(SectionHead(style, market.heading, market.icon, count, parent=content))
        if not market.cards:
            column.addWidget(RichText(style, market.nothing, 14.5, content, colour=style.room.text2))
        if self._slim or len(market.cards) == 1:
            for held in market.cards:
                column.addWidget(self._listen(SlimCard(style, held, content)))
            return content
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(0)
        for place, held in enumerate(market.cards):
            button = WideCard(style, held, _CARD[0], self._low, content)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            grid.addWidget(self._listen(button), place // _COLUMNS, place % _COLUMNS)
        content.rows = [self.cards[start : start + _COLUMNS] for start in range(0, len(self.cards), _COLUMNS)]
        column.addLayout(grid)
        return content

    @property
    def _low(self) -> float:
        """The least height of a card, in measures."""
        return _ONLY_ROW if self._market is not None and len(self._market.cards) <= _COLUMNS else _CARD[1]

    def _listen(self, button: CardButton) -> CardButton:
        button.acted.connect(lambda: self.used.emit(button.held, button))
        self.cards.append(button)
        return button

    # As much as there is room for

    def tell(self, told: bool) -> None:
        """Slim cards with their words, or their names alone."""
        for card in self.cards:
            if isinstance(card, SlimCard):
                card.tell(told)

    def spread(self, spare: int) -> None:
        """The others have higher pictures where pixels are to spare."""
        wide = [card for card in self.cards if isinstance(card, WideCard)]
        before = self._spread
        if wide:
            most = max(self.look.px(_HIGH - self._low), 0)
            self._spread = min(max(spare, 0) // -(-len(wide) // _COLUMNS), most)
        for card in wide:
            card.be_high(self._low + self._spread / self.look.unit)
        layout = self._content.layout() if self._content is not None else None
        if self._spread != before and layout is not None:
            layout.activate()

    def set_aside(self, aside: bool) -> None:
        """Where the actions need its room."""
        self.setVisible(self._market is not None and not aside)

    def lowest(self, width: int) -> int:
        """Without what its pictures have been given."""
        wide = sum(isinstance(card, WideCard) for card in self.cards)
        return self.high(width) - self._spread * -(-wide // _COLUMNS)

    def high(self, width: int) -> int:
        if self._market is None:
            return 0
        return self._column.heightForWidth(width) if self._column.hasHeightForWidth() else self.sizeHint().height()
