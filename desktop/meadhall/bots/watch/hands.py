"""What the others may hold: a card that is in no supply is in a hand, most likely where the land yields it."""

from collections.abc import Callable, Sequence

from ...rules.watch.data import KINDS, LIMITS, UNKNOWN
from ...rules.watch.forecast import stock
from ...rules.watch.state import State
from . import weights as w

ROUNDS = 4  # of bringing kinds and hands into line; more would change little
Expected = list[list[float]]  # cards by seat and kind


def likely_hands(s: State, income_of: Callable[[int], Sequence[float]]) -> Expected:
    """How many unknown cards of each kind everybody holds on average."""
    sizes = [player.hand[UNKNOWN] for player in s.players]
    out = _cards_out(s)
    hands = [[cards + w.FROM_ELSEWHERE for cards in income_of(seat)] for seat in range(len(sizes))]
    for _ in range(ROUNDS):
        for hand, size in zip(hands, sizes, strict=True):
            _scale(hand, size)
        for kind, count in out.items():
            held = sum(hand[kind] for hand in hands)
            for hand in hands:
                hand[kind] *= count / held if held else 0.0
    return hands


def _cards_out(s: State) -> dict[int, int]:
    """Cards of each kind in unknown hands, where the supply may be counted."""
    counted = {kind: stock(s, kind) for kind in KINDS}
    known = [sum(player.hand[kind] for player in s.players) for kind in KINDS]
    return {
        kind: LIMITS.cards_of_each_resource - lying.count - known[kind]
        for kind, lying in counted.items()
        if not lying.or_more
    }


def _scale(hand: list[float], size: int) -> None:
    """As many cards as are seen, in the same proportion."""
    held = sum(hand)
    for kind in KINDS:
        hand[kind] *= size / held if held else 0.0
