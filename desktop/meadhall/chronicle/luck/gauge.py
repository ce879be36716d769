"""What a gauge tells, and what several games count alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from ...rules.kernel import Event


class Given(NamedTuple):
    seat: int
    came: float
    expected: float


Gauge = Callable[[Any, Event, Any], Iterable[Given]]  # the position before the event, the event, and the one after it
MakeGauge = Callable[[], Gauge]  # one for each game that is looked through


def of_deck(worths: Sequence[float], known: int, over: int, count: int) -> float:
    """What so many cards from the top are worth on average. The first of them are known; what lies under the `over`
    topmost has been shuffled apart from them."""
    sure = min(known, count)
    drawn = max(0, min(over, count) - sure)  # of those that lie over the rest
    expected = sum(worths[:sure]) + drawn * _mean(worths[known:over])
    return expected + (count - sure - drawn) * _mean(worths[max(known, over) :])


def _mean(worths: Sequence[float]) -> float:
    return sum(worths) / len(worths) if worths else 0.0
