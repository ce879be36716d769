"""The two things a game is made of: steps that happen, and decisions, which ask somebody."""

from collections.abc import Iterable, Sequence
from typing import ClassVar, Generic, Self, TypeVar

import msgspec

from .action import Action
from .denial import Denial
from .event import EventSink
from .state import State

S = TypeVar("S", bound=State)
NOT_NOW = Denial("not_now", "")


class Step(msgspec.Struct, Generic[S], frozen=True, tag=True, gc=False):
    """Something that happens. It changes the state, tells `out`, and may push further steps."""

    asks: ClassVar[bool] = False

    def run(self, s: S, out: EventSink) -> None:
        raise NotImplementedError

    def veiled(self, seat: int) -> Self:
        """The step as this seat may know it: steps that carry secrets hide them here."""
        return self


class Decision(Step[S], frozen=True):
    """A step that asks. It owns who decides, what they may do, why not, and what happens."""

    asks: ClassVar[bool] = True
    seat: int

    def actions(self, s: S) -> Iterable[Action]:
        """Everything one might think of here, legal or not; a fair sample where the space is open."""
        raise NotImplementedError

    def options(self, s: S) -> Sequence[Action]:
        """What is legal of it. Faster versions must give the same; the test kit compares."""
        return [action for action in self.actions(s) if self.why_not(s, action) is None]

    def why_not(self, s: S, action: Action) -> Denial | None:
        """The law. An action that is none of this decision's is answered with `NOT_NOW`."""
        raise NotImplementedError

    def resolve(self, s: S, action: Action, out: EventSink) -> None:
        raise NotImplementedError

    # Asides: what another seat may do meanwhile although it isn't asked. The decision stays where it is.

    def asides(self, s: S, seat: int) -> Sequence[Action]:
        return []

    def why_not_aside(self, s: S, seat: int, action: Action) -> Denial | None:
        return NOT_NOW

    def resolve_aside(self, s: S, seat: int, action: Action, out: EventSink) -> None:
        raise NotImplementedError


def then(s: State, *steps: Step[S]) -> None:
    """These steps come next, in this order, before anything already on the agenda."""
    s.agenda.extend(steps[::-1])
