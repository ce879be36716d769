"""The game as a film: it plays, stops, goes step by step, and jumps."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from meadhall.models.replay import ReplaySession
from meadhall.views.boards.kit.view import BoardView
from meadhall.views.look.style import Style

SPEEDS = (0.5, 1.0, 2.0, 4.0)
_PAUSE, _SILENT = 650, 120  # ms at the usual speed after a step, and after one of which nothing is told


class Playing(QObject):
    changed = Signal()  # it plays or does not, or at another speed

    def __init__(self, style: Style, session: ReplaySession, board: BoardView, parent: QObject) -> None:
        super().__init__(parent)
        self._usual, self._session, self._board = style.motion, session, board
        self.plays, self.speed = False, 1.0
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._step)
        board.came_to_rest.connect(self._rested)
        self.set_speed(1.0)

    # As a film

    def toggle(self) -> None:
        """At the end it begins once more."""
        if self.plays:
            self.stop()
            return
        if self._is_at_end:
            self._session.go_to(0)
        self.plays = True
        self.changed.emit()
        self._next.start(0)

    def stop(self) -> None:
        self._next.stop()
        was, self.plays = self.plays, False
        self._board.finish_motion()
        if was:
            self.changed.emit()

    def set_speed(self, speed: float) -> None:
        """Where nothing is to move at all, only the pauses change."""
        self.speed = speed
        if self._usual.speed > 0:
            self._board.set_pace(self._usual._replace(speed=speed))
        self.changed.emit()

    def _step(self) -> None:
        if self.plays and not self._is_at_end:
            self._session.step()
        else:
            self.stop()

    def _rested(self) -> None:
        if not self.plays:
            return
        if self._is_at_end:
            self.stop()
            return
        told = self._session.events_at(self._session.lines)
        self._next.start(round((_PAUSE if told else _SILENT) / self.speed))

    @property
    def _is_at_end(self) -> bool:
        return self._session.lines >= self._session.length

    # By hand

    def go_to(self, line: int) -> None:
        """Without motion. A film that plays goes on from there."""
        line = min(max(line, 0), self._session.length)
        self._board.finish_motion()
        if line != self._session.lines:
            self._session.go_to(line)
        if self.plays:
            self._rested()

    def on(self) -> None:
        """With motion, unless one is quicker than it."""
        self.stop()
        if not self._is_at_end:
            self._session.step()

    def back(self) -> None:
        self.stop()
        self.go_to(self._session.lines - 1)

    def turn(self, by: int) -> None:
        self.go_to(self._session.turn_from_here(by))

    def start(self) -> None:
        self.go_to(0)

    def end(self) -> None:
        self.stop()
        self.go_to(self._session.length)

    def seek(self, kind: str, by: int) -> None:
        """To the next mark of this kind, or of any."""
        mark = self._session.mark_from_here(kind, by)
        if mark is not None:
            self.go_to(mark.line)
