"""What a press of a mouse button can become. A gesture begins, goes on, and is finished or cancelled."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPoint, Qt

_STILL = 6  # pixels: a press that moves less is a click


class Hand(Protocol):
    """What gestures need of the view."""

    def pan(self, by: QPoint) -> None: ...

    def set_grabbing(self, on: bool) -> None: ...

    def spot_under(self, at: QPoint) -> str: ...

    def begins_way(self, spot: str) -> bool: ...

    def choose(self, spot: str) -> None: ...

    def hover(self, spot: str) -> None: ...

    def forget_way(self) -> None: ...


class Gesture:
    def __init__(self, hand: Hand) -> None:
        self.hand = hand

    def begin(self, at: QPoint) -> Gesture:
        return self

    def update(self, at: QPoint) -> Gesture:
        """The gesture that goes on, which may be another one now."""
        return self

    def finish(self, at: QPoint) -> None: ...

    def cancel(self) -> None: ...


class Press(Gesture):
    """Not yet known: a click on a spot, a drag of what lies there, or of the board."""

    def begin(self, at: QPoint) -> Gesture:
        self._start = at
        self._spot = self.hand.spot_under(at)
        return self

    def update(self, at: QPoint) -> Gesture:
        if (at - self._start).manhattanLength() < _STILL:
            return self
        if self._spot and self.hand.begins_way(self._spot):
            return Carry(self.hand, self._spot).begin(at)
        return Pan(self.hand).begin(self._start).update(at)

    def finish(self, at: QPoint) -> None:
        if self._spot:
            self.hand.choose(self._spot)
        else:
            self.hand.forget_way()


class Carry(Gesture):
    """From a spot to another: the same as choosing the two one after the other."""

    def __init__(self, hand: Hand, spot: str) -> None:
        super().__init__(hand)
        self._spot = spot

    def begin(self, at: QPoint) -> Gesture:
        self.hand.choose(self._spot)
        return self

    def update(self, at: QPoint) -> Gesture:
        self.hand.hover(self.hand.spot_under(at))
        return self

    def finish(self, at: QPoint) -> None:
        spot = self.hand.spot_under(at)
        if spot and spot != self._spot:
            self.hand.choose(spot)

    def cancel(self) -> None:
        self.hand.forget_way()


class Pan(Gesture):
    """The board moves along with the pointer."""

    def begin(self, at: QPoint) -> Gesture:
        self._start = self._last = at
        self.hand.set_grabbing(True)
        return self

    def update(self, at: QPoint) -> Gesture:
        self.hand.pan(at - self._last)
        self._last = at
        return self

    def finish(self, at: QPoint) -> None:
        self.hand.set_grabbing(False)

    def cancel(self) -> None:
        self.hand.pan(self._start - self._last)
        self.hand.set_grabbing(False)


def gesture_of(button: Qt.MouseButton, hand: Hand) -> Gesture | None:
    """The left button chooses or pans, the middle one always pans."""
    if button == Qt.MouseButton.LeftButton:
        return Press(hand)
    return Pan(hand) if button == Qt.MouseButton.MiddleButton else None
