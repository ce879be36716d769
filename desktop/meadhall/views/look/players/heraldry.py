"""Players without colour: five cuts of a banner, five devices, five forms of a badge."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from meadhall.views.look.icons import GRID, icon_path
from meadhall.views.look.ink import Elevation, ink, shadow, stroke
from meadhall.views.look.palette import BRASS, INK, POLE, WOOD, Player
from meadhall.views.look.shapes import disc, placed, polygon, rounded
from meadhall.views.look.textures import texture
from meadhall.views.look.tones import veil


def device_path(player: Player, centre: QPointF, radius: float) -> QPainterPath:
    """The player's sign, inside a circle of that radius."""
    return placed(icon_path(f"device-{player.name}"), centre.x() - radius, centre.y() - radius, 2 * radius / GRID)


def badge_path(player: Player, centre: QPointF, radius: float) -> QPainterPath:
    """The form of the player's badge, as wide as a disc of that radius; the base of all that the player owns."""
    return placed(icon_path(f"badge-{player.name}"), centre.x() - radius, centre.y() - radius, 2 * radius / GRID)


def badge(painter: QPainter, player: Player, centre: QPointF, radius: float) -> None:
    ink(painter, badge_path(player, centre, radius), player.base, max(1.2, radius / 10), depth=radius * 0.16)
    painter.fillPath(device_path(player, centre, radius * 0.58), player.on)


def banner_path(player: Player, rect: QRectF) -> QPainterPath:
    """The cloth, cut as the player's is cut."""
    x, y, w, h = rect.x(), rect.y(), rect.width(), rect.height()
    return _CUTS[player.name](x, y, w, h)


def _swallow_tail(x: float, y: float, w: float, h: float) -> QPainterPath:
    return polygon([(x, y), (x + w, y), (x + w, y + h), (x + w / 2, y + h * 0.78), (x, y + h)])


def _two_teeth(x: float, y: float, w: float, h: float) -> QPainterPath:
    gum = y + h * 0.88
    teeth = [(x + w, gum), (x + w * 0.75, y + h), (x + w * 0.5, gum), (x + w * 0.25, y + h), (x, gum)]
    return polygon([(x, y), (x + w, y), *teeth])


def _point(x: float, y: float, w: float, h: float) -> QPainterPath:
    return polygon([(x, y), (x + w, y), (x + w, y + h * 0.62), (x + w / 2, y + h), (x, y + h * 0.62)])


def _round(x: float, y: float, w: float, h: float) -> QPainterPath:
    path = QPainterPath(QPointF(x, y))
    path.lineTo(x + w, y)
    path.lineTo(x + w, y + h * 0.55)
    path.cubicTo(x + w, y + h * 0.85, x + w * 0.7, y + h, x + w / 2, y + h)
    path.cubicTo(x + w * 0.3, y + h, x, y + h * 0.85, x, y + h * 0.55)
    path.closeSubpath()
    return path


def _stepped(x: float, y: float, w: float, h: float) -> QPainterPath:
    step = y + h * 0.82
    right, left = x + w * 0.8, x + w * 0.2
    return polygon(
        [(x, y), (x + w, y), (x + w, step), (right, step), (right, y + h), (left, y + h), (left, step), (x, step)]
    )


_CUTS = {"madder": _swallow_tail, "woad": _two_teeth, "amber": _point, "birch": _round, "heather": _stepped}


def banner(painter: QPainter, player: Player, rect: QRectF, *, pole: bool = True) -> None:
    """A hanging banner with the device. The pole sticks out of the rectangle by an eighth of the width."""
    width = rect.width()
    ink(painter, banner_path(player, rect), player.base, max(1.4, width / 22), depth=width * 0.09)
    centre = QPointF(rect.center().x(), rect.y() + rect.height() * 0.42)
    painter.fillPath(device_path(player, centre, width * 0.31), veil(player.on, 0.93))
    if pole:
        rod = rounded(rect.x() - width * 0.12, rect.y() - width * 0.1, width * 1.24, width * 0.15, width * 0.07)
        ink(painter, rod, POLE, max(1.2, width / 26), depth=max(1.0, width * 0.03))


BEYOND = 0.155  # of the width of a great banner: how far its rod reaches beyond the cloth on either side


def great_banner(painter: QPainter, player: Player, rect: QRectF) -> None:
    """The banner of the curtain, as tall as the window: cloth with a woven hem and the device in its own dark tone."""
    width = rect.width()
    cloth = banner_path(player, rect)
    shadow(painter, cloth, Elevation(30, 16, 0.6, 0.6), width / 640)
    painter.fillPath(cloth, player.base)
    texture(painter, cloth, "paper", 0.2, max(0.5, width / 640))
    painter.save()
    painter.setClipPath(cloth, Qt.ClipOperation.IntersectClip)
    stroke(painter, cloth, veil(player.dark, 0.85), width * 0.066)
    stroke(painter, cloth, veil(INK, 0.35), width * 0.01)
    painter.restore()
    centre = QPointF(rect.center().x(), rect.y() + rect.height() * 0.19)
    painter.fillPath(device_path(player, centre, width * 0.15), player.dark)
    stroke(painter, cloth, INK, max(2.0, width / 128))
    _great_pole(painter, rect)


def _great_pole(painter: QPainter, rect: QRectF) -> None:
    width = rect.width()
    thick = width * 0.053
    rod = rounded(rect.x() - width * 0.08, rect.y() - thick * 0.65, width * 1.16, thick, thick / 2)
    ink(painter, rod, WOOD, max(1.6, width / 210), depth=thick * 0.24)
    for x in (rect.x() - width * 0.08, rect.right() + width * 0.08):
        knob = disc(x, rect.y() - thick * 0.15, thick * 0.76)
        ink(painter, knob, BRASS, max(1.6, width / 210), depth=thick * 0.24)
