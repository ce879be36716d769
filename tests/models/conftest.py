"""One application for all tests, without a screen; Qt's own warnings fail a test."""

import os
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")

import pytest
from PySide6.QtCore import QCoreApplication, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from meadhall.models.bot_worker import BotWorker
from meadhall.models.library import Library


@pytest.fixture(scope="session")
def application() -> QCoreApplication:
    # A whole one, although the models need none: other tests of the same run may.
    return QApplication.instance() or QApplication([])


@pytest.fixture(autouse=True)
def qt_says_nothing(application: QCoreApplication) -> Iterator[None]:
    said: list[str] = []
    before = qInstallMessageHandler(lambda kind, context, message: said.append(message))
    yield
    qInstallMessageHandler(before)
    assert said == []


@pytest.fixture
def worker(application: QCoreApplication) -> Iterator[BotWorker]:
    worker = BotWorker()
    yield worker
    worker.close()
    assert worker.pid == 0


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path / "data")
