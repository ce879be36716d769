"""One game as it is seen at this machine: the table, who sits at the screen, and what that person may know."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from ..rules import kernel
from ..rules.kernel import Action, Decision, Denial, Event, Game, Moment, Result
from ..rules.kernel.event import as_seen, seen
from ..table import Seat, Table, Told
from .choices import Choices
from .privacy import NOBODY, Screen


class Seeing(QObject):
    """All that can be read here is what the viewer may see; nobody's secrets can be reached through it."""

    viewer_changed = Signal()  # or the curtain

    def __init__(self, table: Table, every_time: bool = False, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._people = [seat for seat, who in enumerate(table.terms.seats) if who.bot is None]
        self._screen = self._set_screen(every_time)
        self._opened = len(table.entries)
        self._acted: dict[int, int] = {}  # by seat: so long was the history when a person at the screen had last acted

    def _set_screen(self, every_time: bool) -> Screen:
        return Screen(self.game, self._people, every_time)

    # What everybody may know

    @property
    def game(self) -> Game[Any]:
        return self._table.game

    @property
    def agreed(self) -> Any:
        """The game's options with which it was begun."""
        return self._table.terms.options

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self._table.terms.seats

    @property
    def quirk(self) -> int:
        """A number of this game's own, the same whenever it is opened, and no way back to its seed."""
        return self._table.terms.drawn("quirk")

    @property
    def people(self) -> Sequence[int]:
        """The seats of persons."""
        return self._people

    @property
    def result(self) -> Result | None:
        return self._table.state.result

    @property
    def asked_seat(self) -> int | None:
        """Whose decision it is; nobody's when the game is over."""
        return None if self.result else kernel.asked(self._table.state).seat

    @property
    def is_free(self) -> bool:
        """Everybody does as they like; in a lesson it may be otherwise."""
        return True

    @property
    def is_for_real(self) -> bool:
        """What happens here counts; in a sandbox it does not."""
        return True

    @property
    def has_bots(self) -> bool:
        return any(seat.bot is not None for seat in self.seats)

    @property
    def is_coached(self) -> bool:
        """In a lesson its own card speaks, and nobody else."""
        return True

    @property
    def suggests(self) -> bool:
        """Whether a question opens with what can best be spared; whoever is to learn it chooses it."""
        return True

    @property
    def asks_before(self) -> bool:
        """Whether the table asks before what speaks against itself; where one is taught, nothing is done by mistake."""
        return True

    @property
    def is_bot_asked(self) -> bool:
        return self.asked_seat is not None and self.asked_seat not in self._people

    @property
    def goes_on_alone(self) -> bool:
        """Nobody at the screen is asked: a computer player answers, or what the asked person has ordered."""
        return self.is_bot_asked or self._ordered is not None

    @property
    def lines(self) -> int:
        """How many entries the history has."""
        return len(self._table.entries)

    # What the viewer may know

    @property
    def viewer(self) -> int | None:
        """The seat whose secrets are shown; nobody's while the curtain hangs, and where only bots play."""
        return self._screen.viewer

    @property
    def asks_viewer(self) -> bool:
        """Whether the one who looks is to decide now."""
        return self.viewer is not None and self.viewer == self.asked_seat and self._ordered is None

    @property
    def curtain_for(self) -> int | None:
        return self._screen.curtain_for

    @property
    def view(self) -> Any:
        """The position as the viewer may see it; with no viewer, as it lies open."""
        return self._view

    @property
    def decision(self) -> Decision[Any] | None:
        """What is asked, as the viewer may know it."""
        return None if self.result else kernel.asked(self._view)

    @property
    def choices(self) -> Choices:
        """What the viewer may do now, and why not the rest."""
        return self._choices

    def options(self) -> Sequence[Action]:
        """What the viewer may do because he is asked."""
        return self._choices.legal

    def why_not(self, action: Action) -> Denial | None:
        """Why the viewer may not do it."""
        return self._choices.why_not(action)

    def told(self, since: int = 0) -> list[Told]:
        """The history, from a line on."""
        return self._table.told(self._eyes, since)

    def public(self, since: int = 0) -> list[Told]:
        """The same as everybody knows it, whoever looks."""
        return self._table.told(NOBODY, since)

    def story(self, since: int) -> list[Moment]:
        """What happened from a line on, each event with the position that it left behind."""
        eyes, shown = self._eyes, self.game.seen
        told = ((seen(event, eyes), position) for event, position in self._table.story(since))
        return [Moment(event, shown(position, eyes)) for event, position in told if event is not None]

    def opening(self) -> list[Event]:
        """What happened before the first question."""
        return as_seen(self._table.opening, self._eyes)

    def recap(self) -> list[Event]:
        """What happened since the one who looks, or for whom the curtain hangs, last acted."""
        seat = self.viewer if self.curtain_for is None else self.curtain_for
        return [] if seat is None else self._table.missed(seat, self._eyes)

    @property
    def news(self) -> int:
        """The line from which on nothing is known yet to the viewer, who has not acted since."""
        return min(self._acted.get(self._eyes, self._opened), self.lines)

    @property
    def _eyes(self) -> int:
        return NOBODY if self.viewer is None else self.viewer

    # The screen

    def may_call(self, seat: int) -> bool:
        return self._screen.may_call(seat)

    def set_every_time(self, every_time: bool) -> None:
        """Whether the curtain falls after a bot's turn too; from the next change on."""
        self._screen.every_time = every_time

    def _screen_moves(self, move: Callable[[], None]) -> None:
        if self._moved(move):
            self.viewer_changed.emit()

    def _moved(self, move: Callable[[], None]) -> bool:
        before = self.viewer, self.curtain_for
        move()
        self._look()
        return before != (self.viewer, self.curtain_for)

    def _follow(self) -> None:
        """For an answer that is ordered the screen does not move: nobody has to give it."""
        if self._standing_answer(self._table.state) is None:
            self._screen.follow(self._table.state)

    def _look(self) -> None:
        self._ordered = self._standing_answer(self._table.state)
        self._view = self.game.seen(self._table.state, self._eyes)
        self._choices = Choices(self._view, self.viewer, self.asks_viewer)

    def _standing_answer(self, s: Any) -> Action | None:
        """What the person who is asked in this position has ordered to answer."""
        if kernel.is_over(s) or (seat := kernel.asked(s).seat) not in self._people:
            return None
        return self.game.standing_answer(self.game.visible(s, seat), seat)


class Onlooker(Seeing):
    """Sees what everybody at the table knows, whoever plays."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._look()

    @property
    def viewer(self) -> int | None:
        return None
