"""What chance gave to each seat, beside what it gives on average.

Each game says which of its outcomes count, in a list of gauges: one looks at every event, with the position in which
it came about, and tells whom it touched, what came, and what comes on average. Nothing is judged here; no choice of a
player changes what is expected.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from ...rules.kernel import Event
from ...table import Table
from ...table.entry import again, story
from . import midgard, northgard, watch, wild
from .gauge import MakeGauge


class Happened(NamedTuple):
    before: Any  # the position that the event before has left
    event: Event
    after: Any


GAUGES: Mapping[str, Mapping[str, MakeGauge]] = MappingProxyType(
    {
        "midgard": midgard.GAUGES,
        "northgard": northgard.GAUGES,
        "watch": watch.GAUGES,
        "wild": wild.GAUGES,
    }
)


class Luck(NamedTuple):
    """Of one kind of outcome."""

    kind: str
    came: tuple[float, ...]  # by seat
    expected: tuple[float, ...]


def luck(table: Table) -> list[Luck]:
    gauges = {kind: make() for kind, make in GAUGES[table.game.id].items()}
    seats = len(table.terms.seats)
    sums = {kind: ([0.0] * seats, [0.0] * seats) for kind in gauges}
    for before, event, after in happened(table):
        for kind, gauge in gauges.items():
            for given in gauge(before, event, after):
                sums[kind][0][given.seat] += given.came
                sums[kind][1][given.seat] += given.expected
    return [Luck(kind, tuple(came), tuple(expected)) for kind, (came, expected) in sums.items()]


def happened(table: Table) -> Iterator[Happened]:
    """Every event since the first question."""
    position = table.position_at(0)
    for entry in table.entries:
        before = position
        for event, after in story(position, [entry]):
            yield Happened(before, event, after)
            before = after
        position = again(position, entry)
