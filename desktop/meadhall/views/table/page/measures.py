"""Where the parts of the page lie (LOOK 9): players left, actions and saga right, prompt and tray below."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from PySide6.QtCore import QRect

from meadhall.views.look.style import Style

_CLOSE, _NARROW = 1900, 1700  # measures: windows that are narrower than that


class Layout(Enum):
    """How much there is to share."""

    FULL = "full"
    CLOSE = "close"  # laptops: slim rails, and a lower tray
    NARROW = "narrow"  # large letters on a laptop: a strip of captions opens the right rail over the board


@dataclass(frozen=True)
class Sizes:
    bar: float
    left: float
    right: float
    prompt: float
    tray: float


_SIZES = {
    Layout.FULL: Sizes(bar=56, left=300, right=340, prompt=64, tray=236),
    Layout.CLOSE: Sizes(bar=61, left=232, right=304, prompt=70, tray=182),
    Layout.NARROW: Sizes(bar=61, left=289, right=96, prompt=74, tray=200),
}
DRAWER = 416  # measures; the right rail as it lies over a narrow board


@dataclass(frozen=True)
class Frames:
    layout: Layout
    bar: QRect
    players: QRect
    board: QRect
    prompt: QRect
    tray: QRect
    side: QRect


def moved(place: Frames, x: int, y: int) -> Frames:
    """All of it, by so much."""
    names = ("bar", "players", "board", "prompt", "tray", "side")
    return replace(place, **{name: getattr(place, name).translated(x, y) for name in names})


def layout_for(style: Style, width: int) -> Layout:
    measures = width / style.unit
    return Layout.NARROW if measures < _NARROW else Layout.CLOSE if measures < _CLOSE else Layout.FULL


def frames(style: Style, width: int, height: int) -> Frames:
    layout = layout_for(style, width)
    sizes = _SIZES[layout]
    bar, left, right = style.px(sizes.bar), style.px(sizes.left), style.px(sizes.right)
    prompt, tray = style.px(sizes.prompt), style.px(sizes.tray)
    middle = max(width - left - right, 1)
    below = height - tray - prompt
    return Frames(
        layout,
        bar=QRect(0, 0, width, bar),
        players=QRect(0, bar, left, height - bar),
        board=QRect(left, bar, middle, max(below - bar, 1)),
        prompt=QRect(left, below, middle, prompt),
        tray=QRect(left, below + prompt, middle, tray),
        side=QRect(width - right, bar, right, height - bar),
    )
