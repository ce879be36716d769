"""What lies over a page: the dimmed layer, and the dialog on it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from meadhall.views.look import chrome
from meadhall.views.look.controls import Kind
from meadhall.views.look.icons import mono
from meadhall.views.look.style import Style, smooth
from meadhall.views.widgets.buttons import Button
from meadhall.views.widgets.label import RichText, Title
from meadhall.views.widgets.measure import aloud
from meadhall.views.widgets.scroll import ScrollColumn

_DIM = 0.7
_SHADOW = 36  # around the sheet
_NEAR = 8  # to the edges of a low window
_PADDING = 28
_BEAM = 84
_CARVED, _CARVED_EDGE = QColor("#F6E6C4"), QColor("#20120A")


def walk_round(layer: QWidget, *, forward: bool) -> bool:
    """What Tab does in something that keeps the keyboard to itself."""
    chain = _chain(layer)
    if not chain:
        return True
    now = QApplication.focusWidget()
    at = chain.index(now) + (1 if forward else -1) if now in chain else 0
    reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
    chain[at % len(chain)].setFocus(reason)
    return True


def _chain(layer: QWidget) -> list[QWidget]:
    """What Tab comes to, in order."""
    found: list[QWidget] = []
    widget = layer.nextInFocusChain()
    while widget is not None and widget is not layer:
        takes = widget.focusPolicy() & Qt.FocusPolicy.TabFocus == Qt.FocusPolicy.TabFocus
        is_there = layer.isAncestorOf(widget) and widget.isVisibleTo(layer) and widget.isEnabled()
        if takes and is_there and widget.focusProxy() is None:
            found.append(widget)
        widget = widget.nextInFocusChain()
    return found


class Overlay(QWidget):
    """Covers what it lies on, keeps the keyboard to itself, and closes at Esc. Closed, it is gone."""

    closed = Signal()
    is_layer = True

    def __init__(self, style: Style, over: QWidget, name: str, *, dim: float = _DIM, can_close: bool = True) -> None:
        super().__init__(over)
        self.over = over
        self.look = style
        self._dim = dim
        self._can_close = can_close
        self._focus_before: QWidget | None = None
        self.setAccessibleName(aloud(style, name))
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.hide()
        over.installEventFilter(self)

    def open(self) -> None:
        """Over all of what it lies on, with the keyboard on the first thing in it."""
        self._focus_before = QApplication.focusWidget()
        self.setGeometry(self.over.rect())
        self.show()
        self.raise_()
        first = self.first_focus()
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def first_focus(self) -> QWidget:
        chain = _chain(self)
        return chain[0] if chain else self

    def close_layer(self) -> None:
        if self.isHidden():
            return
        self.over.removeEventFilter(self)
        # The keyboard leaves first: Qt must not find it in what is about to go.
        before = self._focus_before
        back = before if before is not None and _is_alive(before) else self.over
        back.setFocus(Qt.FocusReason.OtherFocusReason)
        self.hide()
        self.closed.emit()
        now = QApplication.focusWidget()
        if now is None or self.isAncestorOf(now):  # what had it before is barred, or handed it back
            self.over.setFocus(Qt.FocusReason.OtherFocusReason)
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self.over:
            self.setGeometry(self.over.rect())
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """No key reaches what lies below."""
        if event.key() == Qt.Key.Key_Escape and self._can_close:
            self.close_layer()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002  Qt's name
        return walk_round(self, forward=next)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._dim:
            chrome.dim(QPainter(self), self.look, QRectF(self.rect()), self._dim)


class Dialog(Overlay):
    """A sheet in the middle: a title, what the caller puts into `body`, and a row of buttons."""

    def __init__(
        self,
        style: Style,
        over: QWidget,
        title: str,
        *,
        width: float = 640,
        can_close: bool = True,
        beam: str = "",
    ) -> None:
        """`beam` is the icon on the beam that bears the title; without one the title stands on the sheet."""
        super().__init__(style, over, title, can_close=can_close)
        self._width = width
        self._buttons: list[Button] = []
        self.head = QHBoxLayout()
        self._sheet = _Sheet(style, self, beam, self.head)
        column = QVBoxLayout(self._sheet)
        inset = style.px(_SHADOW) + style.px(_PADDING)
        column.setContentsMargins(inset, style.px(_SHADOW + 20), inset, style.px(_SHADOW + 18))
        column.setSpacing(style.px(14))
        self.head.addWidget(_title(style, title, carved=bool(beam)), 1)
        if beam:
            self.head.setContentsMargins(style.px(58), 0, 0, 0)
            column.addLayout(self.head)
            column.addSpacing(style.px(_BEAM - 20 - 14) - self.head.sizeHint().height())
        else:
            column.addLayout(self.head)
        self._content = QWidget()
        self.body = QVBoxLayout(self._content)
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.setSpacing(style.px(10))
        column.addWidget(self._content, 1)
        self._scroll: ScrollColumn | None = None
        self._row = QHBoxLayout()
        self._row.setSpacing(0)
        self._row.addStretch(1)
        column.addLayout(self._row)

    @property
    def sheet_rect(self) -> QRect:
        """Where the dialog is painted, on what it lies over."""
        shadow = self.look.px(_SHADOW)
        return self._sheet.geometry().adjusted(shadow, shadow, -shadow, -shadow)

    def add_button(
        self, text: str, act: Callable[[], object] | None = None, kind: Kind = Kind.SECONDARY, icon: str | None = None
    ) -> Button:
        """It closes the dialog, then acts."""
        button = Button(self.look, text, kind, icon, self._sheet)
        button.acted.connect(self.close_layer)
        if act is not None:
            button.acted.connect(act)
        self._row.addWidget(button)
        self._buttons.append(button)
        return button

    def first_focus(self) -> QWidget:
        """The last button is the one that goes on."""
        return self._buttons[-1] if self._buttons else super().first_focus()

    def open(self) -> None:
        super().open()
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()

    def _lay_out(self) -> None:
        """As wide as asked for and as its buttons need, as high as what it holds, never larger than the window: what
        has no room in it scrolls. Its shadow may fall outside."""
        if self.isHidden():  # it is still being put together, and has not the size of the window yet
            return
        style, layout = self.look, self._sheet.layout()
        assert layout is not None
        shadow = 2 * style.px(_SHADOW)
        margins = layout.contentsMargins()
        row = self._row.sizeHint().width() + margins.left() + margins.right()
        width = min(max(style.px(self._width) + shadow, row), self.width())
        most = self.height() + shadow - 2 * style.px(_NEAR)
        least = layout.totalMinimumHeightForWidth(width) if layout.hasHeightForWidth() else 0
        if least > most and self._scroll is None:
            self._scroll = self._let_scroll()
        height = min(self._in_full(layout, width), most)
        self._sheet.setGeometry((self.width() - width) // 2, (self.height() - height) // 2, width, height)

    def _in_full(self, layout: QLayout, width: int) -> int:
        """So high that nothing has to scroll; what is held may have become less since it had to."""
        if self._scroll is None:
            return _height(layout, width)
        held, margins = self._scroll.body, layout.contentsMargins()
        least = (
            layout.totalMinimumHeightForWidth(width)
            if layout.hasHeightForWidth()
            else layout.totalMinimumSize().height()
        )
        return least - self._scroll.minimumSizeHint().height() + _height(held, width - margins.left() - margins.right())

    def _let_scroll(self) -> ScrollColumn:
        """From now on, for the window is too low."""
        scroll = ScrollColumn(self.look)
        layout = self._sheet.layout()
        assert layout is not None
        layout.replaceWidget(self._content, scroll)
        scroll.body.addWidget(self._content)
        scroll.show()
        return scroll


def _height(layout: QLayout, width: int) -> int:
    """That it would like to have."""
    return layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else layout.totalSizeHint().height()


def _title(style: Style, title: str, *, carved: bool) -> Title:
    if not carved:
        return Title(style, title, "name", 28)
    letters, edge = (_CARVED, _CARVED_EDGE) if style.room.dark else (_CARVED_EDGE, _CARVED)
    return Title(style, title, "display", 32, colour=letters, edge=edge, edge_width=4, tracking=0.6, on_beam=True)


class _Sheet(QWidget):
    def __init__(self, style: Style, parent: QWidget, beam: str, head: QHBoxLayout) -> None:
        super().__init__(parent)
        self.look = style
        self._beam, self._head = beam, head

    @property
    def beam_height(self) -> float:
        """More where the title takes two lines."""
        return self.look.scaled(_BEAM) + max(self._head.geometry().height() - self._head.sizeHint().height(), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        style = self.look
        size = QRectF(self.rect()).size()
        key = ("dialog", style.room.name, style.unit, self._beam, self.beam_height)
        QPainter(self).drawPixmap(0, 0, style.pixmap(key, size, self._paint, self.devicePixelRatioF()))

    def _paint(self, painter: QPainter) -> None:
        smooth(painter)
        margin = self.look.px(_SHADOW)
        face = QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)
        path = chrome.dialog(painter, self.look, face)
        if self._beam:
            self._paint_beam(painter, face, path)

    def _paint_beam(self, painter: QPainter, face: QRectF, path: QPainterPath) -> None:
        """Along the upper edge, inside the frame."""
        style = self.look
        band = QRectF(face.left(), face.top(), face.width(), self.beam_height)
        painter.save()
        painter.setClipPath(path)
        chrome.beam(painter, style, band, carved=False)
        painter.restore()
        size = style.scaled(38)
        top = band.center().y() - size / 2 - style.scaled(2)
        tone = style.room.gold if style.room.dark else _CARVED_EDGE
        mono(painter, self._beam, QRectF(face.left() + style.scaled(_PADDING + 4), top, size, size), tone)


def ask(
    style: Style,
    over: QWidget,
    title: str,
    detail: str,
    yes: str,
    act: Callable[[], object],
    *,
    kind: Kind = Kind.PRIMARY,
    no: str = "",
    otherwise: Callable[[], object] | None = None,
) -> Dialog:
    """A question with two answers. What cannot be undone is a `danger`, and then the keyboard is on the other one.
    `otherwise` is what the button `no` does."""
    dialog = Dialog(style, over, title)
    dialog.body.addWidget(RichText(style, detail, 18, colour=style.room.text2, hanging=True))
    refuse = dialog.add_button(no or style.words("shell.common.cancel"), otherwise)
    dialog.add_button(yes, act, kind)
    dialog.open()
    if kind is Kind.DANGER:
        refuse.setFocus(Qt.FocusReason.OtherFocusReason)
    return dialog


def tell(style: Style, over: QWidget, title: str, detail: str) -> Dialog:
    """Something to know, and one button."""
    dialog = Dialog(style, over, title)
    dialog.body.addWidget(RichText(style, detail, 18, colour=style.room.text2))
    dialog.add_button(style.words("shell.common.ok"), kind=Kind.PRIMARY)
    dialog.open()
    return dialog


def _is_alive(widget: QWidget) -> bool:
    try:
        return widget.isVisible()
    except RuntimeError:  # it has been deleted meanwhile
        return False
