"""Advice for the person at the screen: what a good player would do, and why a computer player did what it did."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from ...bots.judgement import TOWARD, Candidate
from ...bots.registry import MINDS
from ...rules import kernel
from ...rules.kernel import Action
from ...table import Table
from .bot_worker import BotWorker

if TYPE_CHECKING:
    from ..session import Session


class Deed(NamedTuple):
    """What a computer player did, and can be asked about."""

    line: int
    seat: int
    action: Action
    view: Any  # what the viewer saw of the position before


class Counsel(QObject):
    """One question at a time, in the process that thinks. It is dropped as soon as anything happens at the table."""

    changed = Signal()

    def __init__(self, session: Session, table: Callable[[], Table], worker: BotWorker) -> None:
        super().__init__(session)
        self._session, self._get_table, self._worker = session, table, worker
        self._ticket: int | None = None
        self._counted: Any = None  # the view in which the last hint was asked for
        self.deed: Deed | None = None  # that is asked about; None for a hint
        self.found: Sequence[Candidate] | None = None  # the best first; None as long as nobody has answered
        self.failed = False
        worker.advised.connect(self._advised)
        worker.failed.connect(self._failed)

    @property
    def _table(self) -> Table:
        """In a lesson each beat may bring another one."""
        return self._get_table()

    @property
    def thinks(self) -> bool:
        return self._ticket is not None

    # A hint

    @property
    def agreed(self) -> bool:
        """Whether the table has hints at all."""
        return self._table.terms.hints and self._session.is_free

    @property
    def asked_for(self) -> Sequence[int]:
        """How many hints, by seat."""
        return self._table.hints

    @property
    def leads(self) -> bool:
        """One alone is proposed, and not as the best: it leads to the goal of the lesson."""
        return self.found is not None and TOWARD in self.found[0].reasons

    def can_hint(self) -> bool:
        return self.agreed and self._session.asks_viewer

    def hint(self) -> None:
        """What the viewer should do. Asked again at the same question, it counts but once."""
        session, viewer = self._session, self._session.viewer
        if viewer is None or not self.can_hint():
            return
        self.drop()
        if self._counted != session.view:
            self._counted = session.view
            self._table.hints[viewer] += 1
        options = session.options()
        if len(options) == 1:
            self._found([Candidate(options[0], 0.0, 0.0, 0.0, {})])
            return
        view = session.game.visible(session.view, viewer)  # where all hands lie open, no other is looked at
        self._ticket = self._worker.ask_advice(session.game, self._seed, view, session.play)
        self.changed.emit()

    # Why did you?

    def last_deed(self, seat: int, counts: Callable[[Action], bool] = lambda action: True) -> Deed | None:
        """The last thing that a computer player did before all eyes and that can be weighed."""
        entries = self._table.entries
        lines = (line for line in reversed(range(len(entries))) if entries[line].seat == seat)
        return next((deed for line in lines if (deed := self.deed_at(line, counts)) is not None), None)

    def deed_at(self, line: int, counts: Callable[[Action], bool] = lambda action: True) -> Deed | None:
        """What a computer player did in this line of the history, if it can be weighed."""
        session, entries = self._session, self._table.entries
        if session.viewer is None or line not in range(len(entries)):
            return None
        entry = entries[line]
        if session.seats[entry.seat].bot is None or not counts(entry.action):
            return None
        position = self._table.position_at(line)
        if type(kernel.asked(position)) not in MINDS[session.game.id].insight.main:
            return None
        return Deed(line, entry.seat, entry.action, session.game.visible(position, session.viewer))

    def why(self, deed: Deed) -> None:
        self.drop()
        viewer = self._session.viewer
        if viewer is None:
            return
        self.deed = deed
        self._ticket = self._worker.ask_reason(self._session.game, self._seed, deed.view, viewer, deed.action)
        self.changed.emit()

    # What comes of it

    @property
    def _seed(self) -> int:
        return self._table.terms.drawn("hint")

    def drop(self) -> None:
        """Nobody wants to know any more."""
        ticket, self._ticket = self._ticket, None
        if ticket is not None:
            self._worker.cancel(ticket)
        if ticket is not None or self.found is not None or self.deed is not None or self.failed:
            self.found, self.deed, self.failed = None, None, False
            self.changed.emit()

    def close(self) -> None:
        self.drop()
        self._worker.advised.disconnect(self._advised)
        self._worker.failed.disconnect(self._failed)

    def _advised(self, ticket: int, found: Sequence[Candidate]) -> None:
        if ticket == self._ticket:
            self._found(found)

    def _found(self, found: Sequence[Candidate]) -> None:
        self._ticket, self.found = None, found
        self.changed.emit()

    def _failed(self, ticket: int, why: str) -> None:
        if ticket == self._ticket:
            self._ticket, self.failed = None, True
            self.changed.emit()
