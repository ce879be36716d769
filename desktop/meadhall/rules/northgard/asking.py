"""Questions with one answer are not asked (NG-0.3), unless that would tell what is hidden; and standing orders."""

from collections.abc import Iterable

from ..kernel import Action, Decision, Denial, EventSink, Move
from ..kernel.step import NOT_NOW
from .events import AskingSet
from .state import MANNERS, Manner, State


class Stop(Action, frozen=True):
    """No more of this, or nothing of it: for effects that need not be used up (NG-6.11)."""


STOP = Stop()


def ask(s: State, decision: Decision[State], out: EventSink) -> None:
    """Exactly one legal option is taken at once; where there is none, nothing happens.

    Only for questions about what everybody can see.
    """
    options = decision.options(s)
    if len(options) == 1:
        decision.resolve(s, options[0], out)
    elif options:
        s.agenda.append(decision)


def ask_of_hand(s: State, holder: int, decision: Decision[State], out: EventSink) -> None:
    """Which card of a hidden hand: a hand of equal cards is asked about like any other, or all would know it."""
    if len(s.players[holder].hand) == 1:
        ask(s, decision, out)
    else:
        s.agenda.append(decision)


class SetAsking(Move[State], frozen=True):
    """Whether I am to be asked for a reaction, or for the shield, when I may hold one (NG-24.6, NG-24.7). The rules ask
    in any case; who sits at the table for me answers by this order. See `orders.standing_answer`.
    """

    manner: Manner

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Iterable["SetAsking"]:
        return [cls(manner) for manner in MANNERS]

    def why_not(self, s: State, seat: int) -> Denial | None:
        return NOT_NOW if s.players[seat].asking == self.manner else None

    def make(self, s: State, seat: int, out: EventSink) -> None:
        s.players[seat].asking = self.manner
        out.append(AskingSet(seat, self.manner))
