"""What is asked and what is not, and standing orders for attacks on oneself."""

from collections.abc import Iterable

from ..kernel import Decision, Denial, EventSink, Move
from ..kernel.step import NOT_NOW
from .events import AskingSet
from .state import MANNERS, Manner, State


def ask(s: State, decision: Decision[State], out: EventSink) -> None:
    """Exactly one legal option is taken at once; where there is none, nothing happens.

    Only for questions about what everybody can see: that a question is missing must not tell what somebody holds.
    """
    options = decision.options(s)
    if len(options) == 1:
        decision.resolve(s, options[0], out)
    elif options:
        s.agenda.append(decision)


class SetAsking(Move[State], frozen=True):
    """Whether I am to be asked when I am attacked (VW-12.15). The rules ask in any case, or the missing question
    would tell what is in my hand: who sits at the table for me answers by this order. See `defence.standing_answer`.
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
