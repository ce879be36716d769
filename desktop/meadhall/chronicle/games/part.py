"""What the chronicle counts in the games of one kind: each has a file of its own here, as `PART`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from ...rules.kernel import Event


class Thrown(NamedTuple):
    """One die, or what several show together."""

    seat: int
    kind: str
    face: str


class Part(NamedTuple):
    # Whom each seat played as: its clan, its heroes, one after the other.
    figures: Callable[[Any, Sequence[Event]], Sequence[Sequence[str]]]

    # What the seats threw for themselves.
    thrown: Callable[[Sequence[Event]], Iterable[Thrown]]

    # How often each face of each kind comes in the long run; all of a kind together are 1.
    fair: Mapping[str, Mapping[str, float]]

    # How many can win, with these options and so many players: partners win together.
    sides: Callable[[Any, int], int] = lambda options, players: players


def even(faces: Sequence[str]) -> dict[str, float]:
    """What a die shows with these faces, some of which may be alike."""
    return {face: faces.count(face) / len(faces) for face in dict.fromkeys(faces)}


def by_seat(found: Iterable[tuple[int, str]], players: int) -> list[list[str]]:
    """Each thing once, in the order in which it came."""
    figures: list[dict[str, None]] = [{} for _ in range(players)]
    for seat, figure in found:
        figures[seat][figure] = None
    return [list(one) for one in figures]
