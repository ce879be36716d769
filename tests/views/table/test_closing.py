"""Nothing stays behind: no widget, no thread, no process."""

from __future__ import annotations

import gc
import os
import threading
from collections.abc import Callable
from random import Random

from eyes import breathe
from mouse import Mouse
from PySide6.QtWidgets import QApplication, QWidget

from meadhall.views.shell.guide import HOME, Place
from meadhall.views.shell.window import Window
from meadhall.views.table.page import TablePage

Sit = Callable[..., Window]


def widgets() -> int:
    breathe()
    gc.collect()
    return len(QApplication.allWidgets())


def test_a_page_that_was_left_is_gone(sit: Sit) -> None:
    window = sit("brotherhood")
    mouse = Mouse(window, Random(1))
    for _ in range(40):
        mouse.step()
    window.back()
    at_home = widgets()
    assert not window.findChildren(TablePage)
    assert not [thread for thread in threading.enumerate() if thread.name == "keeper"]
    for _ in range(2):
        window.go(Place("settings"))
        window.back()
    assert widgets() <= at_home


def test_a_long_game_needs_no_more_widgets(sit: Sit) -> None:
    window = sit("base")
    mouse = Mouse(window, Random(2))
    most = 0
    for step in range(120):
        mouse.step()
        if step == 40:
            most = max(widgets(), 90)
    assert widgets() < most * 2


def test_the_bots_process_ends_with_the_window(sit: Sit) -> None:
    window = sit("base", bots=(None, "random", "random"))
    pid = window.worker.pid
    assert pid == 0 or os.path.exists(f"/proc/{pid}")  # noqa: PTH110
    window.close()
    breathe()
    assert pid == 0 or not os.path.exists(f"/proc/{pid}")  # noqa: PTH110
    assert window.place in (HOME, window.place)
    assert isinstance(window, QWidget)
