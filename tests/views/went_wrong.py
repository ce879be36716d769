"""Tests that fail, each by what happens while Qt has the word. Nobody collects them; test_harness.py runs them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QSize, Qt, QTimer, qWarning
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot


class Broken(QPushButton):
    """In one of its methods. Python's own errors, for these are the ones by which a process can die."""

    def __init__(self, where: str = "") -> None:
        self.where = where
        super().__init__()

    def sizeHint(self) -> QSize:  # noqa: N802  Qt's name
        return self._go_wrong("sizeHint") or QSize(90, 30)

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.MouseButtonPress:
            self._go_wrong("event")
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self._go_wrong("mousePressEvent")

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self._go_wrong("mousePressEvent")

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        picture = QPixmap(20, 20)
        painter, other = QPainter(self), QPainter(picture)
        self._go_wrong("paintEvent")
        painter.end()
        other.end()

    def _go_wrong(self, where: str) -> None:
        if where == self.where:
            raise ArithmeticError(1 / 0)


Press = Callable[[QWidget], None]


@pytest.fixture
def press(qtbot: QtBot) -> Press:
    def press_it(button: QWidget) -> None:
        qtbot.addWidget(button)
        button.show()
        for _ in range(3):
            qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
            button.grab()

    return press_it


@pytest.mark.parametrize("where", ["sizeHint", "event", "mousePressEvent", "paintEvent"])
def test_an_override(press: Press, where: str) -> None:
    press(Broken(where))


def test_a_slot(press: Press) -> None:
    button = QPushButton()
    button.clicked.connect(lambda: button.no_such_thing)  # pyright: ignore[reportAttributeAccessIssue]
    press(button)


def test_an_override_called_by_a_slot(press: Press) -> None:
    other = Broken("sizeHint")

    def slot() -> None:
        other.adjustSize()

    button = QPushButton()
    button.clicked.connect(slot)
    press(button)


def test_something_later(qtbot: QtBot) -> None:
    QTimer.singleShot(0, lambda: {}["nothing"])
    qtbot.wait(20)


def test_a_warning() -> None:
    qWarning("Qt is not pleased")


@pytest.fixture
def window() -> Iterator[None]:
    yield
    qWarning("Qt was not left tidy")


def test_a_warning_at_the_end(window: None) -> None:
    """Of a test in which all was well."""


def test_all_is_well_afterwards(press: Press) -> None:
    press(Broken())
