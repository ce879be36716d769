"""What is woven of a game in the harbour, by the kind of the event."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from PySide6.QtGui import QPainter

from meadhall.rules.kernel import Event
from meadhall.rules.midgard import events as told
from meadhall.rules.midgard.data import ENEMIES, CardId
from meadhall.views.look.drawn.beasts import BEASTS
from meadhall.views.look.woven import scenes
from meadhall.views.look.woven.panel import Woven

from .cards import beast_of, mood_of, tone_of


def _slain(event: told.EnemyDefeated) -> Woven:
    return Woven((event.seat,), scenes.slain(_beast(event.enemy), mood_of(ENEMIES[event.enemy])))


def _beast(card: CardId) -> Callable[[QPainter], None]:
    enemy = ENEMIES[card]
    return scenes.bust(lambda pen: BEASTS[beast_of(enemy)](pen, tone_of(enemy)))


WOVEN: Mapping[type[Event], Callable[[Any], Woven]] = MappingProxyType(
    {
        told.EnemyDefeated: _slain,
        told.DiceLost: lambda event: Woven((event.seat,), scenes.fallen),
        told.DestinyShown: lambda event: Woven((event.seat,), scenes.emblem("fate", "night")),
        told.ShipBought: lambda event: Woven((event.seat,), scenes.voyage),
        told.GameEnded: lambda event: Woven(event.winners, scenes.victory),
    }
)
