"""A table in the body of an entry: a head in capitals, rows parted by hairlines, each column as wide as it needs."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from meadhall.views.look import chrome
from meadhall.views.look.columns import column_widths
from meadhall.views.look.ink import stroke
from meadhall.views.look.richtext import Lines, draw_lines, lines_of
from meadhall.views.look.shapes import of_rect
from meadhall.views.look.style import Style, smooth
from meadhall.views.look.tones import veil
from meadhall.views.widgets import aloud

_PADDING, _RISE = 12, 6  # beside and above the text of a cell


class Grid(QWidget):
    def __init__(self, style: Style, rows: Sequence[Sequence[str]], size: float = 16) -> None:
        super().__init__()
        self.look = style
        self._rows = rows
        self._pixels = style.letters(size)
        self.setAccessibleName(aloud(style, "; ".join(", ".join(row) for row in rows)))
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(sum(self._heights(self._laid(width)))) + 2

    def sizeHint(self) -> QSize:
        width = self.look.px(420)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(180), self.look.px(40))

    def text_fits(self) -> bool:
        """No word is wider than its column."""
        widths = self._widths(self.width())
        laid = self._laid(self.width())
        return all(cell.width <= width + 1 for row in laid for cell, width in zip(row, widths, strict=True))

    def _markup(self, row: int, cell: str) -> str:
        return f"**{cell}**" if row == 0 and cell and "**" not in cell else cell

    def _widths(self, width: float) -> list[float]:
        """Without the padding."""
        marked = [[self._markup(at, cell) for cell in row] for at, row in enumerate(self._rows)]
        room = width - 2 * self.look.scaled(_PADDING) * len(self._rows[0])
        return column_widths(marked, room, self._pixels)

    def _laid(self, width: float) -> list[list[Lines]]:
        widths = self._widths(width)
        return [
            [lines_of(self._markup(at, cell), room, self._pixels, 1.25) for cell, room in zip(row, widths, strict=True)]
            for at, row in enumerate(self._rows)
        ]

    def _heights(self, laid: Sequence[Sequence[Lines]]) -> list[float]:
        rise = 2 * self.look.scaled(_RISE)
        return [max(cell.height for cell in row) + rise for row in laid]

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        style, room = self.look, self.look.room
        frame = of_rect(QRectF(self.rect()).adjusted(1, 1, -1, -1), style.scaled(6))
        laid, widths = self._laid(self.width()), self._widths(self.width())
        heights = self._heights(laid)
        painter.save()
        painter.setClipPath(frame)
        painter.fillRect(QRectF(0, 0, self.width(), heights[0] + 1), veil(room.line, 0.55))
        painter.restore()
        y = 1.0
        for at, (row, height) in enumerate(zip(laid, heights, strict=True)):
            if at > 1:
                chrome.hairline(painter, style, 2, y, self.width() - 2)
            x = style.scaled(_PADDING)
            for cell, width in zip(row, widths, strict=True):
                place = QRectF(x, y + (height - cell.height) / 2, width, cell.height)
                draw_lines(painter, cell, place, room.text2 if at == 0 else room.text)
                x += width + 2 * style.scaled(_PADDING)
            y += height
        stroke(painter, frame, room.line2, style.scaled(1.4))
