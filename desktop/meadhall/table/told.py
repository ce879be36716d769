"""The history as one seat may know it."""

from collections.abc import Sequence

import msgspec

from ..rules.kernel import Action, Event
from ..rules.kernel.event import OPEN, as_seen
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


def told(entries: Sequence[Entry], eyes: int, since: int = 0) -> list[Told]:
    return [_told(line, entries[line], eyes) for line in range(since, len(entries))]


def _told(line: int, entry: Entry, eyes: int) -> Told:
    action = entry.action if eyes in (entry.seat, OPEN) else None
    return Told(line, entry.seat, entry.turn, action, tuple(as_seen(entry.events, eyes)))


def missed(entries: Sequence[Entry], opening: Sequence[Event], seat: int, eyes: int) -> list[Event]:
    """What happened since a seat last acted, as these eyes may know it: not its own while a curtain hangs.

    What it has done in the present turn does not count: one who has thrown the dice may still want to read it.
    """
    until = len(entries)
    while until and entries[until - 1].seat == seat:
        until -= 1
    since = next((line for line in range(until, 0, -1) if entries[line - 1].seat == seat), 0)
    events = [event for entry in entries[since:until] for event in as_seen(entry.events, eyes)]
    return events if since else [*as_seen(opening, eyes), *events]
