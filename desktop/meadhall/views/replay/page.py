"""The replay page: the table as it was at any moment of a game that was played, and the deck to go through it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QContextMenuEvent, QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut

from meadhall.models.replay import ReplaySession
from meadhall.rules.kernel import OPEN, Action, Denial, Event, Moment
from meadhall.views.boards.kit.view import BoardView
from meadhall.views.hearing.hearing import Hearing
from meadhall.views.look.style import Style
from meadhall.views.replay.ahead import Ahead
from meadhall.views.replay.band import Band
from meadhall.views.replay.bar import ReplayBar
from meadhall.views.replay.deck import Deck
from meadhall.views.replay.eyes import EyesBox
from meadhall.views.replay.going_on import Beginning
from meadhall.views.replay.hand import HandStrip
from meadhall.views.replay.keys import KEYS, ReplayKeysSheet
from meadhall.views.replay.measures import frames
from meadhall.views.replay.playing import Playing
from meadhall.views.replay.preview import Preview
from meadhall.views.replay.saga import SagaSide
from meadhall.views.share.dialog import ShareDialog
from meadhall.views.shell.guide import Guide, Page, Place
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.player import SeatSheet
from meadhall.views.table.game import OpenDialog
from meadhall.views.table.page.layers import Layers
from meadhall.views.table.page.measures import Frames, Layout
from meadhall.views.table.page.menu import Entry, Menu, mute_entry
from meadhall.views.table.page.painting import paint_once
from meadhall.views.table.page.rulebook import Kept as Read
from meadhall.views.table.page.rulebook import Rulebook
from meadhall.views.table.page.speaker import Speaker
from meadhall.views.table.rails.seats import Players
from meadhall.views.table.registry import table_game
from meadhall.views.text import speech_for
from meadhall.views.widgets import Bubble, Press, ReadingCopy, aloud, words_of

Kept = tuple[float, str, Read, bool]  # the speed, what is looked for, what was read, whether cards are wanted


class ReplayPage(Page):
    def __init__(self, guide: Guide, style: Style, session: ReplaySession) -> None:
        super().__init__(guide, style)
        names = [seat.name for seat in session.seats]
        speech = speech_for(session.game.id, style.words, names)  # pyright: ignore[reportArgumentType]
        self._session = session
        self._desk = desk = Desk(style, session, guide.settings, speech, self, self._act)
        self._game = game = table_game(session, desk)
        self._speaker = Speaker(self)
        self._frames: Frames = frames(style, 1920, 1080)
        self._board = board = BoardView(style, game.board(), game.bubble, self)
        board.setAccessibleName(style.words("table.heading.board"))
        self._hearing = Hearing(style, session, board, guide.settings, self)
        self._layers = Layers(desk, game, self)
        self._bar = ReplayBar(desk, session, self)
        self._band = Band(desk, session, self)
        self.rulebook = Rulebook(desk, self._band, self)
        self._players = self._made_players(self._frames.layout)
        self._eyes = EyesBox(desk, session, self)
        self.hand = HandStrip(desk, session, self)
        self._wants_cards = False  # the board is seen larger without
        self.saga = SagaSide(desk, game, session, self)
        self.playing = Playing(style, session, board, self)
        self.ahead = Ahead(session, board, self)
        self.deck = Deck(desk, session, self.playing, self)
        self.preview = Preview(desk, game, session, self)
        self._connect()
        self._make_shortcuts()
        self._stand_still()
        self._board.show_position(session.view)
        self.saga.fill()
        self._settle()

    def _stand_still(self) -> None:
        """The camera shows as much as in the end is there, wherever one stands."""
        last = self._session.view_at(self._session.length)
        self._board.stage.least = self._board.board.frame(last, QRectF())

    def _made_players(self, layout: Layout) -> Players:
        players = Players(self._desk, self._game, layout, self)
        players.opened.connect(self.open_seat)
        players.asked.connect(self._layers.show)
        self._board.seat_point = players.point_of
        players.show()
        return players

    def _connect(self) -> None:
        session, board, layers = self._session, self._board, self._layers
        session.changed.connect(self._happened)
        session.undone.connect(self._jumped)
        session.stood.connect(self._stood)
        session.viewer_changed.connect(self._other_eyes)
        board.decided.connect(self._band.tell)
        self._band.went_on.connect(self.go_on)
        self._band.tried.connect(self.try_out)
        board.came_to_rest.connect(self._settle)
        self._eyes.chosen.connect(session.look_as)
        self._eyes.pressed.connect(layers.unless_covered(self._press_cards))
        self.hand.opened.connect(layers.show)
        self.deck.scrub.chosen.connect(self.go_to)
        self.deck.scrub.pointed.connect(self._point)
        self.saga.list.chosen.connect(self.go_to)
        self.saga.list.pointed.connect(self._show_event)
        self._bar.back.connect(self.leave)
        self._bar.menu.connect(self.open_menu)
        self._bar.scores.connect(self.open_end)
        self._bar.share.connect(self.share)
        self._bar.rules.connect(self.rulebook.toggle)
        self._bar.help.connect(self.open_keys)
        self._bar.settings.connect(self.open_settings)
        layers.covered.connect(self._covered)
        layers.left.connect(self.leave)
        layers.again.connect(lambda: self.guide.set_up_again(session))
        layers.seen_again.connect(self._see_again)
        layers.moment.connect(self._see_moment)

    def _make_shortcuts(self) -> None:
        deck, playing = self.deck, self.playing
        ways: dict[str, Callable[[], object]] = {
            "play": self._press_space,
            "back": playing.back,
            "on": playing.on,
            "turn_back": lambda: playing.turn(-1),
            "turn_on": lambda: playing.turn(1),
            "start": playing.start,
            "end": playing.end,
            "mark_on": lambda: deck.seek(1),
            "mark_back": lambda: deck.seek(-1),
            "faster": lambda: deck.change_speed(1),
            "slower": lambda: deck.change_speed(-1),
            "try": self.try_out,
            "board": self._board.setFocus,
            "saga": self.saga.list.setFocus,
            "find": self.saga.field.line.setFocus,
        }
        for name, do in ways.items():
            for key in KEYS[name]:
                QShortcut(QKeySequence(key), self, self._layers.unless_covered(do))
        QShortcut(QKeySequence(KEYS["about"][0]), self, self.rulebook.explain)

    def _press_space(self) -> None:
        """What the keyboard has come to is pressed; else the game plays, or stops."""
        focused = self.window().focusWidget()
        if isinstance(focused, Press) and focused.touch.focused:
            focused.click()
        else:
            self.playing.toggle()

    # Layout

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        before, self._frames = self._frames, frames(self.look, self.width(), self.height())
        place = self._frames
        if place.layout is not before.layout:
            self._players.hide()
            self._players.deleteLater()
            self._players = self._made_players(place.layout)
            self._players.refresh()
        self._bar.setGeometry(place.bar)
        self._lay_cards()
        self.deck.setGeometry(place.tray)
        self.saga.setGeometry(place.side)
        high = self._eyes.high(place.players.width())
        self._players.setGeometry(place.players.adjusted(0, 0, 0, -high))
        self._eyes.setGeometry(place.players.adjusted(0, place.players.height() - high, 0, 0))
        self._layers.rise()
        self.rulebook.lay_out(place)
        self._stand_still()
        self._board.show_position(self._session.view)
        self.ahead.begin()

    @property
    def shows_cards(self) -> bool:
        return self._wants_cards and self._session.holder is not None

    def _lay_cards(self) -> None:
        """Below the board, which gives its room for them."""
        place = self._frames
        high = self.hand.high(narrow=place.layout is not Layout.FULL) if self.shows_cards else 0
        self._board.setGeometry(place.board.adjusted(0, 0, 0, -high))
        self.hand.setGeometry(place.board.adjusted(0, place.board.height() - high, 0, 0))
        self.hand.setVisible(self.shows_cards)
        self._eyes.tell_cards(shown=self.shows_cards)
        self.hand.follow()

    def _press_cards(self) -> None:
        self.playing.stop()
        self._wants_cards = not self.shows_cards
        self._lay_cards()
        self._stand_still()
        self._board.show_position(self._session.view)
        self.ahead.begin()

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), self.look.room.bg)

    # What happens

    def try_out(self) -> None:
        """In a sandbox, which leads back to here."""
        session = self._session
        if session.may_try:
            self.playing.stop()
            self.guide.open_sandbox(session.to_try(), None if session.eyes == OPEN else session.eyes)

    @property
    def session(self) -> ReplaySession:
        return self._session

    def _act(self, action: Action, *then: Action, closing: Callable[[], None] = lambda: None) -> Denial | None:
        """Nobody acts here: the sheet in which something was chosen stays, and one is told why."""
        denial = self._session.act(action)
        if denial is not None:
            self.guide.notice(self._desk.why(denial))
        return denial

    def go_to(self, line: int) -> None:
        self.playing.go_to(line)

    def go_on(self) -> None:
        """Another game from here."""
        self.playing.stop()
        self.guide.go(Place("going on", Beginning.at(self._session, words_of(self.look), self.guide.settings.now.undo)))

    def _happened(self, story: Sequence[Moment]) -> None:
        if not self.look.motion.speed:
            self._hearing.pass_by(story)
        self._board.play_story(self._session.view, story)

    def _jumped(self) -> None:
        self._game.recall(self._board.board)
        self._board.show_position(self._session.view)
        self._settle()

    def _stood(self) -> None:
        """The deck and the saga are there at once, whatever still moves on the board."""
        self.preview.point(-1, QPointF())
        self.deck.follow()
        self._bar.follow(self._game.carved())
        self.saga.list.follow()

    def _settle(self) -> None:
        """Everything as it stands, when nothing moves any more."""
        if self._board.is_moving:
            return
        self._players.refresh()
        self._band.follow()
        self.hand.follow()
        self._bar.follow(self._game.carved())
        self.deck.follow()
        self.rulebook.follow()
        self._hearing.follow()
        self._speaker.say(f"{self.deck.spoken} {aloud(self.look, self._band.spoken)}")
        paint_once()

    def _other_eyes(self) -> None:
        """What those before could see is gone at once."""
        self.playing.stop()
        self.rulebook.other_eyes()
        self._layers.close_sheet()
        self.hand.clear()
        self._speaker.forget()
        Bubble.of(self.window(), self.look).hide()
        self.preview.forget()
        self._eyes.follow()
        self._stand_still()
        self.saga.fill()
        self._jumped()
        self.ahead.begin()

    def _show_event(self, event: Event | None) -> None:
        """The place that a line of the saga tells of."""
        if self._board.is_moving:
            return
        if event is None:
            self._board.highlight(())
        else:
            self._board.show_event(event)

    def _point(self, line: int) -> None:
        scrub = self.deck.scrub
        tip = scrub.mapTo(self, scrub.strip.topLeft().toPoint())
        self.preview.point(line, QPointF(tip.x() - scrub.strip.left() + scrub.x_of(max(line, 0)), tip.y()))

    def _covered(self) -> None:
        self.playing.stop()
        self.preview.point(-1, QPointF())
        self._board.hover("")
        Bubble.of(self.window(), self.look).hide()
        ReadingCopy.of(self.window(), self.look).hide()

    def surround(self) -> None:
        self._hearing.follow()

    # What lies over it

    def open_seat(self, seat: int) -> None:
        self._layers.show(lambda desk: SeatSheet(desk, self._game, seat))

    def show_sheet(self, make: OpenDialog) -> None:
        self._layers.show(make)

    def open_keys(self) -> None:
        self._layers.show(ReplayKeysSheet)

    def share(self) -> None:
        session = self._session
        self._layers.show(lambda desk: ShareDialog(desk.style, desk.over, session.to_share(), session.lines))

    def open_end(self) -> None:
        """The scores stand at the end."""
        if self._session.is_over:
            self.playing.end()
            self._layers.open_end()

    def _see_again(self) -> None:
        self._layers.close_end()
        self.playing.start()

    def _see_moment(self, line: int) -> None:
        """From just before it."""
        self._layers.close_end()
        self.go_to(line)

    def open_menu(self) -> None:
        self._layers.show(lambda desk: Menu(desk, self._entries()))

    def _entries(self) -> list[Entry]:
        found: list[Entry] = [("replay.menu.resume", "play", lambda: None)]
        if self._session.is_over:
            found.append(("table.button.scores", "trophy", self.open_end))
        found.append(("share.heading", "save", self.share))
        found.append(mute_entry(self.guide))
        found.append(("table.menu.settings", "gear", self.open_settings))
        found.append(("table.menu.keys", "help", self.open_keys))
        found.append(("replay.menu.leave", "house", self.leave))
        return found

    def open_settings(self) -> None:
        self.guide.go(Place("settings"))

    # The page as the window knows it

    def leave(self) -> None:
        self.playing.stop()
        self.guide.back()

    def kept(self) -> Kept:
        self.playing.stop()
        return self.playing.speed, self.deck.kind, self.rulebook.kept(), self._wants_cards

    def restore(self, kept: Kept) -> None:
        speed, kind, read, self._wants_cards = kept
        self.deck.restore(speed, kind)
        self.rulebook.restore(read)
        self._lay_cards()

    def escape(self) -> None:
        if self._board.is_moving:
            self.playing.stop()
        elif not (self.saga.clear() or self.rulebook.close_sheet()):
            self.leave()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.rulebook.explain_to(event)
