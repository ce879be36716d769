"""How each piece is painted, around its own origin."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainterPath, QTransform

from meadhall.rules.northgard.data import BUILDINGS, IS_LARGE
from meadhall.views.look import states
from meadhall.views.look.drawn import figures, tokens
from meadhall.views.look.drawn.creatures import CREATURES, kaija
from meadhall.views.look.drawn.northern import homestead
from meadhall.views.look.game_colours import LANDS
from meadhall.views.look.icons import icon_in
from meadhall.views.look.ink import E3, PIECE, ink, shadow, stroke
from meadhall.views.look.palette import INK, PLAYERS
from meadhall.views.look.shapes import disc, placed, polygon, rectangle, rounded
from meadhall.views.look.svgpath import outline
from meadhall.views.look.tones import mix, veil
from meadhall.views.text.words import Words

from ..kit.album import Album, Box, Key, square
from ..kit.canvas import Canvas
from . import ground
from .sea import voyagers
from .sea.water import COAST_BOX, FOG_BOX, fog, shallows
from .season import SEASONS, SUMMER
from .shapes import HALF, TILE, shape_of

# The sign of each building, wherever it is spoken of.
BUILDING_ICONS = {
    "food_silo": "barrel",
    "woodcutters_lodge": "axe",
    "rune_stone": "lore",
    "defense_tower": "guardshield",
    "training_camp": "tent",
    "fortress": "keep",
    "forge": "anvil",
    "altar_of_kings": "glory",
}
WARRIOR, BEAST = 44.0, 40.0  # heights
_FOOT = 15.0  # how far below their place figures stand, so that they are seen around it
_MOST = 3  # warriors drawn of a group; the rest is a figure on a plate
_SMALLEST = 0.5  # pixels to a unit below which one warrior stands for all
_STANDS = {1: [(0, 0)], 2: [(-10, 0), (10, 1)], 3: [(-15, -2), (15, -2), (0, 5)]}
_ORIGIN = QPointF(0, 0)
_CREAM = QColor("#FFF3E0")
_EARTH = QColor("#4A342A")
_FIRE, _HEART = QColor("#FF8A2E"), QColor("#FFE08A")
_FLAME = "M0 0 C-5 -1 -5.4 -7 -1.6 -10 C-1.4 -12 0 -13 0.4 -16 C4 -12 6 -8.6 5 -4 C4.4 -1.4 2.6 0 0 0Z"
_ARROW_EDGE = QColor("#1A0A06")
_REFUSED = QColor("#D8402E")


class PiecePainter(Album):
    def __init__(self, words: Words) -> None:
        self._words = words
        super().__init__(
            {
                "tile": (_tile, lambda key: ground.BOX),
                "coast": (_coast, lambda key: COAST_BOX),
                "fog": (fog, lambda key: FOG_BOX),
                "held": (_held_tile, square(HALF + 14)),
                "building": (_building, square(32)),
                "house": (_house, _around(34, 84, 20)),
                "warriors": (_warriors, _around(56, 40, 44)),
                "count": (_count, _around(56, 40, 44)),
                "kaija": (_kaija, _around(24, 40, 24)),
                "beast": (_beast, _around(40, 42, 48)),
                "scorched": (_scorched, square(24)),
                "beacon": (_beacon, square(26)),
                "arrow": (_arrow, _arrow_box),
                "yield": (_yield, square(20)),
                "compass": (self._compass, _compass_box),
                "pile": (self._pile, _pile_box),
                **dict.fromkeys(("scroll", "ship", "whale", "floe"), (voyagers.paint, voyagers.box_of)),
            }
        )

    # Furniture: its last word is the scale of the frame, so that it is always as large on the screen

    def _compass(self, canvas: Canvas, key: Key) -> None:
        scale = key[1]
        canvas.painter.setOpacity(0.55)
        canvas.painter.fillPath(
            icon_in("explore", QRectF(-38 * scale, -38 * scale, 76 * scale, 76 * scale)), LANDS.compass
        )
        north = QRectF(-20 * scale, -66 * scale, 40 * scale, 24 * scale)
        canvas.text(north, self._words("northgard.board.north"), "name", 18 * scale, LANDS.compass)

    def _pile(self, canvas: Canvas, key: Key) -> None:
        _, count, scale = key
        painter, half = canvas.painter, 46 * scale
        for step in range(min(2, max(count - 1, 0)), 0, -1):
            under = rounded(-half + 3 * step * scale, -half + 3 * step * scale, 2 * half, 2 * half, 6 * scale)
            ink(painter, under, mix(LANDS.tile_back, INK, 0.35), 2 * scale, depth=5 * scale)
        top = rounded(-half, -half, 2 * half, 2 * half, 6 * scale)
        if count:
            ink(painter, top, LANDS.tile_back, 2 * scale, depth=7 * scale)
            icon = icon_in("explore", QRectF(-24 * scale, -26 * scale, 48 * scale, 48 * scale))
            painter.fillPath(icon, veil(INK, 0.85))
        else:
            stroke(painter, top, veil(LANDS.compass, 0.6), 2 * scale, (7 * scale, 6 * scale))
        tokens.count_plate(painter, str(count), QPointF(0, half), canvas.readable(17 * scale))
        measure, name = 14.5 * scale, self._words("northgard.board.pile")
        is_wide = QFontMetricsF(canvas.font("medium", measure)).horizontalAdvance(name) > 2 * half + 16 * scale
        for row, line in enumerate(name.split(" ", 1) if is_wide else [name]):
            below = QRectF(-70 * scale, half + (14 + 18 * row) * scale, 140 * scale, 22 * scale)
            canvas.text(below, line, "medium", measure, LANDS.compass)


def _around(side: float, above: float, below: float) -> Box:
    return lambda key: QRectF(-side, -above, 2 * side, above + below)


def _compass_box(key: Key) -> QRectF:
    return QRectF(-44 * key[1], -70 * key[1], 88 * key[1], 112 * key[1])


def _pile_box(key: Key) -> QRectF:
    scale = key[2]
    return QRectF(-72 * scale, -52 * scale, 144 * scale, 156 * scale)


# --- the land


def _tile(canvas: Canvas, key: Key) -> None:
    """Put together of layers that are kept, for the owners of its areas change more often than the land."""
    _, tile, turns, at, tints, held, open_sides, name = key
    season = SEASONS[name]
    canvas.stamp(
        ("ground", tile, turns, at, tints, name),
        0,
        0,
        ground.BOX,
        lambda on: ground.ground(on, tile, turns, at, tints, season),
    )
    for area, holder in zip(shape_of(tile, turns).areas, held, strict=True):
        if holder is not None:
            own = [side for side in open_sides if any(stretch.side == side for stretch in area.rim)]
            ground.held_by(canvas, area, holder, at, own)
    snow = season.snow
    canvas.stamp(("print", tile, turns, snow), 0, 0, ground.BOX, lambda on: ground.print_(on, tile, turns, snow=snow))


def _coast(canvas: Canvas, key: Key) -> None:
    shallows(canvas, key[1])


def _held_tile(canvas: Canvas, key: Key) -> None:
    """The tile in one's hand, over the place where it may lie."""
    _, tile, turns, fits = key
    painter = canvas.painter
    square = rectangle(-HALF, -HALF, TILE, TILE)
    shadow(painter, square, E3, 0.7)
    tints = tuple(number % len(LANDS.tints) for number in range(len(shape_of(tile, turns).areas)))
    ground.ground(canvas, tile, turns, (0.0, 0.0), tints, SUMMER)
    ground.print_(canvas, tile, turns)
    edge = canvas.style.room.aurora if fits else _REFUSED
    if not fits:
        painter.fillPath(square, veil(INK, 0.45))
        tokens.refusal_mark(painter, _ORIGIN, 22)
    stroke(painter, square, veil(INK, 0.9), 7)
    stroke(painter, square, edge, 4, () if fits else (12, 8))


# --- what is built


def _building(canvas: Canvas, key: Key) -> None:
    icon = BUILDING_ICONS[BUILDINGS[key[1]].id]
    if IS_LARGE[key[1]]:
        tokens.building_square(canvas.painter, icon, _ORIGIN, 42, LANDS.large_building)
    else:
        tokens.building_disc(canvas.painter, icon, _ORIGIN, 15.5, LANDS.building)


def _house(canvas: Canvas, key: Key) -> None:
    """Its roof is seen above the token."""
    _, is_large, name, is_owned = key
    season = SEASONS[name]
    size = 1.0 if is_large else 0.72
    homestead(canvas.painter, QPointF(0, -24 * size), size, snow=season.snow, lit=season.lit, smokes=is_owned)


# --- who is there


def _warriors(canvas: Canvas, key: Key) -> None:
    _, colour, count = key
    for x, y in _stands(canvas, count):
        figures.warrior(canvas.painter, PLAYERS[colour], QPointF(x, y + _FOOT), WARRIOR)


def _count(canvas: Canvas, key: Key) -> None:
    """How many warriors these are, at the foot of the last."""
    _, colour, count = key
    player, size = PLAYERS[colour], canvas.readable(14)
    at = QPointF(_stands(canvas, count)[-1][0] + 5 + size * 0.6, _FOOT - 1 + size * 0.2)
    _plate(canvas, str(count), at, size, player.base, player.on)


def _stands(canvas: Canvas, count: int) -> list[tuple[int, int]]:
    """Where each warrior that is drawn stands."""
    return _STANDS[1 if canvas.zoom < _SMALLEST else min(count, _MOST)]


def _plate(canvas: Canvas, text: str, centre: QPointF, size: float, fill: QColor, tone: QColor) -> None:
    radius = size * 0.72
    ink(canvas.painter, disc(centre.x(), centre.y(), radius), fill, 1.6, depth=2)
    box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    canvas.text(box, text, "name", size, tone)


def _kaija(canvas: Canvas, key: Key) -> None:
    kaija(canvas.painter, PLAYERS[key[1]], QPointF(0, _FOOT), BEAST)


def _beast(canvas: Canvas, key: Key) -> None:
    """With its place in the row, for that is the order in which creatures act."""
    _, kind, fur, number = key
    CREATURES[kind](canvas.painter, QPointF(0, _FOOT), BEAST, fur)
    if number:
        _claw(canvas, str(number), QPointF(0, _FOOT + 4), canvas.readable(13))


def _claw(canvas: Canvas, text: str, centre: QPointF, size: float) -> None:
    """No disc like those of warriors: it counts nobody."""
    x, y, half = centre.x(), centre.y(), size * 0.86
    knuckle, tip = y + size * 0.3, y + size
    path = QPainterPath(QPointF(x - half, knuckle))
    path.cubicTo(QPointF(x - half, y - size * 0.9), QPointF(x + half, y - size * 0.9), QPointF(x + half, knuckle))
    for talon in (2, 1, 0):  # from the right
        right, left = x - half + (talon + 1) * half * 2 / 3, x - half + talon * half * 2 / 3
        path.quadTo(QPointF(right, tip - size * 0.3), QPointF((right + left) / 2 - size * 0.1, tip))
        path.quadTo(QPointF(left + size * 0.02, tip - size * 0.3), QPointF(left, knuckle + size * 0.14))
    path.closeSubpath()
    ink(canvas.painter, path, LANDS.creature, 1.6, depth=2)
    canvas.text(QRectF(x - half, y - size * 0.58, 2 * half, size * 1.2), text, "name", size, _CREAM)


def _scorched(canvas: Canvas, key: Key) -> None:
    painter = canvas.painter
    base = disc(0, 2, 15, 13)
    shadow(painter, base, PIECE, 0.7)
    ink(painter, base, _EARTH, 1.8, depth=3)
    for x, y, size in ((5.5, 5, 1.0), (-6, 5, 1.05), (-0.5, 7, 1.5)):
        ink(painter, placed(outline(_FLAME), x, y, size), _FIRE, 1.3, depth=0)
        painter.fillPath(placed(outline(_FLAME), x, y - 0.6, size * 0.5), _HEART)


def _yield(canvas: Canvas, key: Key) -> None:
    """A resource on its way to somebody."""
    tokens.resource_disc(canvas.painter, key[1], _ORIGIN, 15)


# --- what could be done


def _beacon(canvas: Canvas, key: Key) -> None:
    _, icon, hostile = key
    if hostile:
        states.attack_badge(canvas.painter, canvas.style, _ORIGIN, 15)
    else:
        states.beacon(canvas.painter, canvas.style, _ORIGIN, icon)


def _arrow_box(key: Key) -> QRectF:
    _, dx, dy, _ = key
    return QRectF(_ORIGIN, QPointF(dx, dy)).normalized().adjusted(-60, -60, 60, 60)


def _arrow(canvas: Canvas, key: Key) -> None:
    """From the origin to a place, bent like a path on a map."""
    _, dx, dy, hostile = key
    painter = canvas.painter
    length = math.hypot(dx, dy) or 1.0
    bend = min(length * 0.22, 46.0)
    aside = (dy / length * bend, -dx / length * bend)
    if aside[1] > 0 or (aside[1] == 0 and aside[0] < 0):
        aside = (-aside[0], -aside[1])  # it always bends upwards
    start, stop = 16.0 / length, 1 - 20.0 / length
    path = QPainterPath(QPointF(dx * start, dy * start))
    path.quadTo(dx / 2 + aside[0], dy / 2 + aside[1], dx * stop, dy * stop)
    tone = canvas.style.room.attack if hostile else canvas.style.room.selected
    stroke(painter, path, veil(_ARROW_EDGE, 0.9), 13)
    stroke(painter, path, tone, 8.4)
    angle = math.degrees(math.atan2(dy - (dy / 2 + aside[1]), dx - (dx / 2 + aside[0])))
    head = QTransform().rotate(angle).map(polygon([(15, 0), (-11, -15), (-11, 15)]))
    ink(painter, placed(head, dx * stop, dy * stop), tone, 2.4, depth=2, light=0, contour=_ARROW_EDGE)
