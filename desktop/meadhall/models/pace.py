"""How fast others play before the eyes of the one who waits, at one table. It outlives the page that shows it."""

from PySide6.QtCore import QObject, Signal

from ..bots.characters import Temper, character

SPEEDS = (1, 2, 3)
# How long somebody of that temper waits before acting, beside what is usual at this table.
_TEMPI: dict[Temper, float] = {
    "explorer": 0.8,
    "brawler": 0.65,
    "builder": 1.15,
    "hermit": 1.35,
    "trader": 1.0,
    "raider": 0.8,
    "farseer": 1.1,
    "planner": 1.3,
}


def tempo(bot: str) -> float:
    known = character(bot)
    return 1.0 if known is None else _TEMPI[known.temper]


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
