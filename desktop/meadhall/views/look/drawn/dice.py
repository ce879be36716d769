"""Dice: cubes with pips at any angle, and the twelve-sided one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from meadhall.views.look import fonts
from meadhall.views.look.game_colours import WATCH
from meadhall.views.look.icons import mono
from meadhall.views.look.ink import Elevation, ink, lettering, shadow, stroke
from meadhall.views.look.palette import INK, PAPER
from meadhall.views.look.shapes import disc, line, of_rect, regular
from meadhall.views.look.tones import is_light, mix, veil

_LOW, _MIDDLE, _HIGH = 0.27, 0.5, 0.73
_CENTRE, _DIAGONAL = [(_MIDDLE, _MIDDLE)], [(_LOW, _LOW), (_HIGH, _HIGH)]
_CROSS = [*_DIAGONAL, (_HIGH, _LOW), (_LOW, _HIGH)]
_PIPS = {
    1: _CENTRE,
    2: _DIAGONAL,
    3: [*_CENTRE, *_DIAGONAL],
    4: _CROSS,
    5: [*_CENTRE, *_CROSS],
    6: [*_CROSS, (_LOW, _MIDDLE), (_HIGH, _MIDDLE)],
}
_FALL = Elevation(6, 3, 0.43, 0.43)
_CREAM = QColor("#FFF3E0")
_TWELVE_FACE = QColor("#4A6D84")


def pip_die(
    painter: QPainter,
    face: int,
    centre: QPointF,
    size: float,
    angle: float = 0,
    fill: QColor = PAPER,
) -> None:
    """A cube that shows so many pips, turned by so many degrees."""
    pip_colour = INK if is_light(fill) or fill.lightnessF() > 0.5 else _CREAM
    with _cube(painter, centre, size, angle, fill):
        for x, y in _PIPS[face]:
            pip = disc((x - 0.5) * size, (y - 0.5) * size, size * 0.088)
            painter.fillPath(pip, pip_colour)


def icon_die(painter: QPainter, icons: Sequence[str], centre: QPointF, size: float, angle: float, fill: QColor) -> None:
    """A cube with no, one or two icons instead of pips."""
    colour = INK if fill.lightnessF() > 0.5 else _CREAM
    places = {1: [(0, 0, 0.62)], 2: [(-0.18, -0.16, 0.48), (0.18, 0.16, 0.48)]}.get(len(icons), [])
    with _cube(painter, centre, size, angle, fill):
        for name, (x, y, share) in zip(icons, places, strict=True):
            extent = share * size
            mono(painter, name, QRectF(x * size - extent / 2, y * size - extent / 2, extent, extent), colour)


@contextmanager
def _cube(painter: QPainter, centre: QPointF, size: float, angle: float, fill: QColor) -> Iterator[None]:
    """The body of a cube; inside the block, the painter's origin is its middle and turned along with it."""
    painter.save()
    painter.translate(centre)
    painter.rotate(angle)
    body = of_rect(QRectF(-size / 2, -size / 2, size, size), size * 0.2)
    shadow(painter, body, _FALL, size / 48)
    ink(painter, body, fill, max(1.5, size / 24), depth=size * 0.09)
    yield
    painter.restore()


def twelve_die(
    painter: QPainter,
    face: int | str,
    centre: QPointF,
    size: float,
    angle: float = 0,
    fill: QColor = WATCH.night,
    *,
    least: float = 1,
) -> None:
    """The die of twelve faces: a ten-sided outline around the pentagon that shows the figure, no lower than `least`."""
    radius = size * 0.56
    painter.save()
    painter.translate(centre)
    painter.rotate(angle)
    body = regular(10, 0, 0, radius)
    shadow(painter, body, _FALL, size / 48)
    ink(painter, body, fill, max(1.5, size / 24), depth=size * 0.1)
    front = mix(fill, _TWELVE_FACE, 0.85) if fill == WATCH.night else mix(fill, _CREAM, 0.2)
    pentagon = regular(5, 0, 0, radius * 0.64)
    painter.fillPath(pentagon, front)
    stroke(painter, pentagon, INK, max(1.1, size / 34))
    for corner in range(5):
        inner = regular(5, 0, 0, radius * 0.64).elementAt(corner)
        outer = regular(5, 0, 0, radius * 0.97).elementAt(corner)
        stroke(painter, line((inner.x, inner.y), (outer.x, outer.y)), veil(INK, 0.7), max(1.0, size / 40))  # pyright: ignore[reportAttributeAccessIssue]
    extent = radius * 0.64
    figure = QRectF(-extent, -extent, 2 * extent, 2 * extent)
    lettering(painter, figure, str(face), fonts.font("name", max(size * 0.44, least)), QColor("#FFFFFF"))
    painter.restore()
