"""Icons: one path each, on a grid of 24, drawn plain, inked or flat (LOOK 5)."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from meadhall import art
from meadhall.views.look import svgpath
from meadhall.views.look.ink import ink
from meadhall.views.look.palette import CREAM, INK
from meadhall.views.look.shapes import placed
from meadhall.views.look.tones import clearest, contrast, mix

GRID = 24
_FLAT_LIGHT = QColor("#FFF4DC")
_LIFT = 0.22  # of that light in a colour on dark, and more where the shape would not stand off
_BROWN = QColor("#564634")  # about the lightest ground of light words: a chosen row, a player's panel
_SHAPE = 3.1  # WCAG's least for what is no letter, and a little

COLOURS = {
    name: QColor(value)
    for name, value in {
        "food": "#D98A4B",
        "wood": "#9A6A3C",
        "timber": "#5F8F4C",
        "lore": "#8FA6C9",
        "glory": "#F0C24A",
        "coin": "#F0C24A",
        "favour": "#A9D3E8",
        "blame": "#7A4B58",
        "beer": "#E0A13A",
        "gold": "#F5CF45",
        "brick": "#C4633C",
        "ore": "#8E98A6",
        "grain": "#EBC24E",
        "wool": "#DCE6CF",
        "wound": "#D8402E",
        "rune": "#C9A0E0",
        "fate": "#E7B35A",
    }.items()
}  # what has a colour of its own


@lru_cache(maxsize=512)
def icon_path(name: str) -> QPainterPath:
    """The icon on its grid of 24. The path is shared: callers must not change it."""
    _, before, rest = art.path("icons", f"{name}.svg").read_text("utf-8").partition(' d="')
    data, after, _ = rest.partition('"')
    if not (before and after):
        raise ValueError(f"the icon {name} has no path")
    return svgpath.outline(data)


def icon_in(name: str, rect: QRectF) -> QPainterPath:
    """The icon, as large as fits into the rectangle, in its middle."""
    size = min(rect.width(), rect.height())
    centre = rect.center()
    return placed(icon_path(name), centre.x() - size / 2, centre.y() - size / 2, size / GRID)


def mono(painter: QPainter, name: str, rect: QRectF, colour: QColor) -> None:
    painter.fillPath(icon_in(name, rect), colour)


def flat(painter: QPainter, name: str, rect: QRectF) -> None:
    """Its own colour, lighter and without ink: on dark."""
    painter.fillPath(icon_in(name, rect), _on_dark(name))


@lru_cache(maxsize=64)
def _on_dark(name: str) -> QColor:
    colour = COLOURS.get(name, INK)
    shares = (share / 100 for share in range(int(100 * _LIFT), 100, 2))
    tones = (mix(colour, _FLAT_LIGHT, share) for share in shares)
    return next(tone for tone in tones if contrast(tone, _BROWN) >= _SHAPE)


def inked(painter: QPainter, name: str, rect: QRectF, colour: QColor | None = None) -> None:
    """Its own colour and ink: on parchment, or large."""
    size = min(rect.width(), rect.height())
    ink(painter, icon_in(name, rect), colour or COLOURS.get(name, INK), max(1.1, size / 17), depth=size * 0.07)


def inline(painter: QPainter, name: str, rect: QRectF, text: QColor) -> None:
    """As it stands in a line of text of that colour: coloured if the icon has a colour of its own."""
    if name not in COLOURS:
        mono(painter, name, rect, text)
    elif clearest(text, INK, CREAM) == INK:  # light words stand on dark, of which ink has the colour, however large
        flat(painter, name, rect)
    else:
        inked(painter, name, rect)
