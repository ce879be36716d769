"""What all tests of the window share."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

sys.path.insert(0, str(Path(__file__).parent))


@pytest.fixture(autouse=True)
def application(qapp: QApplication) -> QApplication:
    return qapp
