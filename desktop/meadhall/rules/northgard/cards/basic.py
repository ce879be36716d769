"""The four basic effects, and the cards that let one choose among them (NG-12.11, NG-12.12)."""

from collections.abc import Sequence
from typing import Literal

from ...kernel import Action, Decision, Denial, EventSink, Step, then
from ...kernel.step import NOT_NOW
from ..asking import STOP, Stop, ask
from ..effect import Effect
from ..events import EffectChosen
from ..land.build import Build
from ..land.explore import Explore
from ..land.move import Move
from ..land.recruit import Recruit
from ..state import State

Basic = Literal["recruit", "explore", "move", "build"]
BASICS: dict[Basic, Effect] = {"recruit": Recruit(1), "explore": Explore(), "move": Move(1), "build": Build()}


class AnyBasic(Effect, frozen=True):
    """So many different ones of the four, or of some of them; all but the first may be skipped."""

    count: int = 1
    among: tuple[Basic, ...] = tuple(BASICS)
    optional: bool = False  # the first, too (NG-12.56)

    def why_not(self, s: State, seat: int) -> Denial | None:
        if any(BASICS[basic].why_not(s, seat) is None for basic in self.among):
            return None
        return Denial("nothing_to_choose", "NG-6.10")

    def steps(self, seat: int) -> Sequence[Step[State]]:
        return (OfferBasics(seat, self, self.count),)


class OfferBasics(Step[State], frozen=True):
    seat: int
    effect: AnyBasic
    left: int
    done: tuple[Basic, ...] = ()

    def run(self, s: State, out: EventSink) -> None:
        ask(s, ChooseBasic(self.seat, self.effect, self.left, self.done), out)


class TakeBasic(Action, frozen=True):
    effect: Basic


class ChooseBasic(Decision[State], frozen=True):
    """NG-24.8."""

    effect: AnyBasic
    left: int
    done: tuple[Basic, ...]

    def actions(self, s: State) -> Sequence[Action]:
        return [STOP, *(TakeBasic(basic) for basic in self.effect.among)]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if isinstance(action, Stop):
            return None if self.done or self.effect.optional else Denial("must_choose", "NG-12.11")
        if not isinstance(action, TakeBasic) or action.effect not in self.effect.among:
            return NOT_NOW
        if action.effect in self.done:
            return Denial("two_different_ones", "NG-12.12")
        return BASICS[action.effect].why_not(s, self.seat)

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        if isinstance(action, TakeBasic):
            out.append(EffectChosen(self.seat, action.effect))
            done = (*self.done, action.effect)
            more = [OfferBasics(self.seat, self.effect, self.left - 1, done)] if self.left > 1 else []
            then(s, *BASICS[action.effect].steps(self.seat), *more)
