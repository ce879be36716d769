"""Scorched Earth, the token of the Snake (NG-18.21 to NG-18.26)."""

from collections.abc import Sequence

from ...kernel import Action, Decision, Denial, EventSink, Step
from ...kernel.step import NOT_NOW
from ..asking import STOP, Stop, ask
from ..effect import Effect
from ..events import ScorchedPlaced
from ..state import State, adjacent_to_own, is_scorched


class Scorching(Effect, frozen=True):
    """A part of a card; nobody else has the token (NG-12.9)."""

    def why_not(self, s: State, seat: int) -> Denial | None:
        if seat != s.snake:
            return Denial("no_such_token", "NG-12.9")
        if len(PlaceScorched(seat).options(s)) > 1:
            return None
        return Denial("not_next_to_yours", "NG-18.22")

    def steps(self, seat: int) -> Sequence[Step[State]]:
        return (OfferScorching(seat),)


class OfferScorching(Step[State], frozen=True):
    seat: int

    def run(self, s: State, out: EventSink) -> None:
        if self.seat == s.snake:
            ask(s, PlaceScorched(self.seat), out)


class Scorch(Action, frozen=True):
    region: int


class PlaceScorched(Decision[State], frozen=True):
    """NG-24.30: onto any territory next to one of the Snake's, or nowhere."""

    def actions(self, s: State) -> Sequence[Action]:
        return [STOP, *(Scorch(region) for region in s.land.regions)]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if isinstance(action, Stop):
            return None
        if not isinstance(action, Scorch):
            return NOT_NOW
        if action.region not in s.land.regions or is_scorched(s, action.region):
            return Denial("lies_there_already", "NG-18.22")
        if action.region not in adjacent_to_own(s, self.seat):
            return Denial("not_next_to_yours", "NG-18.22")
        return None

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        if isinstance(action, Scorch):
            s.scorched = action.region
            out.append(ScorchedPlaced(self.seat, action.region))
