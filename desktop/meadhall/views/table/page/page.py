"""The table page: shows a session's position, plays its events, and hands back what the person at the screen does."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeySequence, QMouseEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QWidget

from meadhall.memory import give_back
from meadhall.models.sandbox import may_wonder
from meadhall.models.session import Session
from meadhall.rules.kernel import Action, Event, Moment
from meadhall.views.look.style import Style
from meadhall.views.sandbox.start import wonder
from meadhall.views.shell.guide import Guide, Place
from meadhall.views.table.dialogs.player import SeatSheet
from meadhall.views.table.game import OpenDialog
from meadhall.views.table.page import keys
from meadhall.views.table.page.measures import Layout
from meadhall.views.table.page.menu import Entry, Menu, SaveSheet, entries_of
from meadhall.views.table.page.painting import paint_once
from meadhall.views.table.page.parts import Parts
from meadhall.views.table.page.prompt import PromptButton
from meadhall.views.table.page.rulebook import Kept
from meadhall.views.table.rails.rails import Rails
from meadhall.views.table.saga.line import SagaLine
from meadhall.views.table.saga.linemenu import has_menu, open_line_menu
from meadhall.views.table.saga.recap import open_recap
from meadhall.views.table.saga.saga import SagaList
from meadhall.views.text import Prompt
from meadhall.views.widgets import Bubble, Dialog, ReadingCopy, aloud


class TablePage(Parts):
    def __init__(self, guide: Guide, style: Style, session: Session) -> None:
        self._reports: list[OpenDialog] = []  # what is to be read before anything else
        self._position: object = session.view  # what the board shows
        super().__init__(guide, style, session)
        self._connect()
        self._make_shortcuts()
        self._board.show_position(session.view)
        self._settle()
        QTimer.singleShot(0, self, self._let_bots_go_on)  # a page that was left in the middle of a motion held them

    def _make_rails(self, layout: Layout) -> Rails:
        rails = super()._make_rails(layout)
        rails.players.opened.connect(self.open_seat)
        rails.actions.picked.connect(self._pick)
        rails.saga.chosen.connect(self.ask_undo_to)
        rails.saga.forked.connect(self._undoing.ask_fork)
        rails.saga.has_menu = lambda line: self._layers.covering is None and has_menu(self, line)
        rails.saga.menu_wanted.connect(self._open_line_menu)
        rails.players.asked.connect(self.show_sheet)
        rails.recap.connect(self.open_recap)
        return rails

    def _connect(self) -> None:
        session, board, layers = self._session, self._board, self._layers
        session.changed.connect(self._happened)
        session.undone.connect(self._undone)
        session.asked.connect(self._settle)
        session.ended.connect(self._settle)
        session.viewer_changed.connect(self._other_eyes)
        board.label = self._saying.whole
        board.chosen.connect(self._desk.act)
        board.composing.connect(self.doing.compose)
        board.hovered.connect(self._pointing.at_spot)
        board.decided.connect(self._tell)
        board.came_to_rest.connect(self._rested)
        self._hand.changed.connect(lambda: self._offer(self._rails.actions.chosen))
        self._bar.undo.connect(self._undoing.undo)
        self._bar.hint.connect(self.advising.ask)
        self.advising.numbered.connect(self._number)
        self.advising.closed.connect(self._let_bots_go_on)
        self.advising.told.connect(self._speaker.say)
        self.advising.noticed.connect(self.guide.notice)
        self.coaching.told.connect(self._speaker.say)
        self._bar.menu.connect(self.open_menu)
        self._bar.rules.connect(self.rulebook.toggle)
        self._bar.help.connect(self.open_keys)
        self._bar.settings.connect(self.open_settings)
        self.rulebook.tried.connect(self.guide.open_sandbox)
        layers.revealed.connect(self._reveal)
        layers.left.connect(self.leave)
        layers.menu.connect(self.open_menu)
        layers.analysis.connect(self._analyse)
        layers.seen_again.connect(self.open_replay)
        layers.moment.connect(self.open_replay)
        layers.again.connect(self.play_again)
        layers.uncovered.connect(self._uncovered)
        layers.covered.connect(self._covered)
        self.pacing.goes_on.connect(self._let_bots_go_on)
        self.pacing.arrived.connect(self._arrived)
        session.pace.changed.connect(self._mind_space)

    def _make_shortcuts(self) -> None:
        for key, do in (
            (keys.ACTIONS, self.open_drawer),
            (keys.BOARD, self._board.setFocus),
            (keys.TURN, lambda: self._board.turn(1)),
            (keys.TURN_BACK, lambda: self._board.turn(-1)),
            (keys.HAND, self._tray.take_focus),
            (keys.SAGA, self.open_saga),
            (keys.TRADE, self.doing.trade),
            (keys.RECAP, self.open_recap),
            (keys.SCORES, self.open_end),
            (keys.UNDO_TURN, self._undoing.undo_turn),
            (keys.REDO, self._undoing.redo),
            (keys.SAVE, self.open_save),
        ):
            QShortcut(QKeySequence(key), self, self._layers.unless_covered(do))
        QShortcut(QKeySequence(keys.ABOUT), self, self.rulebook.explain)
        QShortcut(QKeySequence(keys.GOLDEN), self, self.press_golden)
        QShortcut(QKeySequence(keys.HINT), self, self.advising.ask)
        QShortcut(QKeySequence(keys.WHAT_IF), self, self.try_out)
        self._space = QShortcut(QKeySequence(keys.GO_ON), self, self._go_on)
        self._mind_space()

    def _covered(self) -> None:
        """What was said or shown large of something below has nothing to say there."""
        self._board.hover("")
        Bubble.of(self.window(), self.look).hide()
        ReadingCopy.of(self.window(), self.look).hide()
        self._mind_space()
        paint_once()  # whole, in one piece: else parts of the table stand above the layer for a moment

    def _mind_space(self) -> None:
        """While there is something to wait for Space is for that alone, wherever the keyboard is."""
        waits = self.pacing.others_play or self._board.is_moving
        self._space.setEnabled(waits and self._layers.covering is None)

    def _go_on(self) -> None:
        """What moves comes to rest, or all that others do until one's own turn is passed over."""
        self._hearing.hush()
        if self.pacing.others_play:
            self.pacing.to_my_turn()
        else:
            self._board.finish_motion()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._settle()

    # What happens

    def _happened(self, story: Sequence[Moment]) -> None:
        """Pieces move before anything else is said; bots wait for it."""
        self._layers.close_sheet()
        self._stale = True
        self._session.hold()
        events = [event for event, _ in story]
        self._reports += self._game.reports(events)
        self.coaching.heard(events)
        if self.pacing.skips:
            self._pass_over()
            return
        self._position = self._session.view
        self.pacing.follow(story)
        if not self.pacing.motion.speed:
            self._hearing.pass_by(story)
        self._board.play_story(self._session.view, story)
        if self._board.is_moving:
            self._prompt.set_buttons(())
        self._mind_space()

    def _pass_over(self) -> None:
        """Nothing moves; only the saga goes on."""
        self._rails.saga.lines.go_on()
        self._prompt.say(Prompt(self.look.words("table.pace.passing")), None)
        self._prompt.set_buttons(())
        QTimer.singleShot(0, self, self.pacing.pass_over)

    def _arrived(self) -> None:
        """All that was passed over lies on the table."""
        self._game.recall(self._board.board)
        self._settle()
        self._let_bots_go_on()

    def _tell(self, event: Event) -> None:
        """One sees what has happened."""
        told = self._saying.told(event)
        if told is not None:
            self._prompt.say(*told, marked=self._saying.strikes(event))

    def _rested(self) -> None:
        self._settle()
        self._let_bots_go_on()

    def _let_bots_go_on(self) -> None:
        """They wait while something moves, and while somebody reads a sheet."""
        reads = self._layers.has_sheet or self.advising.holds
        if not self._board.is_moving and not reads and not self.pacing.holds:
            self._session.resume()
        self._mind_space()

    def _uncovered(self) -> None:
        """What was to be read has been read: now what is asked, if it is asked by a dialog."""
        if self._reports and not self._board.is_moving and not self._stale:
            self._reports.pop(0)
            self._read_on()
        self._let_bots_go_on()

    def _read_on(self) -> None:
        if self._reports and self._session.curtain_for is None:
            self._layers.show(self._reports[0])
        else:
            self.doing.ask_by_dialog()

    def _undone(self) -> None:
        self._reports = []
        self.pacing.end_skip()
        self._layers.close_sheet()
        self._layers.close_end()
        self._stale = True
        self._board.finish_motion()
        self._rails.saga.lines.clear()
        self._game.recall(self._board.board)
        self._settle()

    def _other_eyes(self) -> None:
        """Somebody else looks, or nobody: what the one before could see is gone at once."""
        self.coaching.forget()
        self.rulebook.other_eyes()
        self._reports = []
        self._layers.close_sheet()
        self._hand.clear()
        self._rails.actions.clear()
        self._rails.saga.lines.clear()
        self._board.offer(())
        self._speaker.forget()
        Bubble.of(self.window(), self.look).hide()
        self._stale = True

    @property
    def hides_choices(self) -> bool:
        """In a narrow window what no place of the board offers lies in the drawer."""
        return self._rails.layout is Layout.NARROW and not self._board.targets and bool(self._session.options())

    def _settle(self) -> None:
        """Everything as it stands, when nothing moves any more."""
        if self._board.is_moving or not self._stale or self.pacing.skips:
            return
        self._stale = False
        session = self._session
        if self._position is not session.view:
            self._position = session.view
            self._board.show_position(session.view)
        self._bar.refresh()
        self._rails.players.refresh()
        self._hand.refresh(self._saying.empty_tray())
        self._rails.market.show_market(self._game.market())
        if session.curtain_for is None:
            self._rails.saga.lines.go_on()
            self._rails.tell_news()
        self._refresh_actions()
        self._show_prompt()
        self.rulebook.follow()
        self._layers.follow_curtain()
        if session.result is not None and session.curtain_for is None:
            self._end_game()
        else:
            self._read_on()
        self._hearing.follow()
        self._thumbnail.follow()
        self.coaching.follow(self._asking_dialog())
        self._speak()
        self._mind_space()
        paint_once()

    def _asking_dialog(self) -> Dialog | None:
        """In which the viewer is asked, if it lies over the table."""
        covering = self._layers.covering
        is_asking = self._layers.has_sheet and not self._reports
        return covering if is_asking and isinstance(covering, Dialog) else None

    def _end_game(self) -> None:
        self._layers.open_end()
        QTimer.singleShot(0, self, give_back)

    def _refresh_actions(self) -> None:
        view, board = self._session.view, self._board.board
        groups = self._session.choices.groups
        on_board = (group.kind for group in groups for one in group.legal[:1] if board.ways_of(one, view))
        self._rails.actions.refresh(frozenset(on_board))
        self._rails.settle()
        self._offer(self._rails.actions.chosen)

    def _offer(self, kind: type[Action] | None) -> None:
        """To the board: all that may be done, or one kind of it."""
        groups = [group for group in self._session.choices.groups if kind in (None, group.kind)]
        legal = [action for group in groups for action in group.legal]
        barred = [locked.action for group in groups for locked in group.locked]
        self._board.offer(*self._hand.narrowed(legal, barred))
        self._pointing.show_price(legal[0] if kind is not None and legal else None)

    def _number(self, numbers: Mapping[Action, int]) -> None:
        """Of what is advised: on its rows and cards."""
        self._rails.actions.advise(numbers)
        self._rails.settle()
        self._hand.advise(numbers)

    def _pick(self, kind: type[Action] | None) -> None:
        self.coaching.forget_warning()
        self._offer(kind)
        self._show_prompt()

    def _show_prompt(self) -> None:
        kind = self._rails.actions.chosen
        self._prompt.say(*(self._saying.prompt() if kind is None else self._saying.picking(kind)))
        buttons = self._saying.buttons(self)
        if kind is not None:
            cancel = PromptButton(
                self.look.words("table.button.cancel"), self._rails.actions.forget_choice, icon="cross"
            )
            buttons = [cancel, *(button for button in buttons if button.icon != "undo")]
        self._prompt.set_buttons(buttons)

    def _speak(self) -> None:
        """To a screen reader: what has just happened, and what is to be done."""
        if self._session.curtain_for is not None:
            return
        last = self._rails.saga.lines.last()
        happened = aloud(self.look, last.text) if last is not None else ""
        self._speaker.say(f"{happened} {self._prompt.spoken}".strip())

    def finish_motion(self) -> None:
        self._board.finish_motion()

    def picture(self) -> bytes:
        """The board as a thumbnail."""
        return self._thumbnail.taken()

    # What the person does

    def press_golden(self) -> None:
        """Of whatever lies uppermost."""
        if self.coaching.warned is not None:
            self.coaching.warned.back.click()
        elif self._layers.covering is not None:
            self._layers.press_golden()
        elif self._board.is_moving:
            self._board.finish_motion()
        elif (golden := self._prompt.golden()) is not None:
            golden.click()

    def _reveal(self) -> None:
        self._session.reveal()
        self._settle()

    def _call(self, seat: int) -> None:
        self._session.call(seat)
        self._settle()

    def hand_back(self) -> None:
        self._session.hand_back()
        self._settle()

    @property
    def lines(self) -> int:
        """Of the history."""
        return self._session.lines

    def ask_undo_to(self, line: int) -> None:
        self._undoing.ask_undo_to(line)

    # Sheets

    def show_sheet(self, make: OpenDialog) -> None:
        self._layers.show(make)

    def use_card(self, place: int) -> None:
        """As if this card of the tray had been clicked."""
        card = self._tray.cards[place]
        self._hand.use(card.held, card)

    def open_seat(self, seat: int) -> None:
        self._layers.show(lambda desk: SeatSheet(desk, self._game, seat, self._call, self.advising.ask_why_of))

    def open_recap(self) -> None:
        self._layers.show(open_recap)

    def open_save(self) -> None:
        if self._session.can_be_kept:
            self._layers.show_anywhere(SaveSheet)

    def open_keys(self) -> None:
        self._layers.show_anywhere(keys.KeysSheet)

    def open_end(self) -> None:
        if self._session.result is None:
            self.guide.notice(self.look.words("table.end.later"))
        self._layers.open_end()

    def _open_line_menu(self, line: SagaLine, place: QRect) -> None:
        self._layers.show(lambda desk: open_line_menu(self, desk, line, place))

    @property
    def saga(self) -> SagaList:
        return self._rails.saga

    def open_drawer(self) -> None:
        self._rails.open_actions()

    def open_saga(self) -> None:
        self._rails.open_saga()

    def pick_kind(self, kind: type[Action]) -> None:
        """As if its row had been pressed."""
        self._rails.actions.choose(kind)

    def open_menu(self) -> None:
        self._layers.show_anywhere(lambda desk: Menu(desk, entries_of(self)))

    def open_replay(self, line: int | None = None) -> None:
        self.guide.replay(self._session, line)

    def sandboxes(self) -> Iterator[Entry]:
        """What of the menu leads into one."""
        if may_wonder(self._session):
            yield "table.sandbox.menu", "fate", self.try_out

    def try_out(self) -> None:
        wonder(self.guide, self._session)

    def play_again(self) -> None:
        """After the end."""
        self.guide.set_up_again(self._session)

    def open_settings(self) -> None:
        self.guide.go(Place("settings"))

    # The page as the window knows it

    def _analyse(self) -> None:
        path = self._session.finished_at
        if path is not None:
            self.guide.open_analysis(path)
        else:  # the disk is slow: it is being written
            self.guide.notice(self.look.words("table.end.not_written"))

    def leave(self) -> None:
        if self._session.result is None:
            self._thumbnail.put()
        self.guide.back()

    def kept(self) -> Kept:
        """The next page of this table shows what the session knows. Until then bots wait."""
        self._session.hold()
        return self.rulebook.kept()

    def restore(self, kept: Kept) -> None:
        self.rulebook.restore(kept)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """What lies over the table has the keyboard before the table has it."""
        first: QWidget | None = self._layers.first_focus()
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().focusInEvent(event)

    def escape(self) -> None:
        if self.pacing.skips:
            self.pacing.end_skip()
        elif self._board.is_moving:
            self._board.finish_motion()
        elif self.coaching.forget_warning() or self.advising.close():
            pass
        elif self._rails.drawer_open:
            self._rails.close_drawer()
        elif self._rails.actions.chosen is not None:
            self._rails.actions.forget_choice()
        elif not self.rulebook.close_sheet():
            self.open_menu()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """A right click, or a press that is held, asks what this is; so does the keyboard's own key for it."""
        self.rulebook.explain_to(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click anywhere ends the motion, and closes the drawer."""
        self._board.finish_motion()
        self._rails.close_drawer()
