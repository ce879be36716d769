"""Questions with one answer are not asked (NG-0.3)."""

from ..kernel import Action, Decision, EventSink
from .state import State


class Stop(Action, frozen=True):
    """No more of this, or nothing of it: for effects that need not be used up (NG-6.11)."""


STOP = Stop()


def ask(s: State, decision: Decision[State], out: EventSink) -> None:
    """Exactly one legal option is taken at once; where there is none, nothing happens."""
    options = decision.options(s)
    if len(options) == 1:
        decision.resolve(s, options[0], out)
    elif options:
        s.agenda.append(decision)
