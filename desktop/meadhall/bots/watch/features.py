"""What a seat of the Watch has: what its chance to win is judged by."""

from ...rules.watch.data import LIMITS
from ...rules.watch.scoring import visible_points
from ...rules.watch.state import State
from ..linear import Feature
from .mind import plan_for
from .outlook import Board

FEATURES = (
    Feature("points", "points"),
    Feature("income", "income"),
    *[Feature(f"income_{kind}", "income") for kind in range(5)],
    Feature("of_every_kind", "income"),
    Feature("hand", "hand"),
    Feature("large_hand", "hand", 0),
    Feature("promise", "hand"),
    Feature("cards", "cards"),
    Feature("patrols", "cards"),
    Feature("guards", "wall"),
    Feature("roads", "roads"),
    Feature("road_length", "roads"),
    Feature("longest_road", "roads", 0),
    Feature("largest_patrol", "cards", 0),
    Feature("settlements", "land"),
    Feature("keeps", "land"),
    Feature("rates", "trade"),
    Feature("hero", "hero"),
)

ENOUGH = 0.8  # cards of a kind in a round


def measure(s: State, seat: int) -> list[float]:
    plan = plan_for(Board(s, seat))
    o, player = plan.o, s.players[seat]
    a, b, c, d, e, _ = player.hand
    held = player.hand_size
    return [
        o.points,
        sum(o.income),
        *o.income,
        sum([min(cards, ENOUGH) for cards in o.income]),
        min(held, LIMITS.safe_hand),
        max(0, held - LIMITS.safe_hand),
        plan.purse.later((a, b, c, d, e)),
        len(player.cards) + len(player.fresh),
        player.patrols,
        o.guards[seat],
        len(player.roads),
        player.road_length,
        s.road_holder == seat,
        s.patrol_holder == seat,
        len(player.settlements),
        len(player.keeps),
        5 - sum(o.rates) / 5,
        player.hero is not None,
    ]


def progress(s: State) -> float:
    """By the points that all can see."""
    best = max(visible_points(s, seat) for seat in range(len(s.players)))
    return min(1.0, best / LIMITS.winning_points)
