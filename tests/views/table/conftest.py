"""Tables in a window, for people who share a screen."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QSize

from meadhall.models.keeping.library import Library
from meadhall.models.session import Session
from meadhall.models.settings import Settings
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.options import Options
from meadhall.table import Seat, Table, Terms
from meadhall.views.shell.setting_up import draft
from meadhall.views.shell.window import Window
from onlooker import breathe

sys.path.insert(0, str(Path(__file__).parent))

Open = Callable[..., Window]
Sit = Callable[..., Window]
NAMES = ("Ann", "Bran", "Сам", "Їжак")


@pytest.fixture
def at_home(show: Callable[[Settings, Library, QSize], Window], tmp_path: Path) -> Open:
    """The program as it starts."""

    def open_window(size: tuple[int, int] = (1920, 1080), **choices: Any) -> Window:
        settings = Settings(tmp_path / "settings.json")
        settings.change(**{"motion": 0, "language": "en", **choices})
        return show(settings, Library(tmp_path / "data"), QSize(*size))

    return open_window


@pytest.fixture
def sit(at_home: Open) -> Sit:
    """A window with a game in it."""

    def open_table(
        mode: str = "base",
        bots: Sequence[str | None] = (None, None, None),
        seed: int = 1,
        size: tuple[int, int] = (1920, 1080),
        table: Table | None = None,
        **choices: Any,
    ) -> Window:
        window = at_home(size, **choices)
        seats = tuple(Seat(NAMES[seat], seat, bot) for seat, bot in enumerate(bots))
        rules = Options(mode=mode)  # pyright: ignore[reportArgumentType]
        window.sit_down(Session(table or Table.start(WATCH, Terms(rules, seats, seed)), window.worker, window.library))
        breathe()
        return window

    return open_table


@pytest.fixture
def luck(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Which chance a new game offers."""
    return lambda seed: monkeypatch.setattr(draft, "_OFFERED", Random(seed))
