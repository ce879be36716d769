"""The parts of the table page: what it is made of, and where they lie."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QResizeEvent

from meadhall.models.session import Session
from meadhall.rules.kernel import Action, Denial
from meadhall.views.boards.kit.view import BoardView
from meadhall.views.hearing.hearing import Hearing
from meadhall.views.look.style import Style
from meadhall.views.shell.guide import Guide, Page
from meadhall.views.table.advice.advising import Advising
from meadhall.views.table.coach.coaching import Coaching
from meadhall.views.table.desk import Desk
from meadhall.views.table.page.doing import Doing
from meadhall.views.table.page.lantern import Lantern
from meadhall.views.table.page.layers import Layers
from meadhall.views.table.page.measures import Frames, Layout, frames
from meadhall.views.table.page.pacing import Pacing
from meadhall.views.table.page.picture import Thumbnail
from meadhall.views.table.page.pointing import Pointing
from meadhall.views.table.page.prompt import PromptBar
from meadhall.views.table.page.rulebook import Rulebook
from meadhall.views.table.page.saying import Saying
from meadhall.views.table.page.speaker import Speaker
from meadhall.views.table.page.topbar import TopBar
from meadhall.views.table.page.undoing import Undoing
from meadhall.views.table.rails.rails import Rails
from meadhall.views.table.registry import table_game
from meadhall.views.table.tray.hand import Hand
from meadhall.views.table.tray.tray import Tray
from meadhall.views.text import speech_for


class Parts(Page):
    def __init__(self, guide: Guide, style: Style, session: Session) -> None:
        super().__init__(guide, style)
        names = [seat.name for seat in session.seats]
        speech = speech_for(session.game.id, style.words, names)  # pyright: ignore[reportArgumentType]
        self._session = session
        self._desk = desk = Desk(style, session, guide.settings, speech, self, self.act)
        self._game = game = table_game(session, desk)
        self._saying = Saying(desk, game)
        self._speaker = Speaker(self)
        self._frames: Frames = self._laid_out()
        self._board = BoardView(style, game.board(), game.bubble, self)
        self._hearing = Hearing(style, session, self._board, guide.settings, self)
        self.pacing = Pacing(style, session, self._board, speech, self)
        self._layers = Layers(desk, game, self)
        self._bar = TopBar(desk, game, self.pacing, lambda: self.advising.why_not, self)
        self._board.setAccessibleName(style.words("table.heading.board"))
        self._prompt = PromptBar(style, self)
        self.rulebook = Rulebook(desk, self._prompt, self)
        self._tray = Tray(desk, self)
        self.advising = Advising(desk, self._board, self._tray, self._layers, self)
        self.coaching = Coaching(
            desk, guide.learners, self._board, self._tray, self._prompt, self._layers, self.rulebook, self
        )
        self.doing = Doing(self, desk, game, self._board, self._layers, self.coaching)
        self._undoing = Undoing(desk, self._layers, self.doing.say_denial)
        self._hand = Hand(desk, game, self._tray, self._board, self._layers)
        self._pointing = Pointing(desk.session, game, self._board, self._tray, lambda: self._rails.actions.chosen)
        self._rails = self._make_rails(self._frames.layout)
        self.lantern = Lantern(style, self)
        self._stale = True  # it does not show how things stand
        self._thumbnail = Thumbnail(session, game, self._board)

    def _make_rails(self, layout: Layout) -> Rails:
        rails = Rails(self._desk, self._game, self, layout)
        rails.actions.acted.connect(self._desk.act)
        rails.actions.opened.connect(self.doing.open_kind)
        rails.actions.pointed.connect(self._pointing.show_price)
        rails.saga.pointed.connect(self._pointing.at_event)
        rails.market.used.connect(self._hand.use)
        rails.closed.connect(self._board.setFocus)
        self._board.touched.connect(rails.close_drawer)
        self._board.seat_point = rails.point_of
        return rails

    # Layout

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._frames = place = self._laid_out()
        if place.layout is not self._rails.layout:
            self._rails.go()
            self._rails = self._make_rails(place.layout)
            self._stale = True
        self._bar.setGeometry(place.bar)
        self._board.setGeometry(place.board)
        self._tray.setGeometry(place.tray)
        self._rails.lay_out(place)
        self._layers.rise()
        self.rulebook.lay_out(place)
        self.advising.lay_out(place)
        self.coaching.lay_out()

    def _laid_out(self) -> Frames:
        return frames(self.look, self.width(), self.height())

    # What all of them know

    @property
    def session(self) -> Session:
        return self._session

    def act(self, action: Action, *then: Action, closing: Callable[[], None] = lambda: None) -> Denial | None:
        return self.doing.act(action, *then, closing=closing)

    def surround(self) -> None:
        self._hearing.follow()

    def forget_kind(self) -> None:
        """The kind of action of which the places are shown."""
        self._rails.actions.chosen = None
