"""One game at this machine: the table, who sits at the screen, bots that answer, and the autosave."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any
from uuid import uuid4

from PySide6.QtCore import QObject, QTimer, Signal

from ..chronicle.deeds import Done, done
from ..rules import kernel
from ..rules.kernel import Action, Decision, Denial, Event, Game, Illegal, Moment, Result
from ..rules.kernel.event import as_seen, seen
from ..table import Seat, Table, Told, ToldFork
from .choices import NOT_AT_THE_SCREEN, Choices
from .keeping.claim import Claim
from .keeping.library import Library
from .keeping.saving import Saving
from .pace import Pace, tempo
from .privacy import NOBODY, Screen
from .thinking.bot_worker import BotWorker
from .thinking.counsel import Counsel
from .thinking.thought import Thought

SLOW_DISK = 0.25  # seconds that a person's action waits until the one before is written down


class Session(QObject):
    """What the views may know of the game, and what they may ask of it.

    All that can be read here is what the viewer may see; nobody's secrets can be reached through it. After each
    change the signals come in this order: `viewer_changed`, then `changed` or `undone`, then `asked` or `ended`.
    """

    changed = Signal(object)  # list[Moment]: what happened, as the viewer may see it
    undone = Signal()  # the history is another one now: look at everything anew
    asked = Signal()
    ended = Signal()
    viewer_changed = Signal()  # or the curtain
    noticed = Signal(str, object)  # code, figures

    def __init__(
        self,
        table: Table,
        worker: BotWorker,
        library: Library | None = None,
        claim: Claim | None = None,
        every_time: bool = False,
        parent: QObject | None = None,
    ) -> None:
        """`claim` is on the game that goes on from its autosave; without a library, nothing is kept."""
        super().__init__(parent)
        self._table = table
        self._worker = worker
        self._people = [seat for seat, who in enumerate(table.terms.seats) if who.bot is None]
        self._screen = self._set_screen(every_time)
        self._saving = Saving(table, library, claim, self) if library else None
        self._key = uuid4().hex  # of this table, among those whose bots the worker has known
        self._ticket: int | None = None  # of the question that a bot thinks about
        self._answer: Action | None = None  # it has come, but has to wait
        self._held = False
        self._closed = False
        self.deeds_are_new = table.state.result is None  # until the end has shown them
        self.pace, self.thought, self.counsel = Pace(self), Thought(self), Counsel(self, lambda: self._table, worker)
        self._opened = len(table.entries)
        self._acted: dict[int, int] = {}  # by seat: so long was the history when a person at the screen had last acted
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._move_on)
        self._usual_pause = 0
        self._moved(self._follow)
        worker.answered.connect(self._bot_answered)
        worker.failed.connect(self._bot_failed)
        if self._saving:
            self._saving.noticed.connect(self.noticed)
            self._saving.caught_up.connect(self._move_on)

    def _set_screen(self, every_time: bool) -> Screen:
        return Screen(self.game, self._people, every_time)

    def start(self) -> None:
        """Once the views are connected: the first question is asked."""
        self._ask()

    def close(self) -> None:
        """The game is left as it stands; what was not yet written is written."""
        if self._closed:
            return
        self._closed = True
        self._forget_question()
        self.counsel.close()
        self._pause.stop()
        self._worker.answered.disconnect(self._bot_answered)
        self._worker.failed.disconnect(self._bot_failed)
        if self._saving:
            self._saving.close()

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

    def reveal(self) -> None:
        """The person for whom the curtain hangs has taken the seat."""
        self._screen_moves(self._screen.reveal)
        self._move_on()

    def call(self, seat: int) -> None:
        """A person who isn't asked wants the screen, to look or for an aside."""
        self._screen_moves(lambda: self._screen.call(seat, self._table.state))

    def may_call(self, seat: int) -> bool:
        return self._screen.may_call(seat)

    def hand_back(self) -> None:
        """And gives it back."""
        self._screen_moves(self._follow)
        self._move_on()

    def set_every_time(self, every_time: bool) -> None:
        """Whether the curtain falls after a bot's turn too; from the next change on."""
        self._screen.every_time = every_time

    def _screen_moves(self, move: Callable[[], None]) -> None:
        if self._moved(move):
            self.viewer_changed.emit()

    def _moved(self, move: Callable[[], None]) -> bool:
        before = self.viewer, self.curtain_for
        move()
        self.counsel.drop()
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

    # What the viewer does

    def act(self, action: Action, by: int | None = None) -> Denial | None:
        """Let it happen, or say why not. `by` is the seat that acts; nobody but the viewer can."""
        if self.viewer is None or by not in (None, self.viewer):
            return NOT_AT_THE_SCREEN
        if self._saving:
            self._saving.has_caught_up(within=SLOW_DISK)
        seat = self.viewer
        denial = self._play(action, seat)
        if denial is None:
            self._acted[seat] = self.lines
        return denial

    def _play(self, action: Action, seat: int) -> Denial | None:
        line = self.lines
        try:
            self._table.play(action, seat)
        except Illegal as illegal:
            return illegal.denial
        self._tell(line)
        return None

    def _tell(self, since: int) -> None:
        """What was played from this line on has happened."""
        moved = self._position_changed()
        if moved:
            self.viewer_changed.emit()
        self.changed.emit(self.story(since))
        self._ask()

    def _position_changed(self) -> bool:
        """Whether the screen goes to somebody else."""
        self._forget_question()
        if self._saving:
            self._saving.save()
        return self._moved(self._follow)

    # Undo

    def why_not_undo(self) -> Denial | None:
        """Back to before the last thing that a person decided."""
        return self.why_not_undo_to(self._last_line())

    def undo(self) -> Denial | None:
        return self.undo_to(self._last_line())

    def why_not_undo_to(self, line: int) -> Denial | None:
        """Back to where the entry of this line was made."""
        return self._table.why_not_undo(line, self._undoer())

    def undo_to(self, line: int) -> Denial | None:
        return self._jump(lambda: self._table.undo_to(line, self._undoer()))

    def turn_start(self) -> int:
        """The line at which the present turn began, for undoing all of it."""
        return self._table.turn_start()

    def why_not_redo(self) -> Denial | None:
        """What somebody else decided the viewer cannot bring back, unless the house rule lets him."""
        return self._table.why_not_redo(self._eyes)

    def redo(self) -> Denial | None:
        """Forward along what was undone last, up to where a person is asked."""
        line = self.lines
        denial = self._redo_step()
        while denial is None and self.goes_on_alone:
            if self._redo_step() is not None:
                break
        if self.lines > line:
            self._tell(line)
        return denial

    def _redo_step(self) -> Denial | None:
        try:
            self._table.redo(self._eyes)
        except Illegal as illegal:
            return illegal.denial
        return None

    def forks(self) -> list[ToldFork]:
        """Ways that were tried and undone, as the viewer may know them."""
        return self._table.forks(self._eyes)

    def why_not_take(self, fork: ToldFork) -> Denial | None:
        return self._table.why_not_branch(self._number(fork), self._undoer())

    def take(self, fork: ToldFork) -> Denial | None:
        """To the end of that way; the present one becomes such a fork."""
        return self._jump(lambda: self._table.go_to_branch(self._number(fork), self._undoer()))

    def _number(self, fork: ToldFork) -> int:
        """Of the branch, among those that there are by now; -1 if it is gone."""
        return next((number for number, other in enumerate(self.forks()) if other == fork), -1)

    def _last_line(self) -> int:
        entries = self._table.entries
        made = (line for line in reversed(range(self.lines)) if entries[line].seat in self._people)
        return next((line for line in made if not self._was_ordered(line)), self.lines - 1)

    def _was_ordered(self, line: int) -> bool:
        """Back to such an answer there is nothing to decide: it would be given once more."""
        return self._standing_answer(self._table.position_at(line)) is not None

    def _undoer(self) -> int:
        """At one screen, the person who acted last may still think better of it, whoever is asked by now."""
        last = self._table.entries[-1].seat if self._table.entries else NOBODY
        return last if last in self._people else self._eyes

    def _jump(self, jump: Callable[[], None]) -> Denial | None:
        try:
            jump()
        except Illegal as illegal:
            return illegal.denial
        self._held = False  # what moved belongs to what is no more
        if self._position_changed():
            self.viewer_changed.emit()
        self.undone.emit()
        self._ask()
        return None

    # Bots

    def hold(self) -> None:
        """Something moves on the table: bots wait with what they do until `resume`. They think meanwhile."""
        self._held = True

    def resume(self) -> None:
        self._held = False
        self._move_on()

    def set_pause(self, milliseconds: int) -> None:
        """The least time between two things that bots do; a character may be a little quicker or slower."""
        self._usual_pause = milliseconds
        self._pause.setInterval(milliseconds)

    @property
    def pause(self) -> int:
        return self._usual_pause

    def hurry(self) -> None:
        """The pause that is under way is over."""
        self._pause.stop()
        self._move_on()

    def ask_bot_again(self) -> None:
        """After the notice that a bot failed."""
        if self._ticket is None and self._answer is None:
            self._ask_who_is_away()

    def _ask(self) -> None:
        if self._closed:
            return
        if self.result:
            self.ended.emit()
            return
        self.asked.emit()
        if not self._closed:
            self.ask_bot_again()

    def _ask_who_is_away(self) -> None:
        """An order is carried out after the same pause as a bot's answer."""
        if self.is_bot_asked:
            self._ask_bot()
        elif self._ordered is not None:
            self._pause.start(self._usual_pause)
            self._answer = self._ordered

    def _ask_bot(self) -> None:
        seat = self.asked_seat
        assert seat is not None
        level = self._level_of(seat)
        view = self.game.visible(self._table.state, seat)
        self._pause.start(round(self._usual_pause * tempo(level)))
        self.thought.begin(seat)
        self._ticket = self._worker.ask(self.game, self._key, level, self._table.terms.drawn(f"bot {seat}"), view)

    def _level_of(self, seat: int) -> str:
        level = self.seats[seat].bot
        assert level is not None
        return level

    def _forget_question(self) -> None:
        if self._ticket is not None:
            self._worker.cancel(self._ticket)
        self._ticket = self._answer = None
        self.thought.end()

    def _bot_answered(self, ticket: int, action: Action) -> None:
        if ticket == self._ticket:
            self._ticket, self._answer = None, action
            self.thought.end()
            self._move_on()

    def _move_on(self) -> None:
        """The bot's answer happens, unless it has to wait for motion, the pause or the curtain."""
        waits = self._held or self._pause.isActive() or self.curtain_for is not None
        if self._answer is None or waits or self._closed or not self._is_written_down():
            return
        action, self._answer = self._answer, None
        seat = self.asked_seat
        assert seat is not None
        try:
            denial = self._play(action, seat)
        except Exception as broken:
            self._bot_stuck(type(broken).__name__)  # the table is as it was: the question is not lost
            raise
        if denial is not None:
            self._bot_stuck(denial.code)

    def _is_written_down(self) -> bool:
        """A program that is killed loses nothing but the action under way: bots do not run ahead of what is kept."""
        return self._saving is None or self._saving.has_caught_up()

    def _bot_failed(self, ticket: int, why: str) -> None:
        if ticket == self._ticket:
            self._ticket = None
            self.thought.end()
            self._bot_stuck(why)

    def _bot_stuck(self, why: str) -> None:
        self.noticed.emit("bot_failed", {"seat": self.asked_seat, "why": why})

    # Keeping

    def keep(self, title: str, picture: bytes = b"") -> None:
        """Among the saved games, with a thumbnail as PNG; a notice says whether it worked."""
        if self._saving:
            self._saving.keep(title, picture)

    @property
    def can_be_kept(self) -> bool:
        """A lesson, for one, is not kept among the games."""
        return self._saving is not None

    def is_kept(self) -> bool:
        """Whether all that happened is on the disk, or was found impossible to write."""
        return self._saving is None or self._saving.is_idle()

    @property
    def finished_at(self) -> Path | None:
        """Where the game lies that has ended, once it is written."""
        return self._saving.finished_at if self._saving else None

    def to_share(self) -> Table:
        """All of it, for what is to be shown to others: whoever makes that leaves out what not everybody may know."""
        return self._table

    @property
    def deeds(self) -> list[Done]:
        """What people have done in a game that is over, and that is told to those who come after."""
        return done(self._table) if self.can_be_kept else []

    def put_picture(self, picture: bytes) -> None:
        """The thumbnail of the game as it stands: of the autosave, or of the finished game."""
        if self._saving:
            self._saving.put_picture(picture)
