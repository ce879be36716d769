"""What a seat of Midgard has: what its chance to win is judged by."""

from ...rules.midgard.data import LIMITS
from ...rules.midgard.state import State, owned
from ..linear import Feature
from .standing import blame_price, sets_worth
from .worth import Worth

FEATURES = (
    Feature("glory", "glory"),
    Feature("favour", "favour"),
    Feature("goods", "goods"),
    Feature("vikings", "vikings"),
    Feature("holdings", "holdings"),
    Feature("sets", "sets"),
    Feature("destinies", "destinies"),
    Feature("blame", "blame"),
    Feature("fights", "fights"),
    Feature("runes", "holdings", 0),
    Feature("ship", "holdings", 0),
    Feature("workers", "holdings"),
    Feature("dice", "vikings", 0),
)


def measure(s: State, seat: int) -> list[float]:
    worth, player = Worth(s, seat), s.players[seat]
    dice = owned(s, seat)
    return [
        player.glory,
        player.favour,
        worth.goods(player, player.food, player.wood, player.coins),
        worth.vikings(dice),
        worth.of_possessions(s, player),
        sets_worth(player),
        sum([worth.destiny(s, card) for card in (*player.destinies, *player.shown)]),
        -blame_price(player.blame, worth.left),
        worth.prospects.of(s) if s.round else 0.0,
        len(player.runes),
        player.ship is not None,
        not player.spare,
        sum(dice),
    ]


def progress(s: State) -> float:
    return min(1.0, (s.round - 1) / LIMITS.rounds)
