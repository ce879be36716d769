"""A position set up by hand, and what happens in it: what the scenes of all games share.

Chance is laid ready; nothing in a scene is left to it.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar

from ..rules import kernel
from ..rules.kernel import Action, Event, EventSink, Game, Outcome, State, Step

S = TypeVar("S", bound=State)


class Stage(Generic[S]):
    game: ClassVar[Game[Any]]
    # What is read of a position by a name of the game's own, such as points.3: from the stage, the position and what
    # stands behind the name.
    figures: ClassVar[Mapping[str, Callable[[Any, Any, str], Any]]] = {}

    def __init__(self, s: S) -> None:
        self.s = s
        self.events: list[Event] = []  # of the last thing that happened

    def run(self, *steps: Step[Any], chance: Sequence[Outcome] = ()) -> Self:
        """These steps happen now, before whatever is asked."""
        self._lay(chance)
        kernel.then(self.s, *steps)
        kernel.settle(self.s, self.events)
        self.s.chance.drawn = []
        return self._all_used()

    def do(self, action: Action, *chance: Outcome, by: int | None = None, sink: EventSink | None = None) -> Self:
        """Play it, with these outcomes laid ready."""
        self._lay(chance)
        kernel.play(self.s, action, sink or self.events, by)
        return self._all_used()

    def number(self, name: str) -> Any:
        """What rules and boards call the place of this name."""
        raise NotImplementedError

    def asks(self) -> Any:
        return kernel.asked(self.s)

    def _lay(self, chance: Sequence[Outcome]) -> None:
        self.events = []
        self.s.chance.laid = list(chance)

    def _all_used(self) -> Self:
        assert not self.s.chance.laid, f"chance was not asked for {self.s.chance.laid}"
        return self
