"""Tables on paper: a tinted head, rows parted by hairlines."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from meadhall.views.look.columns import column_widths
from meadhall.views.look.richtext import Lines
from meadhall.views.look.shapes import of_rect
from meadhall.views.paper.form import spare
from meadhall.views.paper.sheet import GREY, INK, TINT, laid, rule, say

_PADDING, _RISE = 0.55, 0.3  # beside and above the text of a cell, of its size


class Grid:
    def __init__(self, rows: Sequence[Sequence[str]], *, head: bool = True) -> None:
        """`head`: whether the first row says what stands in the others. Where it changes it says so again."""
        self._heads = {at for at, row in enumerate(rows) if row[1] == rows[0][1]} if head else set[int]()
        self._rows = [[_bold(cell) for cell in row] if at in self._heads else row for at, row in enumerate(rows)]
        self.gaps = float(len(rows))

    def height(self, width: float, size: float) -> float:
        return sum(self._talls(width, size))

    def paint(self, painter: QPainter, place: QRectF, size: float) -> None:
        more, y = spare(self, place, size), place.top()
        widths = self._widths(place.width(), size)
        talls = self._talls(place.width(), size)
        for at, (row, tall) in enumerate(zip(self._rows, talls, strict=True)):
            box = QRectF(place.left(), y, place.width(), tall + more)
            if at in self._heads:
                painter.fillPath(of_rect(box, size * 0.3), TINT)
            self._row(painter, box, size, row, widths, at in self._heads)
            if at:
                rule(painter, box.left(), box.top(), box.right())
            y = box.bottom()

    def _row(
        self, painter: QPainter, box: QRectF, size: float, row: Sequence[str], widths: Sequence[float], is_head: bool
    ) -> None:
        x = box.left() + _PADDING * size
        for cell, wide in zip(row, widths, strict=True):
            text = laid(cell, wide, size * (0.9 if is_head else 1))
            say(painter, text, x, box.center().y() - text.height / 2, GREY if is_head else INK)
            x += wide + 2 * _PADDING * size

    def _talls(self, width: float, size: float) -> list[float]:
        widths = self._widths(width, size)
        return [
            max(self._cell(cell, wide, size).height for cell, wide in zip(row, widths, strict=True)) + 2 * _RISE * size
            for row in self._rows
        ]

    def _cell(self, text: str, wide: float, size: float) -> Lines:
        return laid(text, wide, size)

    def _widths(self, width: float, size: float) -> list[float]:
        room = width - 2 * _PADDING * size * len(self._rows[0])
        return column_widths(self._rows, room, size)


def _bold(cell: str) -> str:
    return f"**{cell}**" if cell and "**" not in cell else cell
