"""How far back one may go: one's own free steps, until something new was learnt or somebody else decided.

Forward again it is the same: nobody brings back what somebody else decided.
"""

from collections.abc import Sequence

from ..rules.kernel import Denial
from .entry import Entry

NOTHING_TO_UNDO = Denial("nothing_to_undo", "")
NOTHING_TO_REDO = Denial("nothing_to_redo", "")
NO_SUCH_LINE = Denial("no_such_line", "")
NO_SUCH_BRANCH = Denial("no_such_branch", "")


def barrier(entries: Sequence[Entry], line: int, by: int) -> Denial | None:
    """The first thing that keeps this seat from going back to this line; its figures say where.

    A computer player is somebody else like any other: what it answered tells what it holds.
    """
    for place in range(len(entries) - 1, line - 1, -1):
        denial = _holds(entries[place], place, by)
        if denial is not None:
            return denial
    return None


def not_yours(ahead: Sequence[Entry], line: int, by: int) -> Denial | None:
    """Whether somebody else decided something of what would be made again, from this line on."""
    for place, entry in enumerate(ahead, line):
        if entry.seat != by:
            return Denial("decided_by_another", "", {"line": place, "seat": entry.seat})
    return None


def _holds(entry: Entry, place: int, by: int) -> Denial | None:
    if entry.seat != by:
        return Denial("another_decided", "", {"line": place, "seat": entry.seat})
    if entry.outcomes:
        return Denial("chance_decided", "", {"line": place})
    for event in entry.events:
        if event.reveals:
            return Denial("something_revealed", "", {"line": place, "event": type(event).__name__})
    return None
