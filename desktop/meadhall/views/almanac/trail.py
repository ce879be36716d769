"""Where one has read, and the way back and forward, as in a browser."""

from __future__ import annotations


class Trail:
    def __init__(self, first: str) -> None:
        self._visited = [first]
        self._at = 0

    @property
    def now(self) -> str:
        return self._visited[self._at]

    @property
    def can_go_back(self) -> bool:
        return self._at > 0

    @property
    def can_go_forward(self) -> bool:
        return self._at + 1 < len(self._visited)

    def go(self, ident: str) -> None:
        """On from here: what lay ahead is forgotten."""
        if ident != self.now:
            self._visited[self._at + 1 :] = [ident]
            self._at += 1

    def back(self) -> None:
        self._at -= self.can_go_back

    def forward(self) -> None:
        self._at += self.can_go_forward
