"""What one may have overlooked, asked before it is done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from meadhall.rules.wild import forecast
from meadhall.rules.wild.data import NOTHING
from meadhall.rules.wild.state import NOBODY
from meadhall.views.text.chances import percent

from ..deed import Caution
from . import fights

if TYPE_CHECKING:
    from collections.abc import Iterator

    from meadhall.models.session import Session
    from meadhall.rules.wild.forecast import Sure
    from meadhall.views.text.wild import WildSpeech
    from meadhall.views.text.wild.voice import Voice


def demolished(session: Session, speech: WildSpeech, action: Any) -> Caution:
    line = speech.action(action, session.view)
    return Caution(speech.voice(session.view).say("page.ask.demolish", what=line.title), line.detail, "", "")


def hopeless(session: Session, speech: WildSpeech, action: Any) -> Caution | None:
    """An attack that is sure to fail, and what it gives away (VW-11.13)."""
    raid, voice = forecast.raid_on(session.view, action), speech.voice(session.view)
    if raid.strength >= raid.defence:
        return None
    compared = {"strength": raid.strength, "defence": raid.defence}
    target = forecast.target_of(action)
    if target.seat == NOBODY:
        told = [voice.say("page.ask.hopeless_undead", **compared)]
    else:
        who, goods = voice.who(target.seat), voice.points(raid.repelled)
        told = [voice.say("page.ask.hopeless_rival", who=who, goods=goods, **compared)]
        told += [voice.say("page.ask.hopeless_fully", n=raid.full_defence)] if raid.full_defence else []
    return Caution(voice.say("page.ask.hopeless"), "\n".join(told), "hopeless", f"{percent(0.0)} %")


def undone(session: Session, speech: WildSpeech, action: Any) -> Caution | None:
    """What could still be had and is lost with the turn."""
    voice = speech.voice(session.view)
    left = list(_left(voice))
    if not left:
        return None
    return Caution(voice.say("page.ask.end"), "\n".join(left), "undone", str(len(left)), reminds=True)


def _left(voice: Voice) -> Iterator[str]:
    undone = forecast.undone(voice.s)
    if undone.buys:
        yield f"[warn] {_perishing(voice)}"
    if undone.raid is not None:
        yield f"[crossed] {_raid(voice, undone.raid)}"
    for mission in undone.missions:
        yield f"[flag] {voice.say('page.ask.mission', mission=voice.mission(mission))}"
    if undone.dragon:
        yield f"[dragon] {voice.say('page.ask.dragon')}"


def _perishing(voice: Voice) -> str:
    """Goods that would still buy something."""
    end, told = forecast.ending(voice.s), list[str]()
    if end.lost != NOTHING:
        told.append(voice.say("page.ask.pool", goods=voice.goods(end.lost)))
    if end.fading != NOTHING:
        told.append(voice.say("page.ask.tokens", tokens=voice.tokens(end.fading)))
    return " ".join([*told, voice.say("page.ask.buys" if told else "page.ask.buys_by_cards")])


def _raid(voice: Voice, sure: Sure) -> str:
    title, raid = fights.target(voice, sure.attack), forecast.raid_on(voice.s, sure.attack)
    gains = ", ".join(fights.gains(voice, raid))
    return voice.say("page.ask.raid", target=title, strength=raid.strength, defence=sure.defence, gains=gains)
