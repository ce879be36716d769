"""What a fight would look like if it came to it now: strengths and chances, in words."""

from __future__ import annotations

from meadhall.rules.kernel import Action
from meadhall.rules.northgard.forecast import Chance, Clash, chance_of, clash_of
from meadhall.rules.northgard.state import State
from meadhall.views.text.chances import percent
from meadhall.views.text.northgard import NorthgardSpeech
from meadhall.views.text.northgard.voice import Voice


def fight_words(speech: NorthgardSpeech, s: State, action: Action) -> str:
    """Against whom, both strengths, the chance; nothing where no fight follows."""
    clash = clash_of(s, action)
    if clash is None:
        return ""
    voice = speech.voice(s)
    strengths = voice.say("page.odds.strengths", own=clash.attacker.points, other=clash.defender.points)
    return f"**{_against(voice, clash)}**\n{strengths}\n{_chance(voice, chance_of(s, clash))}"


def _against(voice: Voice, clash: Clash) -> str:
    if clash.creature is not None:
        return voice.say("page.odds.creature", creature=voice.creature(clash.creature))
    return voice.say("forecast.attack", who=voice.who(clash.defender.seat))


def _chance(voice: Voice, chance: Chance) -> str:
    """Without food, and with as much of it as either side can spend."""
    plain, least, most = map(percent, chance)
    if least == most:
        return voice.say("page.odds.win", n=plain)
    return voice.say("page.odds.win_by_food", n=plain, least=least, most=most)
