"""The coach at the table: a note beside a thing that is new, when all is quiet; a warning before an action is done."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain

from PySide6.QtCore import QObject, QRect, QTimer
from PySide6.QtWidgets import QWidget

from meadhall.models.coach import Coach, Note
from meadhall.models.learners import Learners
from meadhall.rules.kernel import Action, Event
from meadhall.table import concerns
from meadhall.views.boards.kit.view import BoardView
from meadhall.views.table.coach import midgard, northgard, watch, wild
from meadhall.views.table.coach.level import LevelSheet
from meadhall.views.table.coach.note import CoachNote
from meadhall.views.table.coach.warned import Warned, Watching
from meadhall.views.table.coach.warning import WarningSheet
from meadhall.views.table.desk import Desk
from meadhall.views.table.page.layers import Layers
from meadhall.views.table.page.prompt import PromptBar
from meadhall.views.table.page.rulebook import Rulebook
from meadhall.views.table.tray.tray import Tray
from meadhall.views.text.almanac import Almanac
from meadhall.views.widgets import words_of

WATCHING: Mapping[str, Watching] = {
    "midgard": midgard.WATCHING,
    "northgard": northgard.WATCHING,
    "watch": watch.WATCHING,
    "wild": wild.WATCHING,
}
READ = 3_000  # ms that a note has been in sight when it counts as read


class Coaching(QObject):
    def __init__(
        self,
        desk: Desk,
        learners: Learners,
        board: BoardView,
        tray: Tray,
        prompt: PromptBar,
        layers: Layers,
        rulebook: Rulebook,
        page: QWidget,
    ) -> None:
        super().__init__(page)
        self._desk, self._board, self._tray, self._prompt, self._page = desk, board, tray, prompt, page
        self._layers, self._rulebook = layers, rulebook
        self.coach = Coach(desk.session, learners)
        desk.session.ended.connect(self._count)
        self._almanac = Almanac(words_of(desk.style), desk.session.game.id)
        self._heard: list[Event] = []  # since the viewer was asked last
        self._note: Note | None = None
        self.shown: CoachNote | None = None
        self._reading = QTimer(self, singleShot=True, interval=READ)
        self._reading.timeout.connect(self._read)

    @property
    def is_there(self) -> bool:
        """Whether whoever looks is one who learns."""
        return self.coach.learner is not None

    def _count(self) -> None:
        self.coach.count()

    # New things

    def heard(self, events: Sequence[Event]) -> None:
        """What has been shown; a note belongs to what was before it."""
        self._heard += events
        self.clear()

    def clear(self) -> None:
        """The moment is gone, or other eyes look."""
        self._reading.stop()
        self._note, shown, self.shown = None, self.shown, None
        if shown is not None:
            shown.hide()
            shown.deleteLater()

    def forget(self) -> None:
        self._heard.clear()
        self.clear()

    def follow(self) -> None:
        """All is quiet, and the table as it is to be seen."""
        session = self._desk.session
        quiet = session.asks_viewer and self._layers.covering is None
        if not quiet or self.coach.level == "off":
            self.clear()
            return
        note = self.coach.first(self._topics())
        if note is None or self._note is None or note.entry is not self._note.entry:
            self.clear()
            if note is not None:
                self._show(note)
        self._heard.clear()

    def _topics(self) -> Iterator[str]:
        """What comes up now; what presses most first."""
        session = self._desk.session
        viewer, decision = session.viewer or 0, session.decision
        if decision is not None:
            yield f"decision:{type(decision).__name__}"
        threats = WATCHING[session.game.id].threatens(session.view, viewer)
        yield from (f"entry:{entry}" for entry in threats)
        latest = self._heard[::-1]
        own = [event for event in latest if concerns(event, viewer)]
        yield from (f"event:{type(event).__name__}" for event in (*own, *latest))
        yield from (card.held.face.topic for card in self._tray.cards)
        board = self._board
        yield from chain.from_iterable(board.board.topic(spot, session.view) for spot in board.targets)

    def _show(self, note: Note) -> None:
        self._note, style = note, self._desk.style
        title, text = self._almanac.title(note.entry), self.text_of(note)
        self.shown = shown = CoachNote(style, self._page, title, text)
        shown.more.connect(self._more)
        shown.closed.connect(self._enough)
        self.place()
        shown.show()
        shown.raise_()
        self._reading.start()

    def text_of(self, note: Note) -> str:
        """The coach's own, or that of the almanac."""
        words, ident = self._almanac.words, f"coach.{self._desk.session.game.id}.notes.{note.entry.id}"
        return words(ident) if words.has(ident) else self._almanac.short(note.entry)

    def _read(self) -> None:
        if self._note is not None:
            self.coach.told(self._note)

    def _enough(self) -> None:
        self._read()
        self.clear()

    def _more(self) -> None:
        note = self._note
        self._enough()
        if note is not None:
            self._rulebook.open_at((f"entry:{note.entry.id}",))

    # Where it lies

    def place(self) -> None:
        if self.shown is None or self._note is None:
            return
        anchor, room = self._anchor(self._note), self._board.geometry()
        if anchor.top() > self._prompt.geometry().bottom():  # a card
            room = room.united(self._tray.geometry())
        spots = [self._in_page(spot) for spot in self._board.targets]
        cards = [self._rect(card) for card in self._tray.cards]
        self.shown.point_at(anchor, [self._prompt.geometry(), *spots, *cards], room)
        self.shown.raise_()

    def _anchor(self, note: Note) -> QRect:
        kind = note.topic.partition(":")[0]
        for card in self._tray.cards:
            if card.held.face.topic == note.topic:
                return self._rect(card)
        board, view = self._board, self._desk.session.view
        spots = [spot for spot in board.targets if note.topic in board.board.topic(spot, view)]
        if kind == "event":
            event = next(event for event in self._heard if f"event:{type(event).__name__}" == note.topic)
            spots = [spot for spot in board.board.spots_of_event(event, view) if spot in board.spots]
        if spots:
            return self._in_page(spots[0])
        banner = self._prompt.geometry()
        return QRect(banner.left(), banner.top(), self._desk.style.px(82), banner.height())

    def _in_page(self, spot: str) -> QRect:
        rect = self._board.in_window(spot)
        return QRect(self._page.mapFrom(self._page.window(), rect.topLeft()), rect.size())

    def _rect(self, widget: QWidget) -> QRect:
        return QRect(widget.mapTo(self._page, widget.rect().topLeft()), widget.size())

    # Warnings

    def warning(self, action: Action) -> Warned | None:
        """The first that is wanted."""
        session = self._desk.session
        if self.coach.level != "warnings" or session.viewer is None:
            return None
        found = WATCHING[session.game.id].warns(session.view, session.viewer, action)
        return next((warned for warned in found if self.coach.warns_of(warned.what)), None)

    def warn(self, warned: Warned, yes: str, act: Callable[[], object]) -> None:
        self.clear()
        self._layers.show(
            lambda desk: WarningSheet(
                desk,
                warned,
                yes,
                act,
                lambda: self.coach.silence(warned.what),
                lambda: self._rulebook.open_at((f"entry:{warned.entry}",)),
            )
        )

    def choose_level(self) -> None:
        self._layers.show(lambda desk: LevelSheet(desk, self.coach))
