"""Dice thrown over the board: they come to rest one after the other, and the one that decides comes last."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Sequence
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QEasingCurve, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter

from meadhall.views.boards.kit.moving.motions import eased
from meadhall.views.look.ink import halo, stroke
from meadhall.views.look.palette import CREAM
from meadhall.views.look.shapes import disc
from meadhall.views.look.tones import mix

from .act import LONGEST, Knock, Prop, Props, part

_FLIGHT = 620.0  # milliseconds from the hand to rest
_READ = 420.0  # for which all lie there
_FADE = 140.0
_DIMS = 180.0
_APART = 1.34  # dice, from middle to middle
_IN_A_ROW = 5
_FACES = 7  # that a die shows on its way
_FROM = (-330.0, 150.0)  # where the hand is


class Face(NamedTuple):
    """One side of a die, painted around the origin at a size."""

    key: Hashable
    paint: Callable[[QPainter, float], None]


class Die(NamedTuple):
    faces: tuple[Face, ...]  # that it may show on its way
    shown: Face  # in the end
    ring: QColor | None = None  # around it, once it lies, where it decides


class Throw:
    """The dice in the order in which they come to rest."""

    def __init__(self, dice: Sequence[Die], seed: int, size: float = 104.0, in_a_row: int = _IN_A_ROW) -> None:
        chance = Random(seed)
        self._dice = tuple(dice)
        self._in_a_row = in_a_row
        self._side = size if len(dice) <= _IN_A_ROW else size * 0.72
        self._ways = [[*chance.choices(die.faces, k=_FACES - 1), die.shown] for die in self._dice]
        self._tilts = [chance.uniform(-9, 9) for _ in self._dice]
        self._spins = [chance.choice((-1, 1)) * chance.uniform(380, 640) for _ in self._dice]
        longest = LONGEST - _FLIGHT - _READ - _FADE
        self._step = min(170.0, longest / max(len(self._dice) - 1, 1))
        self.ms = _FLIGHT + self._step * (len(self._dice) - 1) + _READ + _FADE
        self.decided = 1 - (_FADE + _READ) / self.ms
        self.still = 1 - (_FADE + 1) / self.ms
        *others, last = ((number * self._step + _FLIGHT) / self.ms for number in range(len(self._dice)))
        self.knocks = (*(Knock(share, "settle") for share in others), Knock(last, "decide"))

    @property
    def size(self) -> QSizeF:
        rows = math.ceil(len(self._dice) / self._in_a_row)
        reach = min(len(self._dice), self._in_a_row) * self._side * _APART
        return QSizeF(max(reach + 2 * self._side, 760), rows * self._side * _APART + 2.2 * self._side)

    def flown(self, share: float) -> list[float]:
        """How much of its way each die has behind it."""
        now = share * self.ms
        starts = (number * self._step for number in range(len(self._dice)))
        return [part(now, start, start + _FLIGHT) for start in starts]

    def paint(self, props: Props, share: float) -> None:
        props.painter.setOpacity(min(1.0, (1 - share) * self.ms / _FADE))
        props.dim(self.size, part(share * self.ms, 0, _DIMS))
        for number, (die, flown) in enumerate(zip(self._dice, self.flown(share), strict=True)):
            self._paint_die(props, number, die, flown)

    def _paint_die(self, props: Props, number: int, die: Die, flown: float) -> None:
        if flown <= 0:
            return
        x, y = self._place(number)
        left = 1 - eased(QEasingCurve.Type.OutCubic, flown)
        hop = abs(math.cos(flown * math.pi * 2.5)) * left * self._side * 1.1
        angle = self._tilts[number] + self._spins[number] * left
        if flown >= 1 and die.ring is not None:
            halo(props.painter, disc(x, y, self._side * 0.66), die.ring, self._side * 0.16, 0.9)
            stroke(props.painter, disc(x, y, self._side * 0.68), mix(die.ring, CREAM, 0.35), self._side * 0.06)
        face = self._ways[number][min(int(eased(QEasingCurve.Type.OutQuad, flown) * _FACES), _FACES - 1)]
        at = (x + (_FROM[0] - x) * left, y + (_FROM[1] - y) * left - hop)
        props.lay(self._prop(face), *at, angle=angle, grown=1 + 0.35 * left, opacity=flown * 6)

    def _place(self, number: int) -> tuple[float, float]:
        row, column = divmod(number, self._in_a_row)
        rows = math.ceil(len(self._dice) / self._in_a_row)
        columns = min(self._in_a_row, len(self._dice) - row * self._in_a_row)
        step = self._side * _APART
        return (column - (columns - 1) / 2) * step, (row - (rows - 1) / 2) * step

    def _prop(self, face: Face) -> Prop:
        reach = self._side * 0.78

        def paint(painter: QPainter) -> None:
            face.paint(painter, self._side)

        return Prop(("die", face.key, self._side), QRectF(-reach, -reach, 2 * reach, 2 * reach), paint)
