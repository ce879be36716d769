"""While nobody does anything, pieces of other positions are painted, so that a jump there need not wait for them."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer

from meadhall.models.replay import ReplaySession
from meadhall.views.boards.kit.view import BoardView

ROOM = 2.0  # times the pictures that a board keeps at a table
_EVERY = 6  # lines: between them there are hardly any other pieces
_PAUSE = 12  # ms between two pieces: a processor has other things to do


class Ahead(QObject):
    def __init__(self, session: ReplaySession, board: BoardView, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._board = session, board
        board.stage.room = ROOM
        self._work: Iterator[None] | None = None
        self._timer = QTimer(self, interval=_PAUSE)
        self._timer.timeout.connect(self._paint_one)

    @property
    def busy(self) -> bool:
        return self._work is not None

    def begin(self) -> None:
        """Anew, as when other eyes look or the board has another size."""
        self._work = self._all()
        self._timer.start()

    def finish(self) -> None:
        """All at once, for measurements."""
        while self._work is not None:
            self._paint_one()

    def _all(self) -> Iterator[None]:
        for line in range(self._session.length, -1, -_EVERY):
            yield from self._board.stage.paint_ahead(self._session.view_at(line))

    def _paint_one(self) -> None:
        if self._work is None or self._board.is_moving:
            return
        if next(self._work, self) is self:
            self._work = None
            self._timer.stop()
