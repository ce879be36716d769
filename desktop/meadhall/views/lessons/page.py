"""A lesson: beat by beat, what the card says, what may be done, and what leads on."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QApplication

from meadhall.lessons import Ask, Do, Play, Watch
from meadhall.models.learning.lesson_session import LessonSession
from meadhall.models.sandbox import open_handed
from meadhall.rules.kernel import Action, Moment
from meadhall.views.lessons.callout import Callout, Choice, Reply, Said
from meadhall.views.lessons.card_page import CardPage
from meadhall.views.look.style import Style
from meadhall.views.shell.guide import Guide
from meadhall.views.table.page import keys
from meadhall.views.table.page.menu import Entry
from meadhall.views.text import Prompt
from meadhall.views.text.lesson import LessonWords
from meadhall.views.widgets import aloud, words_of

PATIENCE = 30_000  # ms without an action in free play, after which the raven offers a hint


class LessonPage(CardPage):
    def __init__(self, guide: Guide, style: Style, session: LessonSession) -> None:
        self._says = LessonWords(words_of(style), session.lesson)
        self._reply: Reply | None = None
        self._told = ""  # to a screen reader
        self._is_begun = False  # free play: the card is out of the way
        self._options = session.agreed
        super().__init__(guide, style, session)
        self._idle = QTimer(self, singleShot=True, interval=PATIENCE)
        self._idle.timeout.connect(self._offer_hint)
        card = self.card
        card.went_on.connect(self._go_on_from_card)
        card.back.connect(self._back)
        card.skipped.connect(self._skip)
        card.left.connect(self.leave)
        card.answered.connect(self._answer)
        self._board.answered.connect(self._answer)
        session.turned.connect(self._turned)
        session.refused.connect(self._refused)
        session.advanced.connect(self._keep)
        self._layers.covered.connect(self._follow)
        self._layers.uncovered.connect(self._follow)
        QShortcut(QKeySequence(keys.RAVEN), self, card.take_focus)
        self._keep()
        self._follow()

    # What goes on

    def _settle(self) -> None:
        super()._settle()
        self._follow()

    def _turned(self) -> None:
        """Another beat, or this one from its beginning."""
        self._reply, self._is_begun, self._where = None, False, QRect()
        self._idle.stop()
        if self._lesson.agreed != self._options:
            self.guide.rebuild()  # a table of another game's measure
            return
        if not self._board.is_moving:
            self._refresh_actions()  # the position may be the same, but now there is something to do
            self._show_prompt()
            self._bar.refresh()  # in free play one may ask for hints
            self._ask_what_was_held()
        self._follow()
        if not self._layers.has_sheet:
            self._take_keyboard()

    def _has_keyboard(self, card: Callout) -> bool:
        now = self.window().focusWidget()
        return now is not None and card.isAncestorOf(now)

    def _take_keyboard(self) -> None:
        """To where one has to do something: the card, the board that asks, or wherever it was."""
        if isinstance(self.beat, Ask) and self.beat.spots:
            self._board.setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif not self._lesson.may_act:
            self.card.take_focus()
        elif self.window().focusWidget() is None:  # a dialog went that had it
            self._board.setFocus(Qt.FocusReason.OtherFocusReason)

    def _refused(self, why: str) -> None:
        beat = self.beat
        words = self._says.no(beat, why) if isinstance(beat, Do) and not self._run.reached else ""
        self._reply = Reply(words or self.look.words("table.lesson.looks_only"))
        if not self._board.is_moving:
            self._leave_what_goes()
            self._offer(self._rails.actions.chosen)  # whoever was in the middle of choosing begins anew
        self._follow()

    def _leave_what_goes(self) -> None:
        """The keyboard: a dialog has been closed, and the question's buttons are made anew."""
        focused = QApplication.focusWidget()
        if focused in (None, self) or not focused.isVisible() or self._prompt.isAncestorOf(focused):
            self._board.setFocus(Qt.FocusReason.OtherFocusReason)

    def _answer(self, given: str) -> None:
        beat = self.beat
        if not isinstance(beat, Ask) or self._run.reached:
            return
        answer = self._run.answer(given)
        if not answer.right:
            self._reply = Reply(self._says.no(beat, answer.because))
        elif self._run.reached:
            self._reply = Reply(self._says.of(beat, "done"), good=True)
            self._keep()
        else:
            left = len(beat.spots) - len(self._run.found)
            self._reply = Reply(words_of(self.look)("table.lesson.found", n=left), good=True)
        self._show_prompt()
        self._follow()
        if self._run.reached:
            self.card.take_focus()

    def _keep(self) -> None:
        """How far one is, for a program that is killed now."""
        lesson, progress = self._run.lesson, self._run.progress
        made = {beat: list(actions) for beat, actions in progress.made.items()}
        if self._run.number or made:
            self.guide.learners.keep_progress(_key(lesson.game_id, lesson.id), {"beat": progress.beat, "made": made})

    def _follow(self) -> None:
        """The card says what holds now; what goes on by itself goes on."""
        if self._card is None or self._board.is_moving or self.pacing.skips:
            return
        if self._goes_on_by_itself():
            QTimer.singleShot(0, self, self._go_on_by_itself)
            return
        self._board.ask_for(self._asked_spots())
        had_keyboard = self._has_keyboard(self._card)
        self._card.say(self._said())
        self._lay_out_card()
        self._again.start()  # the rails are laid out only then
        if had_keyboard and not self._has_keyboard(self._card):
            self._board.setFocus(Qt.FocusReason.OtherFocusReason)  # a barred button passes it on: to a card, to a seat
        self._speak()

    def _goes_on_by_itself(self) -> bool:
        beat, run = self.beat, self._run
        if isinstance(beat, Watch):
            return run.watched == 0
        is_silent = isinstance(beat, Do | Play) and not self._says.of(beat, "done")
        return run.reached and is_silent and not run.is_last

    def _go_on_by_itself(self) -> None:
        if self._goes_on_by_itself() and not self._board.is_moving:
            (self._lesson.watch if isinstance(self.beat, Watch) else self._lesson.next)()

    # The ways on

    def _go_on_from_card(self) -> None:
        beat, run = self.beat, self._run
        if self._lesson.is_lost:
            self._is_begun = False  # until all is as it was
            self._lesson.again()
            self._begin()
        elif isinstance(beat, Play) and not run.reached:
            self._begin()
        elif isinstance(beat, Watch) and run.watched < len(beat.step):
            self._lesson.watch()
        elif run.is_last:
            self._finish()
        else:
            self._lesson.next()

    def _begin(self) -> None:
        """To play freely."""
        self._is_begun, self._reply = True, None
        self._idle.start()
        self._follow()
        self._board.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._ask_what_was_held()
        self._let_bots_go_on()

    def _offer_hint(self) -> None:
        """To whoever has long done nothing in free play: once, and to nobody who has found it already."""
        if not (self._session.asks_viewer and self.advising.reachable()):
            self._idle.start()
        elif self._lesson.is_free and not any(self._session.counsel.asked_for):
            self._reply = Reply(self.look.words("table.lesson.stuck", key=keys.HINT), good=True, icon="raven")
            self._follow()

    def _back(self) -> None:
        was_begun, self._is_begun = self._is_begun, False
        if was_begun and not self._run.is_astray:
            self._session.counsel.drop()  # the position stays, but one reads again
            self._turned()
        else:
            self._lesson.back()

    def _skip(self) -> None:
        if self._run.is_last:
            self._finish()
        else:
            self._lesson.skip()

    def _finish(self) -> None:
        lesson = self._run.lesson
        self.guide.learners.finish(_key(lesson.game_id, lesson.id))
        self.guide.back()

    def press_golden(self) -> None:
        """What leads on: the card's button, or where there is something to do the table's."""
        golden = self.card.golden
        if self._layers.covering is None and golden.isVisible() and golden.isEnabled() and not self._board.is_moving:
            golden.click()
        else:
            super().press_golden()

    # What the card says

    def _said(self) -> Said:
        beat, run, lesson, words = self.beat, self._run, self._lesson, words_of(self.look)
        is_over = run.reached or lesson.is_lost
        next_, can_next = self._next()
        choices = beat.choices if isinstance(beat, Ask) and not run.reached else ()
        return Said(
            title=words("table.lesson.lost") if lesson.is_lost else self._says.of(beat, "title"),
            where=words("table.lesson.where", n=run.lesson.number, title=self._says.title),
            step=run.number + 1,
            steps=len(run.lesson.beat),
            says=self._text(),
            goal="" if is_over else self._says.of(beat, "goal"),
            reply=self._shown_reply(),
            choices=tuple(Choice(name, self._says.of(beat, f"choice_{name}")) for name in choices),
            next=next_,
            can_next=can_next,
            can_back=run.number > 0 or run.is_astray or run.watched > 1,
            can_skip=not run.reached,
            is_small=self._is_small,
        )

    def _text(self) -> str:
        beat = self.beat
        if isinstance(beat, Watch):
            return self._says.of(beat, f"step_{max(1, self._run.watched)}")
        if self._lesson.is_lost:
            return self._says.of(beat, "lost")
        if isinstance(beat, Play) and (self._is_begun or self._run.reached):
            return ""  # it was so when the play began
        return self._says.of(beat, "says")

    def _shown_reply(self) -> Reply | None:
        done = self._says.of(self.beat, "done") if self._run.reached else ""
        if done:
            return Reply(done, good=True)
        can_go_back = not self._is_small
        if self._reply is None and can_go_back and self._run.is_astray and isinstance(self.beat, Do):
            return Reply(self.look.words("table.lesson.astray"), good=True)
        return self._reply

    def _next(self) -> tuple[str, bool]:
        words, run, beat = self.look.words, self._run, self.beat
        if self._lesson.is_lost:
            return words("table.lesson.again"), True
        if isinstance(beat, Play) and not run.reached:
            return words("table.lesson.go"), True
        waits = isinstance(beat, Do | Ask) and not run.reached
        is_last = run.is_last and not (isinstance(beat, Watch) and not run.reached)
        return words("table.lesson.finish" if is_last else "table.lesson.next"), not waits

    @property
    def _is_small(self) -> bool:
        in_play = isinstance(self.beat, Play) and self._is_begun and not (self._run.reached or self._lesson.is_lost)
        return in_play or self._layers.covering is not None

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._where = QRect()
        self._follow()

    # What is otherwise than in a game

    def sandboxes(self) -> Iterator[Entry]:
        yield "table.sandbox.from_here", "hourglass", self.try_out

    def try_out(self) -> None:
        """With all hands open, for whoever shows somebody the game."""
        self.guide.open_sandbox(open_handed(self._run.table))

    def _offer(self, kind: type[Action] | None) -> None:
        """Nothing may be chosen where nothing is to be done."""
        if self._lesson.may_act:
            super()._offer(kind)
        else:
            self._board.offer(())

    def _refresh_actions(self) -> None:
        """Why something may not be done, and what is foreseen, would often give the raven's question away."""
        asks = isinstance(self.beat, Ask)
        self._rails.players.keep_quiet(asks)
        self._hand.keep_quiet(not self._lesson.may_act)
        if asks:
            self._rails.actions.clear()
            self._rails.settle()
            self._offer(None)
        else:
            super()._refresh_actions()

    def _show_prompt(self) -> None:
        """What the table asks meanwhile would often give the raven's question away."""
        beat = self.beat
        if isinstance(beat, Ask):
            self._prompt.say(Prompt("" if self._run.reached else self._says.of(beat, "goal")), None)
            self._prompt.set_buttons(())
        else:
            super()._show_prompt()
            if self._session.result is not None:
                self._prompt.set_buttons(())  # the card leads on

    def _read_on(self) -> None:
        """A question that is a dialog would hide the ways on: it waits until it may be answered."""
        is_told = isinstance(self.beat, Play) and not self._is_begun
        if self._reports or (self._lesson.may_act and not is_told):
            super()._read_on()

    def _ask_what_was_held(self) -> None:
        if not (self._stale or self._reports):
            self._read_on()

    def _end_game(self) -> None:
        """The lesson says what comes of it."""

    def open_end(self) -> None:
        """Nor on asking: of a game that began in the middle there is no tale, and its page leads out of the lesson."""

    def _let_bots_go_on(self) -> None:
        if self._lesson.is_free and not self._is_begun:
            return  # the raven has not finished speaking
        super()._let_bots_go_on()

    def _happened(self, story: list[Moment]) -> None:  # pyright: ignore[reportIncompatibleMethodOverride]
        self._reply = None
        if self._idle.isActive():
            self._idle.start()
        super()._happened(story)
        if self._card is not None and self._board.is_moving and isinstance(self.beat, Watch):
            self._card.say(self._said())  # its caption comes with what it tells of
            self._lay_out_card()

    def _speak(self) -> None:
        """The raven, where there is one; else what the table says."""
        if self._card is None:
            return
        spoken = aloud(self.look, self._card.said.spoken)
        if spoken != self._told:
            self._told = spoken
            self._speaker.say(spoken)


def _key(game_id: str, lesson_id: str) -> str:
    return f"{game_id}.{lesson_id}"
