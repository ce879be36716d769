"""Where the points of a finished game came from."""

from collections.abc import Sequence

from ...kernel import Event
from ..scoring import Points, points, points_by_source
from ..state import State

# What brings points, by the way of playing that it belongs to.
WAYS = {
    "settlements": "land",
    "keeps": "land",
    "road": "road",
    "patrol": "patrol",
    "guards": "wall",
    "cards": "cards",
}


def sources(s: State, events: Sequence[Event]) -> dict[str, tuple[int, ...]]:
    """By seat. Point cards are what nobody saw till the end."""
    seen = [points_by_source(s, seat) for seat in range(len(s.players))]
    found = {name: tuple(getattr(each, name) for each in seen) for name in Points._fields}
    found["cards"] = tuple(points(s, seat) - sum(each) for seat, each in enumerate(seen))
    if not s.brotherhood:
        del found["guards"]
    return found
