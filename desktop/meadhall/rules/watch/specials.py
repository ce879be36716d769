"""The two special tokens have one law: who holds Longest Road or Largest Patrol (GC-10.4–10.9, GC-10.12)."""

from collections.abc import Sequence

from ..kernel import EventSink, Step, then
from .data import LIMITS
from .events import LargestPatrolLaidAside, LargestPatrolTaken, LongestRoadLaidAside, LongestRoadTaken
from .fights.wildlings import RevealFromReserve
from .state import NOBODY, State


def next_holder(counts: Sequence[int], holder: int, least: int) -> int:
    """He keeps it while he has enough and nobody has more; else it needs one who alone has most (GC-10.7)."""
    most = max(counts)
    if most < least:
        return NOBODY
    if holder != NOBODY and counts[holder] == most:
        return holder
    return counts.index(most) if counts.count(most) == 1 else NOBODY


def next_road_holder(s: State) -> int:
    return next_holder([player.road_length for player in s.players], s.road_holder, LIMITS.longest_road)


def next_patrol_holder(s: State) -> int:
    return next_holder([player.patrols for player in s.players], s.patrol_holder, LIMITS.largest_patrol)


class AwardLongestRoad(Step[State], frozen=True):
    """After every road placed or moved and every new settlement (GC-10.6)."""

    def run(self, s: State, out: EventSink) -> None:
        holder = next_road_holder(s)
        if holder == s.road_holder:
            return
        s.road_holder = holder
        if holder == NOBODY:
            out.append(LongestRoadLaidAside())
        else:
            out.append(LongestRoadTaken(holder, s.players[holder].road_length))
            reveal_for_token(s, holder)


class AwardLargestPatrol(Step[State], frozen=True):
    """After every patrol played, and where Yoren takes one away (GC-10.12)."""

    def run(self, s: State, out: EventSink) -> None:
        holder = next_patrol_holder(s)
        if holder == s.patrol_holder:
            return
        s.patrol_holder = holder
        if holder == NOBODY:
            out.append(LargestPatrolLaidAside())
        else:
            out.append(LargestPatrolTaken(holder, s.players[holder].patrols))
            reveal_for_token(s, holder)


def reveal_for_token(s: State, holder: int) -> None:
    """Whoever a special token comes to reveals a wildling token (GC-10.13)."""
    if s.brotherhood:
        then(s, RevealFromReserve(holder))
