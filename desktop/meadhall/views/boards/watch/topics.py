"""What the almanac knows the spots of the board by, from the particular to the general."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.rules.watch.data import CLANS, RESOURCES
from meadhall.rules.watch.state import State

from .spots import FIGURES

Topic = tuple[str, ...]


def topic_of(spot: str, s: State) -> Topic:
    kind, _, which = spot.partition(":")
    return _TOPICS[kind](which, s)


def _hex(which: str, s: State) -> Topic:
    return (f"terrain:{s.layout.terrain[int(which)]}",)


def _vertex(which: str, s: State) -> Topic:
    built = any(int(which) in player.keeps for player in s.players)
    return ("piece:keep" if built else "piece:settlement",)


def _camp(which: str, s: State) -> Topic:
    """Who waits there, or whose camp it is."""
    clan, camp = map(int, which.split(":"))
    there = s.camps[clan]
    who = (f"wildling:{there[camp - 1]}",) if camp <= len(there) else ()
    return (*who, *_clan(which, s))


def _clan(which: str, s: State) -> Topic:
    return (f"clan:{CLANS[int(which.partition(':')[0])]}",)


_TOPICS: dict[str, Callable[[str, State], Topic]] = {
    "hex": _hex,
    "vertex": _vertex,
    "path": lambda which, s: ("piece:road",),
    "post": lambda which, s: ("piece:guard",),
    "section": lambda which, s: ("piece:guard",),
    "clearing": lambda which, s: ("entry:clearings",),
    "camp": _camp,
    "clan": _clan,
    "trail": lambda which, s: ("entry:trails",),
    "frostfangs": lambda which, s: (f"wildling:{FIGURES[int(which)]}",),
    "tormund": lambda which, s: ("tormund",),
    "dice": lambda which, s: ("action:RollDice",),
    "supply": lambda which, s: (f"resource:{RESOURCES[int(which)]}",),
    "deck": lambda which, s: ("action:BuyCard",),
    "invasions": lambda which, s: ("event:InvasionMarked",),
    "gift": lambda which, s: ("entry:wildlings_in_gift",),
}
