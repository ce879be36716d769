"""What the coach of Northgard keeps an eye on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from meadhall.rules.kernel import Action
from meadhall.rules.northgard import forecast
from meadhall.rules.northgard.actions import March, Pass
from meadhall.views.table.coach.warned import Warned, Watching
from meadhall.views.text.chances import percent

_BOLD = 0.25  # what is less likely than that is warned of


def warns(s: Any, seat: int, action: Action) -> Iterator[Warned]:
    match action:
        case March():
            clash = forecast.clash_of(s, action)
            chance = 1.0 if clash is None else forecast.chance_of(s, clash).plain
            if chance < _BOLD:
                yield Warned("bold_attack", f"{percent(chance)} %", {}, "battle")
        case Pass():
            missing = _missing(s, seat)
            if missing:
                yield Warned("hungry_winter", str(missing), {"n": missing}, "winter")
        case _:
            pass


def _missing(s: Any, seat: int) -> int:
    """For this winter, as one stands."""
    if not forecast.winter_is_to_come(s, seat):
        return 0
    end = forecast.year_end(s, seat)
    return 0 if end.can_trade else end.missing


def threatens(s: Any, seat: int) -> Iterator[str]:
    if _missing(s, seat):
        yield "winter"


WATCHING = Watching(warns, ("bold_attack", "hungry_winter"), threatens, ("winter",))
