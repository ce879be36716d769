"""The row of cards that the year offers: one is taken when passing, or before with Future Sight."""

from collections.abc import Sequence

from ...kernel import Action, Decision, Denial, EventSink, Step
from ...kernel.step import NOT_NOW
from ..asking import ask
from ..data import CardId
from ..effect import Effect
from ..events import CardPicked
from ..hand import acquire, put_on_top, without
from ..state import EVERYBODY, State


class OfferRow(Step[State], frozen=True):
    seat: int

    def run(self, s: State, out: EventSink) -> None:
        ask(s, PickFromRow(self.seat), out)


class Pick(Action, frozen=True):
    card: CardId


class PickFromRow(Decision[State], frozen=True):
    """NG-24.27: onto the own deck; mandatory (NG-6.24). Also for Future Sight (NG-12.38)."""

    def actions(self, s: State) -> Sequence[Pick]:
        return [Pick(card) for card in s.row]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, Pick):
            return NOT_NOW
        return None if action.card in s.row else Denial("not_in_the_row", "NG-6.24")

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, Pick)
        player = s.players[self.seat]
        s.row = without(s.row, action.card)
        acquire(player, action.card)
        put_on_top(player, (action.card,), EVERYBODY)
        out.append(CardPicked(self.seat, action.card))


class FutureSight(Effect, frozen=True):
    """NG-12.38. Nobody takes two cards of one row, for there are no more than players (NG-28.10)."""

    def why_not(self, s: State, seat: int) -> Denial | None:
        if s.players[seat].picked_early:
            return Denial("picked_already", "NG-12.38")
        return None if s.row else Denial("not_in_the_row", "NG-12.38")

    def steps(self, seat: int) -> Sequence[Step[State]]:
        return (PickEarly(seat),)


class PickEarly(Step[State], frozen=True):
    seat: int

    def run(self, s: State, out: EventSink) -> None:
        s.players[self.seat].picked_early = True
        ask(s, PickFromRow(self.seat), out)
