"""The bubble: what a thing does, or why it cannot be done, and where the rule can be read."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QHideEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from meadhall.views.look import chrome
from meadhall.views.look.ink import lettering
from meadhall.views.look.richtext import Lines, draw_lines, lines_of
from meadhall.views.look.style import Style, smooth
from meadhall.views.look.tones import mix
from meadhall.views.widgets.measure import aloud, words_of

_WIDTHS = 360, 200, 120  # of its words, from the widest on
_NARROWER = 0.1  # so much less of what is to be spared a narrower bubble has to cover
_PADDING = 14
_MARGIN = 16  # for the shadow and the tail
_TEXT = 15
_RULE = 13
_FAR = 0.8  # what it costs to be at the other end of the room, beside covering as much as it says
_ITSELF = 4  # times as bad: to cover what it speaks of, instead of something else
_CLOSE = -3  # pixels between a sheet and what it speaks of, where there is little room
_STEPS = 12  # places that are tried, across and down
_AFTER_POINTER, _AFTER_FOCUS = 350, 700  # ms
_GONE = (
    QEvent.Type.Leave,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.KeyPress,
    QEvent.Type.FocusOut,
    QEvent.Type.Hide,
    QEvent.Type.Wheel,
)


class Bubble(QWidget):
    """One for each window, above everything; the pointer goes through it."""

    floats = True  # it may lie over what others have written

    def __init__(self, window: QWidget, style: Style) -> None:
        super().__init__(window)
        self._window = window
        self.look = style
        self._lines: Lines = lines_of("", 1, 12)
        self._rule = ""
        self.text = ""
        self._sheet = QRectF()
        self._tip: QPointF | None = None  # of the tail; none from afar
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @staticmethod
    def of(window: QWidget, style: Style) -> Bubble:
        found = window.findChild(Bubble, options=Qt.FindChildOption.FindDirectChildrenOnly)
        if not isinstance(found, Bubble):
            found = Bubble(window, style)
        found.look = style
        return found

    def say(
        self, text: str, target: QRect, rule: str = "", spare: Sequence[QRect] = (), room: QRect | None = None
    ) -> None:
        """Point at `target`, a rectangle of the window, and cover as little as can be of what is to be spared; stay
        inside of `room`, or of the window. An empty text hides the bubble."""
        if not text:
            self.hide()
            return
        style = self.look
        margin = style.px(_MARGIN)
        self._rule = where(style, rule)
        found = math.inf
        for width in _WIDTHS:
            if found < _NARROWER:
                break
            lines = lines_of(text, style.scaled(width), style.letters(_TEXT))
            sheet, most = self._sheet_size(lines), found - _NARROWER
            cost, place = _nearest(sheet, target, room or self._window.rect(), margin, spare, most)
            if cost < most:
                found, self._lines = cost, lines
                self.setGeometry(place)
        corner = QPointF(self.pos())
        self._sheet = QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)
        tip = nearest_point(QRectF(target), self._sheet.translated(corner)) - corner
        self._tip = tip if QRectF(self.rect()).adjusted(-margin, -margin, margin, margin).contains(tip) else None
        self.text = text
        self.setAccessibleName(aloud(style, text))
        self.show()
        self.raise_()
        self.update()

    @property
    def points(self) -> bool:
        """Whether a tail shows what it speaks of."""
        return self._tip is not None

    def hideEvent(self, event: QHideEvent) -> None:
        """What it said may be nobody else's business: nothing of it stays."""
        super().hideEvent(event)
        self._lines, self._rule, self.text = lines_of("", 1, 12), "", ""
        self.setAccessibleName("")

    def text_fits(self) -> bool:
        return self._lines.width <= self._sheet.width() and self._window.rect().contains(self.geometry())

    def _sheet_size(self, lines: Lines) -> QSizeF:
        style = self.look
        padding = 2 * style.scaled(_PADDING)
        rule = style.scaled(22) if self._rule else 0
        wide = max(lines.width, style.metrics("bold", _RULE).horizontalAdvance(self._rule))
        return QSizeF(wide + padding + 1, lines.height + rule + padding * 0.75)

    def paintEvent(self, event: QPaintEvent) -> None:
        style = self.look
        painter = QPainter(self)
        smooth(painter)
        chrome.bubble(painter, style, self._sheet, self._tip)
        room = style.room
        padding = style.scaled(_PADDING)
        inner = self._sheet.adjusted(padding, padding * 0.75, -padding, -padding * 0.75)
        draw_lines(painter, self._lines, inner, room.ink)
        if self._rule:
            line = QRectF(inner.left(), inner.bottom() - style.scaled(18), inner.width(), style.scaled(18))
            weak = mix(room.ink, room.bubble, 0.35)
            lettering(painter, line, self._rule, style.font("bold", _RULE), weak, Qt.AlignmentFlag.AlignLeft)


def place_near(sheet: QSizeF, target: QRect, room: QRect, margin: int, spare: Sequence[QRect]) -> QRect:
    """Below the target or above it, or where that covers what is to be spared, beside it, or close to it, or else as
    near as can be where little is covered; never outside the room."""
    return _nearest(sheet, target, room, margin, spare)[1]


def _nearest(
    sheet: QSizeF, target: QRect, room: QRect, margin: int, spare: Sequence[QRect], most: float = math.inf
) -> tuple[float, QRect]:
    """With what it costs to be there; nowhere, if that is not below `most`."""
    size = QSize(round(sheet.width()) + 2 * margin, round(sheet.height()) + 2 * margin)
    whole, length = sheet.width() * sheet.height(), math.hypot(room.width(), room.height())
    hidden = [(_ITSELF / whole, target), *((1 / whole, one) for one in spare)]
    close = target.adjusted(margin, margin, -margin, -margin).adjusted(_CLOSE, _CLOSE, -_CLOSE, -_CLOSE)
    least, best = most, QRect()
    for place in (*_places(size, target, room), *_places(size, close, room), *_anywhere(size, room)):
        paper = place.adjusted(margin, margin, -margin, -margin)
        cost = _FAR * max(_gap(paper, target) - margin - 1, 0) / length
        for weight, one in hidden:
            if cost >= least:  # of those as good, the first; what is too far off need not be looked at
                break
            cost += weight * _shared(paper, one)
        if cost < least:
            least, best = cost, place
    return least, best


def _places(size: QSize, target: QRect, room: QRect) -> Iterator[QRect]:
    middle = target.center()
    left, top = middle.x() - size.width() // 2, middle.y() - size.height() // 2
    below, above = QPoint(left, target.bottom() + 1), QPoint(left, target.top() - size.height())
    fits = target.bottom() + size.height() <= room.bottom()
    beside = QPoint(target.right() + 1, top), QPoint(target.left() - size.width(), top)
    for corner in (*((below, above) if fits else (above, below)), *beside):
        x = max(room.left(), min(corner.x(), room.right() - size.width()))
        y = max(room.top(), min(corner.y(), room.bottom() - size.height()))
        yield QRect(QPoint(x, y), size)


def _anywhere(size: QSize, room: QRect) -> Iterator[QRect]:
    across, down = max(room.width() - size.width(), 0), max(room.height() - size.height(), 0)
    for row in range(_STEPS + 1):
        for column in range(_STEPS + 1):
            yield QRect(room.topLeft() + QPoint(across * column // _STEPS, down * row // _STEPS), size)


def _gap(one: QRect, other: QRect) -> float:
    """How far they lie apart."""
    across = max(other.left() - one.right(), one.left() - other.right(), 0)
    down = max(other.top() - one.bottom(), one.top() - other.bottom(), 0)
    return math.hypot(across, down)


def _shared(one: QRect, other: QRect) -> int:
    both = one.intersected(other)
    return 0 if both.isEmpty() else both.width() * both.height()


def nearest_point(target: QRectF, sheet: QRectF) -> QPointF:
    """The point of the target that the tail shows to, on its edge towards the sheet."""
    if sheet.left() > target.right() or sheet.right() < target.left():
        y = min(max(target.center().y(), sheet.top()), sheet.bottom())
        x = target.right() if sheet.left() > target.right() else target.left()
        return QPointF(x, min(max(y, target.top()), target.bottom()))
    x = min(max(target.center().x(), sheet.left()), sheet.right())
    x = min(max(x, target.left()), target.right())
    return QPointF(x, target.bottom() if sheet.top() > target.bottom() else target.top())


def hint(widget: QWidget, style: Style, text: str, rule: str = "") -> None:
    """Let the bubble say this when the pointer or the keyboard rests on the widget; an empty text ends it."""
    found = widget.findChild(Hint, options=Qt.FindChildOption.FindDirectChildrenOnly)
    if isinstance(found, Hint):
        found.text, found.rule = text, rule
    elif text:
        Hint(widget, style, text, rule)
    describe(widget, style, text, rule)


def describe(widget: QWidget, style: Style, text: str, rule: str) -> None:
    """The same for a screen reader."""
    place = where(style, rule)
    widget.setAccessibleDescription(aloud(style, text) + (f" ({place})" if place else ""))


def where(style: Style, rule: str) -> str:
    """The way to it in the almanac, which only those load who name a rule."""
    if not rule:
        return ""
    from meadhall.views.text.almanac import reference

    return reference(words_of(style), rule)


class Rail(QWidget):
    """What is said of its rows lies beside it, where there is room."""


def _beside(widget: QWidget) -> Iterator[QRect]:
    """Where its like lies in the window, and the rail on which it stands."""
    around = widget.parentWidget() or widget
    for other in around.findChildren(type(widget), options=Qt.FindChildOption.FindDirectChildrenOnly):
        if other is not widget and other.isVisible():
            yield _in_window(other)
    above = widget.parentWidget()
    while above is not None and not above.isWindow():
        if isinstance(above, Rail):
            yield _in_window(above)
        above = above.parentWidget()


def _in_window(widget: QWidget) -> QRect:
    return QRect(widget.mapTo(widget.window(), QPoint(0, 0)), widget.size())


class Hint(QObject):
    """Listens to one widget. Qt tells Python of all that happens to it then, which costs a page of many some time."""

    def __init__(
        self, widget: QWidget, style: Style, text: str, rule: str, place: Callable[[], QRect] | None = None
    ) -> None:
        """`place`: what the bubble points at, where that is not all of the widget."""
        super().__init__(widget)
        self._widget = widget
        self._style = style
        self._place = place or widget.rect
        self.text, self.rule = text, rule
        self._wait = QTimer(self, singleShot=True)
        self._wait.timeout.connect(self._show)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if not isValid(self._widget):  # Qt takes the focus from a widget that it is deleting
            return False
        if kind == QEvent.Type.Enter:
            self._wait.start(_AFTER_POINTER)
        elif kind == QEvent.Type.FocusIn and isinstance(event, QFocusEvent):
            if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
                self._wait.start(_AFTER_FOCUS)
        elif kind in _GONE:
            self._wait.stop()
            Bubble.of(self._widget.window(), self._style).hide()
        return False

    def _show(self) -> None:
        """Beside a row of a list, whose other rows may be the very thing that it advises, and beside a rail."""
        widget, window = self._widget, self._widget.window()
        if self.text and widget.isVisible():
            place = self._place()
            target = QRect(widget.mapTo(window, place.topLeft()), place.size())
            Bubble.of(window, self._style).say(self.text, target, self.rule, spare=[*_beside(widget)])
