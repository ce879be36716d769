"""Where the parts of the replay page lie: as on the table page, with the deck where one's own cards would be."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRect

from meadhall.views.look.style import Style
from meadhall.views.table.page.measures import Frames, Layout

_CLOSE = 1900  # measures: windows that are narrower than that


@dataclass(frozen=True)
class Sizes:
    bar: float
    left: float
    right: float
    band: float
    deck: float


_SIZES = {
    Layout.FULL: Sizes(bar=56, left=300, right=340, band=64, deck=236),
    Layout.CLOSE: Sizes(bar=61, left=232, right=304, band=70, deck=190),
}


def frames(style: Style, width: int, height: int) -> Frames:
    """The saga is never put away: in a narrow window the board gives its room."""
    layout = Layout.CLOSE if width / style.unit < _CLOSE else Layout.FULL
    sizes = _SIZES[layout]
    bar, left, right = style.px(sizes.bar), style.px(sizes.left), style.px(sizes.right)
    band, deck = style.px(sizes.band), style.px(sizes.deck)
    middle, below = max(width - left - right, 1), height - deck - band
    return Frames(
        layout,
        bar=QRect(0, 0, width, bar),
        players=QRect(0, bar, left, height - bar),
        board=QRect(left, bar, middle, max(below - bar, 1)),
        prompt=QRect(left, below, middle, band),
        tray=QRect(left, below + band, middle, deck),
        side=QRect(width - right, bar, right, height - bar),
    )
