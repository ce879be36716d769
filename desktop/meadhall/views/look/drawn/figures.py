"""What stands on a board: guards, buildings, roads, warriors, wildlings. Each is drawn from its foot upwards.

`size` is the height of the figure in real pixels; a figure bears its owner's device as well as the colour.
"""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from meadhall.views.look.game_colours import WATCH
from meadhall.views.look.icons import mono
from meadhall.views.look.ink import PIECE, ink, shadow, stroke
from meadhall.views.look.palette import INK, STEEL, Player
from meadhall.views.look.players.heraldry import device_path
from meadhall.views.look.shapes import disc, line, placed, polygon, rounded
from meadhall.views.look.svgpath import outline
from meadhall.views.look.tones import mix, veil

_BLACK = QColor("#000000")
_FUR = QColor("#7A5A3E")
_SKIN = QColor("#E9C08A")
_BEARD = QColor("#8A4A22")
_GINGER = QColor("#C65A24")
_BONE = QColor("#EFE3C6")
_GROUND = 0.26


class Wildling(Enum):
    """The three kinds, told apart by base form, glyph and colour."""

    CLIMBER = "climber"
    GIANT = "giant"
    WARRIOR = "warrior"


_GLYPH = {Wildling.CLIMBER: "climber", Wildling.GIANT: "giant", Wildling.WARRIOR: "fighter"}
_TONE = {Wildling.CLIMBER: WATCH.climber, Wildling.GIANT: WATCH.giant, Wildling.WARRIOR: WATCH.warrior}


def ground(painter: QPainter, foot: QPointF, half_width: float) -> None:
    """The ellipse of shadow that everything stands on."""
    painter.fillPath(disc(foot.x(), foot.y(), half_width, half_width * 0.3), veil(_BLACK, _GROUND))


# --- the Watch's pieces

_GUARD_BODY = "M-9.6 0 C-10.2 -11 -8 -20 0 -26 C8 -20 10.2 -11 9.6 0 C5 2.2 -5 2.2 -9.6 0Z"
_GUARD_FACE = "M-4.5 -17.4 C-4.5 -12 -2 -9.4 0 -9.4 C2 -9.4 4.5 -12 4.5 -17.4 C3 -21 -3 -21 -4.5 -17.4Z"
_GUARD_HEIGHT = 33


def guard_path(foot: QPointF, size: float) -> QPainterPath:
    """The hooded bell alone, for ghosts and outlines."""
    return placed(outline(_GUARD_BODY), foot.x(), foot.y(), size / _GUARD_HEIGHT)


def guard(painter: QPainter, player: Player, foot: QPointF, size: float) -> None:
    """A brother of the Watch: a hooded cloak in the player's colour, and a spear."""
    scale = size / _GUARD_HEIGHT
    x, y = foot.x(), foot.y()
    ground(painter, QPointF(x + 1.5 * scale, y + scale), 12.5 * scale)
    _spear(painter, x + 11.4 * scale, y, scale)
    ink(painter, guard_path(foot, size), player.base, max(1.2, 1.7 * scale), depth=3 * scale)
    hood = placed(outline(_GUARD_FACE), x, y, scale)
    painter.fillPath(hood, INK)
    painter.fillPath(disc(x - 1.6 * scale, y - 15 * scale, 0.75 * scale), veil(_BONE, 0.8))
    painter.fillPath(disc(x + 1.6 * scale, y - 15 * scale, 0.75 * scale), veil(_BONE, 0.8))
    painter.fillPath(device_path(player, QPointF(x, y - 4 * scale), 4.1 * scale), player.on)


def _spear(painter: QPainter, x: float, y: float, scale: float) -> None:
    stroke(painter, line((x, y + scale), (x, y - 27 * scale)), INK, 3 * scale)
    stroke(painter, line((x, y + 0.4 * scale), (x, y - 27 * scale)), _FUR, 1.2 * scale)
    head = placed(outline("M0 -6.4 L3 -0.6 L0 2.6 L-3 -0.6Z"), x, y - 27 * scale, scale)
    ink(painter, head, STEEL, max(0.9, 1.1 * scale), depth=0.8 * scale)


def guard_ghost(painter: QPainter, player: Player, foot: QPointF, size: float) -> None:
    """Where a guard would stand."""
    path = guard_path(foot, size)
    scale = size / _GUARD_HEIGHT
    painter.fillPath(path, veil(player.base, 0.35))
    stroke(painter, path, veil(player.dark, 0.85), 1.6 * scale, (3 * scale, 3 * scale))
    plus = 13 * scale
    mono(painter, "plus", QRectF(foot.x() - plus / 2, foot.y() - 17 * scale, plus, plus), INK)


_HOUSE = [(-12.5, 10), (-12.5, -3), (0, -15.5), (12.5, -3), (12.5, 10)]
_KEEP = (
    "M-17.5 13 V-8 H-13.9 V-5 H-11.6 V-8 H-9.4 V-4 H-8 V-20 H-4.6 V-16.6 H-2"
    " V-20 H2 V-16.6 H4.6 V-20 H8 V-4 H9.4 V-8 H11.6 V-5 H13.9 V-8 H17.5 V13Z"
)
_HOUSE_HEIGHT, _KEEP_HEIGHT = 25.5, 33


def settlement_path(foot: QPointF, size: float) -> QPainterPath:
    return placed(polygon(_HOUSE), foot.x(), foot.y() - 10 * size / _HOUSE_HEIGHT, size / _HOUSE_HEIGHT)


def settlement(painter: QPainter, player: Player, foot: QPointF, size: float) -> None:
    scale = size / _HOUSE_HEIGHT
    x, y = foot.x(), foot.y() - 10 * scale
    ground(painter, QPointF(x, foot.y()), 16 * scale)
    ink(painter, settlement_path(foot, size), player.base, max(1.3, 2 * scale), depth=3.6 * scale)
    painter.fillPath(rounded(x - 3 * scale, y + 2.4 * scale, 6 * scale, 7.8 * scale, 1.2 * scale), INK)
    painter.fillPath(device_path(player, QPointF(x, y - 4.6 * scale), 4.6 * scale), player.on)


def keep_path(foot: QPointF, size: float) -> QPainterPath:
    scale = size / _KEEP_HEIGHT
    return placed(outline(_KEEP), foot.x(), foot.y() - 13 * scale, scale)


def keep(painter: QPainter, player: Player, foot: QPointF, size: float) -> None:
    """Three towers, the middle one tall."""
    scale = size / _KEEP_HEIGHT
    x, y = foot.x(), foot.y() - 13 * scale
    ground(painter, QPointF(x, foot.y()), 20 * scale)
    ink(painter, keep_path(foot, size), player.base, max(1.3, 2 * scale), depth=4 * scale)
    for side in (-1, 1):
        window = rounded(x + (side * 13.5 - 1.2) * scale, y + 0.5 * scale, 2.4 * scale, 4.4 * scale, 1.2 * scale)
        painter.fillPath(window, INK)
    painter.fillPath(placed(outline("M-4 13 L-4 6.6 Q0 1.6 4 6.6 L4 13Z"), x, y, scale), INK)
    painter.fillPath(device_path(player, QPointF(x, y - 6.4 * scale), 5.4 * scale), player.on)


def road(painter: QPainter, player: Player, start: QPointF, end: QPointF, width: float) -> None:
    """A road between two points; the mark along its middle tells the player without colour."""
    path = line((start.x(), start.y()), (end.x(), end.y()))
    stroke(painter, path.translated(0, width * 0.24), veil(_BLACK, 0.35), width * 1.5)
    stroke(painter, path, INK, width * 1.46)
    stroke(painter, path, mix(player.base, player.dark, 0.35), width)
    stroke(painter, path.translated(0, -width * 0.06), player.base, width * 0.86)
    _ROAD_MARKS[player.name](painter, player, path, width)


def _dashes(painter: QPainter, player: Player, path: QPainterPath, width: float) -> None:
    stroke(painter, path, player.on, width * 0.3, (width * 0.62, width * 0.62))


def _centre_line(painter: QPainter, player: Player, path: QPainterPath, width: float) -> None:
    stroke(painter, path, player.on, width * 0.3)


def _dots(painter: QPainter, player: Player, path: QPainterPath, width: float) -> None:
    count = max(2, int(path.length() / (width * 0.95)))
    for number in range(count):
        spot = path.pointAtPercent((number + 0.5) / count)
        painter.fillPath(disc(spot.x(), spot.y(), width * 0.22), player.on)


def _cross_ties(painter: QPainter, player: Player, path: QPainterPath, width: float) -> None:
    pen = QPen(player.dark, width * 0.92, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([0.3, 0.5])
    painter.strokePath(path, pen)


def _double_line(painter: QPainter, player: Player, path: QPainterPath, width: float) -> None:
    pen = QPen(player.on, width * 0.66, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
    painter.strokePath(path, pen)
    painter.strokePath(path, QPen(player.base, width * 0.3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))


_ROAD_MARKS = {
    "madder": _dashes,
    "woad": _centre_line,
    "amber": _dots,
    "birch": _cross_ties,
    "heather": _double_line,
}


# --- people

_CLOAK = "M-14 0 C-15.5 -14 -15.5 -27 -11.5 -34 C-8 -37 8 -37 11.5 -34 C15.5 -27 15.5 -14 14 0 C6 3 -6 3 -14 0Z"
_COLLAR = "M-9 -31 C-9.4 -34.4 -7 -37 -4.6 -37 C-2 -38.6 2 -38.6 4.6 -37 C7 -37 9.4 -34.4 9 -31 C6 -27 -6 -27 -9 -31Z"
_HEAD = "M-7.5 -42 C-7.5 -28 -3 -24 0 -23 C3 -24 7.5 -28 7.5 -42Z"
_FULL_BEARD = "M-7.6 -36 C-5 -32.6 -2 -34 0 -33 C2 -34 5 -32.6 7.6 -36 C8.4 -27 4 -21 0 -18 C-4 -21 -8.4 -27 -7.6 -36Z"
_HELM = "M-9 -40 C-9 -50 -4 -56 0 -60 C4 -56 9 -50 9 -40 L2.2 -40 L1.6 -34 L-1.6 -34 L-2.2 -40Z"
_CREST = "M-3 -53 C-5 -62 -1 -69 6 -69 C11 -69 14.6 -65 15 -58 C11 -62 6.6 -60.6 4 -53Z"
_WARRIOR_HEIGHT, _SHIELD = 62, 12.0


def warrior(painter: QPainter, player: Player, foot: QPointF, size: float) -> None:
    """Cloak, fur collar, beard, a helm with a nasal and a crest, and the round shield that bears the device."""
    scale = size / _WARRIOR_HEIGHT
    pen = max(1.2, size / 31)
    x, y = foot.x(), foot.y()

    def at(data: str) -> QPainterPath:
        return placed(outline(data), x, y, scale)

    ground(painter, foot, 16 * scale)
    ink(painter, at(_CLOAK), player.base, pen, depth=4 * scale)
    ink(painter, at(_COLLAR), _FUR, pen * 0.8, depth=2 * scale)
    ink(painter, at(_HEAD), _SKIN, pen * 0.8, depth=2 * scale)
    ink(painter, at(_FULL_BEARD), _BEARD, pen * 0.6, depth=1.6 * scale)
    ink(painter, at(_CREST), player.base, pen * 0.9, depth=1.6 * scale)
    ink(painter, at(_HELM), STEEL, pen, depth=2.6 * scale)
    for side in (-1, 1):
        painter.fillPath(disc(x + side * 3.9 * scale, y - 37.4 * scale, 1.25 * scale), INK)
    middle = y - 12 * scale
    ink(painter, disc(x, middle, _SHIELD * scale), player.light, pen, depth=2.6 * scale)
    stroke(painter, disc(x, middle, _SHIELD * 0.83 * scale), veil(player.dark, 0.55), 1.1 * scale)
    painter.fillPath(device_path(player, QPointF(x, middle), 7.4 * scale), player.dark)


_BULK = "M-17 0 C-20 -14 -19 -27 -11 -33 C-5 -36 5 -36 11 -33 C19 -27 20 -14 17 0 C8 3 -8 3 -17 0Z"
_MANE = "M-10.6 -34 C-13 -44 -9.6 -54 -4 -55 L-2 -58 L1 -55.4 L5 -57 L6 -53.6 C11 -51 12.6 -42 10.6 -34Z"
_BIG_BEARD = (
    "M-9 -41 C-6 -38.6 -3 -39.4 0 -38 C3 -39.4 6 -38.6 9 -41 C11 -30 7 -20 3.4 -15"
    " L2.4 -18.6 L0 -12.6 L-2.4 -18.6 L-3.4 -15 C-7 -20 -11 -30 -9 -41Z"
)
_BIG_HORN = "M7 -6 C13 -5 19 -9 20.6 -17 C22.4 -15 23 -9 19.6 -4.6 C16 0 10 0.6 7 -1Z"
_TORMUND_HEIGHT = 60


def tormund(painter: QPainter, foot: QPointF, size: float) -> None:
    """The giant's-bane: broad, furred, with a ginger beard and a horn. He belongs to nobody, so he wears no colour."""
    scale = size / _TORMUND_HEIGHT
    pen = max(1.3, size / 28)
    x, y = foot.x(), foot.y()

    def at(data: str) -> QPainterPath:
        return placed(outline(data), x, y, scale)

    ground(painter, foot, 21 * scale)
    ink(painter, at(_BULK), QColor("#5B4A3D"), pen, depth=5 * scale)
    for step in (-11, -5.5, 0, 5.5, 11):
        tuft = outline("M-3.4 0 L0 7 L3.4 0Z")
        painter.fillPath(placed(tuft, x + step * scale, y - (31 - abs(step) * 0.35) * scale, scale), _BONE)
    collar = at("M-15 -28 C-13 -36 13 -36 15 -28 C10 -31.4 -10 -31.4 -15 -28Z")
    ink(painter, collar, _BONE, pen * 0.7, depth=1.6 * scale)
    ink(painter, at(_MANE), _GINGER, pen * 0.9, depth=2.4 * scale)
    ink(
        painter,
        at("M-7 -46 C-7.6 -36 -4 -31 0 -31 C4 -31 7.6 -36 7 -46 C3 -48.6 -3 -48.6 -7 -46Z"),
        _SKIN,
        pen * 0.6,
        depth=0,
    )
    for side in (-1, 1):
        painter.fillPath(disc(x + side * 3.1 * scale, y - 42.4 * scale, 1.25 * scale), INK)
        stroke(painter, line(*_moved([(side * 1.4, -44.4), (side * 5.2, -45.6)], x, y, scale)), INK, 1.6 * scale)
    ink(painter, at(_BIG_BEARD), _GINGER, pen * 0.9, depth=3 * scale)
    ink(painter, at(_BIG_HORN), QColor("#E2B65A"), pen * 0.8, depth=1.6 * scale)


def _moved(points: list[tuple[float, float]], x: float, y: float, scale: float) -> list[tuple[float, float]]:
    return [(x + px * scale, y + py * scale) for px, py in points]


# --- workers

_WORKER = "M-15 13 C-15 3 -9 -1 -5 -3 C-9 -6 -8 -16 0 -16 C8 -16 9 -6 5 -3 C9 -1 15 3 15 13 C8 17 -8 17 -15 13Z"
_WORKER_HEIGHT = 32


def worker_path(centre: QPointF, size: float) -> QPainterPath:
    return placed(outline(_WORKER), centre.x(), centre.y(), size / _WORKER_HEIGHT)


def worker(painter: QPainter, player: Player, centre: QPointF, size: float) -> None:
    """A worker of a player: a bell with a head that bears the device. It stands around its middle."""
    scale = size / _WORKER_HEIGHT
    ground(painter, QPointF(centre.x() + scale, centre.y() + 14 * scale), 17 * scale)
    ink(painter, worker_path(centre, size), player.base, max(1.2, 1.8 * scale), depth=4 * scale)
    painter.fillPath(device_path(player, QPointF(centre.x(), centre.y() + 6.5 * scale), 6 * scale), player.on)


# --- wildlings


def wildling_path(kind: Wildling, centre: QPointF, radius: float) -> QPainterPath:
    """The base of a wildling's token: triangle, rounded square or circle."""
    x, y, s = centre.x(), centre.y(), radius / 15
    if kind is Wildling.CLIMBER:
        corner = outline(
            "M-1.9 -17.6 Q0 -20.4 1.9 -17.6 L17.2 10.4 Q18.6 13.6 15.2 14 L-15.2 14 Q-18.6 13.6 -17.2 10.4Z"
        )
        return placed(corner, x, y, s)
    if kind is Wildling.GIANT:
        return rounded(x - 15.5 * s, y - 15.5 * s, 31 * s, 31 * s, 8 * s)
    return disc(x, y, 15.5 * s)


def wildling(painter: QPainter, kind: Wildling, centre: QPointF, radius: float) -> None:
    scale = radius / 15
    path = wildling_path(kind, centre, radius)
    shadow(painter, path, PIECE, scale)
    ink(painter, path, _TONE[kind], max(1.3, 1.9 * scale), depth=3.2 * scale)
    size = (17.5 if kind is Wildling.CLIMBER else 22.5) * scale
    drop = 3.6 * scale if kind is Wildling.CLIMBER else 0
    glyph = QRectF(centre.x() - size / 2, centre.y() - size / 2 + drop, size, size)
    mono(painter, _GLYPH[kind], glyph, INK)
