"""The program with its window. Everything that is needed before Qt is imported happens here."""

from __future__ import annotations

import builtins
import gc
import logging
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from . import display, door, folders, overrides

if TYPE_CHECKING:
    from meadhall.application import Application
    from meadhall.views.shell.window import Window

_LOG = logging.getLogger("meadhall")
_LOG_BYTES = 512 * 1024
_LATER = 300  # ms after the window is shown, when home has long been painted
_FUSION = ("-style", "fusion")  # to set it afterwards makes Qt's own style first, and Python's image of every style
_PIXMAPS = 256 * 1024  # kB that Qt may keep painted; its own 10 MB thrash


def run(argv: Sequence[str] = (), begin: Callable[[Window], None] | None = None) -> int:
    """Open a window of its own and stay until it is closed. `argv` is for Qt; `begin` leads on from home."""
    if not display.is_named():
        display.tell()
        return 1
    application, _window = opened(argv, begin)
    return application.exec()


def open_or_come_forward(file: Path | None = None, root: Path | None = None) -> int:
    """As people start it: one window for all starts. `file` is a saved game to be opened in it."""
    if not display.is_named():
        display.tell()
        return 1
    make_application()
    folder = root / "data" if root else folders.of_data()
    if door.knock(folder, file):
        return 0
    application, window = opened((), (lambda window: window.open_game(file)) if file else None, root)

    def told(knock: door.Knock) -> None:
        door.come_forward(window, knock.token)
        if knock.file is not None:
            window.open_from_outside(knock.file)

    doors: list[door.Door] = []
    _later(window, lambda: doors.append(door.Door(folder, told)))
    try:
        return application.exec()
    finally:
        for one in doors:
            one.close()


def opened(
    argv: Sequence[str] = (), begin: Callable[[Window], None] | None = None, root: Path | None = None
) -> tuple[Application, Window]:
    """All up to the window on the screen. Settings, games and log lie in `root`, or where this system keeps such."""
    gc.disable()  # nothing is thrown away before home is painted; to look for it costs a twentieth of the start
    application = make_application(argv)
    window = make_window(root and root / "settings.json", root and root / "data")
    catcher = _Catcher(window, root)
    sys.excepthook = catcher
    window.open_first()
    application.file_opened.connect(window.open_from_outside)
    if begin is not None:
        begin(window)
    window.show()
    _when_painted(application, window, catcher)
    return application, window


def _when_painted(application: Application, window: Window, catcher: _Catcher) -> None:
    """What the first painting need not wait for."""

    def go_on() -> None:
        window.bind_keys()
        application.wear_icon()
        catcher.start_log()
        _hear_interrupts(window)
        _be_heard(window)
        gc.freeze()  # what is there by now stays
        gc.enable()

    _later(window, go_on)


def _hear_interrupts(window: Window) -> None:
    from .interrupt import Interrupt

    Interrupt(window, window.close)


def _be_heard(window: Window) -> None:
    from meadhall.views.hearing.ears import Ears

    ears = Ears(window.settings, window)
    ears.noticed.connect(window.tell_why_silent)
    window.hear(ears)


def _later(window: Window, act: Callable[[], None]) -> None:
    from PySide6.QtCore import QTimer

    QTimer.singleShot(_LATER, window, act)


def make_application(argv: Sequence[str] = ()) -> Application:
    """The one application of the process, as all pages expect it."""
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")  # handing strokes to threads costs more than it gains
    from PySide6.QtGui import QPixmapCache

    _import_plainly()
    overrides.let_no_error_out()
    from .application import Application, name_to_windows

    application = Application.instance()
    if application is None:
        name_to_windows()
        with display.needed():
            application = Application(["meadhall", *_FUSION, *argv])
    assert isinstance(application, Application)
    QPixmapCache.setCacheLimit(_PIXMAPS)
    return application


def _import_plainly() -> None:
    """After PySide, every import reads the source of the module as well, to see whether it asks for names in Qt's
    other spelling. Ours never do; the statement that PySide has put aside for us imports in two thirds of the time."""
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def make_window(settings_file: Path | None = None, data_folder: Path | None = None) -> Window:
    """In the folders where programs of this system keep their things, unless others are named."""
    from meadhall.models.keeping.library import Library
    from meadhall.models.settings import Settings
    from meadhall.views.shell.window import Window

    return Window(Settings(settings_file), Library(data_folder))


def start_log(folder: Path | None = None) -> Path | None:
    """Where the log lies; nowhere, if nothing can be written."""
    from logging.handlers import RotatingFileHandler

    path = (folder or folders.of_log()) / "meadhall.log"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(path, maxBytes=_LOG_BYTES, backupCount=1, encoding="utf-8", delay=True)
    except OSError:
        return None
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    _LOG.addHandler(handler)
    return path


class _Catcher:
    """Stands where Python reports what nobody caught: it goes into the log, and the window says so."""

    def __init__(self, window: Window, folder: Path | None) -> None:
        self._window = window
        self._folder = folder
        self._log: Path | None = None
        self._has_started = False

    def start_log(self) -> None:
        """Once: after the first painting, or with the first error."""
        if not self._has_started:
            self._has_started = True
            self._log = start_log(self._folder)

    def __call__(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            self._window.close()
            return
        self.start_log()
        _LOG.error("not caught", exc_info=(kind, error, trace))
        sys.__excepthook__(kind, error, trace)
        self._window.trouble(self._log)
