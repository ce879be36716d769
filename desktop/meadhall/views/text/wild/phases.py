"""The phases of a round."""

from ....rules.wild.questions import BeginPhase
from .. import house
from ..speech import Phases
from .voice import Voice

ROUND = ("production", "draw", "actions", "storage", "end")


def phases(voice: Voice) -> Phases:
    if voice.s.round == 0:
        return Phases((voice.say("phase.setup"),), 0)
    return house.phases(voice, ROUND, BeginPhase)
