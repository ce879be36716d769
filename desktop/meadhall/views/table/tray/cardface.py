"""Cards as widgets: in the tray and in dialogs, painted once, with their states drawn over them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QHideEvent,
    QImage,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPixmap,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from meadhall.views.look import states
from meadhall.views.look.cards import CardFace, bears_type, card, card_path, lines_of_name, shares_in_a_line
from meadhall.views.look.drawn.tokens import count_plate
from meadhall.views.look.icons import mono
from meadhall.views.look.ink import ink
from meadhall.views.look.shapes import disc
from meadhall.views.look.style import Style, painted_pixmap, smooth
from meadhall.views.look.tones import veil
from meadhall.views.table.game import Held
from meadhall.views.widgets import Press, ReadingCopy, aloud
from meadhall.views.widgets.reading import REST

_STEP = (8, 5)  # from one card of a stack to the one behind it
MOST_SHOWN = 4
_EDGE = 14  # around the cards, for shadow and halo
_PLATE = 15
_FULL_TEXT = 14.5  # of the reading copy
_LOCKED_COLOUR, _LOCKED_VEIL = 0.6, 0.12  # of the colours of a locked card, and of the tray over it
_LEAST_BADGE = 14  # pixels
_WHOLE = 145  # measures: narrower cards have no type line
_READABLE = 7.7  # times the height of the lowest letters: narrower cards have no text
_BY_KEY = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)


class CardButton(Press):
    """A card, or a stack of equal ones. Raised, it is part of a price, or in hand; legal, a click uses it."""

    entered = Signal()
    left = Signal()

    def __init__(
        self,
        style: Style,
        held: Held,
        width: float,
        height: float,
        parent: QWidget | None = None,
        *,
        stacked: bool = False,
    ) -> None:
        super().__init__(style, held.face.name, parent)
        self.held = held
        self._width, self._height = width, height
        self._stacked = stacked
        self._price = 0  # cards of it that something costs
        self._in_hand = False
        self.chosen = False
        self.is_offered = False  # one of those that one may choose, without doing anything by it
        self.number = 0  # under which a hint proposes it
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._quiet = False
        self._wait = QTimer(self, singleShot=True)
        self._wait.setInterval(REST)
        self._wait.timeout.connect(self._read)
        self.name_aloud()

    def is_of(self, held: Held, width: float, height: float, stacked: bool) -> bool:
        """Whether another one made of these would look just so."""
        return (self.held, self._width, self._height, self._stacked) == (held, width, height, stacked)

    @property
    def topic(self) -> tuple[str, ...]:
        """The card first, then why it cannot be used."""
        return tuple(filter(None, (self.held.face.topic, *super().topic)))

    def name_aloud(self, state: str = "") -> None:
        words, held = self.look.words, self.held
        name = words("table.hand.card_count", card=held.face.name, n=held.count) if self._stacked else held.face.name
        self.setAccessibleName(aloud(self.look, name, state))
        self.setAccessibleDescription(aloud(self.look, held.full or held.face.text))

    def raise_cards(self, count: int) -> None:
        if count != self._price:
            self._price = count
            self.update()

    def take_up(self) -> None:
        """In hand until it is put down, whatever the board tells of prices meanwhile."""
        self._in_hand = True
        self.update()

    def put_down(self) -> None:
        self._in_hand = False
        self.update()

    @property
    def is_raised(self) -> bool:
        return self._in_hand or self._price > 0

    def advise(self, number: int) -> None:
        if number != self.number:
            self.number = number
            self.update()

    @property
    def shown(self) -> int:
        return min(self.held.count, MOST_SHOWN) if self._stacked else 1

    def sizeHint(self) -> QSize:
        return room_of(self.look, self._width, self._height, self.shown)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def text_fits(self) -> bool:
        return True  # card faces shrink their own words

    def _rect(self, place: int) -> QRectF:
        """The card at a place of the stack, 0 the front one, as far as it is raised."""
        style = self.look
        across, up = _STEP
        edge = style.scaled(_EDGE)
        lift = style.scaled(9) if self.is_raised and place == 0 else 0.0
        bottom = self.height() - edge - style.scaled(self._height)
        return QRectF(
            edge + style.scaled(across) * place,
            bottom - style.scaled(up) * place - lift,
            style.scaled(self._width),
            style.scaled(self._height),
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        style, front = self.look, self._rect(0)
        for place in reversed(range(self.shown)):
            self._paint_card(painter, self._rect(place))
        self._paint_states(painter, card_path(front))
        if self._stacked:
            pixels = style.letters(_PLATE)
            top = max(front.top() + style.scaled(5), pixels * 0.75 + 2)  # raised, it stays inside
            self._paint_plate(painter, QPointF(front.right() - self._plate_inset(pixels), top), pixels)
        if self.number:
            size = style.scaled(15)
            states.numeral(painter, style, QPointF(front.right() - size, max(front.top(), size + 3)), self.number)
        if self.held.new:
            states.new_tab(painter, style, front.topLeft(), style.words("table.look.new"))

    def _plate_inset(self, pixels: float) -> float:
        return self.look.scaled(6)

    def _paint_plate(self, painter: QPainter, centre: QPointF, pixels: float) -> None:
        text, size = f"×{self.held.count}", pixels * 4

        def paint(into: QPainter) -> None:
            count_plate(into, text, QPointF(size / 2, size / 2), pixels)

        picture = self.look.pixmap(("count plate", text, pixels), (size, size), paint, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(centre.x() - size / 2, centre.y() - size / 2), picture)

    def _paint_card(self, painter: QPainter, rect: QRectF) -> None:
        face = face_at(self.look, self.held.painted, rect.width(), self._width)
        picture, edge = card_picture(
            self.look, face, rect.width(), rect.height(), self.devicePixelRatioF(), weak=self.is_locked
        )
        painter.drawPixmap(QPointF(rect.left() - edge, rect.top() - edge), picture)

    def _paint_states(self, painter: QPainter, path: QPainterPath) -> None:
        style = self.look
        if self.is_locked:
            self._paint_lock(painter, path)
        if self.is_raised or self.chosen:
            states.selected(painter, style, path)
        elif self.held.near:
            states.near(painter, style, path)
            self._paint_badge(painter, path, "swap")
        elif self.held.actions or self.is_offered:
            (states.hovered if self.touch.hovered else states.legal)(painter, style, path)
        if self.touch.focused:
            states.focus(painter, style, path)

    @property
    def is_locked(self) -> bool:
        return self.held.denial is not None and not self.held.actions

    def _paint_lock(self, painter: QPainter, path: QPainterPath) -> None:
        """Barred, yet still to be read: its colours are weak already."""
        painter.fillPath(path, veil(self.look.room.tray, _LOCKED_VEIL))
        self._paint_badge(painter, path, "lock")

    def _paint_badge(self, painter: QPainter, path: QPainterPath, icon: str) -> None:
        style = self.look
        size = max(style.scaled(15), _LEAST_BADGE)
        corner = self._badge_at(path.boundingRect(), size * 1.3)
        ink(painter, disc(corner.x(), corner.y(), size), style.room.raised, style.scaled(1.6), depth=style.scaled(2))
        inner = size * 0.62
        mono(painter, icon, QRectF(corner.x() - inner, corner.y() - inner, 2 * inner, 2 * inner), style.room.text)

    def _badge_at(self, card: QRectF, inset: float) -> QPointF:
        return card.topLeft() + QPointF(inset, inset)

    # The reading copy

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        if not self._quiet:
            self.look.sounds.play("hover")
            self._come_to()

    def wait_for_pointer(self) -> None:
        """It has come to lie under a pointer that rests: only when that moves somebody asks for it."""
        self._quiet = True
        self.setMouseTracking(True)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if self._quiet:
            self._quiet = False
            self._come_to()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._go_from()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in _BY_KEY:  # not where a dialog opens: its title would be covered
            self._come_to()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._go_from()

    def hideEvent(self, event: QHideEvent) -> None:
        self._wait.stop()
        ReadingCopy.of(self.window(), self.look).hide()
        super().hideEvent(event)

    def _come_to(self) -> None:
        if self.held.full:
            self._wait.start()
        self.entered.emit()

    def _go_from(self) -> None:
        self._wait.stop()
        ReadingCopy.of(self.window(), self.look).hide()
        self.left.emit()

    def _read(self) -> None:
        if self.isVisible():
            copy = ReadingCopy.of(self.window(), self.look)
            large = replace(self.held.face, text=self.held.full, text_size=_FULL_TEXT, art_share=0.0)
            copy.show_above(large, QRect(self.mapTo(self.window(), QPoint(0, 0)), self.size()))


def face_at(style: Style, face: CardFace, pixels: float, measure: float) -> CardFace:
    """Small cards say less, in larger letters; tiny ones nothing but their name and price, or not even that. The rest
    is in the reading copy."""
    if not lines_of_name(face.name, pixels, style.floor):
        return replace(bare(face), name="")
    if not face.text or measure >= _WHOLE:
        return face
    if pixels < _READABLE * style.floor:
        return replace(bare(face), price=tuple(mark for mark in face.price if mark[0] != "glory"))  # which is no price
    return replace(face, type_line="", text_size=max(face.text_size, 18))


def room_of(style: Style, width: float, height: float, count: int = 1) -> QSize:
    """What so many cards on each other take, with their shadow and halo."""
    across, up = ((min(count, MOST_SHOWN) - 1) * step for step in _STEP)
    edge = 2 * _EDGE
    return QSize(style.px(width + across + edge), style.px(height + up + edge))


def in_a_line(style: Style, cards: Sequence[Held], width: float, height: float) -> list[Held]:
    """Cards of that size side by side, their names in a line. Where the words of one would leave it, or would leave no
    room for its kind, no card says its kind, and if need be all that can say less: as they are painted, not in their
    reading copies."""
    rect = QRectF(0, 0, style.scaled(width), style.scaled(height))
    whole = [held.face for held in cards]
    brief = [replace(face, text=face.brief or face.text) for face in whole]
    for faces in (whole, _kindless(whole), brief, _kindless(brief)):
        shown = [face_at(style, face, rect.width(), width) for face in faces]
        shares = shares_in_a_line(rect, shown, style.floor)
        if _alike(rect, shown, shares, style.floor):
            break
    return [
        replace(held, beside=replace(face, art_share=share))
        for held, face, share in zip(cards, faces, shares, strict=True)
    ]


def _kindless(faces: Sequence[CardFace]) -> list[CardFace]:
    return [replace(face, type_line="") for face in faces]


def _alike(rect: QRectF, faces: Sequence[CardFace], shares: Sequence[float], floor: float) -> bool:
    kinds = (bears_type(rect, face, share, floor) for face, share in zip(faces, shares, strict=True) if face.type_line)
    return len({share for share in shares if share}) <= 1 and all(kinds)


def bare(face: CardFace) -> CardFace:
    """Nothing but its picture and its name."""
    return replace(face, text="", type_line="", price=(), art_share=0.0)


def told_apart(face: CardFace) -> tuple[Hashable, ...]:
    """What the picture of a card depends on, as a key; its art and its ribbon go with its name."""
    about = face.name, face.text, face.text_size, face.type_line, face.medals, face.mood, face.seed
    return (*about, face.art_share, face.instant, face.price, face.strength, face.defence)


def card_picture(
    style: Style, face: CardFace, width: float, height: float, dpr: float, *, weak: bool = False
) -> tuple[QPixmap, float]:
    """The card with its shadow, and how far the picture reaches beyond it; in weak colours one that is locked."""
    edge = style.scaled(_EDGE)
    size = (width + 2 * edge, height + 2 * edge)
    key = ("card", weak, *told_apart(face))

    def paint(painter: QPainter) -> None:
        card(painter, QRectF(edge, edge, width, height), face, style.floor)

    return style.pixmap(key, size, weakened(paint, size, dpr) if weak else paint, dpr), edge


def weakened(paint: Callable[[QPainter], None], size: tuple[float, float], dpr: float) -> Callable[[QPainter], None]:
    """The same with less colour in it."""

    def paint_weak(painter: QPainter) -> None:
        whole = painted_pixmap(*size, paint, dpr)
        grey = whole.toImage().convertToFormat(QImage.Format.Format_Grayscale8)
        grey.setDevicePixelRatio(dpr)
        painter.drawPixmap(0, 0, whole)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        painter.setOpacity(1 - _LOCKED_COLOUR)
        painter.drawImage(0, 0, grey)

    return paint_weak
