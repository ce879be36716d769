"""One game at this machine: what the person at the screen does, bots that answer, and the autosave."""

from collections.abc import Callable
from pathlib import Path
from uuid import uuid4

from PySide6.QtCore import QObject, QTimer, Signal

from ..chronicle.deeds import Done, done
from ..rules.kernel import Action, Denial, Illegal
from ..table import Table, ToldFork
from .choices import NOT_AT_THE_SCREEN
from .keeping.claim import Claim
from .keeping.library import Library
from .keeping.saving import Saving
from .pace import Pace, tempo
from .privacy import NOBODY
from .seeing import Seeing
from .thinking.bot_worker import BotWorker
from .thinking.counsel import Counsel
from .thinking.thought import Thought

SLOW_DISK = 0.25  # seconds that a person's action waits until the one before is written down


class Session(Seeing):
    """What the views may know of the game, and what they may ask of it.

    After each change the signals come in this order: `viewer_changed`, then `changed` or `undone`, then `asked` or
    `ended`.
    """

    changed = Signal(object)  # list[Moment]: what happened, as the viewer may see it
    undone = Signal()  # the history is another one now: look at everything anew
    asked = Signal()
    ended = Signal()
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
        super().__init__(table, every_time, parent)
        self._worker = worker
        self._saving = Saving(table, library, claim, self) if library else None
        self._key = uuid4().hex  # of this table, among those whose bots the worker has known
        self._ticket: int | None = None  # of the question that a bot thinks about
        self._answer: Action | None = None  # it has come, but has to wait
        self._held = False
        self._closed = False
        self.deeds_are_new = table.state.result is None  # until the end has shown them
        self.pace, self.thought, self.counsel = Pace(self), Thought(self), Counsel(self, lambda: self._table, worker)
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._move_on)
        self._usual_pause = 0
        self._lingering = 1.0
        self._moved(self._follow)
        worker.answered.connect(self._bot_answered)
        worker.failed.connect(self._bot_failed)
        if self._saving:
            self._saving.noticed.connect(self.noticed)
            self._saving.caught_up.connect(self._move_on)

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

    @property
    def play(self) -> tuple[int, int] | None:
        """Of a lesson, whose goal hints lead to: its number, and which beat."""
        return None

    # The screen

    def reveal(self) -> None:
        """The person for whom the curtain hangs has taken the seat."""
        self._screen_moves(self._screen.reveal)
        self._move_on()

    def call(self, seat: int) -> None:
        """A person who isn't asked wants the screen, to look or for an aside."""
        self._screen_moves(lambda: self._screen.call(seat, self._table.state))

    def hand_back(self) -> None:
        """And gives it back."""
        self._screen_moves(self._follow)
        self._move_on()

    def _moved(self, move: Callable[[], None]) -> bool:
        self.counsel.drop()
        return super()._moved(move)

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

    def linger(self, times: float) -> None:
        """What has just happened is looked at so many times as long as usual."""
        self._lingering = times

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
            self._pause.start(round(self._usual_pause * self._lingering))
            self._answer = self._ordered

    def _ask_bot(self) -> None:
        seat = self.asked_seat
        assert seat is not None
        level = self._level_of(seat)
        view = self.game.visible(self._table.state, seat)
        self._pause.start(round(self._usual_pause * self._lingering * tempo(level)))
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
