"""What is printed on the distant shores: their names, how far food reaches, and where a ship can lie."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetricsF

from meadhall.rules.midgard.data import FEEDS
from meadhall.views.look.game_colours import HARBOUR
from meadhall.views.look.ink import stroke
from meadhall.views.look.shapes import disc
from meadhall.views.look.tones import veil
from meadhall.views.text.words import Words

from ..kit.canvas import Canvas
from ..kit.names import name
from ..kit.pieces import Patch
from .geometry import BERTHS, Geometry
from .pieces import PIER_SHIP, SHORE_SHIP
from .wares import ARROW, Ware, paint_wares

_NAME = QColor("#F3E9D6")
_LETTERS, _CLOSE = 15.5, 0.88  # measures; so much smaller a name may be to stand there whole


def shore_patches(geometry: Geometry, words: Words) -> Iterator[Patch]:
    for shore in range(geometry.shores):
        yield _shore(geometry, words, shore)
    berths = [(geometry.anchorage(ship), PIER_SHIP) for ship in BERTHS]
    berths += [(geometry.harbour(shore), SHORE_SHIP) for shore in range(geometry.shores)]
    for (x, y), scale in berths:
        yield _mooring(x, y, scale)


def _shore(geometry: Geometry, words: Words, shore: int) -> Patch:
    def paint(canvas: Canvas) -> None:
        title = geometry.title(shore).rect
        where = words.term(f"midgard.place.shore_{shore + 1}")
        wide = QFontMetricsF(canvas.font("name", canvas.readable(_LETTERS * _CLOSE))).horizontalAdvance(str(where))
        name(canvas, title, str(where) if wide <= title.width() else where.form("short"), _LETTERS, _NAME)
        fed = (Ware("food", "1"), ARROW, Ware("person", str(FEEDS[shore])))
        paint_wares(canvas, geometry.feeding(shore).rect, fed, 15, colour=_NAME)

    return Patch(geometry.shore(shore).rect, paint)


def _mooring(x: float, y: float, scale: float) -> Patch:
    """Rings on the water where a ship lies, or could."""

    def paint(canvas: Canvas) -> None:
        for reach in (88, 70):
            ring = disc(x - 4, y, reach * scale, reach * 0.26 * scale)
            stroke(canvas.painter, ring, veil(HARBOUR.foam, 0.5), 1.5, (9, 7))

    return Patch(QRectF(x - 96 * scale, y - 30 * scale, 192 * scale, 60 * scale), paint)
