"""Copies of the position along the history: all of the recent ones, and landmarks farther back."""

from typing import Any

RECENT = 64


class Copies:
    """By line: copy 0 is the position before the first entry, copy n the one after n entries.

    Landmarks are the positions with which rounds begin, and in a long round one after so many entries, so that no
    position is ever far from a copy.
    """

    def __init__(self, first: Any) -> None:
        self._recent = {0: first}
        self._landmarks = {0: first}

    def add(self, line: int, position: Any, begins_round: bool) -> None:
        self._recent[line] = position
        self._recent.pop(line - RECENT, None)
        if begins_round or line - next(reversed(self._landmarks)) >= RECENT:
            self._landmarks[line] = position

    def twin(self) -> "Copies":
        other = Copies(self._landmarks[0])
        other._recent, other._landmarks = dict(self._recent), dict(self._landmarks)
        return other

    def cut(self, line: int) -> None:
        """Forget what came after."""
        self._recent = {at: position for at, position in self._recent.items() if at <= line}
        self._landmarks = {at: position for at, position in self._landmarks.items() if at <= line}

    def nearest(self, line: int) -> tuple[int, Any]:
        """The last copy up to this line, and where it belongs."""
        copies = self._landmarks | self._recent
        at = max(at for at in copies if at <= line)
        return at, copies[at]

    def landmarks(self) -> list[tuple[int, Any]]:
        return list(self._landmarks.items())
