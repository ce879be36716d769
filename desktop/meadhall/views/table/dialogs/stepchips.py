"""The steps of something that is decided bit by bit, on the beam of its dialog."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from meadhall.views.look import controls
from meadhall.views.look.icons import mono
from meadhall.views.look.ink import lettering
from meadhall.views.look.style import Style, smooth

_CARVED, _CARVED_EDGE = QColor("#F6E6C4"), QColor("#20120A")
_LARGEST, _WIDEST = 16.0, 24.0  # letters, and the room around a word
_FLOOR, _CLOSEST = 12.0, 20.0
_READABLE = 14.0  # letters, for which the title beside them gives way
_CHECK, _APART = 11, 4  # measures of the check, and from it to its word: much nearer than to the word before


class StepChips(QWidget):
    """Those gone by have a check, the present one is golden."""

    def __init__(self, style: Style, titles: tuple[str, ...], now: int) -> None:
        super().__init__()
        self.look, self._titles, self._now = style, titles, now
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        words = style.words
        told = [
            words("table.bar.phase_now", phase=title) if place == now else title for place, title in enumerate(titles)
        ]
        self.setAccessibleName(", ".join(told))

    def _widths(self, size: float, around: float) -> list[float]:
        metrics, style = self.look.metrics("bold", size), self.look
        check = style.scaled(_CHECK + _APART)
        return [
            metrics.horizontalAdvance(title) + style.scaled(around) + (check if place < self._now else 0)
            for place, title in enumerate(self._titles)
        ]

    def _fitted(self) -> tuple[float, list[float]]:
        """The size of the letters and the widths of the chips: smaller, then closer, where all would not fit."""
        size, around = _LARGEST, _WIDEST
        while around > _CLOSEST and sum(self._widths(size, around)) > self.width():
            size, around = (size - 0.5, around) if size > _FLOOR else (size, around - 1)
        return size, self._widths(size, around)

    def text_fits(self) -> bool:
        return sum(self._fitted()[1]) <= self.width() + 1

    def sizeHint(self) -> QSize:
        return QSize(round(sum(self._widths(14, _WIDEST))), self.look.px(34))

    def minimumSizeHint(self) -> QSize:
        """The title beside them rather gets smaller."""
        return QSize(round(sum(self._widths(_READABLE, _CLOSEST))) + 1, self.look.px(34))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        style = self.look
        size, widths = self._fitted()
        tone = _CARVED if style.room.dark else _CARVED_EDGE
        x, middle = 0.0, self.height() / 2
        font = style.font("bold", size)
        for place, (title, width) in enumerate(zip(self._titles, widths, strict=True)):
            chip = QRectF(x, middle - style.scaled(15), width, style.scaled(30))
            if place < self._now:
                side, words = style.scaled(_CHECK), QFontMetricsF(font).horizontalAdvance(title)
                chip.setLeft(chip.left() + side + style.scaled(_APART))
                left = chip.center().x() - words / 2 - style.scaled(_APART) - side
                mono(painter, "check", QRectF(left, middle - side / 2, side, side), tone)
            if place == self._now:
                controls.phase_chip(painter, style, chip, title, size)
            else:
                lettering(painter, chip, title, font, tone)
            x += width
