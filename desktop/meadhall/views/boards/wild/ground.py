"""The still picture: the sunny ground, the blue panel of the path, the track of points, tags, the meadow."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from meadhall.rules.wild.data import MARKS
from meadhall.views.look.drawn.comic import halftone, rays
from meadhall.views.look.drawn.scenery import conifer, soft_ridge
from meadhall.views.look.game_colours import WILD, Rays
from meadhall.views.look.icons import inline, mono
from meadhall.views.look.ink import E1, ink, lettering, shadow, stroke
from meadhall.views.look.palette import CREAM, INK
from meadhall.views.look.shapes import disc, of_rect, polygon
from meadhall.views.look.tones import veil
from meadhall.views.text.words import Words

from ..kit.canvas import Canvas
from ..kit.pieces import Patch
from . import signs
from .geometry import EDGE, HEIGHT, TAG_HIGH, Geometry

_TRACK = QColor("#FFF3D6")
_DOT = QColor("#8A5A34")
_ARROW = QColor("#FFE9A8")
_CORNER = 14.0
_PINES, _CLEAR = 9, 430.0  # no tree grows where the title is


def patches(geometry: Geometry, words: Words) -> Sequence[Patch]:
    whole = QRectF(0, 0, *geometry.size)
    top = QRectF(0, 0, geometry.width, HEIGHT * 0.5)
    return [
        Patch(whole, partial(_sun, geometry)),
        Patch(top, lambda canvas: halftone(canvas.painter, top, veil(WILD.dots, 0.14), 16)),
        Patch(geometry.path_panel.adjusted(-12, -12, 12, 12), partial(_path_panel, geometry)),
        Patch(geometry.path_panel.adjusted(-12, -12, 12, 12), partial(_path_dots, geometry)),
        Patch(geometry.path_panel.adjusted(-12, -12, 12, 12), partial(_path_print, geometry, words)),
        Patch(geometry.track.adjusted(-8, -8, 8, 8), partial(_track, geometry)),
        *(
            Patch(
                QRectF(0, geometry.tag(0)[1] - 4, geometry.width, TAG_HIGH + 8), partial(_tag, geometry, words, group)
            )
            for group in range(4)
        ),
        Patch(geometry.village.adjusted(-12, -12, 12, 12), partial(_meadow, geometry)),
        Patch(geometry.village, partial(_hills, geometry)),
    ]


def panel(painter: QPainter, box: QRectF, tones: Rays, radius: float = _CORNER) -> QPainterPath:
    path = of_rect(box, radius)
    shadow(painter, path, E1, 0.8)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    rays(painter, box, tones.deep, tones.bright, QPointF(box.center().x(), box.bottom() + 10), 32, 3)
    painter.restore()
    return path


def _sun(geometry: Geometry, canvas: Canvas) -> None:
    whole = QRectF(0, 0, *geometry.size)
    rays(canvas.painter, whole, WILD.ground.deep, WILD.ground.bright, QPointF(geometry.width / 2, 470), 36)


def _path_panel(geometry: Geometry, canvas: Canvas) -> None:
    panel(canvas.painter, geometry.path_panel, WILD.path)


def _path_dots(geometry: Geometry, canvas: Canvas) -> None:
    """A step of its own, so that none takes long."""
    box = geometry.path_panel
    halftone(canvas.painter, box.adjusted(2, 2, -2, -2), veil(WILD.path_dots, 0.24), 10)
    stroke(canvas.painter, of_rect(box, _CORNER), INK, 3)


def _path_print(geometry: Geometry, words: Words, canvas: Canvas) -> None:
    """Arrows from card to card, and where the last one leaves."""
    painter = canvas.painter
    for number in range(4):
        right, left = geometry.slot(number).right, geometry.slot(number + 1).x
        _chevron(painter, QPointF((right + left) / 2, geometry.slot(number).middle[1]), min(left - right - 3, 15))
    x, y = geometry.path_end
    mono(painter, "trash", QRectF(x - 13, y - 13, 26, 26), veil(_ARROW, 0.8))
    box = geometry.path_panel
    text = words("wild.board.path")
    high = TAG_HIGH + 4
    signs.tag(canvas, box.left() + 8, box.top() - 8, high, 320, text, WILD.label)


def _chevron(painter: QPainter, centre: QPointF, size: float) -> None:
    if size > 3:
        half = max(size, 9) / 2
        mono(painter, "right", QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half), _ARROW)


def _track(geometry: Geometry, canvas: Canvas) -> None:
    """A way of dots with the marks of Asgard and the end."""
    painter, box, y = canvas.painter, geometry.track, geometry.track_y
    path = of_rect(box, box.height() / 2)
    shadow(painter, path, E1, 0.6)
    ink(painter, path, _TRACK, 2.6, depth=4)
    inline(painter, "glory", QRectF(box.left() + 7, y - 10, 20, 20), INK)
    for points in range(geometry.target):
        if points not in MARKS:
            reach = 2.6 if points % 5 else 3.6
            painter.fillPath(disc(geometry.points_at(points), y, reach), veil(_DOT, 0.55))
    for mark in MARKS:
        _mark(canvas, geometry.points_at(mark), y, str(mark))
    _finish(canvas, geometry)


def _mark(canvas: Canvas, x: float, y: float, text: str) -> None:
    """A gift of Asgard waits here."""
    painter = canvas.painter
    for turn in (1, 0):
        half = 19.0 if turn else 15.5
        form = polygon([(x - half, y), (x, y - half), (x + half, y), (x, y + half)])
        ink(painter, form, WILD.label if turn else WILD.asgard.deep, 2.2 if turn else 1.6, depth=3)
    lettering(painter, QRectF(x - 16, y - 12, 32, 24), text, canvas.font("name", 15), CREAM)


def _finish(canvas: Canvas, geometry: Geometry) -> None:
    painter, box, x = canvas.painter, geometry.track, geometry.points_at(geometry.target)
    beyond = QRectF(x, box.top() + 3, box.right() - x - 3, box.height() - 6)
    painter.save()
    painter.setClipPath(of_rect(box.adjusted(3, 3, -3, -3), box.height() / 2 - 3))
    painter.fillRect(beyond, veil(WILD.tag, 0.2))
    for row in range(6):
        for column in range(2):
            if (row + column) % 2:
                painter.fillRect(QRectF(x - 6 + column * 6, box.top() + row * 6, 6, 6), INK)
    painter.restore()
    ink(painter, of_rect(geometry.goal, 6), WILD.tag, 2.2, depth=3)
    lettering(painter, geometry.goal, str(geometry.target), canvas.font("name", 15), CREAM)


_TAGS = ("fighters", "fortifications", "buildings", "achievements")


def _tag(geometry: Geometry, words: Words, group: int, canvas: Canvas) -> None:
    left, top, wide = geometry.feats_tag if group == 3 else geometry.tag(group)
    fill = WILD.label if group == 3 else WILD.tag
    signs.tag(canvas, left, top, TAG_HIGH, wide, words(f"wild.board.{_TAGS[group]}"), fill)


def _meadow(geometry: Geometry, canvas: Canvas) -> None:
    path = panel(canvas.painter, geometry.village, WILD.meadow, 16)
    stroke(canvas.painter, path, INK, 3)


def _hills(geometry: Geometry, canvas: Canvas) -> None:
    painter, box = canvas.painter, geometry.village
    painter.save()
    painter.setClipPath(of_rect(box.adjusted(1.5, 1.5, -1.5, -1.5), 15))
    far = QRectF(box.left(), box.top() + 62, box.width(), box.height() - 62)
    painter.fillPath(soft_ridge(far, 30, 9, 9), WILD.far_hill)
    near = QRectF(box.left(), box.top() + 236, box.width(), box.height() - 236)
    painter.fillPath(soft_ridge(near, 26, 6, 7), WILD.near_hill)
    halftone(painter, box, veil(WILD.meadow_dots, 0.14), 12)
    chance = random.Random(5)
    for _ in range(_PINES):
        x = box.left() + _CLEAR + chance.random() * (box.width() - _CLEAR - EDGE)
        height = chance.uniform(34, 50)
        conifer(painter, x, box.top() + 66 + chance.random() * 12, height, WILD.conifer, pen=1.8)
    painter.restore()
    stroke(painter, of_rect(box, 16), INK, 3)
