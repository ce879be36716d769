"""The window as a frame: a page in it, a way back, and the look that all pages share."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QByteArray, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeyEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from meadhall.models.learning.learners import Learners
from meadhall.models.settings import Settings
from meadhall.views import widgets  # of which dialogs are imported when there is one
from meadhall.views.look.sounds import SILENCE, Sounds
from meadhall.views.shell.appearance import language_of, room_of, style_of, unit_of
from meadhall.views.shell.guide import HOME, Page, Place
from meadhall.views.shell.qt_words import speak
from meadhall.views.widgets import Bubble, Press, words_of

if TYPE_CHECKING:
    from meadhall.views.look.style import Style

_USUAL = QSize(1280, 800)
_LEAST = QSize(960, 600)
_FRAME = 40  # of the window's system, for its title
_SETTLED = 150  # ms without a resize, after which pages are built for the new size
_LOOKS = {
    "language",
    "room",
    "high_contrast",
    "text_scale",
    "interface_scale",
    "motion",
    "reduced_motion",
    "patterns",
}  # settings that pages show
_SHOWN = {"confirm", "remind", "undo", "curtain", "muted"}


class Frame(QMainWindow):
    """Knows its pages by their names; whoever is a window of a program says which page that is."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        self.learners = Learners(settings.beside("learners.json"), self)
        self._is_troubled = False  # and says so
        self._places: list[Place] = []
        self._kept: dict[int, Any] = {}  # by depth: how the pages below were left
        self.setMinimumSize(_LEAST)
        self.resize(_usual_size())
        self._sounds: Sounds = SILENCE
        self.look = self._style()
        self.setWindowTitle(self.look.words("shell.app"))
        self._settle = QTimer(self, singleShot=True, interval=_SETTLED)
        self._settle.timeout.connect(self._fit_size)
        settings.changed.connect(self._settings_changed)
        settings.noticed.connect(self.noticed)
        self.learners.noticed.connect(self.noticed)
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
        self.look = self._style()
        self._places = [HOME] if place == HOME else [HOME, place]
        self._build()
        for one in (*self.settings.notices, *self.learners.notices):
            self.noticed(one.code, one.figures)

    def go(self, place: Place) -> None:
        self._kept[len(self._places)] = self.page.kept()
        self._places.append(place)
        self._turn_page()

    def back(self) -> None:
        if len(self._places) < 2:
            return
        self.left(self._places.pop())
        self._turn_page()
        kept = self._kept.pop(len(self._places), None)
        if kept is not None:
            self.page.restore(kept)

    def page_of(self, place: Place) -> Page:
        """A new one."""
        raise NotImplementedError

    def left(self, place: Place) -> None:
        """Nothing leads back to it."""

    def _turn_page(self) -> None:
        before = self._picture()
        self._build()
        self._fade(before)
        self._sounds.play("page")

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
        page = self.page_of(place)
        self.setCentralWidget(page)
        page.show()
        layout = page.layout()
        if layout is not None:
            layout.activate()
        page.setFocus(Qt.FocusReason.OtherFocusReason)  # so that Tab begins at the page's first widget
        page.surround()

    # What is heard

    def hear(self, sounds: Sounds) -> None:
        """Once home is painted: from now on there is sound, and first the theme."""
        self._sounds = self.look.sounds = sounds
        self.page.surround()
        if self.place == HOME:
            sounds.play("theme")

    def toggle_mute(self) -> None:
        from meadhall.views.hearing.mute import toggled

        toggled(self.settings)
        self.notice(self.look.words(f"shell.sound.{'off' if self.settings.now.muted else 'on'}"))

    def tell_why_silent(self) -> None:
        """The reason is another one now: the settings say it."""
        if self.place.page == "settings":
            self.rebuild()

    # The look

    def _style(self) -> Style:
        style = style_of(self.settings.now, self.size())
        style.sounds = self._sounds
        return style

    def _settings_changed(self, names: list[str]) -> None:
        if "language" in names:
            speak(language_of(self.settings.now))
            self.learners.change(language=self.settings.now.language)
        if not self._places:
            return
        shows_all = self.place.page in ("home", "settings")
        if _LOOKS.intersection(names) or (shows_all and _SHOWN.intersection(names)):
            self.rebuild()

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
        self.look = self._style()
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

    # What is to be said

    def notice(self, text: str) -> None:
        from meadhall.views.shell.notice_line import NoticeLine

        if text:
            for line in self.findChildren(NoticeLine):
                line.hide()
                line.deleteLater()
            NoticeLine(self.look, self, text)

    def noticed(self, code: str, figures: Any) -> None:
        from meadhall.views.shell.notices import notice

        self.notice(notice(words_of(self.look), code, figures))

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
        QShortcut(QKeySequence("M"), self, self.toggle_mute)
        QShortcut(QKeySequence.StandardKey.Quit, self, self.close)

    def toggle_full_screen(self) -> None:
        """And back to what it was before."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._places:
            self.page.escape()
        else:
            super().keyPressEvent(event)

    def _keep_geometry(self) -> None:
        kept = bytes(self.saveGeometry().toBase64().data()).decode("ascii")
        if not self.isMinimized():
            self.settings.change(window=kept)

    def _restore_geometry(self) -> None:
        kept = self.settings.now.window
        with suppress(UnicodeEncodeError):
            if kept and not self.restoreGeometry(QByteArray.fromBase64(QByteArray(kept.encode("ascii")))):
                self.resize(_usual_size())


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
