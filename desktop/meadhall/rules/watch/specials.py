"""The two special tokens have one law: who holds Longest Road or Largest Patrol (GC-10.4–10.9, GC-10.12)."""

from collections.abc import Sequence

from ..kernel import EventSink, Step, then
from .data import LIMITS
from .events import LargestPatrolLaidAside, LargestPatrolTaken
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


class AwardLargestPatrol(Step[State], frozen=True):
    def run(self, s: State, out: EventSink) -> None:
        patrols = [player.patrols for player in s.players]
        holder = next_holder(patrols, s.patrol_holder, LIMITS.largest_patrol)
        if holder == s.patrol_holder:
            return
        s.patrol_holder = holder
        if holder == NOBODY:
            out.append(LargestPatrolLaidAside())
            return
        out.append(LargestPatrolTaken(holder, patrols[holder]))
        if s.brotherhood:
            then(s, RevealFromReserve(holder))  # GC-10.13
