"""What games of Vikings Gone Wild are compared by besides their points."""

from collections.abc import Sequence

from ...kernel import Event
from ..events import AsgardTaken, AttackRepelled, AttackSucceeded
from ..state import State

MEASURES = ("successes", "repelled", "missions", "asgard")


def measured(s: State, events: Sequence[Event]) -> tuple[list[int], ...]:
    """By seat: successful attacks on rivals, attacks of rivals repelled, completed missions, Asgard cards."""
    successes, repelled, asgard = ([0] * len(s.players) for _ in range(3))
    for event in events:
        match event:
            case AttackSucceeded(seat):
                successes[seat] += 1
            case AttackRepelled(_, victim):
                repelled[victim] += 1
            case AsgardTaken(seat):
                asgard[seat] += 1
            case _:
                pass
    return successes, repelled, [len(player.done) for player in s.players], asgard
