"""Where the parts of the page lie (LOOK 9): players left, actions and saga right, prompt and tray below."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRect

from meadhall.views.look.style import Style

_NARROW = 1900  # measures: a window that is narrower has a strip of icons instead of the right rail


@dataclass(frozen=True)
class Sizes:
    bar: float
    left: float
    right: float
    prompt: float
    tray: float


_FULL = Sizes(bar=56, left=300, right=340, prompt=64, tray=236)
_COMPACT = Sizes(bar=61, left=289, right=67, prompt=74, tray=200)
DRAWER = 416  # measures; the right rail as it lies over a narrow board


@dataclass(frozen=True)
class Frames:
    compact: bool
    bar: QRect
    players: QRect
    board: QRect
    prompt: QRect
    tray: QRect
    side: QRect


def frames(style: Style, width: int, height: int) -> Frames:
    compact = width / style.unit < _NARROW
    sizes = _COMPACT if compact else _FULL
    bar, left, right = style.px(sizes.bar), style.px(sizes.left), style.px(sizes.right)
    prompt, tray = style.px(sizes.prompt), style.px(sizes.tray)
    middle = max(width - left - right, 1)
    below = height - tray - prompt
    return Frames(
        compact,
        bar=QRect(0, 0, width, bar),
        players=QRect(0, bar, left, height - bar),
        board=QRect(left, bar, middle, max(below - bar, 1)),
        prompt=QRect(left, below, middle, prompt),
        tray=QRect(left, below + prompt, middle, tray),
        side=QRect(width - right, bar, right, height - bar),
    )
