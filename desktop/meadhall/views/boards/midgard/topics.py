"""What the almanac knows the spots of the board by, from the particular to the general; cards say it themselves."""

from __future__ import annotations

from meadhall.rules.midgard.data import STALL_SPACES
from meadhall.rules.midgard.state import State

_DECKS = {
    "troll": "entry:trolls",
    "draugr": "entry:draugr",
    "monster": "entry:enemies",
    "journey": "entry:journeys",
    "destiny": "entry:destinies",
}
_OTHERS = {"rune": "entry:runes", "journey": "entry:journeys", "monster": "entry:enemies", "shore": "entry:shores"}


def topic_of(spot: str, s: State) -> tuple[str, ...]:
    kind, _, which = spot.partition(":")
    match kind:
        case "place" if which in STALL_SPACES:
            stall = s.stalls[STALL_SPACES.index(which)]
            return (f"stall:{stall}",) if stall is not None else ("entry:stalls",)
        case "place" | "ship":
            return (spot,)
        case "deck":
            return (_DECKS[which],)
        case _:
            return (_OTHERS[kind],)
