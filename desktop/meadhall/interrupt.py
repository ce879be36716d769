"""Ctrl+C in the terminal from which the program was started: the window closes as if somebody had closed it."""

from __future__ import annotations

import signal
import socket
from collections.abc import Callable

from PySide6.QtCore import QObject, QSocketNotifier


class Interrupt(QObject):
    """Python hears of a signal only when Qt lets it run: a byte in a socket wakes it."""

    def __init__(self, parent: QObject, act: Callable[[], object]) -> None:
        super().__init__(parent)
        self._ours, self._theirs = socket.socketpair()
        for end in (self._ours, self._theirs):
            end.setblocking(False)
        signal.set_wakeup_fd(self._theirs.fileno(), warn_on_full_buffer=False)
        signal.signal(signal.SIGINT, lambda number, frame: act())
        self._notifier = QSocketNotifier(self._ours.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._heard)

    def _heard(self) -> None:
        """Python has acted by now; what is left is the byte."""
        self._ours.recv(64)
