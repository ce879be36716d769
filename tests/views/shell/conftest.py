"""A window that keeps its things in a folder of its own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSize

from meadhall.models.keeping.library import Library
from meadhall.models.settings import Settings
from meadhall.views.shell.window import Window

NewWindow = Callable[..., Window]


@pytest.fixture
def new_window(show: Callable[[Settings, Library, QSize], Window], tmp_path: Path) -> NewWindow:
    """Each is a start of the program on the same folders."""

    def start(width: int = 1280, height: int = 720, **choices: Any) -> Window:
        settings = Settings(tmp_path / "config" / "settings.json")
        settings.change(**choices)
        return show(settings, Library(tmp_path / "data"), QSize(width, height))

    return start
