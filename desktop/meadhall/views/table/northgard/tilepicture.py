"""A tile of the map outside the map: in the tray and in dialogs."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from meadhall.views.boards.kit.canvas import Canvas, Stamps
from meadhall.views.boards.northgard import ground
from meadhall.views.boards.northgard.season import SUMMER
from meadhall.views.boards.northgard.shapes import TILE, shape_of
from meadhall.views.look.game_colours import LANDS
from meadhall.views.look.ink import E2, shadow, stroke
from meadhall.views.look.palette import INK
from meadhall.views.look.shapes import of_rect
from meadhall.views.look.style import Style, smooth

_EDGE = 8  # around it, for its shadow


def paint_tile(painter: QPainter, rect: QRectF, style: Style, tile: int, turns: int) -> None:
    """Painted once for each size and way to lie."""
    edge = style.scaled(_EDGE)
    whole = rect.adjusted(-edge, -edge, edge, edge)
    dpr = painter.device().devicePixelRatioF()
    key = ("tile picture", tile, turns, style.room.name)
    picture = style.pixmap(key, whole.size(), lambda on: _paint(on, style, tile, turns, edge, rect.width(), dpr), dpr)
    painter.drawPixmap(whole.topLeft(), picture)


def _paint(on: QPainter, style: Style, tile: int, turns: int, edge: float, side: float, dpr: float) -> None:
    square = of_rect(QRectF(edge, edge, side, side), style.scaled(5))
    shadow(on, square, E2, style.unit)
    on.save()
    on.setClipPath(square)
    on.drawPixmap(QPointF(edge, edge), _land(style, tile, turns, side, dpr))
    on.restore()
    stroke(on, square, INK, style.scaled(2.2))


def _land(style: Style, tile: int, turns: int, side: float, dpr: float) -> QPixmap:
    """In real pixels: what stamps a map's things counts in those."""
    pixels = max(1, round(side * dpr))
    pixmap = QPixmap(pixels, pixels)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    smooth(painter)
    scale = pixels / TILE
    painter.translate(pixels / 2, pixels / 2)
    painter.scale(scale, scale)
    canvas = Canvas(painter, Stamps(style.of_a_board(), scale, dpr))
    tints = tuple(number % len(LANDS.tints) for number in range(len(shape_of(tile, turns).areas)))
    ground.ground(canvas, tile, turns, (0.0, 0.0), tints, SUMMER)
    ground.print_(canvas, tile, turns)
    painter.end()
    pixmap.setDevicePixelRatio(dpr)
    return pixmap
