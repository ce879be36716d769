"""The four books along the beam: the open one reaches down to the page."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from meadhall.views.look import states
from meadhall.views.look.covers.art import cover_art
from meadhall.views.look.ink import lettering, stroke
from meadhall.views.look.shapes import of_rect
from meadhall.views.look.style import Style, smooth
from meadhall.views.look.tones import veil
from meadhall.views.shell.beam import beam_text
from meadhall.views.text import facts
from meadhall.views.widgets import Press, fit, words_of

_HEIGHT = 76
_COVER = (44, 60)
_TITLE = 17
_LEAST = 0.75  # of the usual size of letters
_BEFORE, _BETWEEN, _AFTER = 12, 12, 14  # measures: edge, cover, title, edge


class BookTabs(QWidget):
    """`chosen` carries the game. Arrows move between the books."""

    chosen = Signal(str)

    def __init__(self, style: Style, games: Sequence[str], opened: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(style.words("almanac.books"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(style.px(4))
        self.tabs = [_Tab(style, game_id) for game_id in games]
        for tab in self.tabs:
            row.addWidget(tab, 0, Qt.AlignmentFlag.AlignBottom)
            tab.setChecked(tab.game_id == opened)
            tab.toggled.connect(self._toggled)
        self._opened = opened
        self._let_tab_in()

    def choose(self, game_id: str) -> None:
        """Show another book as the open one, without a signal."""
        self._opened = game_id
        for tab in self.tabs:
            tab.setChecked(tab.game_id == game_id)
        self._let_tab_in()

    def _toggled(self, on: bool) -> None:
        if on:  # the arrow that came here gives it the keyboard only after this
            QTimer.singleShot(0, self, self._take)

    def _take(self) -> None:
        now = next(tab.game_id for tab in self.tabs if tab.isChecked())
        if now != self._opened:
            self._opened = now
            self._let_tab_in()
            self.chosen.emit(now)

    def _let_tab_in(self) -> None:
        for tab in self.tabs:
            opened = tab.isChecked()
            tab.setFocusPolicy(Qt.FocusPolicy.StrongFocus if opened else Qt.FocusPolicy.ClickFocus)


class _Tab(Press):
    def __init__(self, style: Style, game_id: str) -> None:
        super().__init__(style, facts(game_id, words_of(style)).title)
        self.game_id = game_id
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def _around(self) -> float:
        return self.look.scaled(_BEFORE + _COVER[0] + _BETWEEN + _AFTER)

    def _size_for(self, share: float) -> QSize:
        words = self.look.metrics("name", _TITLE).horizontalAdvance(self.text_shown)
        return QSize(round(self._around + words * share) + 2, self.look.px(_HEIGHT))

    def sizeHint(self) -> QSize:
        return self._size_for(1)

    def minimumSizeHint(self) -> QSize:
        return self._size_for(_LEAST)

    def text_fits(self) -> bool:
        return fit(self.look, "name", _TITLE, self.text_shown, self.width() - self._around).fits

    def paintEvent(self, event: QPaintEvent) -> None:
        style, room, touch = self.look, self.look.room, self.touch
        painter = QPainter(self)
        smooth(painter)
        face = QRectF(self.rect()).adjusted(0, style.scaled(3), 0, style.scaled(8))  # its foot lies below the edge
        path = of_rect(face, style.scaled(9))
        if self.isChecked():
            painter.fillPath(path, room.panel)
            painter.save()
            painter.setClipRect(QRectF(0, 0, self.width(), style.scaled(8)))
            painter.fillPath(path, room.gold)
            painter.restore()
        elif touch.hovered:
            painter.fillPath(path, veil(room.panel, 0.35))
        wide, high = style.scaled(_COVER[0]), style.scaled(_COVER[1])
        cover = QRectF(style.scaled(_BEFORE), (self.height() + style.scaled(6) - high) / 2, wide, high)
        self._paint_cover(painter, cover)
        left = cover.right() + style.scaled(_BETWEEN)
        words = QRectF(left, cover.top(), self.width() - left - style.scaled(_AFTER), cover.height())
        font = fit(style, "name", _TITLE, self.text_shown, words.width()).font
        colour = room.text if self.isChecked() else beam_text(style)
        lettering(painter, words, self.text_shown, font, colour, Qt.AlignmentFlag.AlignLeft)
        if touch.focused:
            inner = QRectF(self.rect()).adjusted(3, style.scaled(6), -3, -3)
            states.focus(painter, style, of_rect(inner, style.scaled(6)))

    def _paint_cover(self, painter: QPainter, place: QRectF) -> None:
        style, dpr = self.look, self.devicePixelRatioF()

        def paint(into: QPainter) -> None:
            into.drawImage(QRectF(0, 0, place.width(), place.height()), cover_art(self.game_id, place.width() * dpr))

        picture = style.pixmap(("book", self.game_id), (place.width(), place.height()), paint, dpr)
        painter.drawPixmap(place.topLeft(), picture)
        stroke(painter, of_rect(place, style.scaled(2)), style.room.ink, style.scaled(1.6))
