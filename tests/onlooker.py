"""Looking on while the program runs by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QObject, SignalInstance
from PySide6.QtGui import QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from pytestqt.wait_signal import SignalBlocker

PATIENCE = 60_000  # ms; nothing here takes more than a few thousand, but the machine may be busy


class Onlooker(QtBot):
    """pytest-qt's own, with more patience."""

    def waitSignal(self, signal: SignalInstance, *, timeout: int = PATIENCE, **more: Any) -> SignalBlocker:  # noqa: N802
        return super().waitSignal(signal, timeout=timeout, **more)

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = PATIENCE) -> None:  # noqa: N802
        super().waitUntil(callback, timeout=timeout)


def breathe() -> None:
    """What the loop of events of a running program does between two things that a person does."""
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def heard(signal: SignalInstance) -> list[tuple[Any, ...]]:
    """All that the signal will have said."""
    said: list[tuple[Any, ...]] = []
    signal.connect(lambda *what: said.append(what))
    return said


class Painted(QObject):
    """What of a widget is painted from now on: a picture of it would paint all."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.regions: list[QRegion] = []
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if isinstance(event, QPaintEvent):
            self.regions.append(QRegion(event.region()))
        return False
