"""The only way in which anything ever happens."""

from collections.abc import Sequence
from typing import Any

from .action import Action
from .chance import Outcome
from .denial import Denial, Illegal
from .event import UNHEARD, EventSink
from .state import State
from .step import Decision

OVER = Denial("game_over", "")


def is_over(s: State) -> bool:
    return s.result is not None


def asked(s: State) -> Decision[Any]:
    """The question on the table. Only for a game that isn't over."""
    return s.agenda[-1]


def options(s: State) -> Sequence[Action]:
    agenda = s.agenda
    return agenda[-1].options(s) if agenda else ()


def asides(s: State, seat: int) -> Sequence[Action]:
    """What this seat may do although it is somebody else's decision."""
    if not s.agenda or asked(s).seat == seat:
        return ()
    return asked(s).asides(s, seat)


def why_not(s: State, action: Action, by: int | None = None) -> Denial | None:
    if not s.agenda:
        return OVER
    decision = asked(s)
    if by is None or by == decision.seat:
        return decision.why_not(s, action)
    return decision.why_not_aside(s, by, action)


def play(s: State, action: Action, out: EventSink = UNHEARD, by: int | None = None) -> list[Outcome]:
    """Let the action happen, and everything that follows up to the next question; what chance gave comes back.

    `by` is the seat that acts; without it, the seat that is asked. Raises `Illegal` and changes nothing where the
    action may not happen.
    """
    agenda, chance = s.agenda, s.chance
    if not agenda:
        raise Illegal(OVER)
    decision: Decision[Any] = agenda[-1]
    if chance.drawn:
        chance.drawn = []
    if by is None or by == decision.seat:
        denial = decision.why_not(s, action)
        if denial is not None:
            raise Illegal(denial)
        agenda.pop()
        decision.resolve(s, action, out)
    else:
        denial = decision.why_not_aside(s, by, action)
        if denial is not None:
            raise Illegal(denial)
        decision.resolve_aside(s, by, action, out)
    while agenda and not agenda[-1].asks:  # as in `settle`
        agenda.pop().run(s, out)
    drawn = chance.drawn
    if not drawn:
        return []
    chance.drawn = []
    return drawn


def settle(s: State, out: EventSink) -> None:
    """Run steps until somebody is asked or the game is over."""
    agenda = s.agenda
    while agenda and not agenda[-1].asks:
        agenda.pop().run(s, out)
