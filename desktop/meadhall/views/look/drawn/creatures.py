"""The beasts and the dead of Uncharted Lands, and Kaija. Each is drawn from its foot upwards, `size` pixels high.

They differ in outline as well as in colour: ears and a muzzle, a broad back, horns, wings.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from meadhall.views.look.drawn.figures import ground
from meadhall.views.look.ink import glow, ink, stroke
from meadhall.views.look.palette import INK, STEEL, Player
from meadhall.views.look.players.heraldry import device_path
from meadhall.views.look.shapes import disc, placed
from meadhall.views.look.svgpath import outline
from meadhall.views.look.tones import mix

_HEIGHT = 62.0
_BONE = QColor("#E9DFC4")
_TOOTH = QColor("#FFF8E6")
_NOSE = QColor("#1A1210")
_GHOST_FIRE = QColor("#7FE8FF")
_EMBER = QColor("#FF8A4C")

FURS = {
    "beige": QColor("#CDB68C"),
    "brown": QColor("#8F5F3A"),
    "dark_brown": QColor("#4E3A2E"),
}


class _Brush:
    """Draws parts given on a grid whose origin is the foot and whose top is 62 up."""

    def __init__(self, painter: QPainter, foot: QPointF, size: float) -> None:
        self.painter = painter
        self.scale = size / _HEIGHT
        self.pen = max(1.2, size / 30)
        self.x, self.y = foot.x(), foot.y()

    def at(self, data: str) -> QPainterPath:
        return placed(outline(data), self.x, self.y, self.scale)

    def part(self, data: str, fill: QColor, pen: float = 1.0, depth: float = 3.0) -> None:
        ink(self.painter, self.at(data), fill, self.pen * pen, depth=depth * self.scale)

    def fill(self, data: str, colour: QColor) -> None:
        self.painter.fillPath(self.at(data), colour)

    def dot(self, x: float, y: float, radius: float, colour: QColor) -> None:
        scale = self.scale
        self.painter.fillPath(disc(self.x + x * scale, self.y + y * scale, radius * scale), colour)

    def eyes(self, apart: float, y: float, radius: float, colour: QColor) -> None:
        for side in (-1, 1):
            self.dot(side * apart, y, radius, colour)

    def ground(self, half_width: float) -> None:
        ground(self.painter, QPointF(self.x, self.y), half_width * self.scale)


def wolf(painter: QPainter, foot: QPointF, size: float, fur: str = "beige") -> None:
    """Sits upright, ears pricked, tail to one side."""
    brush, coat = _Brush(painter, foot, size), mix(FURS[fur], STEEL, 0.15)
    pale = mix(coat, _TOOTH, 0.55)
    brush.ground(20)
    brush.part("M10 -1 C22 0 27 -10 22 -19 C21 -12 16 -9 9 -10Z", coat, 0.9, 2)
    brush.part("M-14 0 C-17 -12 -13 -26 -6 -32 L6 -32 C13 -26 17 -12 14 0 C6 3 -6 3 -14 0Z", coat)
    brush.fill("M-6.4 -1 C-8 -12 -5 -22 0 -27 C5 -22 8 -12 6.4 -1Z", pale)
    brush.part("M-5.4 1.4 L-5.6 -9 M5.4 1.4 L5.6 -9", coat, 0.8, 0)
    brush.part(
        "M0 -20 L-7 -25 L-15 -31 L-11.4 -36 L-15 -55 L-5.4 -46 L5.4 -46 L15 -55 L11.4 -36 L15 -31 L7 -25Z",
        coat,
        1.0,
        2.6,
    )
    brush.fill("M-12.4 -49.6 L-10 -41 L-7 -44.4Z M12.4 -49.6 L10 -41 L7 -44.4Z", mix(coat, INK, 0.55))
    brush.fill("M0 -21.6 L-6.6 -26.4 L-9.6 -31.4 L-3.4 -32 L0 -38 L3.4 -32 L9.6 -31.4 L6.6 -26.4Z", pale)
    brush.fill("M-9.4 -38 L-3.6 -35.2 L-7.6 -34Z M9.4 -38 L3.6 -35.2 L7.6 -34Z", _NOSE)
    brush.fill("M-3.4 -26.4 L3.4 -26.4 L0 -22.4Z", _NOSE)


_BEAR_BODY = "M-19 0 C-23 -14 -21 -29 -12 -36 C-5 -40 5 -40 12 -36 C21 -29 23 -14 19 0 C8 3 -8 3 -19 0Z"
_BEAR_HEAD = "M-13 -38 C-14 -49 -7 -55 0 -55 C7 -55 14 -49 13 -38 C12 -29 6 -25 0 -25 C-6 -25 -12 -29 -13 -38Z"


def brown_bear(painter: QPainter, foot: QPointF, size: float, fur: str = "brown") -> None:
    """Broad, round ears, upright with its claws before it."""
    brush, coat = _Brush(painter, foot, size), mix(FURS[fur], QColor("#7A4A26"), 0.25)
    _bear(brush, coat)
    _claws(brush, coat)


def _bear(brush: _Brush, coat: QColor) -> None:
    muzzle = mix(coat, _BONE, 0.5)
    brush.ground(24)
    brush.part(_BEAR_BODY, coat, 1.0, 4)
    for side in (-1, 1):
        _ear(brush, side * 10.5, -52, coat)
    brush.part(_BEAR_HEAD, coat, 1.0, 3)
    brush.part(
        "M-6.6 -34 C-6.6 -40 6.6 -40 6.6 -34 C6.6 -29 3 -26.6 0 -26.6 C-3 -26.6 -6.6 -29 -6.6 -34Z", muzzle, 0.7, 1.6
    )
    brush.fill("M-3.6 -37 L3.6 -37 L0 -33Z", _NOSE)
    brush.eyes(6, -42.4, 1.8, _NOSE)
    brows = brush.at("M-9.4 -47.4 L-3.2 -44.6 M9.4 -47.4 L3.2 -44.6")
    stroke(brush.painter, brows, mix(coat, INK, 0.75), 2.2 * brush.scale)


def _claws(brush: _Brush, coat: QColor) -> None:
    for side in (-1, 1):
        x = side * 11
        brush.part(
            f"M{x - 5} -8 C{x - 6} -16 {x + 6} -16 {x + 5} -8 C{x + 3} -5 {x - 3} -5 {x - 5} -8Z", coat, 0.8, 1.4
        )
        for claw in (-3, 0, 3):
            brush.fill(f"M{x + claw - 1.2} -7.4 L{x + claw} -2.6 L{x + claw + 1.2} -7.4Z", _TOOTH)


def _ear(brush: _Brush, x: float, y: float, coat: QColor) -> None:
    scale = brush.scale
    ear = disc(brush.x + x * scale, brush.y + y * scale, 5.4 * scale)
    ink(brush.painter, ear, coat, brush.pen, depth=1.6 * scale)
    brush.dot(x, y, 2.6, mix(coat, INK, 0.4))


def kaija(painter: QPainter, player: Player, foot: QPointF, size: float) -> None:
    """A bear in the service of a clan: she bears its colour and its device."""
    brush = _Brush(painter, foot, size)
    _bear(brush, QColor("#C9B394"))
    x, y, scale = brush.x, brush.y, brush.scale
    shield = disc(x, y - 10.6 * scale, 10.4 * scale)
    ink(painter, shield, player.base, brush.pen, depth=2.6 * scale)
    painter.fillPath(device_path(player, QPointF(x, y - 10.6 * scale), 6.6 * scale), player.on)


def draugr(painter: QPainter, foot: QPointF, size: float, fur: str = "beige") -> None:
    """A dead warrior: a skull under a horned helm, a torn cloak, cold fire in its eyes."""
    brush = _Brush(painter, foot, size)
    cloak = mix(QColor("#4E6A66"), FURS[fur], 0.5)
    brush.ground(18)
    brush.part(
        "M-15 0 C-15 -14 -13 -26 -7 -33 L7 -33 C13 -26 15 -14 15 0 L10.6 -5 L7 1.6 L2.6 -4 L-2 2 L-6.4 -4 L-10.6 1Z",
        cloak,
        1.0,
        4,
    )
    for y, half in ((-21, 5.6), (-15.6, 6.4), (-10.4, 5.4)):
        rib = brush.at(f"M{-half} {y} Q0 {y + 4} {half} {y}")
        stroke(brush.painter, rib, INK, 4.0 * brush.scale)
        stroke(brush.painter, rib, _BONE, 2.2 * brush.scale)
    brush.part("M-9 -44 C-9 -32 -6 -30 -5 -25 L5 -25 C6 -30 9 -32 9 -44Z", _BONE, 0.9, 2)
    brush.part(
        "M-10 -43 C-11 -53 -5 -57 0 -57 C5 -57 11 -53 10 -43 L2 -44 L0 -40 L-2 -44Z", mix(STEEL, cloak, 0.35), 1.0, 2.6
    )
    for side in (1, -1):
        horn = "M8.4 -49 C16 -48 19 -54 17.6 -62 C21.6 -58 22.6 -45 9.6 -44Z"
        path = outline(horn) if side > 0 else _mirrored(horn)
        ink(brush.painter, placed(path, brush.x, brush.y, brush.scale), _BONE, brush.pen * 0.8, depth=1.6 * brush.scale)
    brush.eyes(4, -38.4, 3.1, INK)
    for side in (-1, 1):
        glow(painter, brush.x + side * 4 * brush.scale, brush.y - 38.4 * brush.scale, 6 * brush.scale, _GHOST_FIRE, 0.9)
    brush.eyes(4, -38.4, 1.5, _GHOST_FIRE)
    stroke(brush.painter, brush.at("M-2.6 -25.6 V-29 M0 -25.6 V-29.4 M2.6 -25.6 V-29"), INK, 1.1 * brush.scale)


_WING = "M6 -24 C14 -28 17 -40 29 -50 C30 -41 28 -36 25.6 -32.6 C27.4 -32.4 28 -31 28 -29 C24 -22 18 -16 8 -14Z"
_FEATHERS = "M25.6 -32.6 C20 -26 14 -23 9 -22 M28 -29 C22 -22 16 -19 9 -18"


def fallen_valkyrie(painter: QPainter, foot: QPointF, size: float, fur: str = "beige") -> None:
    """Wings of a raven, a winged helm, a spear, embers for eyes."""
    brush = _Brush(painter, foot, size)
    robe = mix(QColor("#6E3F78"), FURS[fur], 0.45)
    wing = QColor("#3B3247")
    brush.ground(19)
    for path in (outline(_WING), _mirrored(_WING)):
        ink(painter, placed(path, brush.x, brush.y, brush.scale), wing, brush.pen, depth=2.6 * brush.scale)
    for path in (outline(_FEATHERS), _mirrored(_FEATHERS)):
        stroke(painter, placed(path, brush.x, brush.y, brush.scale), mix(wing, _BONE, 0.4), 1.2 * brush.scale)
    brush.part("M-12 0 C-12 -12 -8 -22 -6 -32 L6 -32 C8 -22 12 -12 12 0 C5 3 -5 3 -12 0Z", robe, 1.0, 3.4)
    brush.part("M-6.4 -32 L6.4 -32 L4.4 -18 L0 -14.4 L-4.4 -18Z", STEEL, 0.8, 2)
    brush.part("M-7 -46 C-7.6 -36 -4 -31 0 -30 C4 -31 7.6 -36 7 -46Z", QColor("#D9CBC4"), 0.8, 1.6)
    brush.part(
        "M-8.6 -43 C-9.6 -53 -4 -57 0 -59 C4 -57 9.6 -53 8.6 -43 L2 -43 L0 -38 L-2 -43Z",
        mix(STEEL, wing, 0.3),
        1.0,
        2.4,
    )
    crest = "M7.6 -47 C13 -48 15 -54 14.6 -61 C10 -58.6 7 -55 6.4 -51Z"
    for path in (outline(crest), _mirrored(crest)):
        ink(painter, placed(path, brush.x, brush.y, brush.scale), _BONE, brush.pen * 0.8, depth=1.2 * brush.scale)
    brush.eyes(3.4, -39.6, 1.5, _EMBER)


def _mirrored(data: str) -> QPainterPath:
    return placed(outline(data), 0, 0, -1, 1)


CREATURES: dict[str, Callable[[QPainter, QPointF, float, str], None]] = {
    "wolf": wolf,
    "brown_bear": brown_bear,
    "draugr": draugr,
    "fallen_valkyrie": fallen_valkyrie,
}
