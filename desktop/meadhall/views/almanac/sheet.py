"""The almanac beside the game: a sheet over the right part of the table, which goes on below it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from meadhall.almanac import Entry
from meadhall.views.almanac.reader import Reader
from meadhall.views.almanac.trail import Trail
from meadhall.views.look.controls import Kind
from meadhall.views.look.style import Style
from meadhall.views.text.almanac import Almanac
from meadhall.views.widgets import Button, IconButton, Label
from meadhall.views.widgets.overlay import walk_round

_WIDTH = 620
_MOST = 0.52  # of the window
_EDGE = 3  # the gold line towards the table


class AlmanacSheet(QWidget):
    closed = Signal()

    def __init__(
        self, style: Style, almanac: Almanac, trail: Trail, parent: QWidget, now: Callable[[Entry], str]
    ) -> None:
        """`now` says what is true at the table of what an entry tells."""
        super().__init__(parent)
        self.look = style
        self.setAccessibleName(style.words("almanac.title"))
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._before: QWidget | None = None
        self._now_opens = ""
        self._now = Button(style, "", Kind.SECONDARY, "swap", size=15, height=34)
        self._now.acted.connect(lambda: self.reader.open(self._now_opens))
        close = IconButton(style, "cross", style.words("shell.common.close"), self)
        close.acted.connect(self.close_sheet)
        head = QHBoxLayout()
        head.setSpacing(style.px(8))
        head.addWidget(Label(style, style.words("almanac.title"), "display", 30))
        head.addWidget(self._now)
        head.addStretch(1)
        head.addWidget(close)
        self.reader = Reader(style, almanac, trail, now=now)
        column = QVBoxLayout(self)
        column.setContentsMargins(style.px(24), style.px(12), style.px(18), style.px(14))
        column.setSpacing(style.px(8))
        column.addLayout(head)
        column.addWidget(self.reader, 1)
        self.hide()

    def place(self, area: QRect) -> None:
        """In the right part of this."""
        wide = min(self.look.px(_WIDTH), round(area.width() * _MOST))
        self.setGeometry(area.right() + 1 - wide, area.top(), wide, area.height())

    def open(self) -> None:
        if self.isHidden():
            self._before = self.window().focusWidget()
        self.show()
        self.raise_()
        self.reader.finder.field.setFocus()

    def close_sheet(self) -> None:
        if self.isHidden():
            return
        if self._before is not None and self._before.isVisible():
            self._before.setFocus()
        self.hide()
        self.closed.emit()

    def show_entry(self, ident: str) -> None:
        """Somebody has asked for it: the keyboard is in what they read."""
        self.reader.open(ident)
        self.reader.view.setFocus()

    def follow(self, things: Sequence[str]) -> None:
        """What is asked at the table now; nothing while nothing is asked."""
        self.reader.view.tell_now()
        almanac = self.reader.almanac
        entry = almanac.book.opened_by(*things)
        self._now.setVisible(entry is not None)
        if entry is not None:
            self._now_opens = entry.id
            self._now.set_text(self.look.words("almanac.asked", what=almanac.title(entry)))

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002  Qt's name
        """Tab goes round in it; the keys of the table lead out."""
        return walk_round(self, forward=next)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            if self.reader.finder.is_searching:
                self.reader.finder.clear()
            else:
                self.close_sheet()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """What lies below is not meant."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.look.room.panel)
        edge = QRectF(0, 0, max(2.0, self.look.scaled(_EDGE)), self.height())
        painter.fillRect(edge, self.look.room.gold)
