"""Where the points of a finished game came from."""

from collections.abc import Sequence

from ...kernel import Event
from ..data import ACHIEVEMENTS, MISSIONS
from ..events import AchievementScored, PointsGained
from ..state import State

# What brings points, by the way of playing that it belongs to; each achievement is a source of its own.
WAYS = {
    "attacks": "raids",
    "damage": "raids",
    "grendel": "raids",
    "undead": "raids",
    "repelled": "defence",
    "full_defence": "defence",
    "missions": "missions",
    "storage": "town",
    "town_hall": "town",
    **dict.fromkeys(ACHIEVEMENTS, "achievements"),
}


def sources(s: State, events: Sequence[Event]) -> dict[str, tuple[int, ...]]:
    """By seat. All missions are one source."""
    found = {source: [0] * len(s.players) for source in WAYS}
    for event in events:
        match event:
            case PointsGained(seat, points, source):
                found["missions" if source in MISSIONS else source][seat] += points
            case AchievementScored(achievement, _, winners, points):
                for seat in winners:
                    found[achievement][seat] += points
            case _:
                pass
    return {source: tuple(points) for source, points in found.items() if any(points)}
