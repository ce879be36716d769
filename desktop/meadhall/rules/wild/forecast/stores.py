"""Tokens in storages at the end of a round: what fits, what it brings, what is lost (chapter 16)."""

from collections.abc import Sequence

import msgspec

from ..data import BUILDINGS, NUMBERS, PLOTS, Amount, PlotId, Resource
from ..state import State, Stock


class Stored(msgspec.Struct, frozen=True):
    """What an arrangement of tokens brings, and what goes back to the supply (VW-16.3, VW-16.4)."""

    points: int
    lost: Amount


def stored(s: State, seat: int, stocks: Sequence[Stock]) -> Stored:
    lost, full = s.players[seat].tokens, 0
    for stock in stocks:
        kind = BUILDINGS[PLOTS[stock.plot]].stores
        assert kind is not None
        lost = lost.plus(kind, -stock.count)
        full += stock.count == NUMBERS.storage
    return Stored(full * NUMBERS.full_storage, lost)


def has_room(plot: PlotId, kind: Resource, count: int) -> bool:
    """For one more of this kind, in a storage that holds so many (VW-1.17)."""
    return BUILDINGS[PLOTS[plot]].stores == kind and count < NUMBERS.storage


def most_in(s: State, seat: int, stocks: Sequence[Stock], plot: PlotId) -> int:
    """So many can lie there at the most, if the others hold what they hold."""
    kind = BUILDINGS[PLOTS[plot]].stores
    assert kind is not None
    (held,) = (stock.count for stock in stocks if stock.plot == plot)
    return min(NUMBERS.storage, held + stored(s, seat, stocks).lost.of(kind))
