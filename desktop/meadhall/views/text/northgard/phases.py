"""The phases of a year."""

from ....rules.northgard.questions import BeginPhase
from .. import house
from ..speech import Phases
from .voice import Voice

YEAR = ("year_begin", "actions", "creatures", "harvest", "winter", "year_end")


def phases(voice: Voice) -> Phases:
    if voice.s.year == 0:
        return Phases((voice.say("phase.setup"),), 0)
    names = [name for name in YEAR if name != "creatures" or voice.s.options.creatures]
    return house.phases(voice, names, BeginPhase)
