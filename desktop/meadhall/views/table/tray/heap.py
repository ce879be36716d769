"""Piles of cards in the tray, and the shelf of those that lie open beside them."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from meadhall.views.look import fonts, states
from meadhall.views.look.cards import CardBack, CardFace, card, card_path, pile
from meadhall.views.look.drawn.tokens import count_plate
from meadhall.views.look.icons import mono
from meadhall.views.look.ink import lettering, stroke
from meadhall.views.look.palette import CREAM, INK
from meadhall.views.look.shapes import of_rect
from meadhall.views.look.style import Style, smooth
from meadhall.views.table.game import Heap, Held, Shelf, Thumb
from meadhall.views.table.rails.thumbs import paint_thumb
from meadhall.views.table.tray.cardface import CardButton, bare, told_apart
from meadhall.views.widgets import Press, aloud, fit

_EDGE = 12  # around a pile, for its shadow and its lower cards
_LABEL = 24
_RATIO = 0.72
_SHELF_HEAD = 28
_SHELF_CARDS, _FEW_CARDS = 176, 100  # measures for the cards of a shelf, and for one or none
_NAMED = 56  # pixels: wider ones bear their names
_NARROWER = 0.8  # letters of a name, before it is left out
_IN_A_ROW = 2  # more than these lie in two rows, smaller
_ROW_FONT = ("text", 15.0)
_ROW, _HIGHEST_ROW = 0.85, 40  # a row: in letters at least, in measures at most


class HeapButton(Press):
    """As high as it is told; its name stands below."""

    def __init__(self, style: Style, heap: Heap, height: float, parent: QWidget) -> None:
        super().__init__(style, heap.name, parent)
        self.heap = heap
        self._high = height
        said = style.words("table.hand.card_count", card=heap.name, n=heap.count)
        self.setAccessibleName(aloud(style, said))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def _card_height(self) -> float:
        return self._high - _LABEL - 2 * _EDGE

    def sizeHint(self) -> QSize:
        style = self.look
        name = style.metrics("text", 14.5).horizontalAdvance(self.heap.name) + style.scaled(6)
        card_width = style.scaled(self._card_height * _RATIO + 2 * _EDGE)
        return QSize(round(max(card_width, min(name, style.scaled(130)))), style.px(self._high))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def text_fits(self) -> bool:
        return fit(self.look, "text", 14.5, self.heap.name, self.width()).fits

    def paintEvent(self, event: QPaintEvent) -> None:
        style, heap = self.look, self.heap
        painter = QPainter(self)
        smooth(painter)
        high = style.scaled(self._card_height)
        wide = high * _RATIO
        rect = QRectF((self.width() - wide) / 2, style.scaled(_EDGE - 4), wide, high)
        back = heap.back and (heap.back.colour.rgba(), heap.back.icon)
        key = ("heap", heap.name, heap.count, back, heap.top and (heap.top.name, heap.top.seed), style.room.name)
        size = QRectF(self.rect()).size()
        picture = style.pixmap(key, size, lambda on: self._paint_pile(on, rect), self.devicePixelRatioF())
        painter.drawPixmap(0, 0, picture)
        if self.touch.hovered:
            states.stroke(painter, card_path(rect), style.room.line2, style.scaled(2))
        if self.touch.focused:
            states.focus(painter, style, card_path(rect))
        below = _foot(style, self.height(), 0, self.width())
        font = fit(style, "text", 14.5, heap.name, self.width()).font
        lettering(painter, below, heap.name, font, style.room.text2)

    def _paint_pile(self, painter: QPainter, rect: QRectF) -> None:
        style, heap = self.look, self.heap
        if heap.top is not None and heap.count:
            paint_small(painter, style, heap.top, rect, named=can_bear_name(style, heap.top, rect))
            pixels = max(style.floor, rect.width() / 7.5)
            count_plate(painter, str(heap.count), rect.topRight() + QPointF(-pixels * 0.2, pixels * 0.6), pixels)
        else:
            pile(painter, rect, heap.back or CardBack(style.room.line2, "cards"), heap.count, style.floor)


class Shown(Enum):
    """How cards of a shelf are told apart."""

    NAMED = auto()  # small cards with their names
    ROWS = auto()  # their names below each other, each behind a patch of its colour
    BARE = auto()  # by their pictures alone


def _foot(style: Style, height: float, left: float, width: float) -> QRectF:
    """For words below cards: those of a heap and of the shelf that it stands on are in one line."""
    return QRectF(left, height - style.scaled(_LABEL + 1), width, style.scaled(_LABEL))


class ThumbCard(CardButton):
    """A card so small that only its colour and its icon are left, and its name where that has room; it can be read
    beside it."""

    def __init__(self, style: Style, held: Held, parent: QWidget) -> None:
        super().__init__(style, held, 60, 84, parent, stacked=held.count > 1)
        self.as_shown = Shown.NAMED

    @property
    def shown(self) -> int:
        return 1  # equal ones are counted, not drawn

    def _rect(self, place: int) -> QRectF:
        edge = self.look.scaled(3)
        above = edge / 2 if self.as_shown is Shown.ROWS else edge
        return QRectF(self.rect()).adjusted(edge, above, -edge, -above)

    def _paint_card(self, painter: QPainter, rect: QRectF) -> None:
        style, face = self.look, self.held.face
        key = ("thumb", *told_apart(face), self.as_shown, style.room.name)
        size = QRectF(self.rect()).size()
        picture = style.pixmap(key, size, lambda on: self._paint_small(on, rect), self.devicePixelRatioF())
        painter.drawPixmap(0, 0, picture)

    def _paint_small(self, painter: QPainter, rect: QRectF) -> None:
        if self.as_shown is Shown.ROWS:
            paint_row(painter, self.look, self.held.face, rect)
        else:
            paint_small(painter, self.look, self.held.face, rect, named=self.as_shown is Shown.NAMED)

    def can_bear_name(self) -> bool:
        return can_bear_name(self.look, self.held.face, self._rect(0))


def can_bear_name(style: Style, face: CardFace, rect: QRectF) -> bool:
    """On two lines at most, in the smallest letters; narrower ones where its picture alone would tell what it is."""
    metrics, words = QFontMetricsF(fonts.font("name", style.floor)), face.name.replace("-", "- ").split()
    lines = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words) + 1)]
    least = min(max(metrics.horizontalAdvance(line) for line in pair) for pair in lines)
    if face.art is not None:
        least *= _NARROWER
    return rect.width() > _NAMED and least < rect.width() - 10


def paint_small(painter: QPainter, style: Style, face: CardFace, rect: QRectF, *, named: bool) -> None:
    """With its name, or, where there is no room for it, its picture alone, or as a thumbnail."""
    if named or face.art is not None:
        card(painter, rect, bare(face) if named else replace(bare(face), name=""), style.floor)
        return
    paint_thumb(painter, style, Thumb(_icon_of(face), face.ribbon, face.name), rect)


def _icon_of(face: CardFace) -> str:
    return face.medals[0].icon if face.medals else "cards"


def paint_row(painter: QPainter, style: Style, face: CardFace, rect: QRectF) -> None:
    """A patch of its colour with its icon, and its name."""
    patch = QRectF(rect.left(), rect.top(), rect.height(), rect.height())
    painter.fillPath(of_rect(patch, style.scaled(4)), face.ribbon)
    stroke(painter, of_rect(patch, style.scaled(4)), INK, style.scaled(1.3))
    inset = rect.height() * 0.14
    mono(painter, _icon_of(face), patch.adjusted(inset, inset, -inset, -inset), CREAM)
    beside = _beside_patch(style, rect)
    font = fit(style, *_ROW_FONT, face.name, beside.width()).font
    lettering(painter, beside, face.name, font, style.room.text, Qt.AlignmentFlag.AlignLeft)


def _beside_patch(style: Style, row: QRectF) -> QRectF:
    return row.adjusted(row.height() + style.scaled(7), 0, 0, 0)


class ShelfBox(QWidget):
    """A dashed frame with a heading: small cards in one row or two, and a heap."""

    opened = Signal(object)  # OpenDialog

    def __init__(self, style: Style, shelf: Shelf, height: float, parent: QWidget) -> None:
        super().__init__(parent)
        self.look, self.shelf = style, shelf
        self._high = height
        inner = height - _SHELF_HEAD
        self.heap = HeapButton(style, shelf.heap, inner, self)
        if shelf.heap.opens is not None:
            self.heap.acted.connect(lambda: self.opened.emit(shelf.heap.opens))
        self.cards = [ThumbCard(style, held, self) for held in shelf.cards]
        if shelf.opens is not None:
            for button in self.cards:
                button.acted.connect(lambda: self.opened.emit(shelf.opens))
        self.setAccessibleName(aloud(style, f"{shelf.heading}: {shelf.caption}"))

    @property
    def _rows(self) -> int:
        return 1 if len(self.cards) <= _IN_A_ROW else 2

    def _high_card(self) -> float:
        """Of a card, in measures."""
        return self._inner if self._rows == 1 else (self._inner - 4) / 2

    @property
    def _inner(self) -> float:
        """For the cards, in measures."""
        return self._high - _SHELF_HEAD - _LABEL - 8

    def sizeHint(self) -> QSize:
        heading = self.look.metrics("bold", 13, 1.2).horizontalAdvance(self.shelf.heading.upper()) / self.look.unit
        heap = self.heap.sizeHint().width() / self.look.unit
        one = (self._high_card() * _RATIO + 20) * bool(self.cards)
        cards = _SHELF_CARDS if len(self.cards) > 1 else max(_FEW_CARDS, one)
        return QSize(self.look.px(max(cards + heap, heading) + 36), self.look.px(self._high))

    def resizeEvent(self, event: QResizeEvent) -> None:
        style = self.look
        top = style.px(_SHELF_HEAD)
        size = self.heap.sizeHint()
        left = self.width() - size.width() - style.px(8)
        self.heap.setGeometry(left, top, size.width(), size.height())
        if self.cards:
            self._lay_cards(QRectF(style.scaled(12), top, left - style.scaled(16), style.scaled(self._inner)))

    def _lay_cards(self, area: QRectF) -> None:
        """All alike: with their names as cards, or as rows, or bare."""
        for how in Shown:
            for button in self.cards:
                button.as_shown = how
            if how is Shown.ROWS:
                self._lay_rows(area)
            else:
                self._lay_small(area)
            if how is Shown.BARE or all(self._tells_name(button) for button in self.cards):
                return

    def _tells_name(self, button: ThumbCard) -> bool:
        if button.as_shown is Shown.NAMED:
            return button.can_bear_name()
        style, row, face = self.look, button._rect(0), button.held.face
        room = _beside_patch(style, row).width()
        high = style.metrics(*_ROW_FONT).height() * _ROW
        return face.art is None and row.height() >= high and fit(style, *_ROW_FONT, face.name, room).fits

    def _lay_rows(self, area: QRectF) -> None:
        high = min(area.height() / len(self.cards), self.look.scaled(_HIGHEST_ROW))
        for place, button in enumerate(self.cards):
            button.setGeometry(QRectF(area.left(), area.top() + place * high, area.width(), high).toRect())

    def _lay_small(self, area: QRectF) -> None:
        style, high = self.look, self.look.scaled(self._high_card())
        columns = -(-len(self.cards) // self._rows)
        step = min(high * _RATIO + style.scaled(5), area.width() / columns)
        for place, button in enumerate(self.cards):
            row, column = divmod(place, columns)
            x, y = area.left() + column * step, area.top() + row * (high + style.scaled(4))
            button.setGeometry(round(x), round(y), round(min(step - style.scaled(2), high * _RATIO)), round(high))

    def text_fits(self) -> bool:
        heading = self.look.metrics("bold", 13, 1.2).horizontalAdvance(self.shelf.heading.upper())
        return heading <= self.width() - self.look.scaled(24)

    def paintEvent(self, event: QPaintEvent) -> None:
        style, room = self.look, self.look.room
        painter = QPainter(self)
        smooth(painter)
        inset = style.scaled(3)
        frame = of_rect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), style.scaled(10))
        stroke(painter, frame, room.line2, style.scaled(1.4), (style.scaled(6), style.scaled(5)))
        left = Qt.AlignmentFlag.AlignLeft
        head = QRectF(style.scaled(14), style.scaled(6), self.width(), style.scaled(22))
        lettering(painter, head, self.shelf.heading.upper(), style.font("bold", 13, 1.2), room.text2, left)
        cards = self.heap.x() - style.scaled(18)
        below = _foot(style, self.height(), style.scaled(14), cards)
        font = fit(style, "text", 14.5, self.shelf.caption, cards).font
        lettering(painter, below, self.shelf.caption, font, room.text2, left)
