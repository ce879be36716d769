"""Champions of Midgard: leaders, and the three kinds of Vikings' dice with each roll of theirs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...rules.kernel import Event
from ...rules.midgard.data import DICE, DIE_NAMES, FACES
from ...rules.midgard.events import DiceRerolled, DiceRolled
from ...rules.midgard.state import Rolled, State, symbol
from .part import Part, Thrown, even

_FAIR = {die.id: even(FACES[kind]) for kind, die in enumerate(DICE)}


def _figures(s: State, events: Sequence[Event]) -> list[list[str]]:
    return [[player.leader] if player.leader else [] for player in s.players]


def _thrown(events: Sequence[Event]) -> Iterator[Thrown]:
    for event in events:
        match event:
            case DiceRolled(seat, _, rolled):
                again: Sequence[Rolled] = rolled
            case DiceRerolled(seat, places, rolled):  # the whole tray: the others only lie there
                again = [rolled[place] for place in places]
            case _:
                continue
        for die in again:
            yield Thrown(seat, DIE_NAMES[die.kind], symbol(die))


PART = Part(_figures, _thrown, _FAIR)
