"""Deeds: twelve things in each game that are worth trying once. Nothing that only takes time is one.

They are found in what happened, and belong to people: computer players do no deeds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from ...rules import kernel
from ...table import Table
from . import midgard, northgard, watch, wild
from .tale import Deed, tale_of

DEEDS: Mapping[str, Sequence[Deed]] = MappingProxyType(
    {"midgard": midgard.DEEDS, "northgard": northgard.DEEDS, "watch": watch.DEEDS, "wild": wild.DEEDS}
)


class Done(NamedTuple):
    deed: str  # its id, among those of the game
    seat: int


def done(table: Table) -> list[Done]:
    """In a finished game, by people, in the order of the deeds."""
    if not kernel.is_over(table.state) or table.resumed:
        return []
    tale = tale_of(table)
    people = [seat for seat, who in enumerate(table.terms.seats) if who.bot is None]
    return [Done(deed.id, seat) for deed in DEEDS[table.game.id] for seat in people if deed.by(tale, seat)]
