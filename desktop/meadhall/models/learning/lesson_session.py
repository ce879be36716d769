"""A lesson at this machine: a session of which the lesson decides what counts, and what others do."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from ...lessons import Do, Lesson, Play, Progress, Run, Verdict
from ...rules.kernel import OPEN, Action, Denial, Illegal
from ...table import Seat, ToldFork
from ...table.undo import NO_SUCH_BRANCH, NOTHING_TO_REDO, NOTHING_TO_UNDO
from ..privacy import OpenScreen, Screen
from ..session import Session
from ..thinking.bot_worker import BotWorker


class LessonSession(Session):
    """It is kept nowhere: what leads back into it is its progress, which the learner's profile keeps."""

    turned = Signal()  # another beat, or this one from its beginning
    refused = Signal(str)  # the reason's name, where the beat has one
    advanced = Signal()  # there is another progress to be kept

    def __init__(self, run: Run, worker: BotWorker, parent: QObject | None = None) -> None:
        self.run = run
        self.is_lost = False
        super().__init__(run.table, worker, parent=parent)

    @property
    def lesson(self) -> Lesson:
        return self.run.lesson

    @property
    def progress(self) -> Progress:
        return self.run.progress

    @property
    def is_free(self) -> bool:
        """In free play others answer for themselves."""
        return isinstance(self.run.beat, Play) and not self.run.reached and not self.is_lost

    @property
    def play(self) -> tuple[int, int] | None:
        return (self.lesson.number, self.run.number) if self.is_free else None

    @property
    def is_coached(self) -> bool:
        return False

    @property
    def suggests(self) -> bool:
        return not isinstance(self.run.beat, Do)

    @property
    def asks_before(self) -> bool:
        return not isinstance(self.run.beat, Do)

    @property
    def may_act(self) -> bool:
        """Whether there is something to do at the table."""
        return isinstance(self.run.beat, Do | Play) and not self.run.reached and not self.is_lost

    @property
    def is_bot_asked(self) -> bool:
        return self.is_free and super().is_bot_asked

    def _standing_answer(self, s: Any) -> Action | None:
        """Between two beats of a lesson nobody answers for the learner: it would be refused, with words that scold."""
        return super()._standing_answer(s) if self.is_free else None

    def call(self, names: Callable[[str], str], guest: str) -> None:
        """In another language: the characters, and the learner where it is nobody in particular."""
        named = (names(who.bot) if who.bot else guest or who.name for who in self.seats)
        self.run.seat([replace(who, name=name) for who, name in zip(self.seats, named, strict=True)])

    # What the learner does

    def _play(self, action: Action, seat: int) -> Denial | None:
        line = self.lines
        try:
            verdict = self.run.act(action, seat)
        except Illegal as illegal:
            return illegal.denial
        if verdict is Verdict.REFUSED:
            self.refused.emit(self.run.why_refused(action) if isinstance(self.run.beat, Do) else "")
            return None
        self.is_lost = verdict is Verdict.LOST
        self._tell(line)
        if verdict is Verdict.REACHED:
            self.advanced.emit()
        return None

    # From beat to beat

    def next(self) -> None:
        self._go_on(self.run.next)

    def skip(self) -> None:
        self._go_on(self.run.skip)

    def back(self) -> None:
        self._go_on(self.run.back)

    def again(self) -> None:
        """After a free play that was lost."""
        self._go_on(self.run.again)

    def watch(self) -> None:
        """The next thing that others do."""
        self._go_on(self.run.watch)

    def _go_on(self, move: Callable[[], None]) -> None:
        table, line = self.run.table, self.lines
        move()
        self.is_lost = False
        if self.run.table is not table or self.lines < line:
            self._table = self.run.table
            self._held = False
            self._position_changed()
            self.undone.emit()
            self._ask()
        elif self.lines > line:
            self._tell(line)
        self.turned.emit()
        self.advanced.emit()

    # Undo is Back within a beat: what was harmless is undone, what has led on stays

    def why_not_undo_to(self, line: int) -> Denial | None:
        return None if self.run.is_astray and isinstance(self.run.beat, Do) else NOTHING_TO_UNDO

    def undo_to(self, line: int) -> Denial | None:
        denial = self.why_not_undo_to(line)
        if denial is None:
            self.back()
        return denial

    def why_not_redo(self) -> Denial | None:
        return NOTHING_TO_REDO

    def redo(self) -> Denial | None:
        return NOTHING_TO_REDO

    def forks(self) -> list[ToldFork]:
        return []

    def why_not_take(self, fork: ToldFork) -> Denial | None:
        return NO_SUCH_BRANCH

    def take(self, fork: ToldFork) -> Denial | None:
        return NO_SUCH_BRANCH


def seats_of(lesson: Lesson, learner: str, colour: int, names: Callable[[str], str]) -> tuple[Seat, ...]:
    """The learner on the lesson's seat, its characters around; each in a colour of their own."""
    count = len(lesson.others) + 1
    spare = [other for other in range(count + 1) if other != colour % 5]
    found: list[Seat] = []
    for seat in range(count):
        bot = lesson.bot(seat)
        found.append(Seat(learner, colour % 5) if bot is None else Seat(names(bot), spare.pop(0), bot))
    return tuple(found)


class WatchedSession(LessonSession):
    """A round that characters play: nobody is asked anything, and whoever acts shows their hand."""

    def _set_screen(self, every_time: bool) -> Screen:
        return OpenScreen(self.game, range(len(self.seats)))

    @property
    def _eyes(self) -> int:
        return OPEN

    @property
    def asks_viewer(self) -> bool:
        return False

    def back(self) -> None:
        """To what was watched before."""
        self._go_on(lambda: self.run.go_to(max(0, self.run.number - 1)))

    @property
    def is_for_real(self) -> bool:
        return False
