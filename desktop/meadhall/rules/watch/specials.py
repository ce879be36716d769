"""The two special tokens have one law: who holds Longest Road or Largest Patrol (GC-10.4–10.9, GC-10.12)."""

from collections.abc import Sequence

from ..kernel import Event, EventSink, Step, then
from .data import LIMITS
from .events import LargestPatrolLaidAside, LargestPatrolTaken, LongestRoadLaidAside, LongestRoadTaken
from .state import NOBODY, State
from .wildlings import RevealFromReserve


def next_holder(counts: Sequence[int], holder: int, least: int) -> int:
    """He keeps it while he has enough and nobody has more; else it needs one who alone has most (GC-10.7)."""
    most = max(counts)
    if most < least:
        return NOBODY
    if holder != NOBODY and counts[holder] == most:
        return holder
    return counts.index(most) if counts.count(most) == 1 else NOBODY


Taken = type[LongestRoadTaken] | type[LargestPatrolTaken]


def award(s: State, counts: Sequence[int], holder: int, least: int, taken: Taken, aside: Event, out: EventSink) -> int:
    """Who holds the token now. Whoever it comes to reveals a wildling token (GC-10.13)."""
    now = next_holder(counts, holder, least)
    if now == holder:
        return holder
    if now == NOBODY:
        out.append(aside)
        return NOBODY
    out.append(taken(now, counts[now]))
    if s.brotherhood:
        then(s, RevealFromReserve(now))
    return now


class AwardLongestRoad(Step[State], frozen=True):
    """After every road placed or moved and every new settlement (GC-10.6)."""

    def run(self, s: State, out: EventSink) -> None:
        counts = [player.road_length for player in s.players]
        least, aside = LIMITS.longest_road, LongestRoadLaidAside()
        s.road_holder = award(s, counts, s.road_holder, least, LongestRoadTaken, aside, out)


class AwardLargestPatrol(Step[State], frozen=True):
    """After every patrol played, and where Yoren takes one away (GC-10.12)."""

    def run(self, s: State, out: EventSink) -> None:
        counts = [player.patrols for player in s.players]
        least, aside = LIMITS.largest_patrol, LargestPatrolLaidAside()
        s.patrol_holder = award(s, counts, s.patrol_holder, least, LargestPatrolTaken, aside, out)
