"""What is woven of a game in Northgard, by the kind of the event."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from meadhall.rules.kernel import Event
from meadhall.rules.northgard import events as told
from meadhall.rules.northgard.data import CREATURE_CARDS, CreatureCard
from meadhall.views.look.drawn.creatures import CREATURES
from meadhall.views.look.woven import scenes
from meadhall.views.look.woven.panel import Woven

from .pieces import fur_of


def _fame(event: told.FameGained) -> Woven:
    scene = scenes.closed(event.fame) if event.source == "closing" else scenes.camp
    return Woven((event.seat,), scene)


def _battle(event: told.BattleEnded) -> Woven:
    """The winner first, or whoever has fought a creature."""
    seats = (event.battle.attacker.seat, event.battle.defender.seat)
    people = tuple(sorted((seat for seat in seats if seat >= 0), key=lambda seat: seat != event.winner))
    if event.battle.creature is not None:
        return Woven(people, scenes.slain(_creature(event.battle.creature), "snow"))
    return Woven(people, scenes.battle)


def _creature(card: CreatureCard) -> Callable[[QPainter], None]:
    kind = CREATURE_CARDS[card]
    return lambda painter: CREATURES[kind](painter, QPointF(104, 104), 72, fur_of(card))


WOVEN: Mapping[type[Event], Callable[[Any], Woven]] = MappingProxyType(
    {
        told.FameGained: _fame,
        told.BattleEnded: _battle,
        told.CreatureBeaten: lambda event: Woven((event.seat,), scenes.slain(_creature(event.card), "snow")),
        told.UnrestTaken: lambda event: Woven((event.seat,), scenes.unrest),
        told.GameEnded: lambda event: Woven(event.winners, scenes.victory),
    }
)
