"""What the coach of Midgard keeps an eye on. Who would starve, and who goes in vain, everybody is asked about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from meadhall.rules.kernel import Action
from meadhall.rules.midgard import forecast
from meadhall.rules.midgard.actions import AssignVikings
from meadhall.rules.midgard.state import enemy_at
from meadhall.views.table.coach.warned import Warned, Watching
from meadhall.views.text.chances import percent

_BOLD = 0.25  # what is less likely than that is warned of


def warns(s: Any, seat: int, action: Action) -> Iterator[Warned]:
    if not isinstance(action, AssignVikings):
        return
    chances = [
        (forecast.chance(s, s.band_at(load.place), load.dice, load.food), sum(load.dice))
        for load in action.loads
        if any(load.dice) and enemy_at(s, s.band_at(load.place)) is not None
    ]
    worst = min(chances, default=None)
    if worst is not None and worst[0] < _BOLD:
        yield Warned("bold_fight", f"{percent(worst[0])} %", {"n": worst[1]}, "battle")


def threatens(s: Any, seat: int) -> Iterator[str]:
    if s.players[seat].blame:
        yield "blame"


WATCHING = Watching(warns, ("bold_fight",), threatens, ("blame",))
