"""Actions, events and decisions as plain text, for whoever reads logs. Players read `views/text` instead."""

from typing import Any

import msgspec

from ..table.named import SEATS


def spelled(thing: msgspec.Struct, first_seat: int = 0) -> str:
    """Such as RoadBuilt seat=1 path=31. The rules count seats from 0, people from 1."""
    fields = [
        f"{name}={value_spelled(getattr(thing, name), first_seat, first_seat if name in SEATS else 0)}"
        for name in thing.__struct_fields__
    ]
    return " ".join([type(thing).__name__, *fields])


def value_spelled(value: Any, first_seat: int = 0, more: int = 0) -> str:
    """`more` is added to numbers."""
    if isinstance(value, msgspec.Struct):
        return f"[{spelled(value, first_seat)}]"
    if isinstance(value, tuple):
        return f"({' '.join(value_spelled(one, first_seat, more) for one in value)})"
    return str(value + more) if more else str(value)
