"""Tables in a window, for people who share a screen."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import QApplication

from meadhall.app import make_application
from meadhall.models.library import Library
from meadhall.models.session import Session
from meadhall.models.settings import Settings
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.options import Options
from meadhall.table import Seat, Table, Terms
from meadhall.views.shell.window import Window

sys.path.insert(0, str(Path(__file__).parent))

Sit = Callable[..., Window]
NAMES = ("Ann", "Bran", "Сам", "Їжак")


@pytest.fixture
def sit(application: QApplication, tmp_path: Path) -> Iterator[Sit]:
    """A window with a game in it. Everything is gone at the end."""
    make_application()
    made: list[Window] = []

    def open_table(
        mode: str = "base",
        bots: Sequence[str | None] = (None, None, None),
        seed: int = 1,
        size: tuple[int, int] = (1920, 1080),
        names: Sequence[str] = NAMES,
        table: Table | None = None,
        options: dict[str, Any] | None = None,
        **choices: Any,
    ) -> Window:
        settings = Settings(tmp_path / "settings.json")
        settings.change(**{"motion": 0, "language": "en", **choices})
        window = Window(settings, Library(tmp_path / "data"))
        made.append(window)
        window.resize(QSize(*size))
        window.open_first()
        window.show_at(QSize(*size))
        seats = tuple(Seat(names[seat], seat, bot) for seat, bot in enumerate(bots))
        rules = Options(mode=mode, **(options or {}))  # pyright: ignore[reportArgumentType]
        table = table or Table.start(WATCH, Terms(rules, seats, seed))
        window.sit_down(Session(table, window.worker, window.library))
        QApplication.processEvents()
        return window

    yield open_table
    for window in made:
        window.let_go()
        window.close()
        window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    QApplication.processEvents()
