"""The whole position. Each game's own state holds everything else that lies on the table."""

from operator import methodcaller
from typing import Any, Self

import msgspec

from .chance import Chance
from .result import Result

shallow_copy = methodcaller("__copy__")  # what `copy.copy` finds for a struct in twice the time


class State(msgspec.Struct, kw_only=True):
    chance: Chance
    # The stack of steps still to come; the last one is next. Its steps are written in terms of the state, so
    # their type is known only to the game's codec.
    agenda: list[Any] = []
    result: Result | None = None

    def copy(self) -> Self:
        """An independent position. Frozen things are shared; each game re-lists what changes in place."""
        twin = shallow_copy(self)
        twin.chance = self.chance.copy()
        twin.agenda = self.agenda[:]
        return twin

    def finish(self, result: Result) -> None:
        """The game is over, whatever was still to come."""
        self.result = result
        self.agenda.clear()
