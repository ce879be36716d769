"""Longships: the two of the town, the merchant's, and those of the players, with what they carry."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from meadhall.views.look.drawn.northern import longship
from meadhall.views.look.ink import PIECE, shadow, stroke
from meadhall.views.look.palette import INK, PLAYERS, TOKEN_PAPER
from meadhall.views.look.players.heraldry import device_path
from meadhall.views.look.shapes import of_rect
from meadhall.views.look.tones import veil

from ..kit.canvas import Canvas
from .wares import Ware, of_dice, paint_wares

_CLOTH = QColor("#F1E3C2")
SAILS = {
    "ship_small": QColor("#8C5A4A"),
    "ship_large": QColor("#4A6668"),
    "merchant": QColor("#8A7A3E"),
    "ship_karvi": QColor("#7A6A4A"),
    "ship_snekkja": QColor("#5E7A5A"),
    "ship_skeid": QColor("#6A5A7A"),
    "ship_busse": QColor("#7A4A3A"),
}
_HULLS = {"merchant": QColor("#7A5230")}
_HULL = QColor("#8A5A34")
_EDGE = 13.0

Load = tuple[int, int, int, int]  # swords, spears, axes, food


def ship_box(scale: float) -> QRectF:
    return QRectF(-128 * scale, -124 * scale, 256 * scale, 142 * scale)


def paint_ship(canvas: Canvas, ship: str, colour: int, scale: float, outward: bool) -> None:
    """Who sails it shows the own colours; -1: nobody. Outward it makes for the shores, on the right."""
    player = PLAYERS[colour] if colour >= 0 else None
    sail = (player.base, _CLOTH) if player else (SAILS[ship], _CLOTH)
    canvas.painter.save()
    if outward:
        canvas.painter.scale(-1, 1)
    longship(canvas.painter, 0, 0, scale, sail=sail, hull=_HULLS.get(ship, _HULL), pen=max(1.2, 2 * scale))
    canvas.painter.restore()
    if player:
        device = device_path(player, QPointF(0, -70 * scale), 22 * scale)
        stroke(canvas.painter, device, veil(_CLOTH, 0.95), 9 * scale)
        canvas.painter.fillPath(device, player.dark)


def load_wares(load: Load, capacity: int) -> tuple[Ware, ...]:
    """Dice by kind and food; of an empty ship what it holds."""
    *dice, food = load
    found = tuple(of_dice((dice[0], dice[1], dice[2])))
    if food:
        found += (Ware("food", str(food)),)
    return found or ((Ware("ship", f"0/{capacity}"),) if capacity else ())


def load_box(wide: float) -> QRectF:
    return QRectF(-wide / 2 - 4, -22, wide + 8, 46)


def paint_load(canvas: Canvas, load: Load, capacity: int, wide: float) -> None:
    """On a strip of paper under the ship."""
    wares = load_wares(load, capacity)
    half = min(wide / 2, 6 + 23.0 * len(wares) * canvas.readable(15) / 15)
    strip = QRectF(-half, -_EDGE - 1, 2 * half, 2 * _EDGE + 2)
    path = of_rect(strip, _EDGE)
    shadow(canvas.painter, path, PIECE, 1.0)
    canvas.painter.fillPath(path, TOKEN_PAPER)
    stroke(canvas.painter, path, INK, 1.5)
    paint_wares(canvas, strip.adjusted(5, 0, -5, 0), wares, 15)
