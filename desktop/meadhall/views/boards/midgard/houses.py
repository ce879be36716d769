"""The buildings of the town: a roof in the colour of its kind, a board for what is done there, spaces for workers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath

from meadhall.rules.midgard.data import LOCATIONS, RUNE_PRICE, SHIPS, STALL_SPACES, STALLS, Bundle, LocationId
from meadhall.rules.midgard.state import State
from meadhall.views.look.game_colours import HARBOUR
from meadhall.views.look.icons import icon_in
from meadhall.views.look.ink import E2, PIECE, ink, shadow, stroke
from meadhall.views.look.palette import INK
from meadhall.views.look.patterns import pattern
from meadhall.views.look.shapes import curve, disc, of_rect, polygon, rectangle, rounded
from meadhall.views.look.textures import texture
from meadhall.views.look.tones import mix, veil
from meadhall.views.text.words import Words

from ..kit.boxes import Box
from ..kit.canvas import Canvas
from ..kit.names import name
from ..kit.pieces import Patch
from .geometry import HOUSES, PIERS, SOCKET, Geometry
from .wares import ARROW, Ware, fits, holds, paint_wares, trade

ROOF = 34.0
_PLAQUE = 15  # the letters on it
_EAVES = QColor("#140A08")
_NAME = QColor("#FFF4DE")
_BLACK = QColor("#000000")
_PATTERNS = {"brown": 0, "blue": 1, "red": 2, "both": 5}
_BLUE = mix(HARBOUR.blue, INK, 0.1)  # its grain is lighter, and the name stands on it
_ROOFS = {"brown": HARBOUR.brown, "blue": _BLUE, "red": HARBOUR.red, "both": HARBOUR.brown}

# What the places do, where it never changes.
_DOES: dict[LocationId, tuple[Ware, ...]] = {
    "longhouse": (Ware("die-sword", "1"),),
    "sage": (Ware("eye"), Ware("fate", "1")),
    "church": (Ware("coin"), ARROW, Ware("favour")),
    "market": (Ware("food"), Ware("wood"), Ware("coin"), Ware("swap")),
    "shipyard": (Ware("wood"), Ware("coin"), ARROW, Ware("ship")),
    "beg": (Ware("food", "1"), Ware("blame", "1")),
}


def wares_box(geometry: Geometry, location: LocationId) -> QRectF:
    """What is under the roof and beside the workers."""
    box = geometry.building(location)
    return QRectF(box.x + 14, box.y + ROOF + 6, box.width - 14 - SOCKET - 20, box.height - ROOF - 14)


def house_patches(geometry: Geometry, view: State, words: Words) -> Iterator[Patch]:
    for location in HOUSES:
        yield _house(geometry, view, words, location)
    for location in PIERS:
        yield _pier(geometry, words, location)


def title_of(view: State, words: Words, location: LocationId) -> str:
    """A stall is called by what it is."""
    if location in STALL_SPACES:
        stall = view.stalls[STALL_SPACES.index(location)]
        return words.term(f"midgard.place.{stall or location}").form("short")
    return words.term(f"midgard.place.{location}").form("short")


def is_closed(view: State, location: LocationId) -> bool:
    return location in STALL_SPACES and view.stalls[STALL_SPACES.index(location)] is None


def wall_path(box: Box) -> QPainterPath:
    """The outline of a house, for those who point at it."""
    roof, body = _roof(box), rectangle(box.x + 7, box.y + ROOF - 8, box.width - 14, box.height - ROOF + 8)
    return roof.united(body)


def _roof(box: Box) -> QPainterPath:
    x, y, right = box.x, box.y, box.right
    return polygon([(x - 1, y + ROOF), (x + 13, y + 4), (right - 13, y + 4), (right + 1, y + ROOF)])


def _house(geometry: Geometry, view: State, words: Words, location: LocationId) -> Patch:
    box = geometry.building(location)
    closed = is_closed(view, location)

    def paint(canvas: Canvas) -> None:
        _walls(canvas, box, shut=closed)
        _thatch(canvas, box, location, shut=closed)
        title = QRectF(box.x + 17, box.y + 4, box.width - 34, ROOF - 5)
        name(canvas, title, title_of(view, words, location), 16, _NAME)
        if closed:
            _shutters(canvas, box)
            return
        wares = _wares_of(view, location)
        if wares:
            paint_wares(canvas, _words_box(geometry, location), wares)
        if location == "beg":
            _stone(canvas, box)
        for x, y in _spaces(geometry, location):
            socket(canvas, x, y)

    return Patch(box.rect.adjusted(-14, -14, 14, 18), paint)


def _wares_of(view: State, location: LocationId) -> Sequence[Ware]:
    if location in STALL_SPACES:
        stall = STALLS[view.stalls[STALL_SPACES.index(location)] or "skald"]
        uses = (Ware("", f"×{stall.uses}"),) if stall.uses > 1 else ()
        return (*trade(stall.cost, stall.gain), *uses)
    if location == "hunting":
        return (Ware("burst"), ARROW, Ware("food", "≤6"))
    if location == "rune_reader":
        return trade(RUNE_PRICE, Bundle())[:-1]
    return _DOES.get(location, ())


def _words_box(geometry: Geometry, location: LocationId) -> QRectF:
    box = geometry.building(location)
    if location == "hunting":
        return QRectF(box.x + 12, box.y + ROOF + 1, box.width - 24, 27)
    if location == "longhouse":
        return QRectF(box.x + 14, box.y + ROOF + 6, 60, box.height - ROOF - 14)
    if location == "rune_reader":
        return QRectF(box.right - 58, box.y + 46, 48, 34)
    if location == "beg":
        return QRectF(box.x + 14, box.y + ROOF + 6, box.width - 28, 32)
    return wares_box(geometry, location)


def _stone(canvas: Canvas, box: Box) -> None:
    """Where one begs of the gods."""
    x, y = box.middle
    stone = icon_in("lore", QRectF(x - 27, y - 14, 54, 54))
    shadow(canvas.painter, stone, PIECE, 0.8)
    ink(canvas.painter, stone, HARBOUR.far_shore, 1.6, depth=4)


def _spaces(geometry: Geometry, location: LocationId) -> Iterator[tuple[float, float]]:
    count = {"hunting": geometry.players, "huts": 0}.get(location, 1)
    for number in range(count):
        yield geometry.space(location, number)


def _walls(canvas: Canvas, box: Box, shut: bool) -> None:
    painter = canvas.painter
    body = rectangle(box.x + 7, box.y + ROOF - 8, box.width - 14, box.height - ROOF + 8)
    shadow(painter, body, E2, 0.7)
    painter.fillPath(body, mix(HARBOUR.board, HARBOUR.post, 0.45) if shut else HARBOUR.board)
    texture(painter, body, "wood", 0.13)
    under = rectangle(box.x + 7, box.y + ROOF, box.width - 14, 8)
    painter.fillPath(under, veil(_BLACK, 0.14))
    for x in (box.x + 7, box.right - 13):
        post = rectangle(x, box.y + ROOF - 4, 6, box.height - ROOF + 4)
        painter.fillPath(post, HARBOUR.post)
        stroke(painter, post, INK, 1.1)
    stroke(painter, body, INK, 2)


def _thatch(canvas: Canvas, box: Box, location: LocationId, shut: bool) -> None:
    painter = canvas.painter
    colour = LOCATIONS[location].colour
    tone = _ROOFS[colour]
    if shut:
        tone = mix(tone, HARBOUR.socket, 0.4)
    roof = _roof(box)
    for side in (-1, 1):
        _gable(canvas, box.x + 13 if side < 0 else box.right - 13, box.y + 6, side, tone)
    painter.fillPath(roof, tone)
    texture(painter, roof, "wood", 0.25, 0.7)
    if canvas.style.patterned:
        pattern(painter, roof, _PATTERNS[colour], 1.0)
    eaves = polygon(
        [
            (box.x - 1, box.y + ROOF),
            (box.x + 1, box.y + ROOF - 4),
            (box.right - 1, box.y + ROOF - 4),
            (box.right + 1, box.y + ROOF),
        ]
    )
    painter.fillPath(eaves, mix(tone, _EAVES, 0.35))
    stroke(painter, roof, INK, 2.2)


def _gable(canvas: Canvas, x: float, y: float, side: int, tone: QColor) -> None:
    """The carved end of the ridge beam."""
    beam = curve([(x, y), (x + side * 3, y - 8), (x + side * 10, y - 13)], closed=False)
    stroke(canvas.painter, beam, INK, 5.4)
    stroke(canvas.painter, beam, mix(tone, _NAME, 0.25), 2.6)


def _shutters(canvas: Canvas, box: Box) -> None:
    """Boards across a stall that stays closed."""
    y, right = box.y + ROOF + 8, box.right - 20
    for slope in (0, 1):
        ends = [(box.x + 20, y + 4), (right, box.bottom - 14)]
        if slope:
            ends = [(box.x + 20, box.bottom - 14), (right, y + 4)]
        beam = polygon(ends, closed=False)
        stroke(canvas.painter, beam, INK, 12)
        stroke(canvas.painter, beam, HARBOUR.post, 8.6)


def socket(canvas: Canvas, x: float, y: float, radius: float = SOCKET) -> None:
    """A space for a worker."""
    path = disc(x, y, radius)
    canvas.painter.fillPath(path, veil(HARBOUR.socket, 0.24))
    stroke(canvas.painter, path, veil(HARBOUR.socket, 0.72), 1.8, (4, 4))


# Piers


def _pier(geometry: Geometry, words: Words, location: LocationId) -> Patch:
    """The plaque on the planks; the ship itself comes and goes."""
    box, plaque = geometry.building(location), geometry.plaque(location)

    def paint(canvas: Canvas) -> None:
        painter = canvas.painter
        for step in range(3):
            post = rounded(plaque.x + 10 + step * (plaque.width - 28) / 2, plaque.y - 9, 9, plaque.height + 14, 3)
            ink(painter, post, HARBOUR.post, 1.4, depth=2)
        board = rounded(plaque.x, plaque.y, plaque.width, plaque.height, 7)
        shadow(painter, board, E2, 0.7)
        painter.fillPath(board, HARBOUR.board)
        texture(painter, board, "wood", 0.13)
        painter.save()
        painter.setClipPath(board, Qt.ClipOperation.IntersectClip)
        _ribbon(canvas, plaque, location)
        painter.restore()
        stroke(painter, board, INK, 2)
        label = QRectF(plaque.x + 7, plaque.y + 1, plaque.width - 14, 20)
        left = Qt.AlignmentFlag.AlignLeft
        name(canvas, label, title_of_pier(words, location), 15, _NAME, left)
        below = QRectF(plaque.x + 9, plaque.y + 24, plaque.width - 2 * SOCKET - 19, plaque.height - 26)
        if location != "merchant":
            paint_wares(canvas, below, _pier_wares(canvas, words, location, below.width()), _PLAQUE, left)
        x, y = geometry.space(location)
        painter.fillPath(disc(x, y, SOCKET + 2), HARBOUR.board)
        socket(canvas, x, y)

    return Patch(box.rect.adjusted(-12, -12, 12, 16), paint)


def title_of_pier(words: Words, location: LocationId) -> str:
    return words.term(f"midgard.place.{location}").form("short")


def _ribbon(canvas: Canvas, plaque: Box, location: LocationId) -> None:
    """Brown, or brown and red for what first sails and then fights."""
    painter = canvas.painter
    strip = QRectF(plaque.x, plaque.y, plaque.width, 23)
    painter.fillRect(strip, HARBOUR.brown)
    if LOCATIONS[location].colour == "both":
        cut = plaque.x + plaque.width * 0.5
        red = polygon(
            [(cut, plaque.y), (plaque.right, plaque.y), (plaque.right, plaque.y + 23), (cut - 14, plaque.y + 23)]
        )
        painter.fillPath(red, HARBOUR.red)
    texture(painter, of_rect(strip), "wood", 0.2, 0.7)
    painter.fillRect(QRectF(plaque.x, plaque.y + 21, plaque.width, 2), veil(INK, 0.8))


def _pier_wares(canvas: Canvas, words: Words, location: LocationId, room: float) -> Sequence[Ware]:
    """The price first; what it holds in words, where there is room for them."""
    ship = SHIPS["ship_small" if location == "berth_small" else "ship_large"]
    price = (Ware("coin", str(ship.cost.coins)),) if ship.cost.coins else ()
    told, sign = ((*price, each) for each in holds(words, ship.capacity))
    return told if fits(canvas, told, room, _PLAQUE) else sign
