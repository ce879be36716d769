"""The game that waits, as it was left: its picture with the banners and points on it, and beside it what it is."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from meadhall.chronicle.past import Past
from meadhall.views.hall import told
from meadhall.views.look.ink import stroke
from meadhall.views.look.shapes import of_rect
from meadhall.views.look.style import Style, smooth
from meadhall.views.text import escaped
from meadhall.views.widgets import Panel, RichText, empty, words_of
from meadhall.views.widgets.panel import MARGIN

_WIDE, _HIGH = 420, 236  # measures
_PADDING = 16
_LEAST = 0.6  # of the height, where the window is low


class Preview(Panel):
    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(style, parent, padding=_PADDING, radius=14)
        self.setMaximumHeight(style.px(_HIGH) + 2 * style.px(_PADDING) + 2 * style.px(MARGIN))
        row = QHBoxLayout()
        row.setSpacing(style.px(16))
        self.body.addLayout(row)
        self.picture = _Picture(style, self)
        row.addWidget(self.picture)
        self._texts = QVBoxLayout()
        self._texts.setSpacing(style.px(6))
        row.addLayout(self._texts, 1)

    def show_game(self, past: Past, picture: QPixmap) -> None:
        style, words = self.look, words_of(self.look)
        self.picture.show_this(picture)
        empty(self._texts)
        lines = told.dated(words, past), told.extent(words, past), told.ended(words, past)
        for text in (f"**{told.game(words, past.game)}**", *map(escaped, filter(None, lines))):
            self._texts.addWidget(RichText(style, text, 16, self, colour=style.room.text2))
        self._texts.addStretch(1)


class _Picture(QWidget):
    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = style
        self._picture = QPixmap()
        self.setFixedWidth(style.px(_WIDE))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setMaximumHeight(style.px(_HIGH))
        self.setMinimumHeight(style.px(_HIGH * _LEAST))

    def sizeHint(self) -> QSize:
        """It takes what the figures above it leave, and no more."""
        return QSize(self.look.px(_WIDE), self.minimumHeight())

    def show_this(self, picture: QPixmap) -> None:
        self._picture = picture
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Its foot, where the points are, is never cut off."""
        painter = QPainter(self)
        smooth(painter)
        face = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        path = of_rect(face, self.look.scaled(8))
        painter.setClipPath(path)
        whole = self._picture.width()
        cut = whole * face.height() / face.width()
        part = QRectF(0, max(0.0, self._picture.height() - cut), whole, min(cut, self._picture.height()))
        painter.drawPixmap(face, self._picture, part)
        painter.setClipping(False)
        stroke(painter, path, self.look.room.ink, self.look.scaled(2.4))
