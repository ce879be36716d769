"""How fast others play before the eyes of the one who waits, at one table. It outlives the page that shows it."""

from PySide6.QtCore import QObject, Signal

SPEEDS = (1, 2, 3)


class Pace(QObject):
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.speed: int | None = None  # nobody has chosen one for this table
        self.paused = False
        self.follows = False  # what concerns the viewer is shown at the usual speed
        self.skips = False  # nothing is shown until the viewer is asked

    def set(self, **choices: bool | int | None) -> None:
        for name, value in choices.items():
            setattr(self, name, value)
        self.changed.emit()
