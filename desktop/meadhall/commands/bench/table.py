"""A late game in a window of 1920×1080, or of another size: what is measured there, and how long its paintings take."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtWidgets import QApplication

from ... import app
from ...bots import USUAL, Question, make
from ...models.session import Session
from ...rules import GAMES, kernel
from ...rules.kernel import State
from ...table import Seat, Table, Terms
from ...views.shell.window import Window


class Late(NamedTuple):
    """Where a game is late and has much to offer: when the person has a turn in which all these may be done."""

    seed: int
    actions: int  # of bots at the least
    kinds: frozenset[str]
    row: str  # the icon of the rows that are clicked in the list of actions


# A game whose board shall be measured needs one line here.
LATE = {
    "watch": Late(3, 250, frozenset({"BuildRoad", "HireGuard", "EndTurn"}), "road"),
    "northgard": Late(5, 220, frozenset({"RecruitAt", "Stop"}), "horn"),
    "midgard": Late(3, 100, frozenset({"Place"}), "worker"),
    "wild": Late(3, 170, frozenset({"BuyCard", "Exchange", "EndTurn"}), "swap"),
}

SIZE = QSize(1920, 1080)
LARGE = QSize(3840, 2160)
PLAYERS = 4
PERSON = 0
_NAMES = ("Waltraud", "Бранислава", "Сам", "Ґоринич")
_BOTS_WAIT = 60_000  # ms: nobody else moves while we measure


def late_table(game_id: str) -> Table:
    """One person among bots."""
    game, late = GAMES[game_id], LATE[game_id]
    seats = tuple(Seat(name, at, None if at == PERSON else USUAL) for at, name in enumerate(_NAMES))
    table = Table.start(game, Terms(game.options(), seats, late.seed, undo="free"))
    bot = make(USUAL, game, late.seed)
    while len(table.entries) < late.actions or not _offers(table.state, late.kinds):
        question = Question(game, game.visible(table.state, kernel.asked(table.state).seat))
        table.play(bot.choose(question))
    return table


def _offers(s: State, kinds: frozenset[str]) -> bool:
    return kernel.asked(s).seat == PERSON and kinds <= {type(action).__name__ for action in kernel.options(s)}


@contextmanager
def late_window(game_id: str, size: QSize = SIZE) -> Iterator[Window]:
    """With all that a window has, autosave and the bots' process too."""
    with still_window(size) as window:
        session = Session(late_table(game_id), window.worker, window.library)
        window.sit_down(session)
        session.set_pause(_BOTS_WAIT)
        until_still(window)
        yield window


def until_still(window: Window) -> None:
    repaints = Repaints(window)
    repaints.until_still()
    repaints.let_go()


@contextmanager
def still_window(size: QSize = SIZE) -> Iterator[Window]:
    """Without motion."""
    app.make_application()
    with TemporaryDirectory() as folder:
        window = app.make_window(Path(folder) / "settings.json", Path(folder) / "data")
        window.settings.change(language="en", room="dark", motion=0, confirm=False)
        window.resize(size)
        window.open_first()
        window.show_at(size)
        try:
            yield window
        finally:
            window.close()
            window.deleteLater()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


class Repaints(QObject):
    """Counts how often a window paints what has changed in it."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self.count = 0
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.UpdateRequest
        return False

    def until_still(self) -> None:
        """Until a round of events has nothing left to paint."""
        before = -1
        while self.count != before:
            before = self.count
            round_of_events()

    def let_go(self) -> None:
        self._window.removeEventFilter(self)
        self.deleteLater()


def round_of_events() -> float:
    """In seconds."""
    start = perf_counter()
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return perf_counter() - start


class Times(NamedTuple):
    what: str
    seconds: list[float]

    @property
    def median(self) -> float:
        return median(self.seconds)

    @property
    def p95(self) -> float:
        return sorted(self.seconds)[int(len(self.seconds) * 0.95)]
