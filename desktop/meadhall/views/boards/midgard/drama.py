"""What decides in the harbour, shown large: dice, how a fight ends, the last round, who has won."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from meadhall.rules.midgard.data import ENEMIES, FACES, LIMITS, CardId, EnemyKind, Symbol
from meadhall.rules.midgard.state import Rolled, State, symbol
from meadhall.views.boards.kit.drama.clash import Clash, Side
from meadhall.views.boards.kit.drama.throw import Die, Face, Throw
from meadhall.views.boards.kit.moving.drama import Drama, last_of
from meadhall.views.look.palette import ATTACK, PLAYERS

from .cards import ribbon_of
from .dice import rolled

_ORIGIN = QPointF(0, 0)
_SIGNS: dict[EnemyKind, str] = {"troll": "giant", "draugr": "skull", "monster": "wolf", "kraken": "dragon"}
_FORCE: dict[Symbol, int] = {"blank": 0, "shield": 1, "hit1": 2, "hit2": 3}


def throw(dice: Sequence[Rolled], seed: int) -> Drama:
    """What hits comes to rest last, the hardest blow at the end; those that hit are ringed."""
    by_force = sorted(dice, key=lambda die: _FORCE[symbol(die)])
    return Drama(Throw([_die(die) for die in by_force], seed))


def fight(seat: int, enemy: CardId, colours: Sequence[int], *, won: bool) -> Drama:
    foe = ENEMIES[enemy]
    sides = (Side("viking", PLAYERS[colours[seat]].base), Side(_SIGNS[foe.kind], ribbon_of(foe)))
    return Drama(Clash(*sides, won=0 if won else 1))


def last_round(view: State) -> Drama | None:
    is_last = view.round == LIMITS.rounds
    return last_of(view.round) if is_last else None


def _die(die: Rolled) -> Die:
    faces = tuple(_face(Rolled(die.kind, number + 1)) for number in range(len(FACES[die.kind])))
    return Die(faces, faces[die.face - 1], ATTACK if symbol(die).startswith("hit") else None)


def _face(die: Rolled) -> Face:
    def paint(painter: QPainter, size: float) -> None:
        rolled(painter, die, _ORIGIN, size)

    return Face(("viking", die.kind, die.face), paint)
