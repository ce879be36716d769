"""What an action would bring, for the bubble at its spot. The figures are the forecast's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from meadhall.rules import kernel
from meadhall.rules.watch import forecast
from meadhall.rules.watch.data import CLANS
from meadhall.rules.watch.state import NOBODY

if TYPE_CHECKING:
    from meadhall.views.text.watch.voice import Voice


def piece(voice: Voice, action: Any) -> list[str]:
    """Whom the Longest Road goes to, and what it stirs up in the north."""
    say, s = voice.say, voice.s
    after, found = forecast.after_building(s, kernel.asked(s).seat, action), list[str]()
    if after.road_holder == NOBODY != s.road_holder:
        found.append(say("forecast.road_aside"))
    elif after.road_holder != s.road_holder:
        found.append(say("forecast.road", who=voice.who(after.road_holder)))
    if after.tokens:
        found.append(say("forecast.tokens", n=after.tokens))
        close = [clan for clan in range(len(CLANS)) if forecast.tokens_to_rush(s, clan) == 1]
        if close:
            found.append(say("forecast.close_to_rush", clans=", ".join(str(voice.clan(clan)) for clan in close)))
    return found


def keep(voice: Voice, action: Any) -> list[str]:
    return [voice.say("forecast.keep"), *piece(voice, action)]


def guard(voice: Voice, action: Any) -> list[str]:
    number, there = action.section, forecast.section(voice.s, action.section)
    guards = voice.say("forecast.guards", n=there.guards + 1)
    return [voice.say("forecast.guard", section=number + 1, post=there.post, n=there.warriors, guards=guards)]


def tormund(voice: Voice, action: Any) -> list[str]:
    prey = forecast.victims(voice.s, kernel.asked(voice.s).seat, action.hex)
    victims = voice.all_of(prey) if prey else voice.say("forecast.nobody")
    return [voice.say("forecast.tormund", hex=voice.hex(action.hex), victims=victims)]
