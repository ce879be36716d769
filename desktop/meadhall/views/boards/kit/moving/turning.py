"""Things that can be turned before they are laid: of the ways to lie, one is held at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from meadhall.rules.kernel import Action

TURNS = 4


class Turning:
    """How the thing in hand lies now. Where it does not fit so, the next way that does is shown."""

    def __init__(self, turns_of: Callable[[Action], int | None]) -> None:
        self._turns_of = turns_of
        self.turns = 0

    def ways(self, actions: Iterable[Action]) -> Mapping[int, Action]:
        """By quarter turns; nothing unless each of the actions lays the thing in a way of its own."""
        found: dict[int, Action] = {}
        for action in actions:
            turns = self._turns_of(action)
            if turns is None or turns in found:
                return {}
            found[turns] = action
        return found

    def one_of_each(self, actions: Iterable[Action]) -> list[Action]:
        """For each way to lie the first of them, wherever that is."""
        found: dict[int | None, Action] = {}
        for action in actions:
            found.setdefault(self._turns_of(action), action)
        return list(found.values())

    def held(self, actions: Iterable[Action]) -> Action | None:
        """The one that is meant; None where the actions are of another sort."""
        ways = self.ways(actions)
        if not ways:
            return None
        return ways[next(turns for turns in self._from(self.turns, 1) if turns in ways)]

    def step(self, actions: Iterable[Action], by: int) -> bool:
        """To the next way that is among the actions."""
        ways = self.ways(actions)
        held = self.held(ways.values())
        if held is None:
            return False
        now = self._turns_of(held) or 0
        self.turns = next(turns for turns in self._from(now + by, by) if turns in ways)
        return True

    @staticmethod
    def _from(turns: int, by: int) -> Iterable[int]:
        return ((turns + by * step) % TURNS for step in range(TURNS))
