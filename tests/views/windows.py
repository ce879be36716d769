"""Windows for tests, of which nothing is left behind."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import QApplication

from meadhall.app import make_application
from meadhall.models.library import Library
from meadhall.models.settings import Settings
from meadhall.views.shell.window import Window

Show = Callable[[Settings, Library, QSize], Window]


@contextmanager
def windows() -> Iterator[Show]:
    """Each begins as the program begins."""
    make_application()
    made: list[Window] = []

    def show(settings: Settings, library: Library, size: QSize) -> Window:
        window = Window(settings, library)
        window.bind_keys()
        made.append(window)
        window.resize(size)
        window.open_first()
        window.show_at(size)
        QApplication.processEvents()
        return window

    yield show
    for window in made:
        window.let_go()
        window.close()
        window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    QApplication.processEvents()
