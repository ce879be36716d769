"""A bot's thought that takes long, so that whoever waits sees that somebody thinks."""

from PySide6.QtCore import QObject, QTimer, Signal

LONG = 400  # milliseconds


class Thought(QObject):
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.thinker: int | None = None  # the seat that has thought for long
        self._seat = 0
        self._timer = QTimer(self, singleShot=True, interval=LONG)
        self._timer.timeout.connect(lambda: self._show(self._seat))

    def begin(self, seat: int) -> None:
        self._seat = seat
        self._timer.start()

    def end(self) -> None:
        self._timer.stop()
        self._show(None)

    def _show(self, seat: int | None) -> None:
        if seat != self.thinker:
            self.thinker = seat
            self.changed.emit()
