"""Handfuls of resource cards: lists or tuples of five counts."""

from collections.abc import Iterator, Sequence
from itertools import islice

from .data import KINDS, Bundle

NOTHING: Bundle = (0, 0, 0, 0, 0)


def one(kind: int, count: int = 1) -> Bundle:
    bundle = [0, 0, 0, 0, 0]
    bundle[kind] = count
    return tuple(bundle)  # pyright: ignore[reportReturnType]


# The commonest bundles, made once.
ONES = tuple(one(kind) for kind in KINDS)


def as_bundle(counts: Sequence[int]) -> Bundle:
    return tuple(counts)  # pyright: ignore[reportReturnType]


def covers(hand: Sequence[int], cost: Sequence[int]) -> bool:
    """Written out because it is asked more often than anything else."""
    return (
        hand[0] >= cost[0] and hand[1] >= cost[1] and hand[2] >= cost[2] and hand[3] >= cost[3] and hand[4] >= cost[4]
    )


def lacking(hand: Sequence[int], cost: Sequence[int]) -> Bundle:
    """What of it is not in the hand."""
    return as_bundle([max(needed - held, 0) for held, needed in zip(hand, cost, strict=False)])


_CLIPPED = bytes(min(count, 4) for count in range(256))


def clipped(hand: Sequence[int]) -> bytes:
    """No kind counted further than to four: no price and no rate asks for more."""
    return bytes(hand).translate(_CLIPPED)


def empty_kinds(bank: Sequence[int]) -> tuple[int, ...]:
    return tuple(kind for kind in KINDS if not bank[kind]) if 0 in bank else ()


def held_kinds(hand: Sequence[int]) -> tuple[bool, ...]:
    """Of which kinds there is any card."""
    return (hand[0] > 0, hand[1] > 0, hand[2] > 0, hand[3] > 0, hand[4] > 0)


def reached_kinds(hand: Sequence[int], counts: Sequence[int]) -> tuple[bool, ...]:
    """Of which kinds there are as many cards."""
    return (
        hand[0] >= counts[0],
        hand[1] >= counts[1],
        hand[2] >= counts[2],
        hand[3] >= counts[3],
        hand[4] >= counts[4],
    )


def plus(a: Sequence[int], b: Sequence[int]) -> Bundle:
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4])


def minus(a: Sequence[int], b: Sequence[int]) -> Bundle:
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2], a[3] - b[3], a[4] - b[4])


def share_a_kind(a: Sequence[int], b: Sequence[int]) -> bool:
    return bool((a[0] and b[0]) or (a[1] and b[1]) or (a[2] and b[2]) or (a[3] and b[3]) or (a[4] and b[4]))


def is_bundle(bundle: Sequence[int]) -> bool:
    return len(bundle) == 5 and min(bundle) >= 0


def ways(hand: Sequence[int], count: int, most: int) -> list[Bundle]:
    """Ways to choose `count` cards of a hand: all of them where there are at most `most`, else a fair sample.

    The sample leans on each kind in turn, as the first to go and as the last, and adds one spread evenly.
    """
    found = list(islice(_choose(hand, count), most + 1))
    return found if len(found) <= most else _sample(hand, count)


def _choose(hand: Sequence[int], count: int) -> Iterator[Bundle]:
    lumber, brick, wool, grain, ore = hand[:5]
    for a in range(min(lumber, count) + 1):
        for b in range(min(brick, count - a) + 1):
            for c in range(min(wool, count - a - b) + 1):
                left = count - a - b - c
                for d in range(max(0, left - ore), min(grain, left) + 1):
                    yield (a, b, c, d, left - d)


def _sample(hand: Sequence[int], count: int) -> list[Bundle]:
    orders = [[*range(first, 5), *range(first)] for first in KINDS]
    orders += [order[::-1] for order in orders]
    found = [_greedy(hand, count, order) for order in orders]
    found.append(_evenly(hand, count))
    return list(dict.fromkeys(found))


def _greedy(hand: Sequence[int], count: int, order: Sequence[int]) -> Bundle:
    taken = [0, 0, 0, 0, 0]
    for kind in order:
        taken[kind] = min(hand[kind], count)
        count -= taken[kind]
    return tuple(taken)  # pyright: ignore[reportReturnType]


def _evenly(hand: Sequence[int], count: int) -> Bundle:
    """One card after the other from the kind that then has most left."""
    left = list(hand[:5])
    for _ in range(count):
        left[left.index(max(left))] -= 1
    return minus(hand, left)
