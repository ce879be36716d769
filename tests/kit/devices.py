"""Loudspeakers for tests: none, and one that can be taken away. One that plays nowhere is
in `commands/bench/hearing.py`."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event, Thread

from meadhall.sound.device import Device, Give, Unheard

PERIOD = 0.01  # seconds between two times that a made-up device asks


def none(rate: int) -> Device:
    raise Unheard("no_device")


class Made:
    """It asks for frames in a thread of its own until somebody takes it away."""

    def __init__(self, rate: int) -> None:
        self.frames = round(rate * PERIOD)
        self.begun = self.rested = self.closed = 0
        self.gone = False
        self.heard = 0  # blocks with something in them
        self._ends = Event()
        self._thread: Thread | None = None

    def begin(self, give: Give) -> None:
        self.begun += 1
        self._ends.clear()
        self._thread = Thread(target=self._ask, args=(give,), daemon=True)
        self._thread.start()

    def rest(self) -> None:
        self.rested += 1
        self._stop()

    def close(self) -> None:
        self.closed += 1
        self._stop()

    def take_away(self) -> None:
        """From now on it asks for nothing, and says nothing of it: so systems do it."""
        self.gone = True

    def _stop(self) -> None:
        self._ends.set()
        if self._thread is not None:
            self._thread.join()

    def _ask(self, give: Give) -> None:
        while not self._ends.wait(PERIOD):
            if not self.gone:
                self.heard += any(give(self.frames))


def made(devices: list[Made]) -> Callable[[int], Device]:
    """Opens one after the other, each of which is put into the list."""

    def opened(rate: int) -> Device:
        devices.append(Made(rate))
        return devices[-1]

    return opened
