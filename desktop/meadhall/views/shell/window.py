"""The one window: a page in it, a way back, and the look that all pages share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QByteArray, QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from meadhall.models.keeping.library import Library
from meadhall.models.learning.learners import Learners
from meadhall.models.settings import Settings
from meadhall.rules import GAMES
from meadhall.table.bad_save import BadSave
from meadhall.views import widgets  # of which dialogs are imported when there is one
from meadhall.views.shell.appearance import language_of, room_of, style_of, unit_of
from meadhall.views.shell.guide import HOME, Page, Place
from meadhall.views.shell.pages import page_for
from meadhall.views.shell.qt_words import speak
from meadhall.views.widgets import Bubble, Press, words_of

if TYPE_CHECKING:
    from meadhall.models.keeping.claim import Claim
    from meadhall.models.session import Session
    from meadhall.models.thinking.analysing import Analysing
    from meadhall.models.thinking.bot_worker import BotWorker
    from meadhall.table import Opened, Table, Terms

T = TypeVar("T")
_USUAL = QSize(1280, 800)
_LEAST = QSize(960, 600)
_FRAME = 40  # of the window's system, for its title
_SETTLED = 150  # ms without a resize, after which pages are built for the new size
_LOOKS = {
    "language",
    "room",
    "text_scale",
    "interface_scale",
    "motion",
    "reduced_motion",
    "patterns",
}  # settings that pages show
_SHOWN = {"confirm", "remind", "undo", "curtain"}


class Window(QMainWindow):
    """Is the `Guide` of its pages. Whoever makes it closes it, which ends the game and the bots' process too."""

    def __init__(self, settings: Settings, library: Library) -> None:
        super().__init__()
        self.settings = settings
        self.library = library
        self.learners = Learners(settings.beside("learners.json"), self)
        self.session: Session | None = None
        self._worker: BotWorker | None = None
        self._analysing: Analysing | None = None
        self._unsaved = ""  # why the game on the table is not being written down
        self._is_troubled = False  # and says so
        self._places: list[Place] = []
        self._kept: dict[int, Any] = {}  # by depth: how the pages below were left
        self.setMinimumSize(_LEAST)
        self.resize(_usual_size())
        self.look = style_of(settings.now, self.size())
        self.setWindowTitle(self.look.words("shell.app"))
        self._settle = QTimer(self, singleShot=True, interval=_SETTLED)
        self._settle.timeout.connect(self._fit_size)
        settings.changed.connect(self._settings_changed)
        settings.noticed.connect(self._noticed)
        self.learners.noticed.connect(self._noticed)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._system_changed)
        self._restore_geometry()
        speak(language_of(settings.now))

    # Going about

    @property
    def place(self) -> Place:
        return self._places[-1]

    @property
    def page(self) -> Page:
        page = self.centralWidget()
        assert isinstance(page, Page)
        return page

    def open_first(self, place: Place = HOME) -> None:
        """The first page, and what there is to say about the settings and learners."""
        self.look = style_of(self.settings.now, self.size())
        self._places = [HOME] if place == HOME else [HOME, place]
        self._build()
        for one in (*self.settings.notices, *self.learners.notices):
            self._noticed(one.code, one.figures)

    def go(self, place: Place) -> None:
        self._kept[len(self._places)] = self.page.kept()
        self._places.append(place)
        self._turn_page()

    def back(self) -> None:
        if len(self._places) < 2:
            return
        left = self._places.pop()
        if left.page in ("table", "lesson"):
            self._leave_table()
        if left.page == "analysis":
            self._leave_analysis()
        _let_go_of([left])
        self._turn_page()
        kept = self._kept.pop(len(self._places), None)
        if kept is not None:
            self.page.restore(kept)

    def _turn_page(self) -> None:
        before = self._picture()
        self._build()
        self._fade(before)

    def _fade(self, before: QPixmap) -> None:
        from meadhall.views.shell.fade import fade  # home, the first page, comes without

        fade(before, self, self.look.motion)

    def _picture(self) -> QPixmap:
        """The page as it stands, if anybody can see it fade."""
        page, motion = self.centralWidget(), self.look.motion
        is_seen = self.isVisible() and (motion.reduced or motion.speed > 0)
        return page.grab() if page is not None and is_seen else QPixmap()

    def _build(self) -> None:
        """The page of the present place, new."""
        place = self.place
        if self.centralWidget() is not None:
            Bubble.of(self, self.look).hide()  # it spoke of something on the page before
        page = page_for(place.page, self, self.look, place.subject)
        self.setCentralWidget(page)
        page.show()
        layout = page.layout()
        if layout is not None:
            layout.activate()
        page.setFocus(Qt.FocusReason.OtherFocusReason)  # so that Tab begins at the page's first widget

    # The look

    def _settings_changed(self, names: list[str]) -> None:
        if "language" in names:
            speak(language_of(self.settings.now))
            self.learners.change(language=self.settings.now.language)
        if not self._places:
            return
        shows_all = self.place.page in ("home", "settings")
        if _LOOKS.intersection(names) or (shows_all and _SHOWN.intersection(names)):
            self.rebuild()
        if self.session and "curtain" in names:
            self.session.set_every_time(self.settings.now.curtain == "every_time")

    def _system_changed(self) -> None:
        if room_of(self.settings.now) is not self.look.room:
            self.rebuild()

    def _fit_size(self) -> None:
        if self._places and unit_of(self.settings.now, self.size()) != self.look.unit:
            self.rebuild()

    def rebuild(self) -> None:
        """The same place in another look: another language, room, scale. What the page kept goes on."""
        page, before = self.page, self.look
        kept, focus = page.kept(), _focus_in(page)
        self.look = style_of(self.settings.now, self.size())
        self._build()
        if kept is not None:
            self.page.restore(kept)
        _focus_again(self.page, focus)
        before.let_pictures_go()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._settle.start()

    def show_at(self, size: QSize) -> None:
        """At this size at once, for pictures and tests."""
        self.resize(size)
        self._settle.stop()
        self._fit_size()
        self.show()

    # Games

    # What games need is imported when one is played: home need not wait for it.

    def set_up(self, game_id: str) -> None:
        self._set_up(game_id, first=not self.library.knows(game_id))

    def set_up_first(self, game_id: str) -> None:
        self._set_up(game_id, first=True)

    def _set_up(self, game_id: str, *, first: bool) -> None:
        from meadhall.views.shell.setting_up.draft import Draft

        self.go(Place("setup", Draft.usual(game_id, self.settings.now.undo, first=first)))

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
            self._noticed(one.code, one.figures)

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
            self._noticed(one.code, one.figures)

    def replay(self, session: Session) -> None:
        from meadhall.models.replay import ReplaySession

        self.go(Place("replay", ReplaySession.of(session, self)))

    def open_from_outside(self, path: Path) -> None:
        """What somebody has opened on the desktop, whatever goes on here; only what would be lost is asked about."""
        if self._unsaved and self.session is not None:
            words = self.look.words
            why = words(f"shell.save_failed.{self._unsaved}")
            title, detail = words("shell.ask.quit_unsaved"), words("shell.ask.open_unsaved_detail", why=why)
            widgets.ask(
                self.look, self.page, title, detail, words("shell.ask.open_button"), lambda: self.open_game(path)
            )
        else:
            self.open_game(path)

    def _play(self, table: Table, claim: Claim | None = None) -> None:
        from meadhall.models.session import Session

        every_time = self.settings.now.curtain == "every_time"
        self.sit_down(Session(table, self.worker, self.library, claim, every_time))

    def start_lesson(self, game_id: str, number: int) -> None:
        from meadhall.views.lessons.start import lesson_session

        session = lesson_session(game_id, number, self.learners.now, words_of(self.look), self.worker)
        below = [place for place in self._places if place.page in ("learn", "almanac")][-1:]
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
        sandbox.noticed.connect(self._noticed)
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
        session.noticed.connect(self._noticed)
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

    def notice(self, text: str) -> None:
        from meadhall.views.shell.notice_line import NoticeLine

        if text:
            for line in self.findChildren(NoticeLine):
                line.hide()
                line.deleteLater()
            NoticeLine(self.look, self, text)

    def _noticed(self, code: str, figures: Any) -> None:
        from meadhall.views.shell.notices import notice

        if code == "bot_failed":
            self._ask_bot_again()
        if code in ("autosave_failed", "autosave_works"):
            self._unsaved = figures.get("why", "")
        self.notice(notice(words_of(self.look), code, figures))

    def _ask_bot_again(self) -> None:
        """A computer player was asked more than once and no process of its could answer."""
        words = self.look.words
        session = self.place.subject if self.place.page == "sandbox" else self.session
        if session is not None:
            title, detail = words("shell.ask.bot_failed"), words("shell.ask.bot_failed_detail")
            widgets.ask(self.look, self.page, title, detail, words("table.bot.call_again"), session.ask_bot_again)

    def trouble(self, log: Path | None) -> None:
        """Something broke that should not have. Said once at a time, and the program goes on."""
        if not self._places or self._is_troubled:
            return
        self._is_troubled = True
        words = self.look.words
        detail = words("shell.trouble.detail")
        if log is not None:
            detail += "\n" + words("shell.trouble.log", file=str(log))
        dialog = widgets.tell(self.look, self.page, words("shell.trouble.title"), detail)
        dialog.destroyed.connect(self._trouble_over)

    def _trouble_over(self) -> None:
        self._is_troubled = False

    # The window itself

    def bind_keys(self) -> None:
        """Once home is painted: half a millisecond goes into the names that Qt has for the keys of all systems."""
        from PySide6.QtGui import QKeySequence, QShortcut

        QShortcut(Qt.Key.Key_F11, self, self.toggle_full_screen)
        QShortcut(QKeySequence.StandardKey.Quit, self, self.close)

    def toggle_full_screen(self) -> None:
        """And back to what it was before."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._places:
            self.page.escape()
        else:
            super().keyPressEvent(event)

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
        widgets.ask(self.look, self.page, title, detail, words("shell.ask.quit_button"), self._quit_all_the_same)

    def _quit_all_the_same(self) -> None:
        self._unsaved = ""
        self.close()

    def let_go(self) -> None:
        """The game is left, the bots' process ends."""
        self._settle.stop()
        self._leave_analysis()
        self._leave_table()
        _let_go_of(self._places)
        if self._worker is not None:
            self._worker.close()
            self._worker = None
        self.look.let_pictures_go()

    def _keep_geometry(self) -> None:
        kept = bytes(self.saveGeometry().toBase64().data()).decode("ascii")
        if not self.isMinimized():
            self.settings.change(window=kept)

    def _restore_geometry(self) -> None:
        kept = self.settings.now.window
        with suppress(UnicodeEncodeError):
            if kept and not self.restoreGeometry(QByteArray.fromBase64(QByteArray(kept.encode("ascii")))):
                self.resize(_usual_size())


def _let_go_of(places: Sequence[Place]) -> None:
    """Of the replays, rounds and sandboxes among them, which are kept nowhere else."""
    for place in places:
        if place.page in ("replay", "round", "sandbox"):
            place.subject.close()
            place.subject.deleteLater()


def _usual_size() -> QSize:
    """On a small screen less, so that nothing lies below its edge; where not even the least fits, it is no matter."""
    room = QGuiApplication.primaryScreen().availableSize() - QSize(0, _FRAME)
    fits = room.expandedTo(_LEAST) == room
    return _USUAL.boundedTo(room) if fits else _USUAL


def _focus_in(page: Page) -> tuple[int, bool] | None:
    """Which of the page's widgets has the keyboard, and whether its ring shows."""
    focused = page.focusWidget()
    all_of_them = page.findChildren(QWidget)
    if focused is None or focused not in all_of_them:
        return None
    rings = not isinstance(focused, Press) or focused.touch.focused
    return all_of_them.index(focused), rings


def _focus_again(page: Page, kept: tuple[int, bool] | None) -> None:
    """The widget that stands in the same place of the new page."""
    if kept is None:
        return
    at, rings = kept
    all_of_them = page.findChildren(QWidget)
    if at < len(all_of_them):
        reason = Qt.FocusReason.OtherFocusReason if rings else Qt.FocusReason.MouseFocusReason
        all_of_them[at].setFocus(reason)
