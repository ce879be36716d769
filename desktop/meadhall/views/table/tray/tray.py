"""The hollow before the player: the hand, and other cards of one's own. Only the viewer's cards ever come here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import dropwhile, pairwise

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from meadhall.views.look import chrome
from meadhall.views.table.desk import Desk
from meadhall.views.table.game import Heap, Held, Part, Pile, Prices, Purse, Rack, Shelf, Thing, Things
from meadhall.views.table.tray.cardface import MOST_SHOWN, CardButton, in_a_line
from meadhall.views.table.tray.heap import HeapButton, ShelfBox
from meadhall.views.table.tray.prices import PricesBox
from meadhall.views.table.tray.purse import PurseBox
from meadhall.views.table.tray.rack import RackBox
from meadhall.views.table.tray.things import ThingsBox
from meadhall.views.table.tray.widecard import WideCard, side_by_side
from meadhall.views.widgets import Label, Press, ReadingCopy, RichText, let_go

_STACKED = (118, 158)
_SINGLE = (136, 184)
_LARGE = (168, 208)
_LYING, _BETWEEN = 216, 6  # measures: as wide as large cards on their sides become, and what lies between two
_LYING_EDGE = 7  # around each of them; of two rows in a low tray the edges lie over each other
_NAMED = 130  # measures: in less a card on its side has no room for its name
_NARROWEST = 104  # measures: as narrow as a large card gets before cards lie over each other
_SLIM = 86  # measures: narrower ones with pictures of their own lie in two rows
_LOW = 215  # measures: in a lower tray no card stands upright and can be read
_LIFT = 5  # of each card behind the front one of a stack
_CAPTION = 30  # below the cards
_BARE = 4  # below them, where nothing has a caption
_SMALLEST, _SMALLEST_LYING = 0.5, 0.46  # narrower ones could not bear their names
_SPREAD = 1.4  # in a lower tray cards are wider for their height: their names need it
_SMALL = 0.75  # cards are rather not made smaller than that for the sake of something beside them
_GAP = 26  # between parts
_OVERLAP = 8  # of the empty edges of two cards

Box = HeapButton | ShelfBox | ThingsBox | RackBox | PurseBox | PricesBox


class Tray(QWidget):
    used = Signal(object, object)  # Held and its widget: somebody clicked a card
    taken = Signal(object)  # Thing or None: what is in hand now
    turned = Signal(int)  # what is in hand, by so many quarters clockwise
    opened = Signal(object)  # OpenDialog

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk, self.look = desk, desk.style
        self._parts: tuple[Part, ...] = ()
        self._cards: dict[int, list[CardButton]] = {}
        self._captions: dict[int, RichText] = {}
        self._boxes: dict[int, Box] = {}
        self._taken: Thing | None = None
        self._turns = 0
        self._price: Mapping[str, int] = {}
        self._price_words = ""
        self._nothing = Label(self.look, "", "medium", 17, self, colour=self.look.room.text2)
        self._seams: list[float] = []

    def show_parts(self, parts: Sequence[Part], nothing: str = "") -> None:
        parts = tuple(part for part in parts if not isinstance(part, Pile) or part.cards)
        self._nothing.set_text("" if parts else nothing)
        self._lay_nothing()
        if parts != self._parts:
            self._parts = parts
            self._rebuild()

    def clear(self) -> None:
        """At once, with nothing left behind: other eyes may be looking."""
        ReadingCopy.of(self.window(), self.look).forget()
        self._price = {}
        self.show_parts(())

    def raise_price(self, price: Mapping[str, int], words: str = "") -> None:
        """Lift the cards that something costs."""
        self._price, self._price_words = price, words
        for card in self.cards:
            card.raise_cards(min(price.get(card.held.tag, 0), card.held.count) if card.held.tag else 0)
        first = self._parts[0] if self._parts else None
        if isinstance(first, Pile) and first.stacked and self._captions:
            self._captions[0].set_text(words or first.caption)

    @property
    def cards(self) -> list[CardButton]:
        """Of the hand and what lies beside it, but not those on a shelf."""
        return [card for number in sorted(self._cards) for card in self._cards[number]]

    @property
    def things(self) -> ThingsBox | None:
        return next((box for box in self._boxes.values() if isinstance(box, ThingsBox)), None)

    @property
    def covered(self) -> list[QRect]:
        """Where something lies in it, on the page: the rest is bare."""
        lying = [part.geometry() for part in (*self.cards, *self._boxes.values())]
        for words in self._captions.values():
            wide = min(words.width(), words.width_on_one_line())
            lying.append(QRect(words.pos(), QSize(wide, words.height())))
        return [rect.translated(self.pos()) for rect in lying]

    def take(self, thing: Thing | None) -> None:
        """Show which thing is in hand."""
        self._taken = thing
        if self.things is not None:
            self.things.show_taken(thing)

    def show_turned(self, turns: int) -> None:
        self._turns = turns
        if self.things is not None:
            self.things.show_turned(turns)

    def take_focus(self) -> None:
        """The keyboard comes to the first card, or thing."""
        first = next(iter(self._pressed), None)
        if first is not None:
            first.setFocus(Qt.FocusReason.ShortcutFocusReason)

    @property
    def _pressed(self) -> Sequence[Press]:
        """In the order of the keyboard."""
        return [*(self.things.buttons if self.things is not None else ()), *self.cards]

    def _pass_focus(self, at: int) -> None:
        """From what is gone to what lies in its place now, or to the last one."""
        left = self._pressed
        (left[min(at, len(left) - 1)] if left else self._desk.over).setFocus(Qt.FocusReason.OtherFocusReason)

    # Making the parts

    def _rebuild(self) -> None:
        """Cards that are as before stay where they are, and are not even painted again."""
        at = next((place for place, one in enumerate(self._pressed) if one.hasFocus()), None)
        spare, captions, boxes = self.cards, self._captions, self._boxes
        self._cards, self._captions, self._boxes = {}, {}, {}  # first: what goes may still say that one leaves it
        for box in boxes.values():
            self._desk.take_away(box)
        for number, part in enumerate(self._parts):
            if not isinstance(part, Pile):
                self._boxes[number] = self._box(part)
        self._make_room()
        scale = self._scale()
        for number, part in enumerate(self._parts):
            if isinstance(part, Pile):
                self._cards[number] = [self._card(held, part, scale, spare) for held in self._held(part, scale)]
                text = captions.pop(number, None) or RichText(self.look, "", 14.5, self, colour=self.look.room.text2)
                text.set_text(part.caption)
                text.setVisible(bool(part.caption))
                self._captions[number] = text
        for widget in (*spare, *captions.values()):
            self._desk.take_away(widget)
        self._put_in_order()
        if at is not None and not any(one.hasFocus() for one in self._pressed):
            self._pass_focus(at)
        self._lay_out()
        self.raise_price(self._price, self._price_words)
        self.take(self._taken)
        self.show_turned(self._turns)

    def _make_room(self) -> None:
        """A sheet of prices gives way to a hand that would get small: first its names, then all of it."""
        for number, box in list(self._boxes.items()):
            if isinstance(box, RackBox):
                self._narrow(box)
            if isinstance(box, PricesBox) and self._scale() < _SMALL:
                box.drop_names()
                if self._scale() < _SMALL:
                    let_go(box)
                    del self._boxes[number]

    def _narrow(self, rack: RackBox) -> None:
        """For the sake of cards on their sides, which would show no words; or of upright ones that would lie in two
        rows without their pictures, if it helps them."""
        if self._is_low:
            rack.make_narrow(self._scale() < _SMALL)
        elif self._has_two_rows():
            rack.make_narrow()
            rack.make_narrow(not self._has_two_rows())

    def _has_two_rows(self) -> bool:
        return any(isinstance(part, Pile) and self._in_rows(part) > 1 for part in self._parts)

    def _box(self, part: Heap | Shelf | Things | Rack | Purse | Prices) -> Box:
        high = self.height() / self.look.unit - 8
        match part:
            case Heap():
                box = HeapButton(self.look, part, high - 14, self)
                if part.opens is not None:
                    box.acted.connect(lambda: self.opened.emit(part.opens))
            case Shelf():
                box = ShelfBox(self.look, part, high - 8, self)
                box.opened.connect(self.opened)
            case Rack():
                box = RackBox(self.look, part, high - 8, self)
            case Purse():
                box = PurseBox(self.look, part, high - 24, self)
            case Prices():
                box = PricesBox(self.look, part, high - 8, self)
            case Things():
                box = ThingsBox(self._desk, part, high, self)
                box.taken.connect(self.taken)
                box.turned.connect(self.turned)
        box.show()
        return box

    def _held(self, pile: Pile, scale: float) -> Sequence[Held]:
        """Names of cards that are read upright stand in a line."""
        if not pile.large or self._lies(pile):
            return pile.cards
        return in_a_line(self.look, pile.cards, *self._size(pile, scale))

    def _card(self, held: Held, pile: Pile, scale: float, spare: list[CardButton]) -> CardButton:
        width, height = self._size(pile, scale)
        several = pile.stacked or held.count > 1
        kind = WideCard if self._lies(pile) else CardButton
        for card in spare:
            if type(card) is kind and card.is_of(held, width, height, several):
                spare.remove(card)
                return card
        button = kind(self.look, held, width, height, self, stacked=several)
        button.acted.connect(lambda: self.used.emit(held, button))
        if self.underMouse():
            button.wait_for_pointer()
        button.show()
        return button

    def _put_in_order(self) -> None:
        """Each lies over the one before it, and the keyboard comes to it after that one."""
        lying = [child for child in self.children() if isinstance(child, CardButton) and not child.isHidden()]
        cards = self.cards
        moved = dropwhile(lambda pair: pair[0] is pair[1], zip(cards, lying, strict=True))
        for card, _ in moved:
            card.raise_()
        for one, other in pairwise(cards):
            if one.nextInFocusChain() is not other:
                QWidget.setTabOrder(one, other)

    # Layout: as large as height and width allow

    @property
    def _foot(self) -> float:
        captions = any(part.caption for part in self._parts if isinstance(part, Pile))
        return _CAPTION if captions else _BARE

    @property
    def _is_low(self) -> bool:
        """Large cards lie on their sides."""
        return self.height() / self.look.unit < _LOW

    def _lies(self, pile: Pile) -> bool:
        """Words have more room on cards that lie on their sides, even where these are as high as the tray."""
        return pile.large and (self._is_low or len(pile.cards) * (_NARROWEST + 20) > self._room())

    def _in_rows(self, pile: Pile) -> int:
        """Many large cards lie on their sides in two rows, where the tray is high enough and they would be too
        narrow for their pictures; in a lower one where their names would be cut, and no figures need a picture."""
        if not pile.large:
            return 1
        if self._is_low and any(held.face.bears_corners for held in pile.cards):
            return 1
        pictured = all(held.face.art is not None for held in pile.cards)
        least = _NAMED if self._is_low else _SLIM + _BETWEEN if pictured else _NARROWEST + 20
        return 2 if len(pile.cards) * least > self._room() else 1

    def _size(self, pile: Pile, scale: float) -> tuple[float, float]:
        if self._in_rows(pile) > 1:
            columns = -(-len(pile.cards) // 2)
            high = self.height() / self.look.unit
            if self._is_low:
                return min(_LYING, self._room() / columns - _BETWEEN), high / 2 - _LYING_EDGE - 1
            return min(_LARGE[0], self._room() / columns - 8), (high - 10) / 2 - 16
        if pile.large and self._is_low:
            return _LYING * scale, self.height() / self.look.unit - 22
        if self._lies(pile):
            return self._room() / len(pile.cards) - _BETWEEN, self.height() / self.look.unit - 22
        width, height = _LARGE if pile.large else _STACKED if pile.stacked else _SINGLE
        above = 46 if pile.stacked else 30 + _LIFT * self._behind(pile)
        fit = min(1.0, (self.height() / self.look.unit - self._foot - above) / height)
        if not pile.large and self._is_low:
            return width * min(fit * _SPREAD, 1.0) * scale, height * fit
        if not pile.large:
            return width * fit * scale, height * fit * scale
        return max(width * fit * scale, min(_NARROWEST, width * fit)), height * fit

    @staticmethod
    def _behind(pile: Pile) -> int:
        """How many cards of the highest stack are seen behind its front one."""
        return max((min(held.count, MOST_SHOWN) - 1 for held in pile.cards), default=0)

    def _needed(self, scale: float) -> float:
        needed = 0.0
        for part in self._parts:
            if isinstance(part, Pile):
                width = self._size(part, scale)[0] + (_BETWEEN if part.large and self._is_low else 20)
                needed += sum(width + 8 * (min(held.count, 4) - 1) * part.stacked for held in part.cards) + _GAP
        return needed - (_GAP if self._parts and isinstance(self._parts[-1], Pile) else 0)

    def _room(self) -> float:
        """Measures for all that is not a box of its own width."""
        boxes = sum(box.sizeHint().width() / self.look.unit + _GAP * 0.6 for box in self._boxes.values())
        return self.width() / self.look.unit - 30 - boxes

    def _scale(self) -> float:
        room, scale = self._room(), 1.0
        least = _SMALLEST_LYING if self._is_low else _SMALLEST
        while scale > least and self._needed(scale) > room:
            scale -= 0.01
        return scale

    def _lay_out(self) -> None:
        left = self.look.scaled(10)
        self._seams = []
        for number, part in enumerate(self._parts):
            if isinstance(part, Pile) and number and number - 1 in self._cards:
                self._seams.append(left + self.look.scaled(_GAP * 0.5 - 4))
                left += self.look.scaled(_GAP)
            if isinstance(part, Pile):
                left = self._lay_pile(number, part, left)
                side_by_side(self._cards[number])
            elif number in self._boxes:
                left = self._lay_box(self._boxes[number], left, last=number + 1 == len(self._parts))
        self._lay_nothing()

    def _lay_nothing(self) -> None:
        self._nothing.resize(self._nothing.sizeHint())
        self._nothing.move(self.look.px(28), (self.height() - self._nothing.height()) // 2)

    def _lay_box(self, box: Box, left: float, *, last: bool) -> float:
        """A shelf and a sheet of prices stand at the right end, where they stay when the hand grows."""
        style, size = self.look, box.sizeHint()
        width = size.width()
        if isinstance(box, ThingsBox):
            others = sum(
                other.sizeHint().width() + style.px(_GAP) for other in self._boxes.values() if other is not box
            )
            width = min(size.width(), self.width() - others - style.px(30))
        if last and isinstance(box, ShelfBox | PricesBox):
            left = self.width() - width - style.scaled(8)
        top = (self.height() - size.height()) // 2 + style.px(2)
        box.setGeometry(round(left), top, width, size.height())
        return left + width + style.scaled(_GAP * 0.6)

    def _lay_pile(self, number: int, pile: Pile, left: float) -> float:
        style, cards, start = self.look, self._cards[number], left
        if self._in_rows(pile) > 1:
            return self._lay_rows(cards, left)
        base = self.height() - style.scaled(self._foot) + style.scaled(8 if self._foot == _CAPTION else 4)
        overlap = style.scaled(_OVERLAP)
        squeeze = self._squeeze(cards) if pile.large else 1.0
        for card in cards:
            size = card.sizeHint()
            card.setGeometry(round(left), round(base - size.height()), size.width(), size.height())
            left += (size.width() - overlap) * squeeze
        self._place_caption(self._captions[number], start + style.scaled(14), left - start, number)
        return left

    def _lay_rows(self, cards: Sequence[CardButton], left: float) -> float:
        columns, size = -(-len(cards) // 2), cards[0].sizeHint()
        step = size.width() - self.look.scaled(_OVERLAP)
        down = size.height() - (self.look.px(2 * _LYING_EDGE - 2) if self._is_low else 0)
        top = (self.height() - down - size.height()) // 2 + (0 if self._is_low else self.look.px(2))
        for place, card in enumerate(cards):
            row, column = divmod(place, columns)
            card.setGeometry(round(left + column * step), top + row * down, size.width(), size.height())
        return left + columns * step

    def _squeeze(self, cards: Sequence[CardButton]) -> float:
        """So much of their width large cards can have where they lie over each other."""
        last = cards[-1].sizeHint().width()
        others = sum(card.sizeHint().width() - self.look.scaled(_OVERLAP) for card in cards[:-1])
        return min(1.0, (self.look.scaled(self._room() + 16) - last) / max(others, 1))

    def _place_caption(self, caption: RichText, left: float, width: float, number: int) -> None:
        style = self.look
        if not any(isinstance(part, Pile) for part in self._parts[number + 1 :]):
            boxes = sum(box.sizeHint().width() for place, box in self._boxes.items() if place > number)
            width = self.width() - left - boxes - style.scaled(12)
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
