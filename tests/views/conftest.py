"""What all tests of the window share: one application without a display, and no warning of Qt unseen."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

# Both are read when Qt is imported or the application is made.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")

import pytest
from PySide6.QtCore import QEvent, QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication

sys.path.insert(0, str(Path(__file__).parent))

_HARMLESS = {QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg}


@pytest.fixture(scope="session")
def application() -> QApplication:
    """The one application of a run of tests."""
    existing = QApplication.instance()
    app = existing if isinstance(existing, QApplication) else QApplication([])
    QPixmapCache.setCacheLimit(256 * 1024)
    return app


@pytest.fixture(autouse=True)
def no_qt_warnings(application: QApplication) -> Iterator[None]:
    """A test in which Qt warns has failed, whatever it proves otherwise."""
    warnings: list[str] = []

    def collect(kind: QtMsgType, context: QMessageLogContext, message: str | None) -> None:
        if kind not in _HARMLESS:
            warnings.append(f"{kind.name}: {message} ({context.file}:{context.line})")

    before = qInstallMessageHandler(collect)
    yield
    qInstallMessageHandler(before)
    assert not warnings, "\n".join(warnings)


@pytest.fixture(autouse=True)
def nothing_stays(application: QApplication, no_qt_warnings: None) -> Iterator[None]:
    """What a test leaves to be deleted later is deleted when it ends: outside a loop of events Qt would never do it,
    and a run of all tests would keep gigabytes of windows with their pictures."""
    yield
    application.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
