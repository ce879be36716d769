"""A hand on the keyboard: every key goes through the window, to whatever has the focus there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from eyes import golden_button, seen
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from meadhall.views.boards.kit.choosing.menu import SpotMenu
from meadhall.views.boards.kit.view import BoardView
from meadhall.views.lessons.callout import Callout
from meadhall.views.shell.window import Window
from meadhall.views.table.dialogs.choicebox import Boxes
from meadhall.views.table.tray.loose import Loose
from meadhall.views.table.tray.tray import Tray
from meadhall.views.widgets import ActionRow, Overlay, Press, Segments
from onlooker import Onlooker, breathe

KEY = Qt.Key
NONE, CONTROL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
FAR = 120  # presses of Tab that lead anywhere
ROW = 20  # steps by arrows through things that stand side by side
NEAR = 6  # steps by arrows before one takes to Tab


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None, "nothing has the keyboard"
    return widget


class Keyboard:
    def __init__(self, qtbot: Onlooker, window: Window) -> None:
        self.qtbot, self.window = qtbot, window

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
        self.qtbot.keyClick(self.window.windowHandle(), key, modifier)
        breathe()

    def press(self, widget: Press) -> None:
        group = widget.parentWidget()
        if self.window.place.page == "table" and widget is golden_button(self.window):
            self.key(KEY.Key_Return, CONTROL)
            return
        if isinstance(group, Segments | Boxes):
            self._tab_to(lambda: group.isAncestorOf(focused()))
            below = focused().x() == widget.x()
            self._step_to(widget.text_shown, *((KEY.Key_Down, KEY.Key_Up) if below else (KEY.Key_Right, KEY.Key_Left)))
            return
        if isinstance(group, SpotMenu):
            self._step_to(widget.text_shown, KEY.Key_Down)
        elif isinstance(widget, ActionRow):
            self._go_to_rows()
            if not isValid(widget):  # the table went on by itself, as after a standing order
                return
        elif any(card.isAncestorOf(widget) for card in seen(self.window, Callout)):
            self.key(KEY.Key_F12)
        elif any(tray.isAncestorOf(widget) for tray in seen(self.window, Tray)):
            self.key(KEY.Key_F4)
        self._tab_to(lambda: focused() is widget)
        self.key(KEY.Key_Return)

    def _go_to_rows(self) -> None:
        """A second press may be wanted: the first one closes an open drawer that has the keyboard elsewhere."""
        for _ in range(2):
            if not isinstance(focused(), ActionRow):
                self.key(KEY.Key_F2)

    def choose(self, board: BoardView, spot: str) -> None:
        self._walk_to(board, spot)
        self.key(KEY.Key_Return)

    def carry(self, board: BoardView, spot: str, pick: Callable[[Sequence[str]], str]) -> None:
        """Keys drag nothing: one is chosen after the other."""
        self.choose(board, spot)
        self.choose(board, pick(board.targets))

    def hand_over(self, pool: Loose, place: int, other: QWidget) -> bool:
        return False

    def turn(self, board: BoardView, spot: str) -> None:
        self._walk_to(board, spot)
        self.key(KEY.Key_R)

    def dismiss(self, layer: Overlay) -> None:
        self.key(KEY.Key_Escape)

    def open_actions(self) -> None:
        self.key(KEY.Key_F2)

    def _walk_to(self, board: BoardView, spot: str) -> None:
        """By arrows towards it, and by Tab where they lead elsewhere."""
        self.key(KEY.Key_F3)
        for _ in range(NEAR):
            if board.focused != spot:
                self.key(self._way(board, spot))
        self._tab_to(lambda: board.focused == spot)

    def _way(self, board: BoardView, spot: str) -> Qt.Key:
        if not board.focused:
            return KEY.Key_Right
        away = board.spots[spot].anchor - board.spots[board.focused].anchor
        if abs(away.x()) > abs(away.y()):
            return KEY.Key_Right if away.x() > 0 else KEY.Key_Left
        return KEY.Key_Down if away.y() > 0 else KEY.Key_Up

    def _tab_to(self, is_there: Callable[[], bool]) -> None:
        for _ in range(FAR):
            if is_there():
                return
            self.key(KEY.Key_Tab)
        raise AssertionError("Tab does not lead there")

    def _step_to(self, text: str, *ways: Qt.Key) -> None:
        """To what has this on it: a step may build everything anew."""
        for key in ways:
            for _ in range(ROW):
                if getattr(focused(), "text_shown", None) == text:
                    return
                self.key(key)
        raise AssertionError(f"{ways} do not lead to {text}")
