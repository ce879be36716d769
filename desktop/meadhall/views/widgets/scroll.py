"""A column that scrolls, with a slim bar of our own; where there is more below, it may fade out there."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QLinearGradient, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QScrollArea, QVBoxLayout, QWidget

from meadhall.views.look.style import Style
from meadhall.views.look.tones import veil

_FADE = 24

_BAR = """
QScrollBar:vertical {{ background: transparent; width: {width}px; margin: 0; border: none; }}
QScrollBar::handle:vertical {{ background: {handle}; border-radius: {radius}px; min-height: {least}px; margin: 1px; }}
QScrollBar::handle:vertical:hover {{ background: {lit}; }}
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0; border: none; background: none; }}
QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical {{ background: none; }}
"""


class ScrollColumn(QScrollArea):
    """Widgets below each other: `body`. What the keyboard comes to is scrolled into sight.

    A column that is only `read` takes the keyboard itself: arrows and page keys scroll it, and its bar turns gold.
    """

    def __init__(self, style: Style, parent: QWidget | None = None, *, spacing: float = 8, read: str = "") -> None:
        """`read` is what a screen reader calls the column."""
        super().__init__(parent)
        self.look = style
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if read else Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(read)
        self.column = QWidget()
        self.body = QVBoxLayout(self.column)
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.setSpacing(style.px(spacing))
        self.setWidget(self.column)
        _clear(self.viewport())
        _clear(self.column)
        self.verticalScrollBar().setStyleSheet(bar_sheet(style))
        self._fades: tuple[Fade, ...] = ()
        self._wish = 0

    def wish(self, high: int, least: int) -> None:
        """As high as that where there is room, and no lower than `least`."""
        self._wish = high
        self.setMinimumHeight(least)

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(hint.width(), self._wish) if self._wish else hint

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """There is nothing to scroll from side to side: who lies around it may know what these keys lead to."""
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def fade_out(self, ground: QColor) -> None:
        """At its head and its foot, into what it lies on, as long as there is more above or below."""
        self._fades = fades_of(self, self.look, ground)

    def hold_wide(self) -> None:
        """No narrower than what lies in it now: nothing of it is cut off at its side."""
        self.setMinimumWidth(self.column.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width())

    def tab_after(self, before: QWidget) -> None:
        """Tab leads from there through what lies in it now: what is new would come after all else on the page."""
        for widget in self.column.findChildren(QWidget):
            if widget.focusPolicy() is not Qt.FocusPolicy.NoFocus and widget.focusProxy() is None:
                QWidget.setTabOrder(before, widget)
                before = widget

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for fade in self._fades:
            fade.settle()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.verticalScrollBar().setStyleSheet(bar_sheet(self.look, is_focused=True))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.verticalScrollBar().setStyleSheet(bar_sheet(self.look))


class Fade(QWidget):
    """Always there, and painted where there is more: shown and hidden, it would have all painted once more."""

    def __init__(self, area: QAbstractScrollArea, style: Style, ground: QColor, *, is_head: bool) -> None:
        super().__init__(area)
        self._area, self._ground, self._is_head = area, ground, is_head
        self._high = style.px(_FADE)
        self.is_on = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        area.verticalScrollBar().valueChanged.connect(self.settle)
        area.verticalScrollBar().rangeChanged.connect(self.settle)
        self.settle()
        self.show()

    def settle(self) -> None:
        port, bar, high = self._area.viewport().geometry(), self._area.verticalScrollBar(), self._high
        top = port.top() if self._is_head else port.bottom() + 1 - high
        self.setGeometry(port.left(), top, port.width(), high)
        is_on = bar.value() > bar.minimum() if self._is_head else bar.value() < bar.maximum()
        if is_on is not self.is_on:
            self.is_on = is_on
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.is_on:
            return
        fade = QLinearGradient(0, 0, 0, self.height())
        fade.setColorAt(1.0 if self._is_head else 0.0, veil(self._ground, 0))
        fade.setColorAt(0.0 if self._is_head else 1.0, self._ground)
        QPainter(self).fillRect(self.rect(), fade)


def fades_of(area: QAbstractScrollArea, style: Style, ground: QColor) -> tuple[Fade, Fade]:
    return Fade(area, style, ground, is_head=True), Fade(area, style, ground, is_head=False)


def _clear(widget: QWidget) -> None:
    """Let what lies behind show through."""
    palette = widget.palette()
    palette.setColor(QPalette.ColorRole.Window, QColor(0, 0, 0, 0))
    widget.setPalette(palette)
    widget.setAutoFillBackground(False)


def keep_bar(area: QAbstractScrollArea, style: Style) -> None:
    """Its place is always kept, so that what lies beside it keeps its width; where all is in sight nothing is seen."""

    def dress() -> None:
        bar = area.verticalScrollBar()  # asked for anew: PySide may let go of one that is kept, while Qt still has it
        sheet = bar_sheet(style, is_seen=bar.maximum() > bar.minimum())
        if sheet != bar.styleSheet():
            bar.setStyleSheet(sheet)

    area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
    area.verticalScrollBar().rangeChanged.connect(dress)
    dress()


def bar_sheet(style: Style, *, is_focused: bool = False, is_seen: bool = True) -> str:
    width, handle = max(8, style.px(10)), (style.room.gold if is_focused else style.room.line2).name()
    return _BAR.format(
        width=width,
        radius=max(2, (width - 2) // 2),
        handle=handle if is_seen else "transparent",
        lit=style.room.text2.name() if is_seen else "transparent",
        least=style.px(40),
    )
