"""Two sides meet over the board with what each of them brings, and whoever has not won breaks."""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QEasingCurve, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter

from meadhall.views.boards.kit.moving.motions import eased
from meadhall.views.look import fonts
from meadhall.views.look.icons import icon_in, mono
from meadhall.views.look.ink import E3, glow, ink, lettering, shadow
from meadhall.views.look.palette import CREAM, INK, SELECTED
from meadhall.views.look.shapes import disc, of_rect, regular, star
from meadhall.views.look.tones import clearest, mix, veil

from .act import Knock, Prop, Props, part

_RADIUS = 84.0
_MEET, _BREAKS, _LEAVES = 0.36, 0.46, 0.88
_APART = 74.0  # from the middle, where they stand against each other
_FAR = 285.0


class Side(NamedTuple):
    icon: str
    tone: QColor
    brings: int | None = None  # its strength, where one knows it


class Clash:
    """The first side comes from the left. Where none has won, both break."""

    def __init__(self, left: Side, right: Side, won: int | None, ms: float = 1500.0) -> None:
        self.sides = (left, right)
        self.won = won
        self.ms = ms
        self.decided = _BREAKS
        self.still = (_BREAKS + 2 * _LEAVES) / 3
        self.knocks = (Knock(_MEET, "steel"),)

    @property
    def size(self) -> QSizeF:
        return QSizeF(760, 360)

    def paint(self, props: Props, share: float) -> None:
        props.painter.setOpacity(min(1.0, 4 * part(share, 0, _MEET)) * (1 - part(share, _LEAVES, 1.0)))
        props.dim(self.size)
        for number in sorted((0, 1), key=lambda side: side == self.won):  # whoever wins stands in front
            self._paint_side(props, number, share, falls=number != self.won)
        struck = part(share, _MEET, _MEET + 0.2)
        if 0 < struck < 1:
            props.lay(_SPARK, 0, 0, angle=40 * struck, grown=0.5 + struck, opacity=1 - struck)

    def _paint_side(self, props: Props, number: int, share: float, *, falls: bool) -> None:
        side, from_left = self.sides[number], -1 if number == 0 else 1
        rush = part(share, 0, _MEET)
        x = from_left * (_FAR + (_APART - _FAR) * rush * rush)
        back = math.sin(math.pi * part(share, _MEET, _MEET + 0.18)) * 26
        broken = part(share, _BREAKS, _BREAKS + 0.3)
        if falls:
            x += from_left * (back + 110 * eased(QEasingCurve.Type.OutCubic, broken))
            sink = 60 * broken * broken
            props.lay(_disc(side), x, sink, angle=from_left * 24 * broken, opacity=1 - 0.62 * broken)
            return
        x += from_left * (0.3 * back - _APART * 0.5 * eased(QEasingCurve.Type.OutCubic, broken))
        props.lay(_GLORY, x, 0, opacity=broken)
        props.lay(_disc(side), x, 0, grown=1 + 0.12 * broken)


# Pictures


def _disc(side: Side) -> Prop:
    reach = _RADIUS + 44

    def paint(painter: QPainter) -> None:
        body = regular(8, 0, 0, _RADIUS, -90 + 22.5)
        shadow(painter, body, E3)
        ink(painter, body, mix(side.tone, INK, 0.3), 4)
        ink(painter, disc(0, 0, _RADIUS * 0.76), side.tone, 2.6)
        lettered = clearest(side.tone, CREAM, INK)
        inside = _RADIUS * 0.98
        box = QRectF(-inside / 2, -inside / 2, inside, inside)
        if lettered == CREAM:
            painter.fillPath(icon_in(side.icon, box.translated(2, 3.5)), veil(INK, 0.5))
        mono(painter, side.icon, box, lettered)
        if side.brings is not None:
            plate = QRectF(-34, _RADIUS * 0.62, 68, 50)
            ink(painter, of_rect(plate, 14), INK, 2)
            lettering(painter, plate, str(side.brings), fonts.font("name", 38), CREAM, Qt.AlignmentFlag.AlignCenter)

    return Prop(("side", side.icon, side.tone.rgba(), side.brings), QRectF(-reach, -reach, 2 * reach, 2 * reach), paint)


def _paint_spark(painter: QPainter) -> None:
    glow(painter, 0, 0, 130, CREAM, 0.8)
    ink(painter, star(11, 0, 0, 96, 40), SELECTED, 3)
    painter.fillPath(star(9, 0, 0, 56, 22), CREAM)


def _paint_glory(painter: QPainter) -> None:
    glow(painter, 0, 0, 150, SELECTED, 0.9)
    painter.fillPath(star(16, 0, 0, _RADIUS * 1.5, _RADIUS * 1.18), veil(SELECTED, 0.55))


_SPARK = Prop("spark", QRectF(-140, -140, 280, 280), _paint_spark)
_GLORY = Prop("glory", QRectF(-150, -150, 300, 300), _paint_glory)
