"""What to buy now, or whether to save for something better."""

from collections.abc import Sequence

from ...rules.kernel import Action
from ...rules.watch.bundles import covers, minus
from . import weights as w
from .defence import fate
from .goals import ROAD, Goal
from .mind import Mind

TURNS_UP_TOKENS = ("settlement", "keep", "road")
HARDLY = 1e-6  # sums of the same things in another order may differ by less


def build(m: Mind) -> Action | None:
    """The goal whose purchase, with what the rest of the hand still promises, beats keeping the cards."""
    hand = m.hand
    best, most = None, m.purse.later(hand)
    for goal in _guards_first(m.goals):
        worth = most
        if covers(hand, goal.cost):
            worth = goal.worth + m.purse.now(minus(hand, goal.cost)) + _risk(m, goal)
        elif goal.roads and covers(hand, ROAD):
            worth = m.purse_after_road(goal).later(minus(hand, ROAD)) + w.ROAD_AHEAD
        if worth > most + HARDLY:
            best, most = goal.act, worth
    return best


def _guards_first(goals: Sequence[Goal]) -> list[Goal]:
    """Where both can be paid, the guard stands on the Wall before the settlement turns up its token."""
    return sorted(goals, key=lambda goal: goal.kind != "guard")


def _risk(m: Mind, goal: Goal) -> float:
    """What the wildling tokens that come with it could do at once."""
    if m.north is None or not m.north.is_close() or goal.kind not in TURNS_UP_TOKENS:
        return 0.0
    return fate(m.s, m.seat, goal.act, m.rng)
