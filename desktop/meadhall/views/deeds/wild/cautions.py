"""What one may have overlooked, asked before it is done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from meadhall.rules.wild import forecast
from meadhall.rules.wild.data import NOTHING
from meadhall.rules.wild.state import NOBODY

from ..deed import Caution

if TYPE_CHECKING:
    from collections.abc import Iterator

    from meadhall.models.session import Session
    from meadhall.views.text.wild import WildSpeech
    from meadhall.views.text.wild.voice import Voice


def demolished(session: Session, speech: WildSpeech, action: Any) -> Caution:
    line = speech.action(action, session.view)
    return Caution(speech.voice(session.view).say("page.ask.demolish", what=line.title), line.detail)


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
    return Caution(voice.say("page.ask.hopeless"), "\n".join(told))


def undone(session: Session, speech: WildSpeech, action: Any) -> Caution | None:
    """What is lost or left undone with the turn."""
    voice = speech.voice(session.view)
    left = list(_left(voice))
    return Caution(voice.say("page.ask.end"), "\n".join(left)) if left else None


def _left(voice: Voice) -> Iterator[str]:
    lost, undone = forecast.ending(voice.s).lost, forecast.undone(voice.s)
    if lost != NOTHING:
        yield f"[warn] {voice.say('page.ask.pool', goods=voice.goods(lost))}"
    for mission in undone.missions:
        yield f"[flag] {voice.say('page.ask.mission', mission=voice.mission(mission))}"
    if undone.dragon:
        yield f"[dragon] {voice.say('page.ask.dragon')}"
