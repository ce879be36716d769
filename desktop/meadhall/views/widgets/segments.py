"""One of several that exclude each other, side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from meadhall.views.look import controls
from meadhall.views.look.icons import mono
from meadhall.views.look.ink import lettering
from meadhall.views.look.style import Style, smooth
from meadhall.views.widgets.measure import fit
from meadhall.views.widgets.press import Press

_SHRINK = 0.75
_GAP = 4  # between two segments; their focus rings share it
_BESIDE = 8  # between a sign and what stands left and right of it


@dataclass(frozen=True)
class Choice:
    """A value, its words, and what one reads on hovering it."""

    value: Any
    text: str
    icon: str | None = None
    hint: str = ""


class Segments(QWidget):
    """`chosen` carries the value. Arrows move between the segments."""

    chosen = Signal(object)

    def __init__(
        self,
        style: Style,
        name: str,
        choices: Sequence[Choice],
        value: Any,
        parent: QWidget | None = None,
        *,
        quiet: bool = False,
        size: float = 16,
        height: float = 36,
        columns: int = 0,
    ) -> None:
        """`quiet`: night blue instead of gold, where gold would be too much. `columns`: how many in a row."""
        super().__init__(parent)
        self.setAccessibleName(name)
        self.value = value
        self.choices = tuple(choices)
        self._segments = [_Segment(style, choice, quiet, size, height, self) for choice in choices]
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(0)
        for number, segment in enumerate(self._segments):
            grid.addWidget(segment, number // (columns or len(choices)), number % (columns or len(choices)))
            segment.setChecked(segment.choice.value == value)
            segment.toggled.connect(self._toggled)
        self._let_tab_in()

    def choose(self, value: Any) -> None:
        """Show another value without a signal."""
        self.value = value
        for segment in self._segments:
            segment.setChecked(segment.choice.value == value)
        self._let_tab_in()

    def _let_tab_in(self) -> None:
        """Tab comes to the chosen one only; the arrows lead on from there."""
        chosen = [segment for segment in self._segments if segment.isChecked()] or self._segments[:1]
        for segment in self._segments:
            tab = segment in chosen
            segment.setFocusPolicy(Qt.FocusPolicy.StrongFocus if tab else Qt.FocusPolicy.ClickFocus)
        self.setFocusProxy(chosen[0])

    def bar(self, reason: str) -> None:
        for segment in self._segments:
            segment.bar(reason)

    def _toggled(self, on: bool) -> None:
        if on:  # an arrow gives it the keyboard only after this, and whoever listens may build the page anew
            QTimer.singleShot(0, self, self._take)

    def _take(self) -> None:
        for segment in self._segments:
            if segment.isChecked() and segment.choice.value != self.value:
                self.value = segment.choice.value
                self._let_tab_in()
                self.chosen.emit(self.value)


class _Segment(Press):
    def __init__(self, style: Style, choice: Choice, quiet: bool, size: float, height: float, parent: QWidget) -> None:
        super().__init__(style, choice.text, parent)
        self.choice = choice
        self._quiet, self._size, self._height = quiet, size, height
        self.setCheckable(True)
        self.setAutoExclusive(True)
        if choice.hint:
            self.explain(choice.hint)

    @property
    def face(self) -> QRectF:
        gap = self.look.px(_GAP)
        return QRectF(self.rect()).adjusted(gap / 2, gap, -gap / 2, -gap)

    def _around(self) -> float:
        return self.look.scaled(16) + (self.look.scaled(self._size * 1.5) if self.choice.icon else 0)

    def _words_width(self) -> float:
        return self.look.metrics("bold", self._size).horizontalAdvance(self.text_shown)

    def sizeHint(self) -> QSize:
        gap = self.look.px(_GAP)
        width = self._around() + self._words_width() + self.look.scaled(8)
        return QSize(round(width) + gap, max(self.look.px(self._height) + 2 * gap, 36))

    def minimumSizeHint(self) -> QSize:
        width = self._around() + self._words_width() * _SHRINK + 4
        return QSize(round(width) + self.look.px(_GAP), self.sizeHint().height())

    def text_fits(self) -> bool:
        return fit(self.look, "bold", self._size, self.text_shown, self.face.width() - self._around()).fits

    def paintEvent(self, event: QPaintEvent) -> None:
        style = self.look
        painter = QPainter(self)
        smooth(painter)
        face = controls.segment(painter, style, self.face, chosen=self.isChecked(), touch=self.touch, quiet=self._quiet)
        font = fit(style, "bold", self._size, self.text_shown, self.face.width() - self._around()).font
        place = face.content
        if self.choice.icon:
            wide = QFontMetricsF(font).horizontalAdvance(self.text_shown)
            sign = self._sign(place, wide)
            mono(painter, self.choice.icon, sign, face.text)
            place = QRectF(sign.right() + style.scaled(_BESIDE), place.top(), wide + 1, place.height())
        lettering(painter, place, self.text_shown, font, face.text, Qt.AlignmentFlag.AlignCenter)

    def _sign(self, content: QRectF, words: float) -> QRectF:
        """Where the sign stands: beside its words, however wide the segment is, and together they are in the middle."""
        extent, beside = self.look.scaled(self._size * 1.2), self.look.scaled(_BESIDE)
        left = max(beside, (content.width() - extent - beside - words) / 2)
        return QRectF(content.left() + left, content.center().y() - extent / 2, extent, extent)
