"""The history as one seat may know it."""

from collections.abc import Sequence

import msgspec

from ..rules.kernel import Action, Event
from ..rules.kernel.event import as_seen
from .entry import Entry


class Told(msgspec.Struct, frozen=True):
    line: int
    seat: int
    turn: int
    # Only of one's own entries: what others chose is told by events, and sometimes later or not at all.
    action: Action | None
    events: tuple[Event, ...]


class ToldFork(msgspec.Struct, frozen=True):
    """A branch as seen from the present line."""

    line: int  # where it leaves
    entries: tuple[Told, ...]  # how it goes on from there


def told(entries: Sequence[Entry], seat: int, since: int = 0) -> list[Told]:
    return [_told(line, entries[line], seat) for line in range(since, len(entries))]


def _told(line: int, entry: Entry, seat: int) -> Told:
    action = entry.action if entry.seat == seat else None
    return Told(line, entry.seat, entry.turn, action, tuple(as_seen(entry.events, seat)))
