"""Whom an event is about."""

from typing import Any

from msgspec import Struct

# In all games, fields of these names hold seats.
SEATS = frozenset({"seat", "other", "thief", "victim", "partner", "proposer", "of", "to", "winners", "contenders"})
_ALSO = frozenset({"by", "winner", "roller"})  # of Northgard's battles and cards: a seat, or a number that is none
_FIGHT = frozenset({"battle", "attacker", "defender"})  # who fights there is named inside


def concerns(event: Struct, seat: int) -> bool:
    """Whether an event names this seat."""
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if field in _FIGHT:
            if isinstance(value, Struct) and concerns(value, seat):
                return True
        elif (field in SEATS or field in _ALSO) and _names(value, seat):
            return True
    return False


def _names(value: Any, seat: int) -> bool:
    return seat in value if isinstance(value, tuple) else value is not None and value == seat
