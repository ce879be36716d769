"""A position set up by hand, and what happens in it: what the scenes of all games share.

Chance is laid ready; nothing in a scene is left to it.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar

from meadhall.rules import kernel
from meadhall.rules.kernel import Action, Denial, Event, Game, Illegal, Outcome, State, Step

S = TypeVar("S", bound=State)


class Stage(Generic[S]):
    game: ClassVar[Game[Any]]

    def __init__(self, s: S) -> None:
        self.s = s
        self.events: list[Event] = []  # of the last thing that happened

    # What happens

    def run(self, *steps: Step[Any], chance: Sequence[Outcome] = ()) -> Self:
        """These steps happen now, before whatever is asked."""
        self._lay(chance)
        kernel.then(self.s, *steps)
        kernel.settle(self.s, self.events)
        self.s.chance.drawn = []
        return self._all_used()

    def do(self, action: Action, *chance: Outcome, by: int | None = None) -> Self:
        """Play it, with these outcomes laid ready."""
        self._lay(chance)
        kernel.play(self.s, action, self.events, by)
        return self._all_used()

    def _lay(self, chance: Sequence[Outcome]) -> None:
        self.events = []
        self.s.chance.laid = list(chance)

    def _all_used(self) -> Self:
        assert not self.s.chance.laid, f"chance was not asked for {self.s.chance.laid}"
        return self

    def refused(self, action: Action, by: int | None = None) -> Denial:
        """Why it may not be played. The position must stay as it was."""
        before = self.game.codec.fingerprint(self.s)
        try:
            kernel.play(self.s, action, by=by)
        except Illegal as illegal:
            assert self.game.codec.fingerprint(self.s) == before
            return illegal.denial
        raise AssertionError(f"{action} was allowed")

    def denied(self, action: Action, by: int | None = None) -> tuple[str, str]:
        """The code, and the rule."""
        denial = self.refused(action, by)
        return denial.code, denial.rule

    def allows(self, action: Action, by: int | None = None) -> bool:
        return kernel.why_not(self.s, action, by) is None

    # What one sees of it

    def options(self, kind: type[Action] | None = None) -> list[Any]:
        return [action for action in kernel.options(self.s) if kind is None or isinstance(action, kind)]

    def asks(self) -> Any:
        return kernel.asked(self.s)

    def told(self, kind: type[Event]) -> list[Any]:
        """The events of this kind that the last thing brought."""
        return [event for event in self.events if isinstance(event, kind)]
