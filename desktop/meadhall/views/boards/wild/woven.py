"""What is woven of a game of Gone Wild, by the kind of the event."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from meadhall.rules.kernel import Event
from meadhall.rules.wild import events as told
from meadhall.rules.wild.forecast import successes_for
from meadhall.views.look.woven import scenes
from meadhall.views.look.woven.panel import Woven

from .drawn import beasts, heads, houses, things
from .pictures import PICTURES

# What brought many points at once; missions have their pictures.
_POINTS: Mapping[str, scenes.Scene] = MappingProxyType(
    {
        "repelled": scenes.emblem("guardshield", "dusk"),
        "full_defence": scenes.emblem("guardshield", "dusk"),
        "storage": scenes.thing(things.chest, "hall"),
        "undead": scenes.thing(beasts.skull, "night"),
        "damage": scenes.emblem("burst", "dusk"),
        "grendel": scenes.thing(heads.monster, "night"),
    }
)


def _points(event: told.PointsGained) -> Woven:
    if event.source == "attacks":
        return Woven((event.seat,), scenes.raid(successes_for(event.points), event.total))
    return Woven((event.seat,), _POINTS.get(event.source) or _picture(event.source, "hills"))


def _picture(name: str, mood: str) -> scenes.Scene:
    """As on its card."""
    return scenes.thing(PICTURES[name].figure, mood) if name in PICTURES else scenes.camp


WOVEN: Mapping[type[Event], Callable[[Any], Woven]] = MappingProxyType(
    {
        told.LastRound: lambda event: Woven((event.seat,), scenes.emblem("horn", "dusk")),
        told.HallUpgraded: lambda event: Woven((event.seat,), scenes.thing(houses.hall(event.level), "hills")),
        told.AchievementScored: lambda event: Woven(event.winners, _picture(event.achievement, "hall")),
        told.PointsGained: _points,
        told.AsgardTaken: lambda event: Woven((event.seat,), _picture(event.card, "night")),
        told.DragonBeaten: lambda event: Woven((event.seat,), scenes.slain(scenes.bust(beasts.dragon), "dusk")),
        told.GameEnded: lambda event: Woven(event.winners, scenes.victory),
    }
)
