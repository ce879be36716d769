"""Boards to play on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from meadhall.rules.watch.options import Options
from views.boards.board_table import BoardTable


@pytest.fixture
def sit_down(application: QApplication) -> Iterator[Callable[..., BoardTable]]:
    tables: list[BoardTable] = []

    def make(options: Options | None = None, **more: Any) -> BoardTable:
        tables.append(BoardTable(options or Options(), **more))
        return tables[-1]

    yield make
    for table in tables:
        table.close()
    application.processEvents()
