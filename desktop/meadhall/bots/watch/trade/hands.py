"""What the others may hold: a card that is in no supply is in a hand, most likely where the land yields it."""

from collections.abc import Callable, Sequence

from ....rules.watch.data import KINDS, LIMITS, UNKNOWN
from ....rules.watch.forecast import stock
from ....rules.watch.state import State
from .. import weights as w

ROUNDS = 4  # of bringing kinds and hands into line; more would change little
Expected = list[list[float]]  # cards by seat and kind


def likely_hands(s: State, income_of: Callable[[int], Sequence[float]]) -> Expected:
    """How many unknown cards of each kind everybody holds on average."""
    sizes = [player.hand[UNKNOWN] for player in s.players]
    out = _cards_out(s)
    hands = [[cards + w.FROM_ELSEWHERE for cards in income_of(seat)] for seat in range(len(sizes))]
    for _ in range(ROUNDS):
        by_seat = map(_scaled, hands, sizes)
        by_kind = map(_scaled, zip(*by_seat, strict=True), out)
        hands = list(map(list, zip(*by_kind, strict=True)))
    return hands


def _cards_out(s: State) -> list[int | None]:
    """Cards of each kind in unknown hands, where the supply may be counted."""
    known = map(sum, zip(*[player.hand[:UNKNOWN] for player in s.players], strict=True))
    lying = [stock(s, kind) for kind in KINDS]
    return [
        None if pile.or_more else LIMITS.cards_of_each_resource - pile.count - held
        for pile, held in zip(lying, known, strict=True)
    ]


def _scaled(cards: Sequence[float], total: int | None) -> Sequence[float]:
    """As many cards as there are, if that is known, in the same proportion."""
    if total is None:
        return cards
    held = sum(cards)
    factor = total / held if held else 0.0
    return [count * factor for count in cards]
