"""What all tests of the window share."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from meadhall.models.keeping.library import Library
from meadhall.models.settings import Settings
from meadhall.views.shell.window import Window
from onlooker import Onlooker, breathe

sys.path.insert(0, str(Path(__file__).parent))


@pytest.fixture(autouse=True)
def application(qapp: QApplication) -> QApplication:
    return qapp


@pytest.fixture
def show(qtbot: Onlooker) -> Callable[[Settings, Library, QSize], Window]:
    """Each window begins as the program begins, and is gone after the test."""
    made: list[Window] = []  # the bot alone would not keep them

    def show_window(settings: Settings, library: Library, size: QSize) -> Window:
        window = Window(settings, library)
        made.append(window)
        qtbot.addWidget(window, before_close_func=Window.let_go)
        window.bind_keys()
        window.resize(size)
        window.open_first()
        window.show_at(size)
        breathe()
        return window

    return show_window
