"""What lives on the open sea around the map, as long as there is water enough, and what year it is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from meadhall.rules.northgard.data import CALENDARS
from meadhall.rules.northgard.state import State
from meadhall.views.look.drawn.beasts import whale
from meadhall.views.look.drawn.northern import longship
from meadhall.views.look.drawn.pen import Pen
from meadhall.views.look.game_colours import LANDS
from meadhall.views.look.icons import icon_in
from meadhall.views.look.ink import E1, ink, lettering, shadow, stroke
from meadhall.views.look.palette import INK, PAPER, PLAYERS, RED_NUMBER
from meadhall.views.look.shapes import mirrored, of_rect, polygon, rounded
from meadhall.views.look.svgpath import outline
from meadhall.views.look.textures import lay_texture
from meadhall.views.look.tones import mix, veil

from ...kit.album import Key
from ...kit.canvas import Canvas
from ...kit.pieces import Piece
from ..realms import cell_box
from ..season import SEASONS, season_of
from ..shapes import TILE

Place = tuple[float, float]  # shares of the frame

_SCROLL = QRectF(-96, -48, 192, 96)
# Where each may be, the dearest place first: it stays as long as no land comes near.
_SCROLL_PLACES: tuple[Place, ...] = ((0.9, 0.9), (0.9, 0.1))
_SHIP_PLACES: tuple[Place, ...] = (
    (0.88, 0.42),
    (0.86, 0.62),
    (0.14, 0.56),
    (0.7, 0.9),
    (0.5, 0.92),
    (0.3, 0.1),
    (0.91, 0.26),
    (0.91, 0.5),
    (0.09, 0.4),
)
_WHALE_PLACES: tuple[Place, ...] = (
    (0.12, 0.5),
    (0.2, 0.3),
    (0.62, 0.1),
    (0.36, 0.92),
    (0.9, 0.25),
    (0.07, 0.45),
    (0.93, 0.55),
)
_FLOE_PLACES: tuple[Place, ...] = ((0.3, 0.08), (0.74, 0.07), (0.06, 0.68), (0.95, 0.7), (0.44, 0.95), (0.66, 0.94))
_AFLOAT = 1.2  # above the coast
_OFFSHORE = 0.25 * TILE  # so far from land at least
_HULL, _WHALE = QColor("#7A4A2A"), QColor("#5E7F92")
_FLOE = "M-22 -4 L-12 -13 L6 -11 L20 -5 L23 4 L8 10 L-14 9Z"


def at_sea(view: State, frame: QRectF, scale: float, taken: Iterable[QRectF]) -> Iterator[Piece]:
    """`scale` is that of the frame, so that all of it is always as large on the screen; nothing lies over what is
    `taken`."""
    boxes = list(taken)
    for name, key, places in _wanted(view):
        for across, down in places:
            x, y = frame.left() + across * frame.width(), frame.top() + down * frame.height()
            box = box_of((*key, scale)).translated(x, y)
            clear = is_open(box, view) and (name == "scroll" or not _may_be_land(box, view))
            if clear and not any(box.intersects(other) for other in boxes):
                boxes.append(box)
                yield Piece(name, (*key, scale), x, y, _AFLOAT)
                break


def _wanted(view: State) -> Iterator[tuple[str, Key, tuple[Place, ...]]]:
    """What there would be with water enough."""
    season = season_of(view)
    if view.year:
        yield "scroll", ("scroll", view.year, len(CALENDARS[view.options.years]), season.name), _SCROLL_PLACES
    yield "ship", ("ship",), _SHIP_PLACES
    yield "whale", ("whale",), _WHALE_PLACES
    if season.snow:
        yield from ((f"floe:{number}", ("floe", number % 2), (place,)) for number, place in enumerate(_FLOE_PLACES))


def is_open(box: QRectF, view: State) -> bool:
    around = box.adjusted(-_OFFSHORE, -_OFFSHORE, _OFFSHORE, _OFFSHORE)
    return not any(cell_box(laid.cell).intersects(around) for laid in view.land.laid)


def _may_be_land(box: QRectF, view: State) -> bool:
    """A tile may be laid there: what swims would lie under it, or look like a piece beside it."""
    return any(cell_box(cell).intersects(box) for cell in view.land.facing)


# Pictures; the last word of a key is the scale of the frame


def box_of(key: Key) -> QRectF:
    wide, high = {"scroll": (112, 62), "ship": (112, 124), "whale": (84, 74), "floe": (30, 20)}[key[0]]
    scale = key[-1]
    return QRectF(-wide * scale, -high * scale, 2 * wide * scale, 2 * high * scale)


def paint(canvas: Canvas, key: Key) -> None:
    canvas.painter.scale(key[-1], key[-1])
    {"scroll": _scroll, "ship": _ship, "whale": _whale, "floe": _floe}[key[0]](canvas, key)


def _ship(canvas: Canvas, key: Key) -> None:
    _wake(canvas, 62)
    longship(canvas.painter, 0, 30, 0.62, sail=(PLAYERS[0].base, QColor("#EFE3C6")), hull=_HULL, pen=1.8)


def _whale(canvas: Canvas, key: Key) -> None:
    whale(Pen(canvas.painter, QPointF(0, 0), 0.66), _WHALE)


def _floe(canvas: Canvas, key: Key) -> None:
    form = outline(_FLOE)
    ink(canvas.painter, mirrored(form) if key[1] else form, LANDS.snow_field, 1.4, depth=4)


def _wake(canvas: Canvas, reach: float) -> None:
    for step in range(3):
        y, half = 30 + 7 * step, reach - 16 * step
        stroke(canvas.painter, polygon([(-half, y), (half, y)], closed=False), veil(LANDS.ripple, 0.5), 1.6)


def _scroll(canvas: Canvas, key: Key) -> None:
    """The year, and the sign of its season."""
    _, year, years, name, _ = key
    painter, season = canvas.painter, SEASONS[name]
    sheet = _SCROLL.adjusted(12, 0, -12, 0)
    shadow(painter, of_rect(sheet, 4), E1)
    ink(painter, of_rect(sheet, 4), PAPER, 2, depth=5)
    lay_texture(painter, sheet, "paper", 0.2)
    stroke(painter, of_rect(sheet.adjusted(9, 7, -9, -7), 3), veil(INK, 0.35), 1.2)
    for x in (_SCROLL.left(), _SCROLL.right() - 20):
        roll = rounded(x, _SCROLL.top() - 5, 20, _SCROLL.height() + 10, 9)
        ink(painter, roll, mix(PAPER, QColor("#B98E58"), 0.35), 2, depth=4)
    ink(painter, icon_in(season.sign, QRectF(-70, -26, 52, 52)), season.tone, 1.5)  # a snowflake has fine arms
    figure = canvas.font("name", 50)
    lettering(painter, QRectF(-16, -32, 52, 64), str(year), figure, RED_NUMBER)
    lettering(painter, QRectF(34, -14, 44, 40), f"/ {years}", canvas.font("name", 23), INK)
