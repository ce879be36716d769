"""The dice of the three kinds of Vikings: the colour tells the kind, and so does the weapon."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from meadhall.rules.midgard.data import DIE_NAMES, FACES, Dice, Symbol, kinds_in
from meadhall.rules.midgard.state import Rolled
from meadhall.views.look.drawn.dice import icon_die
from meadhall.views.look.game_colours import HARBOUR
from meadhall.views.text.midgard.voice import Voice

ICONS = DIE_NAMES  # of the weapons


def viking(painter: QPainter, kind: int, centre: QPointF, size: float, angle: float = 0) -> None:
    """One that is not rolled: its weapon lies uppermost."""
    icon_die(painter, (ICONS[kind],), centre, size, angle, HARBOUR.dice[kind])


def rolled(painter: QPainter, die: Rolled, centre: QPointF, size: float, angle: float = 0) -> None:
    icon_die(painter, _icons(die.kind, FACES[die.kind][die.face - 1]), centre, size, angle, HARBOUR.dice[die.kind])


def _icons(kind: int, shown: Symbol) -> tuple[str, ...]:
    match shown:
        case "blank":
            return ()
        case "shield":
            return ("shield",)
        case "hit1":
            return (ICONS[kind],)
        case "hit2":
            return (ICONS[kind], ICONS[kind])


def faces_of(voice: Voice, kind: int) -> str:
    """What a die of this kind can show."""
    return voice.rolled([Rolled(kind, face + 1) for face in range(len(FACES[kind]))])


def in_a_row(dice: Dice) -> tuple[int, ...]:
    """Kinds of dice as they lie side by side: the strongest first."""
    return tuple(reversed(kinds_in(dice)))
