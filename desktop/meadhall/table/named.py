"""Whom an event is about."""

from typing import Any

from ..rules.kernel import Event

# In all games, fields of these names hold seats.
SEATS = frozenset({"seat", "other", "thief", "victim", "partner", "proposer", "of", "to", "winners", "contenders"})
_ALSO = frozenset({"by", "winner", "roller"})  # of Northgard's battles and cards: a seat, or a number that is none


def concerns(event: Event, seat: int) -> bool:
    """Whether it names this seat."""
    fields = (field for field in event.__struct_fields__ if field in SEATS or field in _ALSO)
    return any(_names(getattr(event, field), seat) for field in fields)


def _names(value: Any, seat: int) -> bool:
    return seat in value if isinstance(value, tuple) else value is not None and value == seat
