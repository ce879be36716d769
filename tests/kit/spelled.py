"""Actions, events and decisions as golden games write them down."""

from typing import Any

import msgspec


def spelled(thing: msgspec.Struct) -> str:
    """Such as RoadBuilt seat=1 path=31."""
    fields = [f"{name}={value_spelled(getattr(thing, name))}" for name in thing.__struct_fields__]
    return " ".join([type(thing).__name__, *fields])


def value_spelled(value: Any) -> str:
    if isinstance(value, msgspec.Struct):
        return f"[{spelled(value)}]"
    return f"({' '.join(map(value_spelled, value))})" if isinstance(value, tuple) else str(value)
