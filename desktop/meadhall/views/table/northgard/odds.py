"""What a fight would look like if it came to it now: strengths and chances, in words. Nothing is drawn."""

from __future__ import annotations

from typing import NamedTuple

from meadhall.rules import kernel
from meadhall.rules.northgard.actions import Challenge, March
from meadhall.rules.northgard.combat import attacking, creature_side, defending
from meadhall.rules.northgard.odds import Odds, odds
from meadhall.rules.northgard.questions import Moving
from meadhall.rules.northgard.state import (
    NO_BONUS,
    NOBODY,
    Bonus,
    Side,
    State,
    beast_of,
    beasts_in,
    guests_in,
    kaija_holds,
)
from meadhall.views.table.chances import percent
from meadhall.views.text.northgard import NorthgardSpeech


class Fight(NamedTuple):
    attacker: Side
    defender: Side
    bonus: Bonus
    of: str  # against whom, in words

    @property
    def odds(self) -> Odds:
        return odds(self.attacker, self.defender, self.bonus)


def _bonus(s: State) -> Bonus:
    decision = kernel.asked(s)
    return decision.effect.bonus if isinstance(decision, Moving) else NO_BONUS


def fight_after(speech: NorthgardSpeech, s: State, march: March) -> Fight | None:
    """Where the march leads into an enemy's territory, or one where a creature tolerates nobody."""
    seat = kernel.asked(s).seat
    mover = s.owner[march.source] if guests_in(s, march.source) is None else seat
    target, voice = march.target, speech.voice(s)
    there = guests_in(s, target)
    warriors, kaija = march.warriors, march.kaija
    if there is not None and there.seat == mover:
        warriors, kaija = warriors + there.warriors, kaija or there.kaija
    if s.is_enemy(mover, s.owner[target]):
        attacker = attacking(s, mover, target, warriors, kaija, _bonus(s))
        return Fight(attacker, defending(s, target, mover), _bonus(s), voice.who(s.owner[target]))
    fierce = next((beast for beast in beasts_in(s, target) if beast.creature.aggressive), None)
    if fierce is None:
        return None
    if s.owner[target] == mover:
        warriors, kaija = warriors + s.warriors[target], kaija or kaija_holds(s, target)
    attacker = attacking(s, mover, target, warriors, kaija, _bonus(s))
    return Fight(attacker, creature_side(fierce.card), _bonus(s), str(voice.creature(fierce.card)))


def challenge(speech: NorthgardSpeech, s: State, action: Challenge) -> Fight | None:
    beast = beast_of(s, action.card)
    if beast is None:
        return None
    region = s.land.region_of[beast.area]
    seat = s.owner[region]
    if seat == NOBODY:
        return None
    attacker = attacking(s, seat, region, s.warriors[region], kaija_holds(s, region))
    return Fight(attacker, creature_side(action.card), NO_BONUS, str(speech.voice(s).creature(action.card)))


def fight_words(speech: NorthgardSpeech, s: State, fight: Fight) -> str:
    """Against whom, both strengths, the chance."""
    voice = speech.voice(s)
    creature = fight.defender.seat < 0
    head = (
        voice.say("page.odds.creature", creature=fight.of) if creature else voice.say("forecast.attack", who=fight.of)
    )
    strengths = voice.say("page.odds.strengths", own=fight.attacker.points, other=fight.defender.points)
    chance = voice.say("page.odds.win", n=percent(fight.odds.attacker))
    return f"**{head}**\n{strengths}\n{chance}"


def attack_words(speech: NorthgardSpeech, s: State, march: March) -> str:
    fight = fight_after(speech, s, march)
    return "" if fight is None else fight_words(speech, s, fight)
