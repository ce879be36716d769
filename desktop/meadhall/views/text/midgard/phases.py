"""The phases of a round."""

from ....rules.midgard.data import LIMITS
from ....rules.midgard.questions import BeginPhase, EndRound
from ....rules.midgard.state import State
from ..speech import Phases
from .voice import Voice

ROUND = ("placement", "assignment", "combat", "cleanup")


def phases(voice: Voice) -> Phases:
    if voice.s.round == 0:
        return Phases((voice.say("phase.setup"),), 0)
    names = [*ROUND, "scoring"] if voice.s.round == LIMITS.rounds else ROUND
    return Phases(tuple(voice.say(f"phase.{name}") for name in names), _now(voice.s))


def _now(s: State) -> int:
    """The one before the phase that comes next; when the round is behind us, the scoring."""
    if not any(isinstance(step, EndRound) for step in s.agenda):
        return len(ROUND)
    waiting = next((step.phase for step in reversed(s.agenda) if isinstance(step, BeginPhase)), None)
    return len(ROUND) - 1 if waiting is None else ROUND.index(waiting) - 1
