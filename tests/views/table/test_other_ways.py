"""What was undone stays in the saga, and one can go back to it there."""

from __future__ import annotations

from collections.abc import Callable

from eyes import board_of, breathe, layer_of, seen, written
from mouse import Mouse
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from meadhall.views.shell.window import Window
from meadhall.views.table.saga import SagaList

Sit = Callable[..., Window]


def other_ways(window: Window) -> list[int]:
    """The rows of the saga that tell of one."""
    model = seen(window, SagaList)[0].model()
    return [row for row in range(model.rowCount()) if "Another way" in model.index(row, 0).data()]


def test_the_saga_leads_to_the_other_way_and_back(sit: Sit) -> None:
    window = sit("brotherhood")
    mouse, board = Mouse(window), board_of(window)
    one, other = [spot for spot in board.spots if board.actions_at(spot)][:2]
    mouse.choose(board, one)
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    breathe()
    assert other_ways(window) == []  # nothing else was done instead yet
    mouse.choose(board, other)
    (at,) = other_ways(window)

    saga = seen(window, SagaList)[0]
    QTest.mouseClick(
        saga.viewport(), Qt.MouseButton.LeftButton, pos=saga.visualRect(saga.model().index(at, 0)).center()
    )
    breathe()
    mouse.press(written(window, "Go back to it"))
    assert layer_of(window) is None
    assert len(other_ways(window)) == 1  # the one that was left for it
    assert board.actions_at(one) == []
    assert board.actions_at(other) == []


def test_after_an_undo_the_saga_is_still_told_in_a_drawer(sit: Sit) -> None:
    window = sit("brotherhood", size=(1280, 720))
    mouse, board = Mouse(window), board_of(window)
    told = window.findChildren(SagaList)[-1].model().rowCount()
    mouse.choose(board, next(spot for spot in board.spots if board.actions_at(spot)))
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    breathe()
    assert window.findChildren(SagaList)[-1].model().rowCount() == told > 0
