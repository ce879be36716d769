"""The sign of a player, cut into a round of timber."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter

from meadhall.views.look.ink import ink, stroke
from meadhall.views.look.palette import WOOD, Player
from meadhall.views.look.players.heraldry import device_path
from meadhall.views.look.shapes import disc
from meadhall.views.look.textures import texture
from meadhall.views.look.tones import mix, veil

_BURNT, _LIT = QColor("#20140C"), QColor("#FFE7B8")


def sign(painter: QPainter, player: Player, centre: QPointF, radius: float) -> None:
    """A ring of bare timber around the player's colour, and the device as a hollow in it."""
    x, y = centre.x(), centre.y()
    whole = disc(x, y, radius)
    ink(painter, whole, mix(WOOD, _LIT, 0.25), max(1.2, radius / 14), depth=radius * 0.12)
    texture(painter, whole, "wood", 0.3, max(0.3, radius / 40))
    hollow = disc(x, y, radius * 0.8)
    painter.fillPath(hollow, mix(player.base, _BURNT, 0.12))
    stroke(painter, hollow, veil(_BURNT, 0.7), max(1.0, radius / 16))
    device = device_path(player, centre, radius * 0.6)
    painter.fillPath(device.translated(0, radius * 0.06), veil(_BURNT, 0.6))
    painter.fillPath(device, player.on)
