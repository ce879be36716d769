"""The table page in the middle of a game, with something opened, for pictures of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, NamedTuple

import msgspec
from PySide6.QtCore import QEventLoop, QPointF, QTimer
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication

from meadhall.bots import USUAL
from meadhall.rules import kernel
from meadhall.rules.kernel import Action
from meadhall.views.boards.kit.view import BoardView
from meadhall.views.table.page.page import TablePage
from meadhall.views.widgets import ActionRow

Undo = Literal["strict", "free"]
_REST = 450  # ms, after which the bubble has come


class Scene(NamedTuple):
    """Bots play on until the position is `ripe`; then something is opened."""

    ripe: Callable[[Any], bool]
    open: Callable[[TablePage], object] = lambda page: None
    alone: bool = True  # one person among computers; else all are people
    undo: Undo = "strict"
    options: tuple[tuple[str, Any], ...] = ()  # other than the usual ones
    bot: str = USUAL  # who plays: what good players hardly ever do comes sooner among those who play by chance
    kept: bool = False  # among the games of the window's own folder, as a real one
    given: Callable[[Any], None] | None = None  # laid into the first position, where bots would hardly ever come to it

    def agreed(self, usual: Any) -> Any:
        """The options of a game in which it comes."""
        return msgspec.structs.replace(usual, **dict(self.options))


def asked(*kinds: type) -> Callable[[Any], bool]:
    """The first seat is asked this."""

    def ripe(s: Any) -> bool:
        return not kernel.is_over(s) and isinstance(kernel.asked(s), kinds) and kernel.asked(s).seat == 0

    return ripe


def opens(kind: type[Action]) -> Callable[[TablePage], object]:
    return lambda page: page.doing.open_kind(kind)


def walk(page: TablePage) -> None:
    """The keyboard comes to the first place of the board, which says what would happen there."""
    board = page.findChild(BoardView)
    assert board is not None
    board.setFocus()
    board.focusNextPrevChild(True)


def ask_why(page: TablePage) -> None:
    """The pointer rests on the first thing that cannot be done, until the bubble comes."""
    page.open_drawer()
    barred = next((row for row in page.findChildren(ActionRow) if row.reason), None)
    if barred is None:
        return
    middle = QPointF(barred.rect().center())
    QApplication.sendEvent(barred, QEnterEvent(middle, middle, middle))
    waiting = QEventLoop()
    QTimer.singleShot(_REST, waiting.quit)
    waiting.exec()
