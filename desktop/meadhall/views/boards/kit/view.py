"""The widget that shows one board, by pointer and by keyboard."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent

from . import marks
from .lens import STEP
from .pointed import PointedView

_TURN_KEYS = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
_CHOOSE_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class BoardView(PointedView):
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._on_key(Qt.Key(event.key())):
            event.ignore()

    def _on_key(self, key: Qt.Key) -> bool:
        if self.is_moving and key in (*_CHOOSE_KEYS, Qt.Key.Key_Escape):
            self._player.finish()
            return True
        if key == Qt.Key.Key_Escape:
            return self._escape()
        if key in _CHOOSE_KEYS:
            if self._walk.at:
                self.choose(self._walk.at)
            return bool(self._walk.at)
        if key == Qt.Key.Key_F:
            self.fit()
            return True
        if key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_Minus):
            self.zoom_by(1 / STEP if key == Qt.Key.Key_Minus else STEP)
            return True
        if key in _TURN_KEYS:
            return self._turn_board(_TURN_KEYS[key])
        if self._walk.arrow(key):
            self._walked()
            return True
        return False

    def _turn_board(self, by: int) -> bool:
        turned = not self.is_moving and self._board.turn_by(by, self._view)
        if turned:
            self._telling.hush()
            self._rest_at(self._view)
        return turned

    def _escape(self) -> bool:
        if self._cancel_gesture():
            return True
        if self._choice.way:
            self.forget_way()
            return True
        return False

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab walks the spots before it leaves the board."""
        if not self.is_moving and self._walk.step(forward):
            self._walked()
            return True
        self._walked()
        return super().focusNextPrevChild(forward)

    def _walked(self) -> None:
        at = self._walk.at
        self._hovered = ""
        self._point_at("")
        self._scene.show_state(marks.FOCUSED, [at] if at else [])
        self._show_ghosts()
        if at:
            box = self._scene.spots[at].box
            if not self.shown.contains(box):  # else the whole board would move, and what stands in its corners be cut
                self.ensureVisible(box.adjusted(-20, -20, 20, 20), 20, 20)
            self._telling.say()
            self._telling.read_anew()
        else:
            self._telling.hush()
        self.hovered.emit(at)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self._scene.show_state(marks.FOCUSED, [])
            self._telling.hush()
