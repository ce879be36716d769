"""What the almanac knows the spots of the board by, from the particular to the general."""

from __future__ import annotations

from meadhall.rules.northgard.data import BUILDINGS, NONE
from meadhall.rules.northgard.state import State, beast_of


def topic_of(spot: str, s: State) -> tuple[str, ...]:
    kind, _, which = spot.partition(":")
    match kind:
        case "slot":
            built = s.built[int(which)]
            return (f"building:{BUILDINGS[built].id}",) if built != NONE else ("decision:Building",)
        case "beast":
            beast = beast_of(s, which)
            return (f"creature:{beast.creature.id}",) if beast is not None else ()
        case "kaija":
            return ("kaija",)
        case "cell":
            return ("action:LayTile",)
        case _:
            return ("entry:closed" if s.land.regions[int(which)].closed else "entry:territories",)
