"""The phases of a year."""

from ....rules.northgard.flow import BeginPhase
from ....rules.northgard.state import State
from ..speech import Phases
from .voice import Voice

YEAR = ("year_begin", "actions", "creatures", "harvest", "winter", "year_end")


def phases(voice: Voice) -> Phases:
    if voice.s.year == 0:
        return Phases((voice.say("phase.setup"),), 0)
    names = [name for name in YEAR if name != "creatures" or voice.s.options.creatures]
    return Phases(tuple(voice.say(f"phase.{name}") for name in names), _now(voice.s, names))


def _now(s: State, names: list[str]) -> int:
    """The one before the phase that comes next."""
    waiting = next((step.phase for step in reversed(s.agenda) if isinstance(step, BeginPhase)), None)
    return len(names) - 1 if waiting is None else names.index(waiting) - 1
