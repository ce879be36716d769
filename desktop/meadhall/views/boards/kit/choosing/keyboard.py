"""The keyboard's way over the board: Tab and arrows walk the spots that can be chosen, Enter and Space choose."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, Qt

from meadhall.views.boards.kit.spots import DOWN, LEFT, RIGHT, UP, Spot, in_reading_order, towards

_ARROWS = {
    Qt.Key.Key_Left: LEFT,
    Qt.Key.Key_Right: RIGHT,
    Qt.Key.Key_Up: UP,
    Qt.Key.Key_Down: DOWN,
}


class Walk:
    """Where the keyboard stands among the spots that can be chosen."""

    def __init__(self) -> None:
        self._spots: Mapping[str, Spot] = {}
        self._order: list[Spot] = []
        self.at = ""
        self._last = QPointF()  # where it last stood: new offers begin nearby

    def offer(self, spots: Mapping[str, Spot]) -> None:
        self._spots = spots
        self._order = in_reading_order(spots.values())
        if self.at not in spots:
            self.at = ""

    def step(self, forward: bool) -> bool:
        """To the next spot in reading order; False at the end, where the focus leaves the board."""
        places = [spot.id for spot in self._order]
        if not places:
            return False
        if not self.at:
            return self._stand(places[0 if forward else -1])
        place = places.index(self.at) + (1 if forward else -1)
        if not 0 <= place < len(places):
            self.at = ""
            return False
        return self._stand(places[place])

    def arrow(self, key: Qt.Key) -> bool:
        """True where the key is an arrow and there is anything to walk."""
        way = _ARROWS.get(key)
        if way is None or not self._order:
            return False
        if not self.at:
            start = min(self._order, key=lambda spot: (spot.anchor - self._last).manhattanLength())
            return self._stand(start.id)
        found = towards(self._spots, self._spots[self.at], way)
        return self._stand(found.id if found is not None else self.at)

    def leave(self) -> None:
        self.at = ""

    def _stand(self, name: str) -> bool:
        self.at = name
        self._last = self._spots[name].anchor
        return True
