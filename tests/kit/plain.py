"""Plain data, as it stands in a file: where what stands, and how to spoil it."""

from collections.abc import Iterator
from typing import Any

import msgspec

Place = tuple[str | int, ...]


def through_json(plain: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(plain))


def places_in(plain: Any, place: Place = ()) -> Iterator[Place]:
    yield place
    if isinstance(plain, dict):
        for key, value in plain.items():
            yield from places_in(value, (*place, key))
    elif isinstance(plain, (list, tuple)):
        for key, value in enumerate(plain):
            yield from places_in(value, (*place, key))


def at(plain: Any, place: Place) -> Any:
    for key in place:
        plain = plain[key]
    return plain


def put(plain: Any, place: Place, value: Any) -> None:
    at(plain, place[:-1])[place[-1]] = value


def numbers_in(plain: Any) -> list[Place]:
    return [place for place in places_in(plain) if type(at(plain, place)) is int]


def lists_in(plain: Any) -> list[Place]:
    """All that hold something."""
    return [place for place in places_in(plain) if isinstance(at(plain, place), list | tuple) and at(plain, place)]
