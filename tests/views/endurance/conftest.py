"""A window that is gone at the end."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from meadhall.app import make_application
from meadhall.views.shell.window import Window

sys.path.insert(0, str(Path(__file__).parent))

from rooms import window_on


@pytest.fixture
def window(application: QApplication, tmp_path: Path) -> Iterator[Window]:
    make_application()
    window = window_on(tmp_path)
    yield window
    window.let_go()
    window.close()
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    QApplication.processEvents()
