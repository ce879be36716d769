"""How a game of the Uncharted Lands ended."""

from ....rules.kernel import Result
from ....rules.northgard.data import LIMITS
from ..speech import Ending
from .voice import Voice


def ending(voice: Voice, result: Result) -> Ending:
    winners, base = result.winners, f"result.{result.ending}"
    title = voice.say("result.title", names=voice.words.listed([voice.who(seat) for seat in winners]), n=len(winners))
    teams = voice.s.options.teams
    story = voice.say(
        base if len(winners) == 1 else f"{base}_team" if teams and len(winners) == 2 else f"{base}_shared",
        names=voice.all_of(winners),
        points=str(result.points[winners[0]]).replace("-", "−"),  # a minus, not a hyphen
        regions=LIMITS.team_sudden_victory if teams else LIMITS.sudden_victory,
    )
    return Ending(title, story)
