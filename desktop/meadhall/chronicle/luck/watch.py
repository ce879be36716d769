"""The Watch: the cards that the dice bring to each seat, and the sevens that each throws."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from ...rules.kernel import Event
from ...rules.watch.events import DiceRolled
from ...rules.watch.production import cut_short, yields
from ...rules.watch.state import State
from .gauge import Given, MakeGauge

ROBS = 7
WAYS = {total: 6 - abs(ROBS - total) for total in range(2, 13)}  # of 36


def harvest(before: State, event: Event, after: State) -> Iterator[Given]:
    """What the land gives for this roll, beside all rolls that there could have been."""
    if isinstance(event, DiceRolled):
        of_rolls = {roll: cards(after, roll) for roll in WAYS}
        came = of_rolls[sum(event.dice)]
        for seat in range(len(after.players)):
            yield Given(seat, came[seat], sum(ways * of_rolls[roll][seat] for roll, ways in WAYS.items()) / 36)


def cards(s: State, roll: int) -> list[int]:
    """By seat, as far as the supply goes."""
    if roll == ROBS:
        return [0] * len(s.players)
    by_seat, total, _ = yields(s, roll)
    cut_short(s.bank, by_seat, total)
    return list(map(sum, by_seat))


def sevens(before: State, event: Event, after: State) -> Iterator[Given]:
    if isinstance(event, DiceRolled):
        yield Given(event.seat, float(sum(event.dice) == ROBS), WAYS[ROBS] / 36)


GAUGES: Mapping[str, MakeGauge] = MappingProxyType({"harvest": lambda: harvest, "sevens": lambda: sevens})
