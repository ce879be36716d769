"""Lines for attacks and the answers to them: who goes, against what, and what either end of it brings."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from ....rules.kernel import Action
from ....rules.wild import actions, defence
from ....rules.wild.data import BUILDINGS, CARDS, HALLS, NOTHING, NUMBERS, CardId
from ....rules.wild.defence import defence_of
from ....rules.wild.outcome import points_for_repelling, units_in
from ....rules.wild.state import Building
from ....rules.wild.turn import points_for
from ....rules.wild.warband import total_strength
from ..house import BETWEEN, Told
from .cards import icon_of, place_icon
from .voice import Voice


def _odds(voice: Voice, action: Any, needed: int) -> str:
    """Of the active player, who is the only one to attack."""
    strength = total_strength(voice.s, voice.s.active, action.attackers, action.boosters)
    band = voice.tally([*action.attackers, *action.boosters])
    return voice.say("fight.odds", band=band, strength=strength, defence=needed)


def _attack_rival(voice: Voice, action: actions.AttackRival) -> Told:
    target = voice.s.players[action.victim].at(action.target)
    place = voice.plot(action.victim, action.target)
    assert target is not None
    named = voice.say("deed.attack_rival.named", who=voice.who(action.victim), target=place)
    told = [
        _odds(voice, action, defence_of(voice.s, action.victim, target)),
        voice.say("fight.hit", gains=", ".join(_gains(voice, action, target))),
        voice.say("fight.repelled", goods=voice.points(points_for_repelling(len(action.attackers), target.forts))),
    ]
    return named, BETWEEN.join(told), place_icon(action.target)


def _gains(voice: Voice, action: actions.AttackRival, target: Building) -> list[str]:
    """What a hit brings, now and at the end of the turn."""
    s = voice.s
    points = points_for(s.acting.successes + 1) - points_for(s.acting.successes)
    points += sum(CARDS[card].success_vp for card in action.attackers)
    if target.kind is None:
        hall = HALLS[s.players[action.victim].level]
        told = [voice.points(points + hall.reward_vp)]
        return [*told, voice.say("fight.asgard")] if hall.reward == "asgard" else told
    kind = BUILDINGS[target.kind]
    told = [voice.points(points + kind.reward_vp)]
    if kind.reward == "plunder" and kind.stores and target.held.of(kind.stores):
        told.append(voice.tokens(NOTHING.plus(kind.stores, 1)))
    return told


def _attack_undead(voice: Voice, action: actions.AttackUndead) -> Told:
    card = voice.s.path[action.slot]
    assert card is not None
    told = [_odds(voice, action, CARDS[card].defence), voice.card_text(card)]
    return str(voice.card(card)), BETWEEN.join([*told, voice.say("words.slot", n=action.slot + 1)]), icon_of(card)


def _attack_dragon(voice: Voice, action: actions.AttackDragon) -> Told:
    return "", _odds(voice, action, NUMBERS.dragon_defence)


def _defence(voice: Voice, action: actions.Defence) -> Told:
    named = [*action.units, action.hero] if action.hero else [*action.units]
    title = voice.tally(action.cards) if action.cards else voice.say("deed.defence.nothing")
    if named:
        title = voice.say("deed.defence.naming", cards=title, names=voice.tally(named))
    return title, _forecast(voice, action.cards, named)


def _forecast(voice: Voice, played: Sequence[CardId], named: Sequence[CardId]) -> str:
    running = defence.attack_on(voice.s)
    target = voice.s.players[running.victim].at(running.target)
    assert target is not None
    forts = target.forts + tuple(card for card in played if CARDS[card].kind == "fortification")
    strengths = {fighter.card: fighter.strength for fighter in running.fighters}
    strength = running.strength - sum(strengths.get(card, 0) for card in named)
    against = defence_of(voice.s, running.victim, replace(target, forts=forts), units_in(running))
    if strength >= against:
        return voice.say("fight.hit_all_the_same", strength=strength, defence=against)
    goods = voice.points(points_for_repelling(len(running.fighters), forts))
    return voice.say("fight.thrown_out", strength=strength, defence=against, goods=goods)


FIGHT_LINES: dict[type[Action], Callable[[Voice, Any], Told]] = {
    actions.AttackRival: _attack_rival,
    actions.AttackUndead: _attack_undead,
    actions.AttackDragon: _attack_dragon,
    actions.Defence: _defence,
}
