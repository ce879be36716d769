"""What decides in the Watch, shown large: the dice of the turn, an invasion, and who has won."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from meadhall.rules.watch import events as told
from meadhall.rules.watch.data import LIMITS
from meadhall.views.boards.kit.drama.emblem import Count, Emblem
from meadhall.views.boards.kit.drama.throw import Die, Face, Throw
from meadhall.views.boards.kit.moving.drama import Drama
from meadhall.views.look.drawn.dice import pip_die, twelve_die
from meadhall.views.look.game_colours import WATCH

_ORIGIN = QPointF(0, 0)


def throw(event: told.DiceRolled, seed: int) -> Drama:
    """The wildlings' die comes to rest last."""
    dice = [Die(SIX, SIX[face - 1]) for face in event.dice]
    if event.wildling:
        dice.append(Die(_TWELVE, _TWELVE[event.wildling - 1]))
    return Drama(Throw(dice, seed))


def invasion(event: told.InvasionMarked) -> Drama:
    return Drama(Emblem("fighter", WATCH.hornfoot, Count(event.invasions, LIMITS.invasions)))


def _six(face: int) -> Face:
    def paint(painter: QPainter, size: float) -> None:
        pip_die(painter, face, _ORIGIN, size)

    return Face(("pips", face), paint)


def _twelve(face: int) -> Face:
    def paint(painter: QPainter, size: float) -> None:
        twelve_die(painter, face, _ORIGIN, size * 1.06)

    return Face(("twelve", face), paint)


SIX = tuple(_six(face) for face in range(1, 7))
_TWELVE = tuple(_twelve(face) for face in range(1, 13))
