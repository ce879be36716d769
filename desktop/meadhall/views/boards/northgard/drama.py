"""What decides in Uncharted Lands, shown large: a battle and its dice, closed land, the last year, who has won."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter

from meadhall.rules.northgard import events as told
from meadhall.rules.northgard.data import CALENDARS, CREATURE_CARDS, FACES, CreatureKind
from meadhall.rules.northgard.state import CREATURE, Battle, Side, State
from meadhall.views.boards.kit.drama.clash import Clash
from meadhall.views.boards.kit.drama.clash import Side as ClashSide
from meadhall.views.boards.kit.drama.emblem import Count, Emblem
from meadhall.views.boards.kit.drama.throw import Die, Face, Throw
from meadhall.views.boards.kit.moving.drama import Drama, last_of
from meadhall.views.look.game_colours import LANDS
from meadhall.views.look.palette import PLAYERS

from .dice import battle_die

_CREATURES: dict[CreatureKind, str] = {
    "wolf": "wolf",
    "brown_bear": "wolf",
    "draugr": "skull",
    "fallen_valkyrie": "skull",
}
_ORIGIN = QPointF(0, 0)
_CLOSED = 1200.0  # milliseconds


def throw(event: told.BattleDieRolled, colours: Sequence[int], seed: int) -> Drama:
    """It lies in the colour of the side that it strengthens."""
    return Drama(Throw([Die(SIDES, SIDES[event.face - 1], _tone(event.seat, colours))], seed))


def battle(event: told.BattleEnded, colours: Sequence[int]) -> Drama:
    fought = event.battle
    sides = [_side(side, fought, colours) for side in (fought.attacker, fought.defender)]
    seats = (fought.attacker.seat, fought.defender.seat)
    return Drama(Clash(*sides, won=seats.index(event.winner) if event.winner in seats else None))


def closed(colour: int, fame: int) -> Drama:
    """What a closed territory is worth, pip by pip."""
    return Drama(Emblem("flag", PLAYERS[colour].base, Count(fame, fame, new=fame), ms=_CLOSED))


def last_year(view: State) -> Drama | None:
    is_last = view.year == len(CALENDARS[view.options.years])
    return last_of(view.year) if is_last else None


def _side(side: Side, fought: Battle, colours: Sequence[int]) -> ClashSide:
    if side.seat == CREATURE:
        assert fought.creature is not None
        return ClashSide(_CREATURES[CREATURE_CARDS[fought.creature]], _tone(CREATURE, colours), side.points)
    return ClashSide("viking", _tone(side.seat, colours), side.points)


def _tone(seat: int, colours: Sequence[int]) -> QColor:
    return LANDS.creature if seat == CREATURE else PLAYERS[colours[seat]].base


def _face(face: int) -> Face:
    def paint(painter: QPainter, size: float) -> None:
        battle_die(painter, face, _ORIGIN, size)

    return Face(("battle", face), paint)


SIDES = tuple(_face(face) for face in range(1, len(FACES) + 1))
