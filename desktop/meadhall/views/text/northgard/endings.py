"""How a game of the Uncharted Lands ended."""

from ....rules.kernel import Result
from ....rules.northgard.data import LIMITS
from .. import house
from ..speech import Ending
from .voice import Voice


def ending(voice: Voice, result: Result) -> Ending:
    winners, how, teams = result.winners, result.ending, voice.s.options.teams
    if len(winners) > 1:
        how = f"{how}_team" if teams and len(winners) == 2 else f"{how}_shared"
    return house.ending(voice, result, how, regions=LIMITS.team_sudden_victory if teams else LIMITS.sudden_victory)
