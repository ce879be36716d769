"""Icons: one path each, on a grid of 24, drawn plain, inked or flat (LOOK 5)."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from meadhall import art
from meadhall.views.look import svgpath
from meadhall.views.look.ink import ink
from meadhall.views.look.palette import INK
from meadhall.views.look.shapes import placed
from meadhall.views.look.tones import is_light, mix

GRID = 24
_FLAT_LIMIT = 34  # up to this size a coloured icon on dark is drawn without ink
_FLAT_LIGHT = QColor("#FFF4DC")

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


def flat(painter: QPainter, name: str, rect: QRectF, colour: QColor | None = None) -> None:
    """Its own colour, lighter and without ink: small, on dark."""
    painter.fillPath(icon_in(name, rect), mix(colour or COLOURS.get(name, INK), _FLAT_LIGHT, 0.22))


def inked(painter: QPainter, name: str, rect: QRectF, colour: QColor | None = None) -> None:
    """Its own colour and ink: on parchment, or large."""
    size = min(rect.width(), rect.height())
    ink(painter, icon_in(name, rect), colour or COLOURS.get(name, INK), max(1.1, size / 17), depth=size * 0.07)


def inline(painter: QPainter, name: str, rect: QRectF, text: QColor) -> None:
    """As it stands in a line of text of that colour: coloured if the icon has a colour of its own."""
    if name not in COLOURS:
        mono(painter, name, rect, text)
    elif is_light(text) and rect.height() <= _FLAT_LIMIT:
        flat(painter, name, rect)
    else:
        inked(painter, name, rect)
