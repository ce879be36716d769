"""From a click on the table page to its painted result: the whole window, autosave and all, only without motion."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from meadhall.bots import Question, levels, make
from meadhall.models.library import Library
from meadhall.models.session import Session
from meadhall.models.settings import Settings
from meadhall.rules import kernel
from meadhall.rules.watch import WATCH
from meadhall.table import Seat, Table, Terms
from meadhall.views.boards.kit.view import BoardView
from meadhall.views.look.controls import Kind, Row
from meadhall.views.shell.window import Window
from meadhall.views.widgets import ActionRow, Button

SIZE = QSize(1920, 1080)
SEED, LATE = 3, 250  # the game, and the action from which on it counts as late
CLICKS = 40  # of each sort
_PERSON = 0
_BOTS_WAIT = 60_000  # ms: nobody else moves while we measure


class Clicks(NamedTuple):
    what: str
    seconds: list[float]

    @property
    def median(self) -> float:
        return statistics.median(self.seconds)

    @property
    def p95(self) -> float:
        return sorted(self.seconds)[int(len(self.seconds) * 0.95)]


def click_times() -> list[Clicks]:
    """Needs a QApplication."""
    with TemporaryDirectory() as folder:
        window = _window(Path(folder), late_table())
        found = [
            Clicks("a place on the board", _clicks(window, _places(window))),
            Clicks("a row of the action list", _clicks(window, _rows(window))),
            Clicks("the golden button", _clicks(window, _golden(window))),
        ]
        window.close()
        window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return found


def late_table() -> Table:
    """One person among bots, in the middle of a turn in which several things may be built."""
    best = levels(WATCH.id)[-1]
    names = ("Waltraud", "Бранислава", "Сам", "Ґоринич")
    seats = tuple(Seat(name, at, None if at == _PERSON else best) for at, name in enumerate(names))
    table = Table.start(WATCH, Terms(WATCH.options(), seats, SEED, undo="free"))
    bot = make(best, WATCH, SEED)
    while len(table.entries) < LATE or not _can_build(table.state):
        question = Question(WATCH, WATCH.visible(table.state, kernel.asked(table.state).seat))
        table.play(bot.choose(question))
    return table


def _can_build(s: Any) -> bool:
    is_ours = kernel.asked(s).seat == _PERSON
    return is_ours and sum(type(action).__name__.startswith("Build") for action in kernel.options(s)) >= 3


def _window(folder: Path, table: Table) -> Window:
    settings = Settings(folder / "settings.json")
    settings.change(language="en", room="dark", motion=0, confirm=False)
    window = Window(settings, Library(folder / "data"))
    window.resize(SIZE)
    window.open_first()
    window.show_at(SIZE)
    session = Session(table, window.worker, window.library)
    window.sit_down(session)
    session.set_pause(_BOTS_WAIT)
    _until_still(_Repaints(window))
    return window


# What is clicked: each a place in a widget, and how it is taken back

Click = tuple[QWidget, QPoint]


def _places(window: Window) -> Callable[[int], Click]:
    board = window.findChildren(BoardView)[0]
    spots = [spot for spot in board.targets if len(board.actions_at(spot)) == 1]
    return lambda turn: (board.viewport(), board.mapFromScene(board.spots[spots[turn % len(spots)]].anchor))


def _rows(window: Window) -> Callable[[int], Click]:
    def row(turn: int) -> Click:
        rows = [row for row in _seen(window, ActionRow) if row.row is not Row.LOCKED and row.icon_name == "road"]
        return rows[0], rows[0].rect().center()

    return row


def _golden(window: Window) -> Callable[[int], Click]:
    def golden(turn: int) -> Click:
        button = next(button for button in _seen(window, Button) if button.kind is Kind.PRIMARY)
        return button, button.rect().center()

    return golden


def _seen(window: Window, kind: type[Any]) -> Iterable[Any]:
    return [widget for widget in window.findChildren(kind) if widget.isVisible()]


# The measure


class _Repaints(QObject):
    """Counts how often the window paints what has changed in it."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self.count = 0
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.UpdateRequest
        return False


def _clicks(window: Window, click: Callable[[int], Click]) -> list[float]:
    """Each is taken back before the next one."""
    session = window.session
    assert session is not None
    repaints = _Repaints(window)
    seconds: list[float] = []
    for turn in range(CLICKS):
        widget, at = click(turn)
        lines = session.lines
        start = perf_counter()
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
        _until_still(repaints)
        seconds.append(perf_counter() - start)
        if session.lines != lines:
            session.undo_to(lines)
            _until_still(repaints)
    repaints.deleteLater()
    return seconds


def _until_still(repaints: _Repaints) -> None:
    """Until a round of events has nothing left to paint."""
    before = -1
    while repaints.count != before:
        before = repaints.count
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
