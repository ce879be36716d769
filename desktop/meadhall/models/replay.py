"""A game that was played, at this machine: the same as any session to whoever looks, but nobody acts in it."""

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from ..chronicle.marks import Mark
from ..chronicle.reel import Reel, Turn, eyes_for, next_mark
from ..chronicle.scores import Points
from ..rules import kernel
from ..rules.kernel import OPEN, Action, Denial, Event, Moment
from ..rules.kernel.event import seen
from ..table import Table, Terms, Told, ToldFork
from ..table.undo import NO_SUCH_BRANCH, NOTHING_TO_REDO, NOTHING_TO_UNDO
from .choices import NOT_AT_THE_SCREEN, Choices
from .privacy import NOBODY
from .sandbox import open_handed, what_if
from .session import Session
from .thinking.bot_worker import BotWorker


class ReplaySession(Session):
    """Stands at one line of the reel. Once the game is over anybody's eyes may be had, or all hands open; before that
    only those of whoever looks at the game, and nothing else is ever in it."""

    stood = Signal()  # at another line, or with other eyes

    def __init__(self, reel: Reel, parent: QObject | None = None) -> None:
        self._reel = reel
        self.eyes = reel.eyes  # a seat's, nobody's, or OPEN
        super().__init__(reel.table(0), BotWorker(), parent=parent)
        self._worker.setParent(self)  # it is never started: nobody answers here
        self.go_to(reel.lines)

    @classmethod
    def of(cls, session: Session, parent: QObject | None = None) -> "ReplaySession":
        """Of a game at the table, as far as it has come, for whoever looks."""
        table = session._table
        over = kernel.is_over(table.state)
        return cls(Reel(table, OPEN if over else session._eyes), parent)

    @classmethod
    def of_table(cls, table: Table, parent: QObject | None = None) -> "ReplaySession":
        """Of a game that nobody plays just now."""
        return cls(Reel(table, eyes_for(table)), parent)

    # Who looks

    @property
    def people(self) -> Sequence[int]:
        return ()

    @property
    def viewer(self) -> int | None:
        return self.eyes if self.eyes >= 0 else None

    @property
    def _eyes(self) -> int:
        return self.eyes

    @property
    def curtain_for(self) -> int | None:
        return None

    @property
    def may_choose_eyes(self) -> bool:
        return self._reel.eyes == OPEN

    @property
    def holder(self) -> int | None:
        """Whose cards lie before whoever looks: with open hands those of the one whose turn it is."""
        if self.eyes != OPEN:
            return self.viewer
        seat = self.turns[self.turn].seat if self.turns else None
        return self.doer if seat is None else seat

    def look_as(self, eyes: int) -> None:
        if self.may_choose_eyes and eyes != self.eyes:
            self.eyes = eyes
            self._look()
            self.viewer_changed.emit()
            self.stood.emit()

    # The whole of it, as far as those may know who may see it at all

    @property
    def length(self) -> int:
        """How many entries there are: the last line one can stand at."""
        return self._reel.lines

    @property
    def is_over(self) -> bool:
        """Whether the game was played to its end."""
        return self._reel.is_over

    @property
    def played(self) -> Terms:
        """What was agreed before it."""
        return self._reel.terms

    @property
    def turns(self) -> Sequence[Turn]:
        return self._reel.turns

    @property
    def marks(self) -> Sequence[Mark]:
        return self._reel.marks

    @property
    def scores(self) -> Sequence[Points]:
        """By line."""
        return self._reel.scores

    @property
    def turn(self) -> int:
        """Which of the turns one stands in."""
        return self._reel.turn_at(self.lines)

    def turn_from_here(self, by: int) -> int:
        """The line at which the next turn begins, or back the present one or the one before."""
        return self._reel.turn_after(self.lines) if by > 0 else self._reel.turn_before(self.lines)

    def mark_from_here(self, kind: str, by: int) -> Mark | None:
        return next_mark(self.marks, self.lines, kind, by)

    # Where one stands

    def go_to(self, line: int) -> None:
        """Without motion."""
        self._table = self._reel.table(line)
        self._look()
        self.undone.emit()
        self.stood.emit()

    def step(self) -> None:
        """What happened next, with its motion."""
        line = self.lines + 1
        self._table = self._reel.table(line)
        self._look()
        self.changed.emit(self.story(line - 1))
        self.stood.emit()

    # What can be seen

    def _look(self) -> None:
        self._ordered = None
        self._view = self.game.seen(self._table.state, self.eyes)
        self._choices = Choices(self._view, None, is_asked=False)

    def told(self, since: int = 0) -> list[Told]:
        return self._reel.told(self.eyes, since, self.lines)

    def told_ahead(self) -> list[Told]:
        """All that is told in the end, wherever one stands."""
        return self._reel.told(self.eyes)

    def public(self, since: int = 0) -> list[Told]:
        return self._reel.told(NOBODY, since, self.lines)

    def public_ahead(self) -> list[Told]:
        return self._reel.told(NOBODY)

    def story(self, since: int) -> list[Moment]:
        eyes, shown = self.eyes, self.game.seen
        told = ((seen(event, eyes), position) for event, position in self._reel.story(since, self.lines))
        return [Moment(event, shown(position, eyes)) for event, position in told if event is not None]

    def opening(self) -> list[Event]:
        return self._reel.began(self.eyes)

    def view_at(self, line: int) -> Any:
        """The position there, as whoever looks may see it."""
        return self.game.seen(self._reel.position(line), self.eyes)

    @property
    def doer(self) -> int:
        """Who did what happened last, or begins."""
        entries = self._table.entries
        return entries[-1].seat if entries else kernel.asked(self._table.state).seat

    def events_at(self, line: int) -> list[Event]:
        """What the entry before this line brought; at the beginning what came before the first."""
        if not line:
            return self.opening()
        return [event for told in self._reel.told(self.eyes, line - 1, line) for event in told.events]

    def recap(self) -> list[Event]:
        return []

    def forks(self) -> list[ToldFork]:
        return []

    # Going on from here

    def going_on(self, line: int, terms: Terms) -> Table:
        """A table of its own for another game that begins there, whoever sits down: only chance is what it was."""
        return self._reel.going_on(line, replace(terms, seed=self.played.seed))

    def to_share(self) -> Table:
        return self._reel.whole

    @property
    def may_try(self) -> bool:
        """Whether one can try out how else it could go: in a game that is still played, if it allows for hints."""
        sees_enough = self.eyes == OPEN or (self.eyes >= 0 and (self.is_over or self.played.hints))
        return self.result is None and sees_enough

    def to_try(self) -> Table:
        """A table for a sandbox: the very position, or a world that could lie behind what these eyes see."""
        if self.eyes == OPEN:
            return open_handed(self.going_on(self.lines, self.played))
        past = [*self.opening(), *(event for told in self.told() for event in told.events)]
        return what_if(self.game, self.view, self.eyes, self.seats, Random(), past)

    # Nobody acts

    @property
    def is_for_real(self) -> bool:
        return False

    @property
    def has_bots(self) -> bool:
        return False

    def may_call(self, seat: int) -> bool:
        return False

    @property
    def is_bot_asked(self) -> bool:
        return False

    @property
    def goes_on_alone(self) -> bool:
        return False

    @property
    def asks_viewer(self) -> bool:
        return False

    def _follow(self) -> None:
        """The screen goes to nobody."""

    def _ask(self) -> None:
        """Nobody is asked."""

    def act(self, action: Action, by: int | None = None) -> Denial | None:
        return NOT_AT_THE_SCREEN

    def why_not_undo_to(self, line: int) -> Denial | None:
        return NOTHING_TO_UNDO

    def undo_to(self, line: int) -> Denial | None:
        return NOTHING_TO_UNDO

    def why_not_redo(self) -> Denial | None:
        return NOTHING_TO_REDO

    def redo(self) -> Denial | None:
        return NOTHING_TO_REDO

    def why_not_take(self, fork: ToldFork) -> Denial | None:
        return NO_SUCH_BRANCH

    def take(self, fork: ToldFork) -> Denial | None:
        return NO_SUCH_BRANCH
