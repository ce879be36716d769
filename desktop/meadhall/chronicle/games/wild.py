"""Gone Wild: chiefs. Nobody throws a die in it."""

from __future__ import annotations

from collections.abc import Sequence

from ...rules.kernel import Event
from ...rules.wild.state import State
from .part import Part, Thrown


def _figures(s: State, events: Sequence[Event]) -> list[list[str]]:
    return [[player.chief] if player.chief else [] for player in s.players]


def _thrown(events: Sequence[Event]) -> tuple[Thrown, ...]:
    return ()


PART = Part(_figures, _thrown, {})
