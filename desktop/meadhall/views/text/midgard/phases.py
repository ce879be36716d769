"""The phases of a round."""

from ....rules.midgard.data import LIMITS
from ....rules.midgard.forecast import PHASES, phase_of
from ..speech import Phases
from .voice import Voice


def phases(voice: Voice) -> Phases:
    now = phase_of(voice.s)
    if now == "setup":
        return Phases((voice.say("phase.setup"),), 0)
    names = [*PHASES, "scoring"] if voice.s.round == LIMITS.rounds else [*PHASES]
    return Phases(tuple(voice.say(f"phase.{name}") for name in names), names.index(now) if now in names else -1)
