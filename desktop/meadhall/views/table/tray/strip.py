"""Small cards in a row: those that are chosen, and empty places for those that are missing."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from meadhall.views.look.drawn.tokens import empty_slot, resource_tile
from meadhall.views.look.ink import lettering
from meadhall.views.look.style import Style, smooth

_WIDTH, _HEIGHT, _GAP = 44, 52, 8
Paint = Callable[[QPainter, str, QRectF], None]


class CardStrip(QWidget):
    def __init__(
        self,
        style: Style,
        icons: Sequence[str],
        parent: QWidget | None = None,
        *,
        nothing: str = "",
        paint: Paint = resource_tile,
    ) -> None:
        """`icons` are those of the kinds; `nothing` stands there while no card does; `paint` is how one is painted."""
        super().__init__(parent)
        self.look = style
        self._icons, self._paint = tuple(icons), paint
        self._counts: Sequence[int] = ()
        self._empty = 0
        self.nothing = nothing
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_cards(self, counts: Sequence[int], empty: int = 0) -> None:
        self._counts, self._empty = tuple(counts), max(0, empty)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(260), self.look.px(_HEIGHT + 10))

    def paintEvent(self, event: QPaintEvent) -> None:
        style = self.look
        painter = QPainter(self)
        smooth(painter)
        shown = [icon for icon, count in zip(self._icons, self._counts, strict=False) for _ in range(count)]
        places = len(shown) + self._empty
        if not places:
            area, left = QRectF(self.rect()), Qt.AlignmentFlag.AlignLeft
            lettering(painter, area, self.nothing, style.font("text", 16), style.room.text2, left)
            return
        width, gap = style.scaled(_WIDTH), style.scaled(_GAP)
        step = min(width + gap, (self.width() - width - style.scaled(6)) / max(places - 1, 1))
        top = style.scaled(3)
        for place in range(places):
            rect = QRectF(style.scaled(3) + place * step, top, width, style.scaled(_HEIGHT))
            if place < len(shown):
                self._paint(painter, shown[place], rect)
            else:
                empty_slot(painter, rect, round_=False, line=style.room.text2)
