"""A table that was left is gone: no widget, timer, thread or process of it stays."""

from __future__ import annotations

import gc
import threading
from collections import Counter

import shiboken6
from PySide6.QtCore import QObject, QProcess, QThread
from PySide6.QtWidgets import QApplication
from rooms import begun, sit_down, until_lines

from kit import processes
from meadhall.views.shell.window import Window
from onlooker import Onlooker, breathe

TIMES = 20


def test_twenty_tables_leave_nothing_behind(qtbot: Onlooker, window: Window) -> None:
    gc.collect()
    gc.freeze()  # what was there before is not counted
    counts: list[Counter[str]] = []
    for seed in range(TIMES):
        session = sit_down(window, begun(seed, 10 * seed))
        until_lines(qtbot, session, 2)
        window.back()
        assert window.place.page == "home"
        del session
        settle()
        counts.append(everything())
    assert not counts[-1] - counts[1]  # what is made once, such as the window's bubble, is there by then


def test_a_closed_window_leaves_no_process(qtbot: Onlooker, window: Window) -> None:
    before = threading.active_count()
    session = sit_down(window, begun(1))
    until_lines(qtbot, session, 2)
    worker = window.worker.pid
    assert processes.is_alive(worker)
    window.close()
    assert not processes.is_alive(worker)
    assert threading.active_count() == before


def settle() -> None:
    breathe()
    gc.collect()


def everything() -> Counter[str]:
    """Widgets, all other objects of Qt that Python knows, and threads, by kind."""
    known = [one for one in gc.get_objects() if isinstance(one, QObject) and shiboken6.isValid(one)]
    found = Counter(type(one).__name__ for one in known)
    found["all widgets"] = len(QApplication.allWidgets())
    found["threads"] = threading.active_count()
    found["threads of Qt"] = sum(isinstance(one, QThread) for one in known)
    found["processes"] = sum(isinstance(one, QProcess) for one in known)
    return found
