"""The hollow before the player: the hand, and other cards of one's own. Only the viewer's cards ever come here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from meadhall.views.look import chrome
from meadhall.views.look.style import Style
from meadhall.views.table.cardface import CardButton, ReadingCopy
from meadhall.views.table.game import Held, Pile
from meadhall.views.widgets import Label, RichText

_STACKED = (118, 158)
_SINGLE = (136, 184)
_CAPTION = 30  # below the cards
_SMALLEST = 0.5
_GAP = 26  # between piles
_OVERLAP = 8  # of the empty edges of two cards


class Tray(QWidget):
    used = Signal(object)  # Held: somebody clicked a card that can do something
    pointed = Signal(object)  # Held or None

    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = style
        self._piles: tuple[Pile, ...] = ()
        self._cards: list[list[CardButton]] = []
        self._captions: list[RichText] = []
        self._price: Mapping[str, int] = {}
        self._price_words = ""
        self._nothing = Label(style, "", "medium", 17, self, colour=style.room.text2)
        self._seams: list[float] = []

    def show_piles(self, piles: Sequence[Pile], nothing: str = "") -> None:
        piles = tuple(pile for pile in piles if pile.cards)
        self._nothing.set_text("" if piles else nothing)
        if piles != self._piles:
            self._piles = piles
            self._rebuild()

    def clear(self) -> None:
        """At once, with nothing left behind: other eyes may be looking."""
        ReadingCopy.of(self.window(), self.look).forget()
        self._price = {}
        self.show_piles(())

    def raise_price(self, price: Mapping[str, int], words: str = "") -> None:
        """Lift the cards that something costs."""
        self._price, self._price_words = price, words
        for card in (card for pile in self._cards for card in pile):
            card.raise_cards(min(price.get(card.held.tag, 0), card.held.count) if card.held.tag else 0)
        if self._captions and self._piles[0].stacked:
            self._captions[0].set_text(words or self._piles[0].caption)

    @property
    def cards(self) -> list[CardButton]:
        return [card for pile in self._cards for card in pile]

    def take_focus(self) -> None:
        """The keyboard comes to the first card."""
        if self.cards:
            self.cards[0].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _rebuild(self) -> None:
        old = [*self.cards, *self._captions]
        self._cards, self._captions = [], []  # first: what goes may still say that the pointer leaves it
        for widget in old:
            widget.hide()
            widget.deleteLater()
        scale = self._scale()
        for pile in self._piles:
            self._cards.append([self._card(held, pile.stacked, scale) for held in pile.cards])
            text = RichText(self.look, pile.caption, 14.5, self, colour=self.look.room.text2)
            text.show()
            self._captions.append(text)
        self._lay_out()
        self.raise_price(self._price, self._price_words)

    def _card(self, held: Held, stacked: bool, scale: float) -> CardButton:
        width, height = self._size(stacked, scale)
        several = stacked or held.count > 1
        button = CardButton(self.look, held, width, height, self, stacked=several)
        button.acted.connect(lambda: self.used.emit(held))
        button.entered.connect(lambda: self.pointed.emit(held))
        button.left.connect(lambda: self.pointed.emit(None))
        button.show()
        return button

    # Layout: as large as height and width allow

    def _size(self, stacked: bool, scale: float) -> tuple[float, float]:
        width, height = _STACKED if stacked else _SINGLE
        room = self.height() / self.look.unit - (_CAPTION + (46 if stacked else 30))
        fit = min(1.0, room / height) * scale
        return width * fit, height * fit

    def _needed(self, scale: float) -> float:
        needed = 0.0
        for pile in self._piles:
            width = self._size(pile.stacked, scale)[0]
            needed += sum(width + 20 + 8 * (min(held.count, 4) - 1) * pile.stacked for held in pile.cards) + _GAP
        return needed

    def _scale(self) -> float:
        room = self.width() / self.look.unit - 30
        scale = 1.0
        while scale > _SMALLEST and self._needed(scale) > room:
            scale -= 0.04
        return scale

    def _lay_out(self) -> None:
        style = self.look
        left = style.scaled(10)
        base = self.height() - style.scaled(_CAPTION) + style.scaled(8)
        self._seams = []
        for number, cards in enumerate(self._cards):
            if number:
                self._seams.append(left + style.scaled(_GAP * 0.5 - 4))
                left += style.scaled(_GAP)
            start = left
            for card in cards:
                size = card.sizeHint()
                card.setGeometry(round(left), round(base - size.height()), size.width(), size.height())
                left += size.width() - style.scaled(_OVERLAP)
            self._place_caption(self._captions[number], start + style.scaled(14), left - start, number)
        self._nothing.move(style.px(28), (self.height() - self._nothing.height()) // 2)
        self._nothing.resize(self._nothing.sizeHint())

    def _place_caption(self, caption: RichText, left: float, width: float, number: int) -> None:
        style = self.look
        if number + 1 == len(self._piles):
            width = self.width() - left - style.scaled(6)
        height = caption.heightForWidth(4000)
        top = self.height() - style.px(_CAPTION) + (style.px(_CAPTION) - height) // 2 - style.px(2)
        caption.setGeometry(round(left), top, round(max(width - style.scaled(10), style.scaled(120))), height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._rebuild()

    def paintEvent(self, event: QPaintEvent) -> None:
        style = self.look
        area = QRectF(self.rect())
        key = ("tray", style.room.name, style.unit)
        picture = style.pixmap(
            key, area.size(), lambda painter: chrome.tray(painter, style, area), self.devicePixelRatioF()
        )
        painter = QPainter(self)
        painter.drawPixmap(0, 0, picture)
        for x in self._seams:
            high = self.height() - style.scaled(40)
            painter.fillRect(QRectF(round(x), style.scaled(18), max(1.0, style.scaled(1)), high), style.room.line2)
