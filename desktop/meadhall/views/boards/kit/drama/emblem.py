"""A blow that falls: a great seal comes down on the board, and the count below it goes one further."""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QEasingCurve, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter

from meadhall.views.boards.kit.moving.motions import eased
from meadhall.views.look.icons import icon_in, mono
from meadhall.views.look.ink import E3, glow, ink, shadow, stroke
from meadhall.views.look.palette import CREAM, INK
from meadhall.views.look.shapes import disc, of_rect, star
from meadhall.views.look.tones import mix, veil

from .act import Knock, Prop, Props, part

_RADIUS = 96.0
_EMPTY = mix(INK, CREAM, 0.26)
_COUNTER, _STEP, _COUNTERS_AT = 17.0, 44.0, 124.0
_LANDS, _COUNTS, _LEAVES = 0.24, 0.42, 0.88
_STRIKE, _AFTER = 0.14, 0.07  # how long a counter grows, and how long after the one before it the next does,
_COUNTED = 0.76  # but all of them until then


class Count(NamedTuple):
    """So many of so many, with the new ones."""

    now: int
    most: int
    new: int = 1


class Emblem:
    def __init__(self, icon: str, tone: QColor, count: Count | None = None, ms: float = 1500.0) -> None:
        self._icon, self._tone, self._count = icon, tone, count
        self.ms = ms
        self.decided = 0.0
        self.still = (_COUNTED + _LEAVES) / 2
        self.knocks = (Knock(_LANDS, "seal"),)

    @property
    def size(self) -> QSizeF:
        return QSizeF(560, 440)

    def paint(self, props: Props, share: float) -> None:
        falls = part(share, 0.0, _LANDS)
        props.painter.setOpacity(min(1.0, falls * 3) * (1 - part(share, _LEAVES, 1.0)))
        props.dim(self.size)
        self._ring(props.painter, part(share, _LANDS, _LANDS + 0.34))
        y = -34.0 if self._count is not None else 0.0
        props.lay(self._burst(), 0, y, angle=8 * share, opacity=part(share, _LANDS * 0.8, _LANDS + 0.06))
        grown = 2.1 - 1.1 * eased(QEasingCurve.Type.OutCubic, falls)
        shakes = 4 * math.sin(share * 120) * (1 - part(share, _LANDS, _LANDS + 0.16)) if falls >= 1 else 0.0
        props.lay(self._seal(), shakes, y, grown=grown)
        if self._count is not None:
            self._counters(props, self._count, share)

    def _ring(self, painter: QPainter, spread: float) -> None:
        """The ground gives way around it."""
        if 0 < spread < 1:
            reach = _RADIUS + 100 * eased(QEasingCurve.Type.OutCubic, spread)
            stroke(
                painter, disc(0, 0, reach), veil(mix(self._tone, CREAM, 0.55), 0.8 * (1 - spread)), 10 * (1 - spread)
            )

    def _counters(self, props: Props, count: Count, share: float) -> None:
        """On a board of their own, for round numbers lie all over some boards; the new ones one after the other."""
        after = min(_AFTER, (_COUNTED - _STRIKE - _COUNTS) / max(count.new - 1, 1))
        props.lay(_plate(count.most), 0, _COUNTERS_AT)
        for number in range(count.most):
            x = (number - (count.most - 1) / 2) * _STEP
            begins = _COUNTS + after * (number - (count.now - count.new))
            struck = part(share, begins, begins + _STRIKE) if number >= count.now - count.new else 1.0
            full = number < count.now and struck > 0
            grown = 1.9 - 0.9 * eased(QEasingCurve.Type.OutBack, struck) if full else 1.0
            props.lay(self._counter(full), x, _COUNTERS_AT, grown=grown)

    # Pictures

    def _seal(self) -> Prop:
        reach = _RADIUS + 34

        def paint(painter: QPainter) -> None:
            body = disc(0, 0, _RADIUS)
            shadow(painter, body, E3)
            ink(painter, body, mix(self._tone, INK, 0.3), 4)
            ink(painter, disc(0, 0, _RADIUS * 0.82), self._tone, 2.6)
            inside = _RADIUS * 1.02
            box = QRectF(-inside / 2, -inside / 2, inside, inside)
            painter.fillPath(icon_in(self._icon, box.translated(2.5, 4)), veil(INK, 0.5))
            mono(painter, self._icon, box, CREAM)

        return Prop(("seal", self._icon, self._tone.rgba()), QRectF(-reach, -reach, 2 * reach, 2 * reach), paint)

    def _burst(self) -> Prop:
        reach = _RADIUS * 1.9

        def paint(painter: QPainter) -> None:
            glow(painter, 0, 0, reach, self._tone, 0.55)
            painter.fillPath(star(14, 0, 0, _RADIUS * 1.52, _RADIUS * 1.16), veil(mix(self._tone, CREAM, 0.4), 0.5))

        return Prop(("burst", self._tone.rgba()), QRectF(-reach, -reach, 2 * reach, 2 * reach), paint)

    def _counter(self, full: bool) -> Prop:
        reach = _COUNTER + 8

        def paint(painter: QPainter) -> None:
            ink(painter, disc(0, 0, _COUNTER), mix(self._tone, CREAM, 0.2) if full else _EMPTY, 2.4)

        return Prop(("counter", full, self._tone.rgba()), QRectF(-reach, -reach, 2 * reach, 2 * reach), paint)


def _plate(most: int) -> Prop:
    wide, high = most * _STEP + 26, 3.4 * _COUNTER

    def paint(painter: QPainter) -> None:
        ink(painter, of_rect(QRectF(-wide / 2, -high / 2, wide, high), high / 2), INK, 2)

    return Prop(("plate", most), QRectF(-wide / 2 - 6, -high / 2 - 6, wide + 12, high + 12), paint)
