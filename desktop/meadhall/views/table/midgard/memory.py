"""What the saga no longer tells: who slew whom in earlier rounds is for the players to remember (CM-18.1)."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.rules.kernel import Event
from meadhall.rules.midgard import events as e
from meadhall.rules.midgard.data import ENEMIES
from meadhall.rules.midgard.state import State


def forgotten(s: State, told: Sequence[Event | None], viewer: int | None) -> frozenset[int]:
    """Places of what was told in earlier rounds of the others' kills, unless piles lie open by now."""
    if s.options.hall_of_fame or s.result is not None:
        return frozenset()
    begun = max((place for place, event in enumerate(told) if isinstance(event, e.RoundBegan)), default=0)
    return frozenset(place for place in range(begun) if _tells_kill(told[place], viewer))


def _tells_kill(event: Event | None, viewer: int | None) -> bool:
    match event:
        case e.BattleBegan(seat) | e.EnemyDefeated(seat):
            return seat != viewer
        case e.Gained(seat, _, source):
            return seat != viewer and source in ENEMIES
        case _:
            return False
