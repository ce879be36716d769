"""What all tests of the models share."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from meadhall.models.keeping.library import Library
from meadhall.models.thinking.bot_worker import BotWorker


@pytest.fixture(autouse=True)
def application(qapp: QApplication) -> QApplication:
    """The models need no whole one, but other tests of the same run do."""
    return qapp


@pytest.fixture
def worker() -> Iterator[BotWorker]:
    worker = BotWorker()
    yield worker
    worker.close()
    assert worker.pid == 0


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path / "data")
