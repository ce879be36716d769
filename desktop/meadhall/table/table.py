"""A game in progress."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Literal

import msgspec

from ..rules import kernel
from ..rules.kernel import Action, Denial, Event, Game, Illegal, Moment, Outcome
from ..rules.kernel.play import OVER
from . import branches as lines
from . import told
from .copies import Copies
from .entry import Entry, Line, again, made, story
from .seat import Seat, check_seats
from .told import Told, ToldFork
from .undo import NO_SUCH_BRANCH, NO_SUCH_LINE, NOTHING_TO_REDO, NOTHING_TO_UNDO, barrier, not_yours

NO_SUCH_SEAT = Denial("no_such_seat", "")
SEEDS = range(1 << 63)


class BadSeed(ValueError):
    """A seed that no save could hold."""


class Terms(msgspec.Struct, frozen=True):
    """What was agreed before the game."""

    options: Any
    seats: tuple[Seat, ...]
    seed: int
    created: int = 0  # seconds since 1970, told by the caller: the pure half has no clock
    undo: Literal["strict", "free"] = "strict"  # the house rule: "free" lifts all barriers
    hints: bool = True  # whoever wants one may ask for a hint

    def drawn(self, what: str) -> int:
        """A number of this game's own, always the same, and no way back to the seed that shuffles its cards."""
        return int.from_bytes(blake2b(f"{what} of {self.seed}".encode(), digest_size=6).digest())


class Table:
    """Positions are never changed once they are here: each action makes a new one, so whoever looks may keep it."""

    def __init__(
        self, game: Game[Any], terms: Terms, position: Any, opening: Sequence[Event] = (), resumed: bool = False
    ):
        """For `start` and for opening saves."""
        self.game = game
        self.terms = terms
        self.state = position
        self.opening = tuple(opening)  # what happened before the first question
        self.resumed = resumed  # the first position comes from the copy in a save, not from the seed
        self.entries: list[Entry] = []
        self.branches: list[Line] = []
        self.hints = [0] * len(terms.seats)  # that each seat has asked for; no undo takes them back
        self.seconds = 0  # that it has been played, told from outside: there is no clock here
        self._copies = Copies(position)

    @classmethod
    def start(cls, game: Game[Any], terms: Terms) -> "Table":
        """Raises `BadOption`, `BadSeat` or `BadSeed`."""
        check_seats(terms.seats)
        if terms.seed not in SEEDS:
            raise BadSeed(f"a seed is a number from 0 to {SEEDS[-1]}, not {terms.seed}")
        game.check_options(terms.options, len(terms.seats))
        opening: list[Event] = []
        return cls(game, terms, game.new(terms.options, len(terms.seats), terms.seed, opening), opening)

    def twin(self, terms: Terms) -> "Table":
        """Another one of the same history, on other terms. What happens to one does not happen to the other."""
        other = Table(self.game, terms, self.state, self.opening, self.resumed)
        other.entries, other.branches, other.hints = [*self.entries], [*self.branches], [*self.hints]
        other._copies = self._copies.twin()
        return other

    def play(self, action: Action, by: int | None = None, laid: Sequence[Outcome] = ()) -> list[Event]:
        """Let the action happen. Whatever is raised, `Illegal` or worse, the table is as it was.

        `by` is the seat that acts, without it the one that is asked; `laid` are outcomes that chance has to give.
        """
        seat = self._actor(by)
        after, entry = made(self.game, self.state, self.entries, action, seat, laid)
        self._add(entry, after)
        self.branches = [] if kernel.is_over(after) else lines.without_walked(self.branches, self.entries)
        return list(entry.events)

    def asked_seat(self) -> int:
        """While the game goes on."""
        return kernel.asked(self.state).seat

    def _actor(self, by: int | None) -> int:
        if kernel.is_over(self.state):
            raise Illegal(OVER)
        if by is None:
            return self.asked_seat()
        if by not in range(len(self.terms.seats)):
            raise Illegal(NO_SUCH_SEAT)
        return by

    def _add(self, entry: Entry, after: Any) -> None:
        begins_round = self.game.round_of(after) != self.game.round_of(self.state)
        self.state = after
        self.entries.append(entry)
        self._copies.add(len(self.entries), after, begins_round)

    def walk(self, entries: Sequence[Entry]) -> None:
        """Make again what was made at another table, from the very position of this one."""
        for entry in entries:
            self._add(entry, again(self.state, entry))

    # Looking back

    def position_at(self, line: int) -> Any:
        """The position before entry `line`."""
        at, position = self._copies.nearest(line)
        for entry in self.entries[at:line]:
            position = again(position, entry)
        return position

    def landmarks(self) -> list[tuple[int, Any]]:
        """The copies that are never forgotten, by line: at least the position with which each round begins."""
        return self._copies.landmarks()

    def told(self, seat: int, since: int = 0) -> list[Told]:
        """The history as this seat may know it."""
        return told.told(self.entries, seat, since)

    def missed(self, seat: int, eyes: int) -> list[Event]:
        """What happened since a seat last acted, as these eyes may know it."""
        return told.missed(self.entries, self.opening, seat, eyes)

    def story(self, since: int) -> list[Moment]:
        """What happened from entry `since` on: each event with the position as it was then."""
        return story(self.position_at(since), self.entries[since:])

    # Undo

    def turn_start(self) -> int:
        """The line at which the present turn begins."""
        turn, line = self.game.turn_of(self.state), len(self.entries)
        while line and self.entries[line - 1].turn == turn:
            line -= 1
        return line

    def why_not_undo(self, line: int, by: int) -> Denial | None:
        """Why this seat cannot go back to where entry `line` was made."""
        if line == len(self.entries) or not self.entries:
            return NOTHING_TO_UNDO
        if line not in range(len(self.entries)):
            return NO_SUCH_LINE
        if self.terms.undo == "free":
            return None
        return OVER if kernel.is_over(self.state) else barrier(self.entries, line, by)

    def undo_to(self, line: int, by: int) -> None:
        """What is undone stays as a branch. Raises `Illegal`."""
        denial = self.why_not_undo(line, by)
        if denial is not None:
            raise Illegal(denial)
        self._go(tuple(self.entries), line)

    # Forward again, and across

    def why_not_redo(self, by: int) -> Denial | None:
        """Why this seat cannot go one step along what was undone last."""
        line, now = lines.ahead(self.branches, self.entries), len(self.entries)
        return NOTHING_TO_REDO if line is None else self._why_not_again(line[now : now + 1], now, by)

    def redo(self, by: int) -> None:
        """Raises `Illegal`."""
        denial = self.why_not_redo(by)
        if denial is not None:
            raise Illegal(denial)
        line = lines.ahead(self.branches, self.entries)
        assert line is not None
        self._go(line, len(self.entries) + 1)

    def _why_not_again(self, ahead: Line, line: int, by: int) -> Denial | None:
        return None if self.terms.undo == "free" else not_yours(ahead, line, by)

    def forks(self, seat: int) -> list[ToldFork]:
        """The branches, oldest first, as this seat may know them."""
        found = [(branch, lines.shared(self.entries, branch)) for branch in self.branches]
        return [ToldFork(line, tuple(told.told(branch, seat, line))) for branch, line in found]

    def why_not_branch(self, number: int, by: int) -> Denial | None:
        """Going to a branch means to undo up to where it leaves, and to make again what follows there."""
        if number not in range(len(self.branches)):
            return NO_SUCH_BRANCH
        way = lines.fork(self.branches[number], self.entries)
        denial = None if way.line == len(self.entries) else self.why_not_undo(way.line, by)
        return denial or self._why_not_again(way.entries, way.line, by)

    def go_to_branch(self, number: int, by: int) -> None:
        """To the end of a branch; the present line becomes one. Raises `Illegal`."""
        denial = self.why_not_branch(number, by)
        if denial is not None:
            raise Illegal(denial)
        branch = self.branches[number]
        self._go(branch, len(branch))

    def _go(self, line: Line, end: int) -> None:
        """To a place on this line. Everything is made anew before anything is changed."""
        start = lines.shared(self.entries, line[:end])
        position = first = self.position_at(start)
        ahead: list[tuple[Entry, Any]] = []
        for entry in line[start:end]:
            position = again(position, entry)
            ahead.append((entry, position))
        kept = lines.with_line(self.branches, tuple(self.entries))
        self._copies.cut(start)
        del self.entries[start:]
        self.state = first
        for entry, position in ahead:
            self._add(entry, position)
        self.branches = lines.without_walked(kept, self.entries)
