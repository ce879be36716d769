"""The table page: it shows a session's position, plays its events, and hands back what the person there does."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QKeySequence, QMouseEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

from meadhall.models.actions_model import ActionsModel
from meadhall.models.saga_model import SagaModel
from meadhall.models.session import Session
from meadhall.rules.kernel import Action, Denial, Event
from meadhall.views.boards.kit.view import BoardView
from meadhall.views.look.style import Style
from meadhall.views.shell.guide import Guide, Page, Place
from meadhall.views.table import keys
from meadhall.views.table.actions import ActionList
from meadhall.views.table.curtain import Curtain
from meadhall.views.table.desk import Desk
from meadhall.views.table.end import EndPage
from meadhall.views.table.game import Held, OpenDialog
from meadhall.views.table.measures import DRAWER, Frames, frames
from meadhall.views.table.menu import Menu, SaveSheet
from meadhall.views.table.picture import picture_of
from meadhall.views.table.prompt import PromptBar, PromptButton
from meadhall.views.table.recap import open_recap
from meadhall.views.table.registry import table_game
from meadhall.views.table.saga import SagaList
from meadhall.views.table.saying import Saying
from meadhall.views.table.seats import Players
from meadhall.views.table.seatsheet import SeatSheet
from meadhall.views.table.side import Side, Strip
from meadhall.views.table.speaker import Speaker
from meadhall.views.table.topbar import TopBar
from meadhall.views.table.tray import Tray
from meadhall.views.text import speech_for
from meadhall.views.widgets import Bubble, Overlay, aloud, ask

_PAUSE = 900  # ms at usual speed between two things that bots do


class TablePage(Page):
    def __init__(self, guide: Guide, style: Style, session: Session) -> None:
        super().__init__(guide, style)
        names = [seat.name for seat in session.seats]
        speech = speech_for(session.game.id, style.words, names)  # pyright: ignore[reportArgumentType]
        self._session = session
        self._desk = Desk(style, session, guide.settings, speech, self, self._act)
        self._game = table_game(session, self._desk)
        self._saying = Saying(self._desk, self._game)
        self._speaker = Speaker(self)
        self._frames: Frames = frames(style, 1280, 720)
        self._sheet: Overlay | None = None
        self._curtain: Curtain | None = None
        self._end: EndPage | None = None
        self._drawer_open = False
        self._stale = True
        self._pictured = -1  # the round of which the library has a picture
        self._make_parts()
        self._connect()
        self._make_shortcuts()
        session.set_pause(style.motion.milliseconds(_PAUSE))
        self._board.show_position(session.view)
        self._settle()
        QTimer.singleShot(0, self, session.resume)  # a page that was left in the middle of a motion may have held it

    # Making

    def _make_parts(self) -> None:
        desk, style = self._desk, self.look
        self._bar = TopBar(desk, self)
        self._board = BoardView(style, self._game.board(), self._game.bubble, self)
        self._prompt = PromptBar(style, self)
        self._tray = Tray(style, self)
        self._players: Players | None = None
        self._strip: Strip | None = None
        self._side: Side | None = None
        self._models = ActionsModel(self._session, self)
        self._board.seat_point = self._point_of_seat
        self._board.label = self._saying.whole
        self._dress(compact=False)

    def _dress(self, compact: bool) -> None:
        """The rails, wide or narrow."""
        for old in (self._players, self._side, self._strip):
            if old is not None:
                old.hide()
                old.deleteLater()
        desk, style = self._desk, self.look
        self._players = Players(desk, self._game, compact, self)
        self._players.opened.connect(self._open_seat)
        self._side = Side(style, self, drawer=compact)
        self._actions = ActionList(desk, self._game, self._models, self._side.column)
        self._saga = SagaList(desk, SagaModel(self._session, self._side), self._side)
        self._side.take(self._actions, self._saga)
        self._actions.acted.connect(self._desk.act)
        self._actions.opened.connect(self._open_kind)
        self._actions.picked.connect(self._pick)
        self._actions.pointed.connect(self._show_price)
        self._saga.pointed.connect(self._point_event)
        self._saga.chosen.connect(self._ask_undo_to)
        self._strip = None
        if compact:
            self._strip = Strip(style, self)
            self._strip.deeds.connect(lambda: self._open_drawer(self._actions.first_focus()))
            self._strip.saga.connect(lambda: self._open_drawer(self._saga))
            self._strip.recap.connect(lambda: self._show(open_recap))
            self._strip.show()
            self._drawer_open = False
        self._players.show()
        self._side.setVisible(not compact)

    def _connect(self) -> None:
        session, board = self._session, self._board
        session.changed.connect(self._happened)
        session.undone.connect(self._undone)
        session.asked.connect(self._settle)
        session.ended.connect(self._settle)
        session.viewer_changed.connect(self._other_eyes)
        board.chosen.connect(self._desk.act)
        board.composing.connect(self._compose)
        board.hovered.connect(self._hovered)
        board.told.connect(self._tell)
        board.came_to_rest.connect(self._rested)
        self._tray.used.connect(self._use_card)
        self._bar.undo.connect(self._undo)
        self._bar.menu.connect(self._open_menu)
        self._bar.help.connect(lambda: self._show(keys.KeysSheet))
        self._bar.settings.connect(lambda: self.guide.go(Place("settings")))

    def _make_shortcuts(self) -> None:
        for key, do in (
            (keys.GOLDEN, self._press_golden),
            (keys.ACTIONS, lambda: self._open_drawer(self._actions.first_focus())),
            (keys.BOARD, lambda: self._focus(self._board)),
            (keys.HAND, lambda: self._focus(next(iter(self._tray.cards), None))),
            (keys.SAGA, lambda: self._open_drawer(self._saga)),
            (keys.TRADE, self._trade),
            (keys.RECAP, lambda: self._show(open_recap)),
            (keys.SCORES, self._open_end),
            (keys.UNDO_TURN, self._undo_turn),
            (keys.REDO, self._redo),
            (keys.SAVE, lambda: self._show(SaveSheet)),
        ):
            QShortcut(QKeySequence(key), self, self._unless_covered(do))

    def _unless_covered(self, do: Callable[[], object]) -> Callable[[], None]:
        """Keys of the table do nothing under a dialog or the curtain."""

        def press() -> None:
            if not self._covered:
                do()

        return press

    @property
    def _covered(self) -> bool:
        return any(layer is not None for layer in (self._sheet, self._curtain, self._end))

    # Layout

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        before = self._frames.compact, self._strip is not None
        self._frames = frames(self.look, self.width(), self.height())
        if self._frames.compact != before[1]:
            self._dress(self._frames.compact)
            self._stale = True
            self._settle()
        self._lay_out()

    def _lay_out(self) -> None:
        place = self._frames
        assert self._players is not None
        assert self._side is not None
        self._bar.setGeometry(place.bar)
        self._players.setGeometry(place.players)
        self._board.setGeometry(place.board)
        self._prompt.setGeometry(place.prompt)
        self._tray.setGeometry(place.tray)
        if self._strip is None:
            self._side.setGeometry(place.side)
            return
        self._strip.setGeometry(place.side)
        width = self.look.px(DRAWER)
        self._side.setGeometry(place.side.left() - width, place.side.top(), width, place.side.height())
        self._side.setVisible(self._drawer_open)
        self._side.raise_()

    def _open_drawer(self, focus: QWidget | None) -> None:
        """In a wide window the rail is always there."""
        if self._strip is not None:
            self._drawer_open = not self._drawer_open or not self._has_focus_inside()
            self._lay_out()
            if not self._drawer_open:
                self._board.setFocus(Qt.FocusReason.OtherFocusReason)
                return
        self._focus(focus)

    def _has_focus_inside(self) -> bool:
        focused = QApplication.focusWidget()
        assert self._side is not None
        return focused is None or self._side.isAncestorOf(focused) or self._strip_has(focused)

    def _strip_has(self, focused: QWidget) -> bool:
        return self._strip is not None and self._strip.isAncestorOf(focused)

    def _focus(self, widget: QWidget | None) -> None:
        if widget is not None:
            widget.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _point_of_seat(self, seat: int) -> QPoint | None:
        return self._players.point_of(seat) if self._players is not None else None

    # What happens

    def _happened(self, events: Sequence[Event]) -> None:
        """Pieces move before anything else is said; bots wait for it."""
        self._close_sheet()
        self._stale = True
        self._session.hold()
        self._board.play_events(self._session.view, events)
        if self._board.is_moving:
            self._prompt.set_buttons(())

    def _tell(self, event: Event) -> None:
        """The motion of this event begins."""
        told = self._saying.told(event)
        if told is not None:
            self._prompt.say(*told)

    def _rested(self) -> None:
        self._settle()
        self._session.resume()

    def _undone(self) -> None:
        self._close_sheet()
        self._close_end()
        self._stale = True
        self._board.finish_motion()
        self._board.board.recall([event for told in self._session.told() for event in told.events])  # type: ignore[attr-defined]
        self._board.show_position(self._session.view)
        self._settle()

    def _other_eyes(self) -> None:
        """Somebody else looks, or nobody: what the one before could see is gone at once."""
        self._close_sheet()
        self._tray.clear()
        self._actions.clear()
        self._saga.lines.clear()
        self._board.offer(())
        self._speaker.forget()
        _hush(self, self.look)
        self._stale = True

    def _settle(self) -> None:
        """Everything as it stands, when nothing moves any more."""
        if self._board.is_moving or not self._stale:
            return
        self._stale = False
        session = self._session
        self._bar.refresh()
        assert self._players is not None
        self._players.refresh()
        self._tray.show_piles(self._game.tray(), self._saying.empty_tray())
        self._board.show_position(session.view) if not self._is_shown(session.view) else None
        self._refresh_actions()
        self._show_prompt()
        if session.curtain_for is None:
            self._saga.lines.go_on()
        self._follow_curtain()
        if session.result is not None and session.curtain_for is None:
            self._open_end()
        else:
            self._ask_by_dialog()
        self._take_picture()
        self._speak()

    _position: object = None

    def _is_shown(self, view: object) -> bool:
        shown, self._position = self._position is view, view
        return shown

    def _refresh_actions(self) -> None:
        self._models.refresh()
        self._actions.refresh(self._place_kinds())
        assert self._side is not None
        self._side.lay_out()
        self._offer(self._actions.chosen)
        QTimer.singleShot(0, self._side, self._side.lay_out)

    def _place_kinds(self) -> frozenset[type[Action]]:
        view, board = self._session.view, self._board.board
        return frozenset(
            group.kind for group in self._models.groups for one in group.legal[:1] if board.spots_of(one, view)
        )

    def _offer(self, kind: type[Action] | None) -> None:
        """To the board: all that may be done, or one kind of it."""
        groups = [group for group in self._models.groups if kind in (None, group.kind)]
        legal = [action for group in groups for action in group.legal]
        barred = [locked.action for group in groups for locked in group.locked]
        self._board.offer(legal, barred)
        self._show_price(legal[0] if kind is not None and legal else None)

    def _pick(self, kind: type[Action] | None) -> None:
        self._offer(kind)
        self._show_prompt()

    def _show_prompt(self) -> None:
        kind = self._actions.chosen
        self._prompt.say(*(self._saying.prompt() if kind is None else self._saying.picking(kind)))
        buttons = self._saying.buttons(self)
        if kind is not None:
            cancel = PromptButton(self.look.words("table.button.cancel"), self._actions.forget_choice, icon="cross")
            buttons = [cancel, *(button for button in buttons if button.icon != "undo")]
        self._prompt.set_buttons(buttons)

    def _speak(self) -> None:
        """To a screen reader: what has just happened, and what is to be done."""
        if self._session.curtain_for is not None:
            return
        last = self._saga.lines.last()
        happened = aloud(self.look, last.text) if last is not None else ""
        self._speaker.say(f"{happened} {self._prompt.spoken}".strip())

    def _take_picture(self) -> None:
        """Once a round, for the list of games that can go on."""
        now = self._session.game.round_of(self._session.view)
        if now != self._pictured and self._board.isVisible() and self._session.result is None:
            self._pictured = now
            QTimer.singleShot(0, self, self._put_picture)

    def _put_picture(self) -> None:
        self._session.put_picture(picture_of(self._board))

    # What the person does

    def _act(self, action: Action) -> Denial | None:
        """Asked or not: the session knows who may."""
        caution = self._game.caution(action)
        if caution and self._desk.settings.now.confirm:
            words = self.look.words
            yes = self._desk.speech.button(action, self._session.view)
            self._cover(ask(self.look, self, words("table.ask.end_turn"), caution, yes, lambda: self._do(action)))
            return None
        return self._do(action)

    def _do(self, action: Action) -> Denial | None:
        self._actions.chosen = None
        denial = self._session.act(action)
        if denial is not None:
            self.guide.notice(self._desk.why(denial))
        return denial

    def _use_card(self, held: Held) -> None:
        if held.actions and not self._board.is_moving:
            self._desk.act(held.actions[0])

    def _compose(self, actions: Sequence[Action]) -> None:
        make = self._game.composing(actions)
        if make is not None:
            self._show(make)

    def _open_kind(self, kind: type[Action]) -> None:
        make = self._game.dialog_of(kind)
        if make is not None:
            self._show(make)

    def open_kind(self, kind: type[Action]) -> None:
        self._open_kind(kind)

    def _trade(self) -> None:
        group = next((group for group in self._models.groups if group.legal and self._game.is_trade(group.kind)), None)
        if group is not None:
            self._open_kind(group.kind)

    def _press_golden(self) -> None:
        if self._board.is_moving:
            self._board.finish_motion()
        elif (golden := self._prompt.golden()) is not None:
            golden.click()

    def hand_back(self) -> None:
        self._session.hand_back()
        self._settle()

    # Pointing

    def _hovered(self, spot: str) -> None:
        actions = list(self._board.actions_at(spot)) if spot else []
        self._show_price(actions[0] if len({type(action) for action in actions}) == 1 else None)

    def _show_price(self, action: Action | None) -> None:
        """The cards that it costs are raised; pointing at nothing, those of what is being done."""
        if action is None and self._actions.chosen is not None:
            groups = (group for group in self._models.groups if group.kind is self._actions.chosen)
            action = next((one for group in groups for one in group.legal), None)
        price = self._game.price(action) if action is not None else {}
        self._tray.raise_price(price, self._game.price_words(action) if action is not None and price else "")

    def _point_event(self, event: Event | None) -> None:
        if self._board.is_moving:
            return
        if event is None:
            self._board.highlight(())
        else:
            self._board.show_event(event)

    # Undo

    def _undo(self) -> None:
        if self._curtain is None:
            self._say_denial(self._session.undo())

    def _redo(self) -> None:
        self._say_denial(self._session.redo())

    def _undo_turn(self) -> None:
        self._ask_undo_to(self._session.turn_start())

    def _say_denial(self, denial: Denial | None) -> None:
        if denial is not None:
            self.guide.notice(self._desk.why(denial))

    def _ask_undo_to(self, line: int) -> None:
        denial = self._session.why_not_undo_to(line)
        if denial is not None:
            self._say_denial(denial)
            return
        words = self.look.words
        title = words("table.ask.undo_to", n=self._session.lines - line)
        detail, yes = words("table.ask.undo_to_detail"), words("table.button.undo")
        self._cover(ask(self.look, self, title, detail, yes, lambda: self._say_denial(self._session.undo_to(line))))

    # Layers

    def _show(self, make: OpenDialog) -> None:
        if self._covered:
            return
        sheet = make(self._desk)
        self._cover(sheet)
        if sheet.isHidden():
            sheet.open()

    def _cover(self, sheet: Overlay) -> None:
        self._sheet = sheet
        sheet.closed.connect(self._uncovered)

    def _uncovered(self) -> None:
        self._sheet = None

    def _close_sheet(self) -> None:
        if self._sheet is not None:
            self._sheet.close_layer()

    def ask_by_dialog(self) -> None:
        """Again, after it was laid aside."""
        self._ask_by_dialog()

    def _ask_by_dialog(self) -> None:
        session = self._session
        if session.decision is None or session.viewer is None or session.viewer != session.asked_seat:
            return
        make = self._game.question(session.decision)
        if make is not None:
            self._show(make)

    def _follow_curtain(self) -> None:
        seat = self._session.curtain_for
        if self._curtain is not None and self._curtain.seat != seat:
            self._curtain.close_layer()
            self._curtain = None
        if seat is not None and self._curtain is None:
            self._close_sheet()
            self._curtain = Curtain(self._desk, seat)
            self._curtain.opened.connect(self._reveal)
            self._curtain.open()

    def _reveal(self) -> None:
        curtain, self._curtain = self._curtain, None
        if curtain is not None:
            curtain.close_layer()
        self._session.reveal()
        self._settle()

    def _open_seat(self, seat: int) -> None:
        self._show(lambda desk: SeatSheet(desk, self._game, seat, self._call))

    def _call(self, seat: int) -> None:
        self._session.call(seat)
        self._settle()

    def _open_end(self) -> None:
        if self._session.result is None or self._end is not None:
            return
        self._close_sheet()
        self._end = EndPage(self._desk, self._game.tale())
        self._end.closed.connect(self._end_closed)
        self._end.shelf.connect(self.leave)
        self._end.again.connect(lambda: self._saying.again(self.guide))
        self._end.open()

    def open_end(self) -> None:
        self._open_end()

    def _end_closed(self) -> None:
        self._end = None

    def _close_end(self) -> None:
        if self._end is not None:
            self._end.close_layer()

    def _open_menu(self) -> None:
        self._show(
            lambda desk: Menu(
                desk,
                (
                    ("table.menu.resume", "play", lambda: None),
                    ("table.button.recap", "hourglass", lambda: self._show(open_recap)),
                    ("table.menu.save", "save", lambda: self._show(SaveSheet)),
                    ("table.menu.settings", "gear", lambda: self.guide.go(Place("settings"))),
                    ("table.menu.keys", "help", lambda: self._show(keys.KeysSheet)),
                    ("table.menu.leave", "house", self.leave),
                ),
            )
        )

    # The page as the window knows it

    def leave(self) -> None:
        if self._session.result is None:
            self._put_picture()
        self.guide.back()

    def kept(self) -> None:
        """The next page of this table shows what the session knows. Until then bots wait."""
        self._session.hold()

    def escape(self) -> None:
        if self._board.is_moving:
            self._board.finish_motion()
        elif self._drawer_open:
            self._drawer_open = False
            self._lay_out()
        elif self._actions.chosen is not None:
            self._actions.forget_choice()
        else:
            self._open_menu()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click anywhere ends the motion."""
        if self._board.is_moving:
            self._board.finish_motion()

    def keyPressEvent(self, event: QEvent) -> None:
        if self._board.is_moving and event.key() == Qt.Key.Key_Space:  # type: ignore[attr-defined]
            self._board.finish_motion()
        else:
            super().keyPressEvent(event)  # type: ignore[arg-type]


def _hush(page: QWidget, style: Style) -> None:
    """Bubbles forget what they said."""
    bubble = Bubble.of(page.window(), style)
    bubble.hide()
    bubble.setAccessibleName("")
