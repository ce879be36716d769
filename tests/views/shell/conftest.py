"""A window that keeps its things in a folder of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import QApplication

from meadhall.app import make_application
from meadhall.models.library import Library
from meadhall.models.settings import Settings
from meadhall.views.shell.window import Window

NewWindow = Callable[..., Window]


@pytest.fixture
def new_window(application: QApplication, tmp_path: Path) -> Iterator[NewWindow]:
    """Each is a start of the program on the same folders. Nothing is left behind at the end."""
    make_application()
    made: list[Window] = []

    def start(width: int = 1280, height: int = 720, **choices: Any) -> Window:
        settings = Settings(tmp_path / "config" / "settings.json")
        settings.change(**choices)
        window = Window(settings, Library(tmp_path / "data"))
        made.append(window)
        window.resize(QSize(width, height))
        window.open_first()
        window.show_at(QSize(width, height))
        QApplication.processEvents()
        return window

    yield start
    for window in made:
        window.let_go()
        window.close()
        window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    QApplication.processEvents()
