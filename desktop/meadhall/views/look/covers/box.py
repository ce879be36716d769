"""A box on the shelf: cover, spine and the shadow it throws."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from meadhall.views.look.covers.art import cover_art
from meadhall.views.look.covers.sheet import HEIGHT, WIDTH, ribbon_title, title
from meadhall.views.look.ink import Elevation, halo, shadow, stroke
from meadhall.views.look.palette import INK, SELECTED
from meadhall.views.look.shapes import of_rect, polygon, rectangle
from meadhall.views.look.style import Style
from meadhall.views.look.textures import texture
from meadhall.views.look.tones import mix, veil

_WHITE, _BLACK = QColor("#FFFFFF"), QColor("#000000")
_FLOOR = Elevation(14, 4, 0.55, 0.4)
DEPTH = 18  # of the spine, on a cover 372 wide


class _Cover(NamedTuple):
    print_title: Callable[[QPainter, str], None]
    spine: QColor


def _printed(colour: str, edge: str, size: float) -> Callable[[QPainter, str], None]:
    return lambda painter, text: title(painter, text, QColor(colour), QColor(edge), size=size)


_COVERS = {
    "northgard": _Cover(_printed("#FFF3D6", "#3A1A12", 46), QColor("#7A3E22")),
    "watch": _Cover(_printed("#F3F9FC", "#101A2C", 39), QColor("#2C4560")),
    "midgard": _Cover(_printed("#FFF0D2", "#2A0F1C", 42), QColor("#4A2438")),
    "wild": _Cover(ribbon_title, QColor("#A6301E")),
}


def cover(painter: QPainter, game: str, rect: QRectF, text: str) -> None:
    """The printed sheet alone; without a text, without a title."""
    pixels = rect.width() * painter.deviceTransform().m11()
    painter.drawImage(rect, cover_art(game, pixels))
    if not text:
        return
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / WIDTH, rect.height() / HEIGHT)
    _COVERS[game].print_title(painter, text)
    painter.restore()


def box(
    painter: QPainter, style: Style, game: str, rect: QRectF, title: str, *, lit: bool = False, enabled: bool = True
) -> None:
    """The whole box; `rect` is its front. The spine stands out to the right by 18/372 of the width.

    `lit` is hover or focus: a gold rim. The caller lifts the box by moving the rectangle.
    """
    _cast(painter, style, rect, rect.width() / WIDTH)
    _without_shadow(painter, style, game, rect, title, lit=lit, enabled=enabled)


def _without_shadow(
    painter: QPainter, style: Style, game: str, rect: QRectF, title: str, *, lit: bool, enabled: bool = True
) -> None:
    unit = rect.width() / WIDTH
    _spine(painter, rect, unit, _COVERS[game].spine)
    cover(painter, game, rect, title)
    _lid(painter, rect, unit)
    if not enabled:
        painter.fillRect(rect, veil(mix(style.room.bg, _BLACK, 0.3), 0.5))
    if lit:
        rim = of_rect(rect.adjusted(-3 * unit, -3 * unit, 3 * unit, 3 * unit))
        halo(painter, rim, SELECTED, 14 * unit, 0.6)
        stroke(painter, rim, veil(INK, 0.8), 7 * unit)
        stroke(painter, rim, SELECTED, 5 * unit)


def _cast(painter: QPainter, style: Style, rect: QRectF, unit: float) -> None:
    """The shadow on the plank and, fainter, on the wall behind."""
    depth = DEPTH * unit
    right, bottom = rect.right(), rect.bottom()
    floor = polygon(
        [
            (rect.left() + 8 * unit, bottom - 4 * unit),
            (right + depth, bottom - 4 * unit),
            (right + depth + 16 * unit, bottom + 9 * unit),
            (rect.left() + 2 * unit, bottom + 9 * unit),
        ]
    )
    wall = of_rect(rect.adjusted(10 * unit, 10 * unit, depth + 6 * unit, 0))
    shadow(painter, wall, Elevation(16, 4, 0.3, 0.2), unit, dark=style.room.dark)
    shadow(painter, floor, _FLOOR, unit, dark=style.room.dark)


def _spine(painter: QPainter, rect: QRectF, unit: float, colour: QColor) -> None:
    depth = DEPTH * unit
    side = polygon(
        [
            (rect.right(), rect.top()),
            (rect.right() + depth, rect.top() + 12 * unit),
            (rect.right() + depth, rect.bottom() - 6 * unit),
            (rect.right(), rect.bottom()),
        ]
    )
    painter.fillPath(side, mix(colour, _BLACK, 0.22))
    texture(painter, side, "paper", 0.14, unit)
    # Where the lid ends, the lower part of the box shows.
    lid = rect.top() + rect.height() * 0.5
    painter.save()
    painter.setClipPath(side, Qt.ClipOperation.IntersectClip)
    edge = QRectF(rect.right() + depth * 0.76, rect.top(), depth * 0.3, rect.height())
    painter.fillRect(edge, veil(_BLACK, 0.28))
    painter.fillRect(QRectF(rect.right(), lid - rect.height(), depth * 0.16, 2 * rect.height()), veil(_WHITE, 0.16))
    painter.restore()
    stroke(painter, side, INK, 2.6 * unit)


def _lid(painter: QPainter, rect: QRectF, unit: float) -> None:
    """Light and wear on the edges of the lid."""
    x, y, w, h = rect.x(), rect.y(), rect.width(), rect.height()
    painter.fillRect(QRectF(x, y, w, 3 * unit), veil(_WHITE, 0.28))
    painter.fillRect(QRectF(x, y, 5 * unit, h), veil(_WHITE, 0.13))
    painter.fillRect(QRectF(x + w - 7 * unit, y, 7 * unit, h), veil(_BLACK, 0.2))
    painter.fillRect(QRectF(x, y + h - 5 * unit, w, 5 * unit), veil(_BLACK, 0.16))
    stroke(painter, rectangle(x, y, w, h), INK, 3 * unit)


def box_pixmap(style: Style, game: str, width: float, title: str, dpr: float = 1.0, *, lit: bool = False) -> QPixmap:
    """A box painted once, with room around it for shadow and rim: 24/372 of the width on every side.

    Draw it with its upper left corner at `front.topLeft() - (margin, margin)`.
    """
    margin = box_margin(width)
    height = width * HEIGHT / WIDTH
    front = QRectF(margin, margin, width, height)

    whole = (width + 2.6 * margin, height + 2 * margin)

    def cast(painter: QPainter) -> None:
        _cast(painter, style, front, width / WIDTH)

    def paint(painter: QPainter) -> None:
        painter.drawPixmap(0, 0, style.pixmap(("cast", style.room.name), whole, cast, dpr))  # alike for all boxes
        _without_shadow(painter, style, game, front, title, lit=lit)

    return style.pixmap(("box", style.room.name, game, title, lit), whole, paint, dpr)


def box_margin(width: float) -> float:
    return width * 24 / WIDTH
