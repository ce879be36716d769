"""A moment at which several kinds of action are open: each kind owns its own law and its own effect."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar, cast

from .action import Action
from .denial import Denial
from .event import EventSink
from .state import State
from .step import NOT_NOW, Decision

S = TypeVar("S", bound=State)


class Move(Action, Generic[S], frozen=True):
    """A kind of action that several moments of a game admit, such as building a road."""

    # A closing move ends the moment in which it is made; after any other the menu is asked again.
    closes: ClassVar[bool] = False

    @classmethod
    def thinkable(cls, s: S, seat: int) -> Iterable[Self]:
        """All of this kind that one might think of."""
        raise NotImplementedError

    @classmethod
    def legal(cls, s: S, seat: int) -> Sequence[Self]:
        thinkable = cls.thinkable(s, seat)
        return [move for move in thinkable if move.why_not(s, seat) is None] if thinkable else ()

    def why_not(self, s: S, seat: int) -> Denial | None:
        raise NotImplementedError

    def make(self, s: S, seat: int, out: EventSink) -> None:
        raise NotImplementedError


class Menu(Decision[S], frozen=True):
    kinds: ClassVar[tuple[type[Move[Any]], ...]] = ()
    aside_kinds: ClassVar[tuple[type[Move[Any]], ...]] = ()

    def actions(self, s: S) -> Iterable[Action]:
        return (move for kind in self.kinds for move in kind.thinkable(s, self.seat))

    def options(self, s: S) -> Sequence[Action]:
        seat = self.seat
        found: list[Action] = []
        for kind in self.kinds:
            found += kind.legal(s, seat)
        return found

    def why_not(self, s: S, action: Action) -> Denial | None:
        if type(action) in self.kinds:
            move: Any = action
            return move.why_not(s, self.seat)
        return self.not_here(action)

    def not_here(self, action: Action) -> Denial:
        """Why nothing can be done that is of none of these kinds."""
        return NOT_NOW

    def resolve(self, s: S, action: Action, out: EventSink) -> None:
        move: Any = action
        if not move.closes:
            self.ask_again(s)
        move.make(s, self.seat, out)

    def ask_again(self, s: S) -> None:
        s.agenda.append(self)

    def asides(self, s: S, seat: int) -> Sequence[Action]:
        return [move for kind in self.aside_kinds for move in kind.legal(s, seat)]

    def why_not_aside(self, s: S, seat: int, action: Action) -> Denial | None:
        if type(action) in self.aside_kinds:
            return cast("Move[S]", action).why_not(s, seat)
        return NOT_NOW

    def resolve_aside(self, s: S, seat: int, action: Action, out: EventSink) -> None:
        cast("Move[S]", action).make(s, seat, out)
