"""A hand on the mouse: every click goes through the window, to whatever lies uppermost there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from eyes import has_drawer, on_board, seen
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from meadhall.views.boards.kit.view import BoardView
from meadhall.views.shell.window import Window
from meadhall.views.table.rails.right import Side
from meadhall.views.table.rails.strip import Captioned, Strip
from meadhall.views.table.tray.loose import Loose
from meadhall.views.widgets import Overlay, Press, ScrollColumn
from onlooker import Onlooker, breathe

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
NOTCH = 120  # of the wheel
FAR = 60  # notches that lead anywhere
STIRRED = 12  # pixels that make a press a drag
CORNER = QPoint(3, 3)


class Mouse:
    def __init__(self, qtbot: Onlooker, window: Window) -> None:
        self.qtbot, self.window = qtbot, window

    def press(self, widget: Press) -> None:
        self._scroll_to(widget)
        self._click(widget, widget.rect().center())

    def click(self, widget: QWidget, at: QPoint) -> None:
        self._click(widget, at)

    def choose(self, board: BoardView, spot: str) -> None:
        self._click(board.viewport(), on_board(board, spot))

    def carry(self, board: BoardView, spot: str, pick: Callable[[Sequence[str]], str]) -> None:
        self._drag(self._on(board, spot), lambda: self._on(board, pick(board.targets)))

    def hand_over(self, pool: Loose, place: int, other: QWidget) -> bool:
        start = self._reach(pool, pool.centre(place).toPoint())
        self._drag(start, lambda: other.mapTo(self.window, other.rect().center()))
        return True

    def _drag(self, start: QPoint, target: Callable[[], QPoint]) -> None:
        """Button down, over there, button up. Where that is may be seen only now."""
        handle = self.window.windowHandle()
        self.qtbot.mousePress(handle, LEFT, NONE, start)
        self.qtbot.mouseMove(handle, start + QPoint(0, STIRRED))
        breathe()
        end = target()
        self.qtbot.mouseMove(handle, end)
        breathe()
        self.qtbot.mouseRelease(handle, LEFT, NONE, end)
        breathe()

    def turn(self, board: BoardView, spot: str) -> None:
        """By the wheel."""
        place = self._on(board, spot)
        self.qtbot.mouseMove(self.window.windowHandle(), place)
        QTest.wheelEvent(self.window.windowHandle(), QPointF(place), QPoint(0, -NOTCH))
        breathe()

    def dismiss(self, layer: Overlay) -> None:
        """By a click beside its sheet."""
        self._click(layer, CORNER)

    def go_away(self) -> None:
        """From whatever it points at: what lies there is told no more."""
        self.qtbot.mouseMove(self.window.windowHandle(), CORNER)
        breathe()

    def open_actions(self) -> None:
        self.press(seen(seen(self.window, Strip)[0], Captioned)[0])

    def _click(self, widget: QWidget, at: QPoint) -> None:
        place = self._reach(widget, at)
        handle = self.window.windowHandle()
        self.qtbot.mouseMove(handle, place)
        self.qtbot.mouseClick(handle, LEFT, NONE, place)
        breathe()

    def _on(self, board: BoardView, spot: str) -> QPoint:
        return self._reach(board.viewport(), on_board(board, spot))

    def _reach(self, widget: QWidget, at: QPoint) -> QPoint:
        """Where that is in the window, if nothing else lies over it."""
        place = widget.mapTo(self.window, at)
        if self._drawer_hides(widget, place):
            self.open_actions()  # a second time, which closes them
        found = self._lies_at(place)
        assert found is widget or widget.isAncestorOf(found), f"{found} lies over {widget} at {at}"
        return place

    def _lies_at(self, place: QPoint) -> QWidget:
        """Uppermost."""
        found = self.window.childAt(place)
        assert found is not None, f"{place} is outside the window"
        return found

    def _drawer_hides(self, widget: QWidget, place: QPoint) -> bool:
        drawers = seen(self.window, Side) if has_drawer(self.window) else []
        found = self._lies_at(place)
        return any(one.isAncestorOf(found) and not one.isAncestorOf(widget) for one in drawers)

    def _scroll_to(self, widget: QWidget) -> None:
        """By the wheel, in the column in which it stands."""
        column = widget.parentWidget()
        while column is not None and not isinstance(column, ScrollColumn):
            column = column.parentWidget()
        if column is None:
            return
        view = column.viewport()
        middle = QPointF(view.mapTo(self.window, view.rect().center()))
        for _ in range(FAR):
            at = widget.mapTo(view, widget.rect().center()).y()
            if 0 <= at < view.height():
                return
            QTest.wheelEvent(self.window.windowHandle(), middle, QPoint(0, NOTCH if at < 0 else -NOTCH))
            breathe()
        raise AssertionError(f"{widget} cannot be scrolled into sight")
