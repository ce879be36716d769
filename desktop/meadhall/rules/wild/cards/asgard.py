"""Asgard cards (VW-17.2 to VW-17.4): one of three, at once, also in the turn of another."""

from collections.abc import Sequence

from ...kernel import Action, Decision, Denial, EventSink, Step
from ...kernel.step import NOT_NOW
from ..data import CardId
from ..events import AsgardMissed, AsgardTaken, AsgardTurned
from ..state import State, without
from .drawing import receive


class GainAsgard(Step[State], frozen=True):
    seat: int

    def run(self, s: State, out: EventSink) -> None:
        if not s.asgard_deck:
            out.append(AsgardMissed(self.seat))
            return
        card, *rest = s.asgard_deck
        s.asgard_deck = tuple(rest)
        s.asgard_row += (card,)
        out.append(AsgardTurned(self.seat, card))
        s.agenda.append(PickAsgard(self.seat))


class TakeAsgard(Action, frozen=True):
    card: CardId


class PickAsgard(Decision[State], frozen=True):
    def actions(self, s: State) -> Sequence[TakeAsgard]:
        return [TakeAsgard(card) for card in s.asgard_row]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, TakeAsgard):
            return NOT_NOW
        return None if action.card in s.asgard_row else Denial("not_on_show", "VW-17.3", {"card": action.card})

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, TakeAsgard)
        s.asgard_row = without(s.asgard_row, (action.card,))
        receive(s, self.seat, action.card)
        out.append(AsgardTaken(self.seat, action.card))
