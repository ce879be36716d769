"""A game as it was played: any of its positions at once, forward and back."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, NamedTuple

from ..rules import kernel
from ..rules.kernel import OPEN, Event, Moment
from ..rules.kernel.event import as_seen
from ..table import Entry, Table, Terms, Told
from ..table.entry import again, story
from ..table.told import told
from . import scores
from .marks import Mark, marks
from .scores import Points

NOBODY = -1  # a seat that is none: it sees what lies open
TURN_BEGAN = "TurnBegan"  # the event that says what stands over the turn anyway, in the games that have it
PHASE_BEGAN = "PhaseBegan"  # the event that is a heading itself
EVERY = 8  # entries from one copy to the next: no position is farther from a copy


class Turn(NamedTuple):
    """From this many entries up to that many."""

    first: int
    end: int
    number: int  # as the game counts turns; 0 is what comes before the first
    round: int
    seat: int | None  # whose turn it is; nobody's before the first


class Reel:
    """It never changes. `eyes` are those that may see it: a seat's, nobody's, or OPEN."""

    def __init__(self, table: Table, eyes: int = OPEN) -> None:
        self.game, self.terms, self.opening = table.game, table.terms, table.opening
        self.entries: tuple[Entry, ...] = tuple(table.entries)
        self.resumed = table.resumed
        self.whole = table.twin(table.terms)  # as it was then, whatever happens to the other
        self.eyes = eyes
        first = table.position_at(0)
        self._copies: dict[int, Any] = {0: first}
        self._rounds = [self.game.round_of(first)]
        self.scores: list[Points] = [self._shown(first)]
        position = first
        for line, entry in enumerate(self.entries, 1):
            position = again(position, entry)
            self._rounds.append(self.game.round_of(position))
            self.scores.append(self._shown(position))
            if line % EVERY == 0 or line == len(self.entries):
                self._copies[line] = position

    def _shown(self, s: Any) -> Points:
        return scores.shown(self.game, self.game.seen(s, self.eyes))

    @property
    def lines(self) -> int:
        """How many entries there are: the last position is the one after so many."""
        return len(self.entries)

    @property
    def last(self) -> Any:
        """The position at its end, as those may see it who may see it at all."""
        return self.game.seen(self._copies[self.lines], self.eyes)

    @property
    def is_over(self) -> bool:
        return self._copies[self.lines].result is not None

    # Positions

    def position(self, line: int) -> Any:
        """After so many entries."""
        at = line if line in self._copies else line - line % EVERY
        position = self._copies[at]
        for entry in self.entries[at:line]:
            position = again(position, entry)
        return position

    def story(self, since: int, until: int) -> list[Moment]:
        """What the entries from one line to another brought, event by event."""
        return story(self.position(since), self.entries[since:until])

    def table(self, line: int) -> Table:
        """As it was after so many entries, to be looked at."""
        found = Table(self.game, self.terms, self._copies[0], self.opening, self.resumed)
        found.state, found.entries = self.position(line), list(self.entries[:line])
        return found

    def going_on(self, line: int, terms: Terms) -> Table:
        """Another table that has come as far on the same way: its history is what any game's is, so it is saved, undone
        and opened again like any other. Only who sits there may differ, and what does not lie in the position."""
        found = Table(self.game, terms, self._copies[0], self.opening, self.resumed)
        found.walk(self.entries[:line])
        return found

    # What was told

    def told(self, eyes: int, since: int = 0, until: int | None = None) -> list[Told]:
        return told(self.entries[:until], eyes, since)

    def began(self, eyes: int) -> list[Event]:
        """What happened before the first question."""
        return as_seen(self.opening, eyes)

    @cached_property
    def marks(self) -> list[Mark]:
        found = [(one.line + 1, one.events) for one in self.told(self.eyes)]
        return marks(self.game.id, found, self.scores)

    # Turns

    @cached_property
    def turns(self) -> list[Turn]:
        found: list[Turn] = []
        for line, entry in enumerate(self.entries):
            if found and found[-1].number == entry.turn:
                found[-1] = found[-1]._replace(end=line + 1)
            else:
                seat = entry.seat if entry.turn else None
                found.append(Turn(line, line + 1, entry.turn, self._rounds[line], seat))
        return found

    def turn_at(self, line: int) -> int:
        """Which of the turns the position after so many entries belongs to: the end of a turn is still of it."""
        return next((at for at, turn in enumerate(self.turns) if line <= turn.end), len(self.turns) - 1)

    def turn_after(self, line: int) -> int:
        """The line at which the next turn begins, or the end."""
        return next((turn.first for turn in self.turns if turn.first > line), self.lines)

    def turn_before(self, line: int) -> int:
        """The line at which this turn began, or the one before, or the beginning."""
        return max((turn.first for turn in self.turns if turn.first < line), default=0)


def eyes_for(table: Table) -> int:
    """Who may look at a game that nobody plays just now: at one that is over anybody, else its only person, or what
    lies open."""
    people = [seat for seat, who in enumerate(table.terms.seats) if who.bot is None]
    if kernel.is_over(table.state):
        return OPEN
    return people[0] if len(people) == 1 else NOBODY


def next_mark(found: Sequence[Mark], line: int, kind: str, by: int) -> Mark | None:
    """The next one of a kind, or where none is named of any, forward or back."""
    there = [mark for mark in found if kind in ("", mark.kind) and (mark.line > line if by > 0 else mark.line < line)]
    return None if not there else there[0] if by > 0 else there[-1]
