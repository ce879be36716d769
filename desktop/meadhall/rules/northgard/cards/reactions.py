"""Defensive Strategy, the only card that is played in another's turn (NG-12.47 to NG-12.50).

The question must not tell what lies in a hand. So it is put to everybody who may hold the card by what all know, and
the answer stands in the record whether or not there was a choice.
"""

from collections.abc import Sequence

from ...kernel import Action, Decision, Denial, EventSink, Step
from ...kernel.step import NOT_NOW
from ..data import CARDS, DEFENSIVE_STRATEGY, CardId
from ..events import CardCancelled, CardPlayed
from ..hand import activate, may_be_in_hand, not_in_hand, without
from ..state import State


class AskReactions(Step[State], frozen=True):
    """After a card is shown and before any of its effect; its `CarryOut` comes next on the agenda."""

    seat: int
    card: CardId

    def run(self, s: State, out: EventSink) -> None:
        out.append(CardPlayed(self.seat, self.card))
        ask_next(s, self.seat, self.card, s.opponents(self.seat))


def ask_next(s: State, player: int, card: CardId, seats: Sequence[int]) -> None:
    """The first of these seats that may hold the reaction and has not passed (NG-6.27)."""
    for seat in seats:
        if not s.players[seat].passed and may_be_in_hand(s.players[seat], DEFENSIVE_STRATEGY):
            s.agenda.append(React(seat, player, card))
            return


class Cancel(Action, frozen=True):
    pass


class LetHappen(Action, frozen=True):
    pass


class React(Decision[State], frozen=True):
    """NG-24.6. Who else may hold one is asked when this one has let the card happen."""

    player: int
    card: CardId

    def actions(self, s: State) -> Sequence[Action]:
        return (LetHappen(), Cancel())

    def why_not(self, s: State, action: Action) -> Denial | None:
        if isinstance(action, Cancel):
            return not_in_hand(s, self.seat, DEFENSIVE_STRATEGY, "NG-12.47")
        return None if isinstance(action, LetHappen) else NOT_NOW

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        if isinstance(action, LetHappen):
            seats = s.opponents(self.player)
            ask_next(s, self.player, self.card, seats[seats.index(self.seat) + 1 :])
            return
        s.agenda.pop()  # the card's CarryOut
        activate(s.players[self.seat], DEFENSIVE_STRATEGY)
        cancelled = s.players[self.player]
        cancelled.active = without(cancelled.active, self.card)
        cancelled.discard += (self.card,)
        if not CARDS[self.card].flash:
            s.main_played = False
        out.append(CardCancelled(self.player, self.card, self.seat))
