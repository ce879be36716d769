"""Market stalls (chapter 6)."""

from collections.abc import Sequence

from ...kernel import Action, Decision, Denial, EventSink
from ...kernel.step import NOT_NOW
from ..asking import ask
from ..data import LocationId, Stall
from ..goods import cannot_pay, gain, pay
from ..state import State, stall_at
from .visit import Visit


def stall(space: LocationId) -> Visit:
    def why_not(s: State, seat: int) -> Denial | None:
        here = stall_at(s, space)
        return cannot_pay(s, seat, here.cost, "CM-6.10") if here else Denial("closed_stall", "CM-2.2")

    def use(s: State, seat: int, out: EventSink) -> None:
        ask(s, UseStall(seat, space), out)

    return Visit(why_not, use)


class Uses(Action, frozen=True):
    count: int


class UseStall(Decision[State], frozen=True):
    """D-11: the Beggar helps up to three times (CM-6.2), all others once (CM-4.8)."""

    space: LocationId

    def actions(self, s: State) -> Sequence[Uses]:
        return [Uses(count + 1) for count in range(self._stall(s).uses)]

    def _stall(self, s: State) -> Stall:
        here = stall_at(s, self.space)
        assert here is not None
        return here

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, Uses):
            return NOT_NOW
        stall = self._stall(s)
        if not 1 <= action.count <= stall.uses:
            return Denial("not_so_often", "CM-4.8", {"count": stall.uses})
        return cannot_pay(s, self.seat, stall.cost.times(action.count), "CM-6.10")

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, Uses)
        stall = self._stall(s)
        pay(s, self.seat, stall.cost.times(action.count), stall.id, out)
        gain(s, self.seat, stall.gain.times(action.count), stall.id, out)
