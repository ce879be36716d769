"""The one window: a frame, the game on its table, and the ways to the next one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtGui import QCloseEvent

from meadhall.models.keeping.library import Library
from meadhall.models.settings import Settings
from meadhall.rules import GAMES
from meadhall.table.bad_save import BadSave
from meadhall.views import widgets  # of which dialogs are imported when there is one
from meadhall.views.look.controls import Kind
from meadhall.views.shell.frame import Frame
from meadhall.views.shell.guide import HOME, Page, Place
from meadhall.views.shell.pages import page_for
from meadhall.views.widgets import words_of

if TYPE_CHECKING:
    from meadhall.models.keeping.claim import Claim
    from meadhall.models.session import Session
    from meadhall.models.thinking.analysing import Analysing
    from meadhall.models.thinking.bot_worker import BotWorker
    from meadhall.table import Opened, Table, Terms

T = TypeVar("T")
_LEAD_TO_LESSONS = ("setup", "learn", "almanac")  # pages to which a lesson leads back


class Window(Frame):
    """Is the `Guide` of its pages. Whoever makes it closes it, which ends the game and the bots' process too."""

    def __init__(self, settings: Settings, library: Library) -> None:
        self.library = library
        self.session: Session | None = None
        self._worker: BotWorker | None = None
        self._analysing: Analysing | None = None
        self._unsaved = ""  # why the game on the table is not being written down
        super().__init__(settings)

    def page_of(self, place: Place) -> Page:
        return page_for(place.page, self, self.look, place.subject)

    def left(self, place: Place) -> None:
        if place.page in ("table", "lesson"):
            self._leave_table()
        if place.page == "analysis":
            self._leave_analysis()
        _let_go_of([place])

    def _settings_changed(self, names: list[str]) -> None:
        super()._settings_changed(names)
        if self.session and "curtain" in names:
            self.session.set_every_time(self.settings.now.curtain == "every_time")

    # Games

    # What games need is imported when one is played: home need not wait for it.

    def set_up(self, game_id: str) -> None:
        self._set_up(game_id, first=not self.library.knows(game_id))

    def set_up_first(self, game_id: str) -> None:
        self._set_up(game_id, first=True)

    def _set_up(self, game_id: str, *, first: bool) -> None:
        from meadhall.views.shell.setting_up.draft import Draft

        draft = Draft.usual(game_id, self.settings.now.undo, first=first)
        if (learner := self.learners.now) is not None:
            draft.welcome(learner.name, words_of(self.look))
        self.go(Place("setup", draft))

    def set_up_again(self, session: Session) -> None:
        from meadhall.views.shell.setting_up.draft import Draft, Seated

        before = Seated(session.game.id, session.seats, session.agreed)
        self.back()
        self.go(Place("setup", Draft.again(words_of(self.look), before, self.settings.now.undo)))

    def set_up_like(self, path: Path) -> None:
        from meadhall.table import open_save
        from meadhall.views.shell.notices import bad_save
        from meadhall.views.shell.setting_up.draft import Draft, Seated

        words = words_of(self.look)
        try:
            table = open_save(path).table
        except BadSave as error:
            widgets.tell(self.look, self.page, words("shell.bad_save.title"), bad_save(words, error))
            return
        before = Seated(table.game.id, table.terms.seats, table.terms.options)
        self.go(Place("setup", Draft.again(words, before, self.settings.now.undo)))

    @property
    def worker(self) -> BotWorker:
        from meadhall.models.thinking.bot_worker import BotWorker

        if self._worker is None:
            self._worker = BotWorker(self)
            self._worker.start()
        return self._worker

    def start_game(self, game_id: str, terms: Terms) -> None:
        from meadhall.table import Table

        self._play(Table.start(GAMES[game_id], terms))

    def go_on(self, table: Table) -> None:
        self._play(table)

    def open_game(self, path: Path) -> None:
        read = self._read(partial(self._take_up, path))
        if read is None:
            return
        opened, claim = read
        self._play(opened.table, claim)
        for one in opened.notes:
            self.noticed(one.code, one.figures)

    def _take_up(self, path: Path) -> tuple[Opened, Claim | None]:
        if path.parent == self.library.unfinished:
            return self.library.take_up(path)
        return self.library.open(path), None

    def _read(self, read: Callable[[], T]) -> T | None:
        """Of the disk; what keeps it from being read is said."""
        from meadhall.models.keeping.claim import Taken
        from meadhall.views.shell.notices import bad_save

        words = words_of(self.look)
        try:
            return read()
        except BadSave as error:
            why = bad_save(words, error)
        except Taken:
            why = words("shell.bad_save.open_elsewhere")
        widgets.tell(self.look, self.page, words("shell.bad_save.title"), why)
        return None

    def open_analysis(self, path: Path) -> None:
        from meadhall.models.thinking.analysing import Analysing

        opened = self._read(lambda: self.library.open(path))
        if opened is None:
            return
        self._leave_analysis()
        self._analysing = Analysing(path, opened.table, self)
        self.go(Place("analysis", self._analysing))

    def _leave_analysis(self) -> None:
        """Whoever does not wait for it any more does not want it made."""
        if self._analysing is not None:
            self._analysing.close()
            self._analysing.deleteLater()
            self._analysing = None

    def open_replay(self, path: Path, line: int | None = None) -> None:
        """To be looked at only: nothing of it is written, so another window may have it open."""
        from meadhall.models.replay import ReplaySession

        opened = self._read(lambda: self.library.open(path))
        if opened is None:
            return
        session = ReplaySession.of_table(opened.table, self)
        if line is not None:
            session.go_to(line)
        self.go(Place("replay", session))
        for one in opened.notes:
            self.noticed(one.code, one.figures)

    def replay(self, session: Session, line: int | None = None) -> None:
        from meadhall.models.replay import ReplaySession

        replay = ReplaySession.of(session, self)
        if line is not None:
            replay.go_to(line)
        self.go(Place("replay", replay))

    def open_from_outside(self, path: Path) -> None:
        """What somebody has opened on the desktop, whatever goes on here; only what would be lost is asked about."""
        if self._unsaved and self.session is not None:
            words = self.look.words
            why = words(f"shell.save_failed.{self._unsaved}")
            title, detail = words("shell.ask.quit_unsaved"), words("shell.ask.open_unsaved_detail", why=why)
            yes, kind = words("shell.ask.open_button"), Kind.DANGER
            widgets.ask(self.look, self.page, title, detail, yes, lambda: self.open_game(path), kind=kind)
        else:
            self.open_game(path)

    def _play(self, table: Table, claim: Claim | None = None) -> None:
        from meadhall.models.session import Session

        every_time = self.settings.now.curtain == "every_time"
        self.sit_down(Session(table, self.worker, self.library, claim, every_time))

    def start_lesson(self, game_id: str, number: int) -> None:
        from meadhall.views.lessons.start import lesson_session

        session = lesson_session(game_id, number, self.learners.now, words_of(self.look), self.worker)
        below = [place for place in self._places if place.page in _LEAD_TO_LESSONS]
        kept = self.page.kept() if self.place in below else None
        self.sit_down(session, "lesson", below)
        self._kept[len(self._places) - 1] = kept  # as the page was left to which it leads back

    def watch_round(self, game_id: str) -> None:
        from meadhall.views.lessons.start import watched_session

        session = watched_session(game_id, words_of(self.look), self.worker)
        session.setParent(self)
        self.go(Place("round", session))
        session.start()

    def open_sandbox(self, table: Table, eyes: int | None = None) -> None:
        """Whatever lies below waits, and is as it was when one comes back."""
        from meadhall.models.sandbox import Sandbox

        sandbox = Sandbox(table, self.worker, eyes, self)
        sandbox.noticed.connect(self.noticed)
        self.go(Place("sandbox", sandbox))
        sandbox.start()

    def open_save_in_sandbox(self, path: Path) -> None:
        from meadhall.models.sandbox import open_handed

        words = words_of(self.look)
        opened = self._read(lambda: self.library.open(path))
        if opened is None:
            return
        table = opened.table
        if table.state.result is not None:
            self.open_sandbox(open_handed(table))
            return
        title, detail = words("table.sandbox.ask_open"), words("table.sandbox.ask_open_detail")
        yes = words("table.sandbox.ask_open_button")
        widgets.ask(self.look, self.page, title, detail, yes, lambda: self.open_sandbox(open_handed(table)))

    def sit_down(self, session: Session, page: str = "table", below: Sequence[Place] = ()) -> None:
        """The table takes the place of the page from which it was opened."""
        from meadhall.memory import give_back, stay  # of the table before; home need not wait for it

        self._leave_analysis()
        self._leave_table()
        give_back()
        session.setParent(self)
        session.noticed.connect(self.noticed)
        self.session = session
        before = self._picture()
        self.look.let_pictures_go()
        _let_go_of(self._places)
        self._places = [HOME, *below, Place(page, session)]
        self._kept.clear()
        self._build()
        stay()
        self._fade(before)
        session.start()

    def _leave_table(self) -> None:
        if self.session is not None:
            from meadhall.memory import go

            go()
            self.session.close()
            self.session.deleteLater()
            self.session = None
            self._unsaved = ""

    # What is to be said

    def noticed(self, code: str, figures: Any) -> None:
        if code == "bot_failed":
            self._ask_bot_again()
        if code in ("autosave_failed", "autosave_works"):
            self._unsaved = figures.get("why", "")
        super().noticed(code, figures)

    def _ask_bot_again(self) -> None:
        """A computer player was asked more than once and no process of its could answer."""
        words = self.look.words
        session = self.place.subject if self.place.page == "sandbox" else self.session
        if session is not None:
            title, detail = words("shell.ask.bot_failed"), words("shell.ask.bot_failed_detail")
            yes, no = words("table.bot.call_again"), words("table.menu.leave")
            widgets.ask(
                self.look, self.page, title, detail, yes, session.ask_bot_again, no=no, otherwise=self.page.leave
            )

    # The window itself

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._unsaved and self.session is not None and self.settings.now.confirm:
            event.ignore()
            self._ask_unsaved()
            return
        self._keep_geometry()
        self.let_go()
        event.accept()

    def _ask_unsaved(self) -> None:
        words = self.look.words
        why = words(f"shell.save_failed.{self._unsaved}")
        title, detail = words("shell.ask.quit_unsaved"), words("shell.ask.quit_unsaved_detail", why=why)
        yes, kind = words("shell.ask.quit_button"), Kind.DANGER
        widgets.ask(self.look, self.page, title, detail, yes, self._quit_all_the_same, kind=kind)

    def _quit_all_the_same(self) -> None:
        self._unsaved = ""
        self.close()

    def let_go(self) -> None:
        """The game is left, the bots' process ends, and nothing is heard any more."""
        self._sounds.close()
        self._settle.stop()
        self._leave_analysis()
        self._leave_table()
        _let_go_of(self._places)
        if self._worker is not None:
            self._worker.close()
            self._worker = None
        self.look.let_pictures_go()


def _let_go_of(places: Sequence[Place]) -> None:
    """Of the replays, rounds and sandboxes among them, which are kept nowhere else."""
    for place in places:
        if place.page in ("replay", "round", "sandbox"):
            place.subject.close()
            place.subject.deleteLater()
