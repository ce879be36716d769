"""The program with its window. Everything that is needed before Qt is imported happens here."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

import platformdirs

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from meadhall.views.shell.window import Window

_LOG = logging.getLogger("meadhall")
_LOG_BYTES = 512 * 1024
_PIXMAPS = 256 * 1024  # kB that Qt may keep painted; its own 10 MB thrash

NO_DISPLAY = "there is no display here, so no window can be opened; simulate, replay, bench and render work without one"


def run(argv: Sequence[str] = (), begin: Callable[[Window], None] | None = None) -> int:
    """Open the window and stay until it is closed. `argv` is for Qt; `begin` leads on from home."""
    if not has_display():
        print(f"meadhall: {NO_DISPLAY}", file=sys.stderr)
        return 1
    application = make_application(argv)
    log = start_log()
    window = make_window()
    sys.excepthook = _Catcher(window, log)
    window.open_first()
    if begin is not None:
        begin(window)
    window.show()
    return application.exec()


def has_display() -> bool:
    """Linux and its like need a display server, unless Qt was told what to draw on."""
    if sys.platform in ("win32", "darwin") or os.environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def make_application(argv: Sequence[str] = ()) -> QApplication:
    """The one application of the process, as all pages expect it."""
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")  # handing strokes to threads costs more than it gains
    from PySide6.QtGui import QPixmapCache
    from PySide6.QtWidgets import QApplication

    application = QApplication.instance() or QApplication(["meadhall", *argv])
    assert isinstance(application, QApplication)
    application.setApplicationName("meadhall")
    application.setApplicationDisplayName("Meadhall")
    application.setDesktopFileName("meadhall")
    application.setStyle("Fusion")
    QPixmapCache.setCacheLimit(_PIXMAPS)
    return application


def make_window(settings_file: Path | None = None, data_folder: Path | None = None) -> Window:
    """In the folders where programs of this system keep their things, unless others are named."""
    from meadhall.models.library import Library
    from meadhall.models.settings import Settings
    from meadhall.views.shell.window import Window

    return Window(Settings(settings_file), Library(data_folder))


def start_log(folder: Path | None = None) -> Path | None:
    """Where the log lies; nowhere, if nothing can be written."""
    from logging.handlers import RotatingFileHandler

    path = (folder or platformdirs.user_log_path("meadhall", appauthor=False)) / "meadhall.log"
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

    def __init__(self, window: Window, log: Path | None) -> None:
        self._window = window
        self._log = log

    def __call__(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            self._window.close()
            return
        _LOG.error("not caught", exc_info=(kind, error, trace))
        sys.__excepthook__(kind, error, trace)
        self._window.trouble(self._log)
