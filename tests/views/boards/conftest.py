"""Boards to play on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from meadhall.rules.watch.options import Options
from onlooker import Onlooker
from views.boards.board_table import BoardTable


@pytest.fixture
def sit_down(qtbot: Onlooker) -> Callable[..., BoardTable]:
    tables: list[BoardTable] = []  # the bot alone would not keep them

    def make(options: Options | None = None, **more: Any) -> BoardTable:
        tables.append(BoardTable(options or Options(), **more))
        qtbot.addWidget(tables[-1].view)
        return tables[-1]

    return make
