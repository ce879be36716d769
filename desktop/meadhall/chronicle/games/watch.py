"""The Watch: heroes, the sum of the two dice, and the die of the wildlings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...rules.kernel import Event
from ...rules.watch.data import NORTH
from ...rules.watch.events import DiceRolled, HeroTaken
from ...rules.watch.state import State
from .part import Part, Thrown, by_seat, even

_FAIR = {
    "sum": {str(total): (6 - abs(7 - total)) / 36 for total in range(2, 13)},
    "wildling": even([str(face) for face in range(1, NORTH.die.faces + 1)]),
}


def _figures(s: State, events: Sequence[Event]) -> list[list[str]]:
    return by_seat(((event.seat, event.hero) for event in events if isinstance(event, HeroTaken)), len(s.players))


def _thrown(events: Sequence[Event]) -> Iterator[Thrown]:
    for event in events:
        if isinstance(event, DiceRolled):
            yield Thrown(event.seat, "sum", str(sum(event.dice)))
            if event.wildling:
                yield Thrown(event.seat, "wildling", str(event.wildling))


PART = Part(_figures, _thrown, _FAIR)
