"""The coach at the table: a note beside a thing that is new, when all is quiet; a warning before an action is done."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from PySide6.QtCore import QObject, QRect, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from meadhall.almanac import Entry
from meadhall.models.learning.coach import Coach, Note, Thing
from meadhall.models.learning.learners import Learners
from meadhall.rules.kernel import Action, Event
from meadhall.table import concerns
from meadhall.views.boards.kit.view import BoardView
from meadhall.views.deeds import Caution
from meadhall.views.table.coach import midgard, northgard, watch, wild
from meadhall.views.table.coach.level import LevelSheet
from meadhall.views.table.coach.note import CoachNote
from meadhall.views.table.coach.slip import Slip
from meadhall.views.table.coach.warned import Warned, Watching
from meadhall.views.table.coach.warning import WarningNote
from meadhall.views.table.desk import Desk
from meadhall.views.table.page.layers import Layers
from meadhall.views.table.page.prompt import PromptBar
from meadhall.views.table.page.rulebook import Rulebook
from meadhall.views.table.placing import covers
from meadhall.views.table.targets import Targets
from meadhall.views.table.tray.tray import Tray
from meadhall.views.text.almanac import Almanac
from meadhall.views.widgets import Dialog, words_of

WATCHING: Mapping[str, Watching] = {
    "midgard": midgard.WATCHING,
    "northgard": northgard.WATCHING,
    "watch": watch.WATCHING,
    "wild": wild.WATCHING,
}
READ = 3_000  # ms that a note has been in sight when it counts as read


_LOW_AND_WIDE = 880  # measures, of a note in the tray


class Coaching(QObject):
    told = Signal(str)  # for a screen reader

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
        self._targets = Targets(desk.style, page, board)
        desk.session.ended.connect(self._count)
        layers.covered.connect(self.forget_warning)
        layers.uncovered.connect(self._uncovered)
        self._almanac = Almanac(words_of(desk.style), desk.session.game.id)
        self._heard: list[Event] = []  # since the viewer was asked last
        self._note: Note | None = None
        self._is_beside = False  # the note lies beside a dialog
        self._noted = -1  # the round in which there was a note last
        self.shown: CoachNote | None = None
        self.warned: WarningNote | None = None
        self._about: list[str] = []  # what the warning lies beside
        self._had_keyboard: QWidget | None = None
        self._reading = QTimer(self, singleShot=True, interval=READ)
        self._reading.timeout.connect(self._read)
        self._again = QTimer(self, singleShot=True, interval=0)
        self._again.timeout.connect(self.place)
        board.moved.connect(self._again.start)

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
        self.forget_warning()
        self._reading.stop()
        self._note, shown, self.shown = None, self.shown, None
        if shown is not None:
            shown.hide()
            shown.deleteLater()

    def forget(self) -> None:
        self._heard.clear()
        self.clear()

    def _uncovered(self) -> None:
        """What was said beside a dialog goes with it."""
        if self.warned is not None or self._is_beside:
            self.clear()

    def follow(self, dialog: Dialog | None) -> None:
        """All is quiet, and the table as it is to be seen, or under the dialog in which the question is asked."""
        session = self._desk.session
        quiet = session.asks_viewer and self._layers.covering is dialog
        if not quiet or self.coach.level == "off":
            self.clear()
            return
        note = self.coach.first(self._things())
        if note is None or self._note is None or note.entry is not self._note.entry:
            self.clear()
            if note is not None:
                self._show(note)
        self._heard.clear()

    def _things(self) -> Iterator[Thing]:
        """What comes up now; what presses most first. What does not press waits for a round without anything new."""
        session = self._desk.session
        viewer, decision = session.viewer or 0, session.decision
        if decision is not None:
            yield Thing(f"decision:{type(decision).__name__}")
        for noticed in WATCHING[session.game.id].notices(session.view, viewer):
            yield Thing(f"entry:{noticed.entry}", noticed.at)
        latest = self._heard[::-1]
        own = [event for event in latest if concerns(event, viewer)]
        events = [Thing(f"event:{type(event).__name__}", self._place_of(event)) for event in (*own, *latest)]
        yield from (event for event in events if self._is_hard(event))
        if self._round() != self._noted:
            yield from events
            yield from self._usable()

    def _usable(self) -> Iterator[Thing]:
        """Cards and places that one may choose now."""
        view, board = self._desk.session.view, self._board
        for held in (card.held for card in self._tray.cards):
            if held.actions:
                yield Thing(held.face.topic, f"hand:{held.key}")
        yield from (Thing(topic, spot) for spot in board.targets for topic in board.board.topic(spot, view))

    def _round(self) -> int:
        session = self._desk.session
        return session.game.round_of(session.view)

    def _is_hard(self, thing: Thing) -> bool:
        """The coach has words of its own for it."""
        entry = self._almanac.book.opened_by(thing.topic)
        return entry is not None and self._almanac.words.has(self._ident(entry))

    def _ident(self, entry: Entry) -> str:
        return f"coach.{self._desk.session.game.id}.notes.{entry.id}"

    def _place_of(self, event: Event) -> str:
        board = self._board
        spots = board.board.spots_of_event(event, self._desk.session.view)
        return next((spot for spot in spots if spot in board.spots), "")

    def _show(self, note: Note) -> None:
        self._note, style, self._is_beside = note, self._desk.style, self._layers.has_sheet
        title, text = self._almanac.title(note.entry), self.text_of(note)
        self.shown = shown = CoachNote(style, self._page, title, text)
        shown.more.connect(self._more)
        shown.closed.connect(self._enough)
        self.place()
        if self._hides_dialog():
            self.clear()
            return
        shown.show()
        shown.raise_()
        self._noted = self._round()
        self._reading.start()

    def _hides_dialog(self) -> bool:
        """There is no room for the note beside it."""
        covering, shown = self._layers.covering, self.shown
        if not self._is_beside or not isinstance(covering, Dialog) or shown is None:
            return False
        return covering.sheet_rect.intersects(shown.paper)

    def text_of(self, note: Note) -> str:
        """The coach's own, or that of the almanac."""
        words, ident = self._almanac.words, self._ident(note.entry)
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

    def lay_out(self) -> None:
        """In a window of another size, now and when the board has found its place there."""
        self.place()
        self._again.start()

    def place(self) -> None:
        if self.shown is not None and self._note is not None:
            cards = [self._rect(card) for card in self._tray.cards]
            covering = self._layers.covering
            if isinstance(covering, Dialog):
                self._lay(self.shown, [covering.sheet_rect], [])
            else:
                self._lay(self.shown, self._rects([self._note.at]), [*self._targeted(), *cards])
        if self.warned is not None:
            golden = self._layers.golden()  # of the dialog in which it was chosen
            rects = self._rects(self._about) if golden is None else [self._rect(golden)]
            self._lay(self.warned, rects, self._targeted() if golden is None else [])

    def _lay(self, slip: Slip, rects: Sequence[QRect], spared: Sequence[QRect]) -> None:
        """Beside the first of these; where nothing of them is in sight, by the question."""
        banner, room = self._prompt.geometry(), self._board.geometry()
        by_question = QRect(banner.left(), banner.top(), self._desk.style.px(82), banner.height())
        anchor = next((rect for rect in rects if self._page.rect().intersects(rect)), by_question)
        covering = self._layers.covering is not None
        if anchor.top() >= banner.top():  # the question or a card: rather not over the rails, which are full of words
            room = room.united(self._tray.geometry())
        elif not room.intersects(anchor):
            room = self._page.rect()
        kept = [*([] if covering else [banner]), *spared]
        slip.raise_()
        if anchor is by_question and not covering and self._lies_in_tray(slip, anchor, kept):
            return
        for place in (self._page.rect(),) if covering else (room, self._page.rect()):
            slip.point_at(anchor, kept, place)
            if not covers(slip.paper, [anchor, *kept]):
                return

    def _lies_in_tray(self, slip: Slip, anchor: QRect, kept: Sequence[QRect]) -> bool:
        """Below the question, where enough of the tray is bare: as wide as ever, or wider and lower."""
        margin, usual = slip.margin, type(slip).wide
        there, tray = [*kept, *self._tray.covered], self._tray.geometry()
        for wide in (usual, _LOW_AND_WIDE):
            slip.wide = wide
            slip.point_at(anchor, there, tray.adjusted(-margin, -margin, margin, margin))
            if tray.contains(slip.paper) and not covers(slip.paper, there):
                return True
        slip.wide = usual
        return False

    def _rects(self, names: Sequence[str]) -> list[QRect]:
        return [rect for name in names if name for rect in self._targets.rects(name)]

    def _targeted(self) -> list[QRect]:
        """Wherever one may choose on the board."""
        return [self._in_page(spot) for spot in self._board.targets]

    def _in_page(self, spot: str) -> QRect:
        rect = self._board.in_window(spot)
        return QRect(self._page.mapFrom(self._page.window(), rect.topLeft()), rect.size())

    def _rect(self, widget: QWidget) -> QRect:
        return QRect(widget.mapTo(self._page, widget.rect().topLeft()), widget.size())

    # Warnings

    @property
    def warns(self) -> bool:
        """Whether whoever looks is warned by the coach, instead of being asked as everybody is."""
        session = self._desk.session
        return self.coach.level == "warnings" and session.viewer is not None

    def warning(self, action: Action, caution: Caution | None = None) -> Warned | None:
        """The first that is wanted. What everybody is asked about is one of them: first of all what is against the
        action, last what it might only leave undone."""
        session = self._desk.session
        if not self.warns:
            return None
        cautioned = [_cautioned(caution)] if caution is not None and caution.what else []
        found = [*WATCHING[session.game.id].warns(session.view, session.viewer or 0, action)]
        found = [*found, *cautioned] if caution is not None and caution.reminds else [*cautioned, *found]
        return next((warned for warned in found if self.coach.warns_of(warned.what)), None)

    def warn(self, action: Action, warned: Warned, act: Callable[[], object]) -> None:
        """What was to be done waits for an answer, or is forgotten for whatever else is done."""
        self.clear()
        desk, session = self._desk, self._desk.session
        self._had_keyboard = QApplication.focusWidget()
        yes = desk.speech.button(action, session.view)
        self.warned = slip = WarningNote(desk.style, self._page, session.game.id, warned, yes)
        ways = self._board.board.ways_of(action, session.view)
        self._about = [warned.at, *(way[-1] for way in ways), f"deed:{type(action).__name__}"]
        topic = warned.topic or f"action:{type(action).__name__}"
        slip.closed.connect(self.forget_warning)
        slip.acted.connect(lambda: (self.forget_warning(), act()))
        slip.silenced.connect(lambda: (self.coach.silence(warned.what), self.forget_warning(), act()))
        slip.more.connect(lambda: (self.forget_warning(), self._rulebook.open_at((topic,))))
        self.place()
        slip.show()
        self.place()
        slip.back.setFocus(Qt.FocusReason.OtherFocusReason)
        self.told.emit(slip.accessibleName())

    def forget_warning(self) -> bool:
        """Whether there was one. The keyboard goes back to where it was."""
        slip, self.warned = self.warned, None
        if slip is None:
            return False
        if slip.isAncestorOf(QApplication.focusWidget() or self._page):
            before = self._had_keyboard
            back = before if before is not None and isValid(before) and before.isVisible() else self._page
            back.setFocus(Qt.FocusReason.OtherFocusReason)
        slip.hide()
        slip.deleteLater()
        return True

    def choose_level(self) -> None:
        self._layers.show(lambda desk: LevelSheet(desk, self.coach))


def _cautioned(caution: Caution) -> Warned:
    """In the words in which everybody is asked."""
    return Warned(caution.what, caution.number, said=(caution.question, caution.detail))
