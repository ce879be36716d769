"""Whether one line of text fits, and how small it gets to do so."""

from __future__ import annotations

from typing import NamedTuple, cast

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF

from meadhall.views.look.ink import fitted
from meadhall.views.look.style import Style
from meadhall.views.text import Words, sentences, spoken

HALO = 6  # measures around the face of everything one can press: its shadow and its focus ring lie there
_SHRINK = 0.75  # words get smaller by a quarter at most


class Fit(NamedTuple):
    font: QFont
    fits: bool

    def cut(self, text: str, width: float) -> str:
        """Whole where it fits, be it by a hair; else cut off."""
        if self.fits:
            return text
        return QFontMetricsF(self.font).elidedText(text, Qt.TextElideMode.ElideRight, width)


def fit(style: Style, role: str, measure: float, text: str, width: float, tracking: float = 0) -> Fit:
    """The font for one line in that width: smaller if need be, but not by more than a quarter."""
    full = style.font(role, measure, tracking)
    smallest = max(round(full.pixelSize() * _SHRINK), style.floor)
    font = fitted(full, text, width, smallest)
    return Fit(font, QFontMetricsF(font).horizontalAdvance(text) <= width + 1)


def words_of(style: Style) -> Words:
    """The words with all they can do: terms, lists, whether a message exists."""
    return cast(Words, style.words)


def aloud(style: Style, *parts: str) -> str:
    """The text as a screen reader says it: without markup, one part after the other."""
    return spoken(sentences(parts), words_of(style))
