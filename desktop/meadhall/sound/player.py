"""Plays while the program does other things: in a thread of its own, on a device that may be missing or go away.

Whatever happens here, nobody waits for it and nothing is raised: there is no sound then, and `why` says the reason.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from time import monotonic

from .band import Band
from .device import Device, Unheard, open_device
from .mixer import Layers
from .shelf import Shelf, index

_LOOK = 2.0  # seconds between two looks at a device that runs
_AGAIN = 10.0  # seconds after which a device that failed is tried again, when there is something to be heard
_FOR_GOOD = ("no_library", "remote")

Order = Callable[[], None]


class Player:
    def __init__(
        self, noticed: Callable[[], None] = lambda: None, opened: Callable[[int], Device] = open_device
    ) -> None:
        """`noticed` is called, in the thread, when `why` is another."""
        self.why = ""
        self._noticed, self._opened = noticed, opened
        self._band = Band(Shelf())
        self._lock = Lock()  # of the band: the system asks for frames whenever it likes
        self._device: Device | None = None
        self._runs = False
        self._asked = self._seen = 0  # how often the device has asked, and what that was at the last look
        self._failed_at = -_AGAIN
        self._standing: dict[str, Order] = {}  # what holds until something else is said; a new device hears it first
        self._orders: SimpleQueue[tuple[str, Order] | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="sound", daemon=True)
        self._thread.start()

    # What one may want; all of it returns at once

    def play(self, name: str) -> None:
        self._orders.put(("", lambda: self._band.strike(name, monotonic())))

    def surround(self, layers: Layers) -> None:
        self._orders.put(("bed", lambda: self._band.surround(layers)))

    def set_volumes(self, effects: int, ambience: int) -> None:
        self._orders.put(("volumes", lambda: self._band.set_volumes(effects, ambience)))

    def hush(self) -> None:
        self._orders.put(("", self._band.hush))

    def close(self) -> None:
        """And wait until the device is let go."""
        self._orders.put(None)
        self._thread.join(5)

    # In the thread

    def _work(self) -> None:
        while True:
            try:
                order = self._orders.get(timeout=_LOOK if self._runs else None)
            except Empty:
                self._look()
                continue
            if order is None:
                return self._let_go()
            self._obey(*order)

    def _obey(self, standing: str, order: Order) -> None:
        if standing:
            self._standing[standing] = order
        if self.why in _FOR_GOOD or (self.why and monotonic() - self._failed_at < _AGAIN):
            return
        try:
            orders = [order]
            if self._device is None:
                self._device = self._opened(index().rate)
                orders = [*self._standing.values(), *(() if standing else (order,))]
            with self._lock:
                for one in orders:
                    one()
                sounds = self._band.sounds
            if sounds and not self._runs:
                self._device.begin(self._give)
                self._runs = True
            self._say("")
        except ImportError:
            self._fail("no_library")
        except Unheard as unheard:
            self._fail(unheard.why)

    def _look(self) -> None:
        """Is the device still there, and is there anything left to be heard?"""
        if self._asked == self._seen:
            self._fail("lost")
        elif not self._band.sounds and self._device is not None:
            self._device.rest()
            self._runs = False
        self._seen = self._asked

    def _give(self, count: int) -> array[int]:
        """To the device, in a thread of the system."""
        self._asked += 1
        with self._lock:
            return self._band.frames(count)

    def _fail(self, why: str) -> None:
        self._failed_at = monotonic()
        self._let_go()
        self._say(why)

    def _let_go(self) -> None:
        self._runs = False
        if self._device is not None:
            self._device.close()
            self._device = None

    def _say(self, why: str) -> None:
        if why != self.why:
            self.why = why
            self._noticed()
