"""What grows and lies on the land: stamps, painted once for each scale and laid many times."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainterPath

from meadhall.views.look.game_colours import WATCH
from meadhall.views.look.icons import icon_path
from meadhall.views.look.ink import ink, stroke
from meadhall.views.look.palette import INK
from meadhall.views.look.shapes import disc, joined, line, placed, polygon, rectangle
from meadhall.views.look.svgpath import outline
from meadhall.views.look.tones import mix, veil

from ..kit.canvas import Canvas

_NIGHT = QColor("#0A1020")
_SNOW = QColor("#EEF4EE")
_WHITE = QColor("#FFFFFF")
_PINE = QColor("#2F5548")
_HILL, _HILL_GRASS = QColor("#CF8C5C"), QColor("#7C4522")
_FLEECE, _CORN = QColor("#F6F3E6"), QColor("#E9B93C")


def conifer(canvas: Canvas, x: float, y: float, height: float, northern: bool = False) -> None:
    """Three stacked triangles with snow on the top; its foot is at (x, y)."""
    size = round(height)
    box = QRectF(-0.4 * size, -1.05 * size, 0.8 * size, 1.15 * size)
    canvas.stamp(("conifer", size, northern), x, y, box, lambda on: _conifer(on, size, northern))


def _conifer(canvas: Canvas, size: float, northern: bool) -> None:
    painter = canvas.painter
    tone = _PINE if northern else WATCH.conifer
    tiers = [(1.0, 0.62, 0.2), (0.8, 0.34, 0.28), (0.56, 0.06, 0.36)]
    triangles = [
        polygon([(0, -top * size), (wide * size, -foot * size), (-wide * size, -foot * size)])
        for top, foot, wide in tiers
    ]
    tree = joined(*triangles)
    painter.fillPath(rectangle(-0.04 * size, -0.1 * size, 0.08 * size, 0.1 * size), INK)
    painter.fillPath(tree, tone)
    painter.fillPath(tree.intersected(rectangle(0, -size, size, size)), mix(tone, _NIGHT, 0.22))
    painter.fillPath(triangles[0].subtracted(triangles[0].translated(0, 0.12 * size)), _SNOW)
    stroke(painter, tree, INK, 1.2)


def peak(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A mountain with a cap of snow."""
    box = QRectF(-1.1 * size, -0.95 * size, 2.2 * size, 1.45 * size)
    canvas.stamp(("peak", round(size)), x, y, box, lambda on: _peak(on, size))


def _peak(canvas: Canvas, s: float) -> None:
    painter = canvas.painter
    rock = polygon([(-s, 0.4 * s), (-0.2 * s, -0.8 * s), (0.1 * s, -0.5 * s), (0.3 * s, -0.65 * s), (s, 0.4 * s)])
    ink(painter, rock, WATCH.rock, 1.6, depth=0.2 * s)
    cap = [(-0.2, -0.8), (0.02, -0.58), (-0.12, -0.4), (-0.25, -0.5), (-0.4, -0.38)]
    painter.fillPath(polygon([(a * s, b * s) for a, b in cap]), _WHITE)
    second = [(0.3, -0.65), (0.46, -0.42), (0.32, -0.36), (0.24, -0.46), (0.16, -0.55)]
    painter.fillPath(polygon([(a * s, b * s) for a, b in second]), veil(_WHITE, 0.85))
    stroke(painter, line((-0.2 * s, -0.1 * s), (-0.34 * s, 0.22 * s)), veil(INK, 0.45), 1.1)
    stroke(painter, line((0.3 * s, -0.06 * s), (0.44 * s, 0.2 * s)), veil(INK, 0.45), 1.1)


def hill(canvas: Canvas, x: float, y: float, size: float) -> None:
    box = QRectF(-1.1 * size, -0.9 * size, 2.2 * size, 1.4 * size)
    canvas.stamp(("hill", round(size)), x, y, box, lambda on: _hill(on, size))


def _hill(canvas: Canvas, s: float) -> None:
    painter = canvas.painter
    ink(painter, outline(f"M{-s} 8 Q0 {8 - 1.5 * s} {s} 8 Z"), _HILL, 1.5, depth=0.16 * s)
    for x, y in ((-6, -2), (4, 3)):
        stroke(painter, outline(f"M{x} {y} q6 -5 12 0"), _HILL_GRASS, 1.4)


def sheep(canvas: Canvas, x: float, y: float) -> None:
    canvas.stamp("sheep", x, y, QRectF(-13, -12, 27, 25), lambda on: _from_icon(on, "wool", 0.9, _FLEECE, 1.3))


def sheaf(canvas: Canvas, x: float, y: float) -> None:
    canvas.stamp("sheaf", x, y, QRectF(-13, -13, 27, 27), lambda on: _from_icon(on, "grain", 0.98, _CORN, 1.2))


def _from_icon(canvas: Canvas, icon: str, scale: float, fill: QColor, width: float) -> None:
    ink(canvas.painter, placed(icon_path(icon), -12 * scale, -12 * scale, scale), fill, width, depth=1.7)


def ice_block(canvas: Canvas, x: float, y: float, size: float) -> None:
    box = QRectF(-1.2 * size, -1.2 * size, 2.4 * size, 2.2 * size)
    canvas.stamp(("ice", round(size)), x, y, box, lambda on: _ice_block(on, size))


def _ice_block(canvas: Canvas, s: float) -> None:
    painter = canvas.painter
    floe = polygon(
        [(-s, 0.2 * s), (-0.5 * s, -0.8 * s), (0.1 * s, -1.05 * s), (0.7 * s, -0.4 * s), (s, 0.5 * s), (0, 0.8 * s)]
    )
    ink(painter, floe, WATCH.ice, 1.6, depth=0.22 * s)
    for points in (((-0.5, -0.8), (-0.1, -0.1), (0, 0.8)), ((-0.1, -0.1), (0.7, -0.4))):
        stroke(painter, line(*[(a * s, b * s) for a, b in points]), veil(WATCH.joint, 0.8), 1.2)


# --- what is drawn straight onto its hex


def grass(canvas: Canvas, x: float, y: float, tone: QColor) -> None:
    stroke(canvas.painter, outline(f"M{x} {y} l2 -6 l2 6"), tone, 1.4)


def furrow(x: float, y: float, length: float) -> QPainterPath:
    part = length / 3
    return outline(f"M{x} {y} q{part / 2} -8 {part} 0 t{part} 0 t{part} 0")


def shade_under(canvas: Canvas, x: float, y: float, tone: QColor, wide: float = 26) -> None:
    canvas.painter.fillPath(disc(x, y, wide, wide * 0.46), veil(tone, 0.35))
