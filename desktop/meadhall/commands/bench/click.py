"""From a click on the table page to its painted result: the whole window, autosave and all, only without motion."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from time import perf_counter
from typing import Any

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from ...views.boards.kit.view import BoardView
from ...views.look.controls import Kind, Row
from ...views.shell.window import Window
from ...views.widgets import ActionRow, Button
from .table import Repaints, Times

CLICKS = 40  # of each sort

# Each click is on a place in a widget.
Click = tuple[QWidget, QPoint]


def click_times(window: Window, row: str) -> list[Times]:
    """`row` is the icon of the rows that are clicked. Not every question has a golden button."""
    clicks = {"a place on the board": places(window), "a row of the action list": _rows(window, row)}
    if _goldens(window):
        clicks["the golden button"] = _golden(window)
    return [Times(what, _clicks(window, click)) for what, click in clicks.items()]


def whole_page(window: Window) -> Times:
    """All of the page painted once more, which a click should take little more than."""
    repaints = Repaints(window)
    seconds: list[float] = []
    for _ in range(CLICKS):
        start = perf_counter()
        for widget in (window.page, *window.page.findChildren(QWidget)):
            widget.update()
        repaints.until_still()
        seconds.append(perf_counter() - start)
    repaints.let_go()
    return Times("the whole page painted once more", seconds)


def places(window: Window) -> Callable[[int], Click]:
    board = window.findChildren(BoardView)[0]
    offered = {spot: board.actions_at(spot) for spot in board.targets}
    spots = [spot for spot, here in offered.items() if len(here) == 1 and not board.board.is_sample(here[0])]
    return lambda turn: (board.viewport(), board.mapFromScene(board.spots[spots[turn % len(spots)]].anchor))


def _rows(window: Window, icon: str) -> Callable[[int], Click]:
    def row(turn: int) -> Click:
        rows = [row for row in _seen(window, ActionRow) if row.row is not Row.LOCKED and row.icon_name == icon]
        return rows[0], rows[0].rect().center()

    return row


def _golden(window: Window) -> Callable[[int], Click]:
    def golden(turn: int) -> Click:
        button = _goldens(window)[0]
        return button, button.rect().center()

    return golden


def _goldens(window: Window) -> list[Button]:
    return [button for button in _seen(window, Button) if button.kind is Kind.PRIMARY]


def _seen(window: Window, kind: type[Any]) -> Iterable[Any]:
    return [widget for widget in window.findChildren(kind) if widget.isVisible()]


def click_on(widget: QWidget, at: QPoint) -> None:
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    for kind, held in ((QEvent.Type.MouseButtonPress, left), (QEvent.Type.MouseButtonRelease, none)):
        plain = Qt.KeyboardModifier.NoModifier
        QApplication.sendEvent(widget, QMouseEvent(kind, at, widget.mapToGlobal(at), left, held, plain))


def _clicks(window: Window, click: Callable[[int], Click]) -> list[float]:
    """Each is taken back before the next one."""
    session = window.session
    assert session is not None
    repaints = Repaints(window)
    seconds: list[float] = []
    for turn in range(CLICKS):
        widget, at = click(turn)
        lines, count = session.lines, repaints.count
        start = perf_counter()
        click_on(widget, at)
        repaints.until_still()
        seconds.append(perf_counter() - start)
        assert repaints.count > count, "nothing was painted"
        if session.lines != lines:
            session.undo_to(lines)
            repaints.until_still()
    repaints.let_go()
    return seconds
