"""Two sides beside each other, each a panel in its colour, with facts and bars: a battle, an attack, a load."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from meadhall.views.look import chrome
from meadhall.views.look.icons import inline
from meadhall.views.look.ink import lettering, stroke
from meadhall.views.look.palette import INK
from meadhall.views.look.richtext import Lines, draw_lines, fitted_lines
from meadhall.views.look.shapes import of_rect
from meadhall.views.look.style import Style, smooth
from meadhall.views.look.tones import veil
from meadhall.views.table.rails.emblem import IconMark
from meadhall.views.widgets import aloud

_ROW = 38
_LINE, _PIECES = 1.55, 20  # of a bar: its words in their size, and measures of what lies below
_GAP, _FEW = 4, 12  # between so few pieces
_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, Qt.AlignmentFlag.AlignRight
_HIT = QColor("#BE3A25")


class Half(QWidget):
    """A panel in the colour of whoever stands there; what stands on it is put into `body`."""

    def __init__(self, style: Style, tone: QColor, edge: QColor) -> None:
        super().__init__()
        self.look, self.tone, self.edge = style, tone, edge
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.body = QVBoxLayout(self)
        inset = style.px(20)
        self.body.setContentsMargins(inset, inset, inset, inset)
        self.body.setSpacing(style.px(6))

    def dress(self, tone: QColor, edge: QColor) -> None:
        """In another colour, for another who stands there now."""
        self.tone, self.edge = tone, edge
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        size = QRectF(self.rect()).size()
        key = ("half", self.tone.rgba(), self.edge.rgba(), self.look.room.name, self.look.unit)
        picture = self.look.pixmap(key, size, self._paint, self.devicePixelRatioF())
        QPainter(self).drawPixmap(0, 0, picture)

    def _paint(self, painter: QPainter) -> None:
        style, room, inset = self.look, self.look.room, self.look.scaled(6)
        face = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        fill = chrome.tinted(room, self.tone)
        path = chrome.panel(painter, style, face, fill=fill, radius=14)
        stroke(painter, path, self.edge, style.scaled(2.4))


class FactRow(QWidget):
    """An icon, what it counts, and the figure."""

    def __init__(self, style: Style, icon: str, text: str, figure: str, *, grave: bool = False) -> None:
        super().__init__()
        self.look, self._icon, self._grave = style, icon, grave
        self._text, self._figure = text, figure
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(aloud(style, f"{text}: {figure}"))

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(260), self.look.px(_ROW))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(160), self.look.px(_ROW))

    def show_figure(self, figure: str) -> None:
        """Another one."""
        self._figure = figure
        self.setAccessibleName(aloud(self.look, f"{self._text}: {figure}"))
        self.update()

    def _words(self) -> QRectF:
        style = self.look
        figure = style.metrics("name", 21).horizontalAdvance(self._figure) + style.scaled(26)
        return QRectF(self.rect()).adjusted(style.scaled(46), 0, -figure, 0)

    def text_fits(self) -> bool:
        words = self._words()
        lines = fitted_lines(self._text, words, self.look.letters(17), self.look.floor, 1.1)
        return lines.width <= words.width() + 1.5 and lines.height <= words.height() + 2

    def paintEvent(self, event: QPaintEvent) -> None:
        style, room = self.look, self.look.room
        painter = QPainter(self)
        smooth(painter)
        plate = QRectF(self.rect()).adjusted(0, 2, 0, -2)
        painter.fillPath(of_rect(plate, style.scaled(6)), veil(INK, 0.34 if room.dark else 0.1))
        size = style.scaled(22)
        inline(painter, self._icon, QRectF(style.scaled(12), plate.center().y() - size / 2, size, size), room.text)
        words = self._words()
        lines = fitted_lines(self._text, words, style.letters(17), style.floor, 1.1)
        draw_lines(painter, lines, words, room.text, _LEFT)
        figure = plate.adjusted(0, 0, -style.scaled(14), 0)
        colour = room.danger if self._grave else room.text
        lettering(painter, figure, self._figure, style.font("name", 21), colour, _RIGHT)


class Bar(QWidget):
    """So much of a whole: a word on it, and below it what is done already and what this roll adds, piece by piece."""

    def __init__(self, style: Style, done: int, more: int, whole: int, text: str, *, size: float = 16) -> None:
        super().__init__()
        self.look, self._size = style, size
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.fill(done, more, whole, text)

    def fill(self, done: int, more: int, whole: int, text: str) -> None:
        self._done, self._more, self._whole, self._text = done, more, whole, text
        self.setAccessibleName(aloud(self.look, text))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(220), self.look.px(self._size * _LINE + _PIECES + 8))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(160), self.sizeHint().height())

    @property
    def words(self) -> QRectF:
        """No piece lies under them."""
        return QRectF(0, 0, self.width(), self.look.scaled(self._size * _LINE))

    @property
    def pieces(self) -> list[QRectF]:
        style, row = self.look, QRectF(self.rect()).adjusted(2, self.words.bottom() + 2, -2, -4)
        gap = style.scaled(_GAP if self._whole <= _FEW else 1)
        wide = (row.width() + gap) / max(self._whole, 1)
        return [QRectF(row.left() + wide * place, row.top(), wide - gap, row.height()) for place in range(self._whole)]

    def _lines(self) -> Lines:
        return fitted_lines(self._text, self.words, self.look.letters(self._size), self.look.floor, 1.1)

    def text_fits(self) -> bool:
        return self._lines().width <= self.width() - self.look.scaled(8)

    def paintEvent(self, event: QPaintEvent) -> None:
        style, empty = self.look, veil(INK, 0.72 if self.look.room.dark else 0.1)
        painter = QPainter(self)
        smooth(painter)
        for place, piece in enumerate(self.pieces):
            path = of_rect(piece, min(style.scaled(5), piece.width() / 3))
            dealt, added = place < self._done, place < self._done + self._more
            painter.fillPath(path, _HIT.darker(150) if dealt else _HIT if added else empty)
            stroke(painter, path, INK if added else style.room.line2, style.scaled(2))
        draw_lines(painter, self._lines(), self.words, style.room.text, Qt.AlignmentFlag.AlignCenter)


def head(style: Style, mark: QWidget | None, *lines: QWidget) -> QHBoxLayout:
    """A banner, and words beside it."""
    row = QHBoxLayout()
    row.setSpacing(style.px(14))
    if mark is not None:
        row.addWidget(mark)
    beside = QVBoxLayout()
    beside.setSpacing(0)
    beside.addStretch(1)
    for each in lines:
        beside.addWidget(each)
    beside.addStretch(1)
    row.addLayout(beside, 1)
    return row


def marked(style: Style, icon: str, colour: QColor, *lines: QWidget) -> QHBoxLayout:
    """A sign, and words that begin beside it."""
    row = QHBoxLayout()
    row.setSpacing(style.px(12))
    row.addWidget(IconMark(style, icon, 30, colour), 0, Qt.AlignmentFlag.AlignTop)
    beside = QVBoxLayout()
    for each in lines:
        beside.addWidget(each)
    beside.addStretch(1)
    row.addLayout(beside, 1)
    return row
