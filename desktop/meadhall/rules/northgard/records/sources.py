"""Where the fame of a finished game came from."""

from collections.abc import Sequence

from ...kernel import Event
from ..ending import fame_of
from ..events import FameGained, FameLost
from ..state import State

# What brings fame, by the way of playing that it belongs to: tokens by what they were gained for, then what is added
# at the end.
WAYS = {
    "closing": "exploring",
    "harvest": "land",
    "altar": "altars",
    "clan": "clan",
    "creature": "hunting",
    "resources": "wealth",
    "cards": "cards",
    "achievements": "achievements",
    "unrest": "unrest",
}
_AT_END = ("resources", "cards", "achievements", "unrest")


def sources(s: State, events: Sequence[Event]) -> dict[str, tuple[int, ...]]:
    """By seat. Fame that was lost counts against Unrest, which cost it."""
    found = {source: [0] * len(s.players) for source in WAYS}
    for event in events:
        match event:
            case FameGained(seat, fame, source):
                found[source][seat] += fame
            case FameLost(seat, fame):
                found["unrest"][seat] -= fame
            case _:
                pass
    for part in _AT_END:
        for seat in range(len(s.players)):
            found[part][seat] += getattr(fame_of(s, seat), part)
    return {source: tuple(fame) for source, fame in found.items() if any(fame)}
