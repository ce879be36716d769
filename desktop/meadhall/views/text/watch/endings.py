"""How a game of the Watch ended."""

from ....rules.kernel import Result
from ....rules.watch.state import guards_of
from ..speech import Ending
from .voice import Voice


def ending(voice: Voice, result: Result) -> Ending:
    base = f"result.{result.ending}"
    if not result.winners:
        return Ending(voice.say(base), voice.say(f"{base}_story"))
    winner = result.winners[0]
    who = voice.who(winner)
    if result.ending == "tragic_victory":
        guards = voice.say("forecast.guards_now", n=guards_of(voice.s, winner))
        return Ending(voice.say(base, who=who), voice.say(f"{base}_story", who=who, guards=guards))
    return Ending(voice.say(base, who=who), voice.say(f"{base}_story", who=who, points=result.points[winner]))
