"""Who has won: the banner unrolls between rays, and the crown comes down on it."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve, QRectF, QSizeF
from PySide6.QtGui import QPainter

from meadhall.views.boards.kit.moving.motions import eased
from meadhall.views.look.icons import inked
from meadhall.views.look.ink import glow, ink
from meadhall.views.look.palette import PLAYERS, SELECTED
from meadhall.views.look.players.heraldry import banner
from meadhall.views.look.shapes import of_rect, star
from meadhall.views.look.tones import veil

from .act import LONGEST, Knock, Prop, Props, part

_WIDE, _HIGH = 190.0, 330.0
_UNROLLS, _CROWNED, _LEAVES = 0.42, 0.62, 0.92


class Triumph:
    """The colours of all who have won together."""

    def __init__(self, colours: Sequence[int]) -> None:
        self._colours = tuple(colours)
        self.ms = LONGEST
        self.decided = 0.0
        self.still = (_CROWNED + _LEAVES) / 2
        self.knocks: tuple[Knock, ...] = ()  # all of it is heard in the fanfare

    @property
    def size(self) -> QSizeF:
        return QSizeF(max(640.0, len(self._colours) * _WIDE * 1.3 + 320), 620)

    def paint(self, props: Props, share: float) -> None:
        props.painter.setOpacity(min(1.0, share * 12) * (1 - part(share, _LEAVES, 1.0)))
        props.dim(self.size)
        props.lay(_RAYS, 0, 0, angle=20 * share, opacity=part(share, 0.1, 0.4))
        down = eased(QEasingCurve.Type.OutCubic, part(share, 0, _UNROLLS))
        for number, colour in enumerate(self._colours):
            x = (number - (len(self._colours) - 1) / 2) * _WIDE * 1.3
            self._unroll(props, x, colour, down, share)
            falls = part(share, _UNROLLS * 0.8, _CROWNED)
            left = 1 - eased(QEasingCurve.Type.OutBack, falls)
            props.lay(_CROWN, x, -_HIGH / 2 - 22 - 50 * left, grown=1 + 0.4 * left, opacity=falls * 3)

    def _unroll(self, props: Props, x: float, colour: int, down: float, share: float) -> None:
        """As far as it has come down, the rest of it still rolled up; with a last swing of its foot."""
        hangs = (_HIGH + 20) * down
        props.painter.save()
        props.painter.translate(x, -_HIGH / 2 + 40)
        props.painter.rotate(2.2 * math.sin(share * 14) * (1 - share))
        props.painter.save()
        props.painter.setClipRect(QRectF(-_WIDE, -60, 2 * _WIDE, 60 + hangs))
        props.lay(_banner(colour), 0, 0)
        props.painter.restore()
        props.lay(_roll(colour), 0, hangs, opacity=6 * (1 - down))
        props.painter.restore()


# Pictures


def _banner(colour: int) -> Prop:
    def paint(painter: QPainter) -> None:
        banner(painter, PLAYERS[colour], QRectF(-_WIDE / 2, 0, _WIDE, _HIGH))

    return Prop(("triumph", colour), QRectF(-_WIDE * 0.7, -40, _WIDE * 1.4, _HIGH + 80), paint)


def _roll(colour: int) -> Prop:
    """What of the cloth has not come down yet."""
    thick, reach = 34.0, _WIDE * 0.54

    def paint(painter: QPainter) -> None:
        body = of_rect(QRectF(-reach, -thick / 2, 2 * reach, thick), thick / 2)
        ink(painter, body, PLAYERS[colour].base, 4, depth=thick * 0.3)

    return Prop(("roll", colour), QRectF(-reach - 8, -thick / 2 - 8, 2 * reach + 16, thick + 16), paint)


def _paint_rays(painter: QPainter) -> None:
    glow(painter, 0, 0, 250, SELECTED, 0.6)
    painter.fillPath(star(18, 0, 0, 250, 120), veil(SELECTED, 0.28))


def _paint_crown(painter: QPainter) -> None:
    inked(painter, "glory", QRectF(-58, -58, 116, 116))


_RAYS = Prop("rays", QRectF(-255, -255, 510, 510), _paint_rays)
_CROWN = Prop("crown", QRectF(-70, -70, 140, 140), _paint_crown)
