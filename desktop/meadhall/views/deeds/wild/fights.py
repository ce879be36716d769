"""Lines for attacks and the answers to them: who goes, against what, and what either end of it brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from meadhall.rules.wild import forecast
from meadhall.rules.wild.data import NOTHING
from meadhall.rules.wild.state import NOBODY
from meadhall.views.text.house import BETWEEN

from .icons import icon_of, place_icon

if TYPE_CHECKING:
    from meadhall.rules.wild.forecast import Attack, Raid
    from meadhall.views.text.wild.voice import Voice

    from ..deed import Told


def _odds(voice: Voice, action: Any, raid: Raid) -> str:
    band = voice.tally([*action.attackers, *action.boosters])
    return voice.say("fight.odds", band=band, strength=raid.strength, defence=raid.defence)


def rival(voice: Voice, action: Any) -> Told:
    raid = forecast.raid_on(voice.s, action)
    told = [
        _odds(voice, action, raid),
        voice.say("fight.hit", gains=", ".join(gains(voice, raid))),
        _either(voice, "fight.repelled", raid.repelled, raid.full_defence),
    ]
    return target(voice, action), BETWEEN.join(told), place_icon(action.target)


def target(voice: Voice, action: Attack) -> str:
    """What is attacked: a building of a rival, or a card of the path."""
    at = forecast.target_of(action)
    if at.seat != NOBODY:
        return voice.say("deed.attack_rival.named", who=voice.who(at.seat), target=voice.plot(at.seat, at.plot))
    card = voice.s.path[at.slot]
    assert card is not None
    return str(voice.card(card))


def gains(voice: Voice, raid: Raid) -> list[str]:
    """What a hit brings, now and at the end of the turn."""
    told = [voice.points(raid.points)]
    told += [voice.tokens(NOTHING.plus(kind, 1)) for kind in raid.reward.token]
    return [*told, voice.say("fight.asgard")] if raid.reward.asgard else told


def _either(voice: Voice, ident: str, points: int, full_defence: int, **more: int) -> str:
    """What the defender gets at once, and what more at the end of the turn."""
    told = {"goods": voice.points(points), **more}
    if full_defence:
        return voice.say(f"{ident}_fully", n=full_defence, **told)
    return voice.say(ident, **told)


def undead(voice: Voice, action: Any) -> Told:
    card = voice.s.path[action.slot]
    assert card is not None
    told = [_odds(voice, action, forecast.raid_on(voice.s, action)), voice.card_text(card)]
    return target(voice, action), BETWEEN.join([*told, voice.say("words.slot", n=action.slot + 1)]), icon_of(card)


def dragon(voice: Voice, action: Any) -> Told:
    return "", _odds(voice, action, forecast.raid_on(voice.s, action))


def defence(voice: Voice, action: Any) -> Told:
    named = [*action.units, action.hero] if action.hero else [*action.units]
    title = voice.tally(action.cards) if action.cards else voice.say("deed.defence.nothing")
    if named:
        title = voice.say("deed.defence.naming", cards=title, names=voice.tally(named))
    return title, _answered(voice, action)


def _answered(voice: Voice, action: Any) -> str:
    outcome = forecast.answered(voice.s, action)
    compared = {"strength": outcome.strength, "defence": outcome.defence}
    if not outcome.repels:
        return voice.say("fight.hit_all_the_same", **compared)
    return _either(voice, "fight.thrown_out", outcome.points, outcome.full_defence, **compared)
