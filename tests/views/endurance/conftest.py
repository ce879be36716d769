"""A window that is gone at the end."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from meadhall.views.shell.window import Window

sys.path.insert(0, str(Path(__file__).parent))

from rooms import window_on

from onlooker import Onlooker


@pytest.fixture
def window(qtbot: Onlooker, tmp_path: Path) -> Window:
    window = window_on(tmp_path)
    qtbot.addWidget(window, before_close_func=Window.let_go)
    return window
