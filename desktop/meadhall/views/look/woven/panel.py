"""One panel of a tapestry: a scene within a border, both in the colours of those whom it is about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from meadhall.views.look.palette import PLAYERS, Player
from meadhall.views.look.shapes import of_rect
from meadhall.views.look.woven.border import BORDER, border, linen
from meadhall.views.look.woven.scenes import PICTURE, Scene, camp


class Woven(NamedTuple):
    """What is woven of an event: by whose seats, and which scene."""

    seats: tuple[int, ...] = ()
    scene: Scene = camp


def paint_panel(painter: QPainter, woven: Woven, colours: Sequence[int], rect: QRectF) -> None:
    """`colours` by seat; the rectangle is as wide by its height as `PICTURE`."""
    players: list[Player] = [PLAYERS[colours[seat] % len(PLAYERS)] for seat in woven.seats]
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / PICTURE.width(), rect.height() / PICTURE.height())
    inside = of_rect(PICTURE.adjusted(BORDER, BORDER, -BORDER, -BORDER))
    painter.save()
    painter.setClipPath(inside, Qt.ClipOperation.IntersectClip)
    woven.scene(painter, players)
    linen(painter, inside, 1.0, QColor(0, 0, 0, 0))
    painter.restore()
    border(painter, PICTURE, players, 1.0)
    painter.restore()
