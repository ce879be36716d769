"""Histories that were undone and kept. A branch is a whole line, so that it doesn't matter how the present one goes on.

No branch is the beginning of another one or of the present line: those lose nothing by being forgotten.
"""

from collections.abc import Sequence

import msgspec

from .entry import Entry, Line

MOST = 100  # then the oldest are forgotten


class Fork(msgspec.Struct, frozen=True):
    """A branch as seen from the present line."""

    line: int  # where it leaves
    entries: Line  # how it goes on from there


def shared(one: Sequence[Entry], other: Sequence[Entry]) -> int:
    """How many entries two lines have in common."""
    for line, (a, b) in enumerate(zip(one, other, strict=False)):
        if a is not b and a != b:
            return line
    return min(len(one), len(other))


def fork(branch: Line, line: Sequence[Entry]) -> Fork:
    at = shared(line, branch)
    return Fork(at, branch[at:])


def begins(beginning: Sequence[Entry], line: Sequence[Entry]) -> bool:
    """Asked after every action for every branch, so it leaves the looking to the interpreter."""
    return len(beginning) <= len(line) and tuple(line[: len(beginning)]) == tuple(beginning)


def with_line(branches: Sequence[Line], line: Line) -> list[Line]:
    """The present line is about to be left: it becomes the newest branch, or the one that continues it does."""
    kept = next((branch for branch in reversed(branches) if begins(line, branch)), line)
    others = [branch for branch in branches if branch is not kept]
    return [*others, kept][-MOST:]


def without_walked(branches: Sequence[Line], line: Sequence[Entry]) -> list[Line]:
    """Branches that the present line has gone to their end are branches no more."""
    return [branch for branch in branches if not begins(branch, line)]


def ahead(branches: Sequence[Line], line: Sequence[Entry]) -> Line | None:
    """The newest branch that goes on from the end of the present line."""
    return next((branch for branch in reversed(branches) if begins(line, branch)), None)
