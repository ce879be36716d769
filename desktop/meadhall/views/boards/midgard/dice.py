"""The dice of the three kinds of Vikings: the colour tells the kind, and so does the weapon."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from meadhall.rules.midgard.data import DIE_NAMES, Symbol
from meadhall.rules.midgard.state import Rolled, symbol
from meadhall.views.look.drawn.dice import icon_die
from meadhall.views.look.game_colours import HARBOUR

ICONS = DIE_NAMES  # of the weapons


def viking(painter: QPainter, kind: int, centre: QPointF, size: float, angle: float = 0) -> None:
    """One that is not rolled: its weapon lies uppermost."""
    icon_die(painter, (ICONS[kind],), centre, size, angle, HARBOUR.dice[kind])


def rolled(painter: QPainter, die: Rolled, centre: QPointF, size: float, angle: float = 0) -> None:
    icon_die(painter, _icons(die.kind, symbol(die)), centre, size, angle, HARBOUR.dice[die.kind])


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
