"""Where the glory of a finished game came from."""

from collections.abc import Sequence

from ...kernel import Event
from ..data import ENEMIES, LEADERS, RUNES
from ..events import Gained
from ..scoring import Score, score
from ..state import State

# What brings glory, by the way of playing that it belongs to: on the track by what it was gained for, then what is
# added at the end.
WAYS = {
    "troll": "land",
    "draugr": "land",
    "monster": "sea",
    "kraken": "sea",
    "leader": "town",
    "used_runes": "town",
    "town": "town",
    "destinies": "destinies",
    "sets": "sets",
    "runes": "town",
    "ship": "sea",
    "favour": "town",
    "coins": "town",
    "blame": "blame",
}
_AT_END = ("destinies", "sets", "runes", "ship", "favour", "coins", "blame")


def sources(s: State, events: Sequence[Event]) -> dict[str, tuple[int, ...]]:
    """By seat."""
    found = {source: [0] * len(s.players) for source in WAYS}
    for event in events:
        if isinstance(event, Gained) and event.gain.glory:
            found[_sort(event.source)][event.seat] += event.gain.glory
    for seat in range(len(s.players)):
        scored = score(s, seat)
        for part in _AT_END:
            found[part][seat] += _points(scored, part)
    return {source: tuple(glory) for source, glory in found.items() if any(glory)}


def _sort(source: str) -> str:
    """Of enemies their kind; what neither leader nor rune brought was got in the town."""
    if source in ENEMIES:
        return ENEMIES[source].kind
    if source in RUNES:
        return "used_runes"
    return "leader" if source in LEADERS else "town"


def _points(scored: Score, part: str) -> int:
    if part == "destinies":
        return sum(glory for _, glory in scored.destinies)
    points: int = getattr(scored, part)
    return -points if part == "blame" else points
