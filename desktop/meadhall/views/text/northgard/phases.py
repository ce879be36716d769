"""The phases of a year."""

from ....rules.northgard.questions import BeginPhase
from ....rules.northgard.state import State
from .. import house
from ..speech import Phases
from .voice import Voice

YEAR = ("year_begin", "actions", "creatures", "harvest", "winter", "year_end")


def phases(voice: Voice) -> Phases:
    if voice.s.year == 0:
        return Phases((voice.say("phase.setup"),), 0)
    return house.phases(voice, _names(voice.s), BeginPhase)


def phase_now(s: State) -> str:
    """Of the year that goes on."""
    return house.phase_now(s, _names(s), BeginPhase)


def _names(s: State) -> list[str]:
    return [name for name in YEAR if name != "creatures" or s.options.creatures]
