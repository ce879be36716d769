"""What one may have overlooked, asked before it is done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from meadhall.rules.midgard.forecast import idle, in_vain, starving, visit

from ..deed import Caution

if TYPE_CHECKING:
    from meadhall.models.session import Session
    from meadhall.views.text.midgard import MidgardSpeech


def assigned(session: Session, speech: MidgardSpeech, action: Any) -> Caution | None:
    """Who would starve; whom one sends nowhere although something is reserved."""
    s, voice = session.view, speech.voice(session.view)
    hungry = starving(s, action.loads)
    if hungry:
        told = voice.say("page.assign.starving", n=hungry)
        return Caution(voice.say("page.ask.hunger"), told, "starving", str(hungry))
    resting = idle(s, session.viewer or 0, action.loads)
    if resting:
        detail = voice.say("page.ask.idle_detail", n=resting)
        return Caution(voice.say("page.ask.idle"), detail, "idle", str(resting), reminds=True)
    return None


def visited(session: Session, speech: MidgardSpeech, action: Any) -> Caution | None:
    """A visit that brings little or nothing (CM-4.7)."""
    s, seat, voice = session.view, session.viewer or 0, speech.voice(session.view)
    if why := in_vain(s, seat, action.location):
        detail = voice.say(f"page.ask.{why}_detail")
        return Caution(voice.say(f"page.ask.{why}"), detail, "in_vain", "0", reminds=True)
    if wasted := visit(s, seat, action.location).wasted:
        detail = voice.say("page.ask.part_detail", n=wasted)
        return Caution(voice.say("page.ask.part"), detail, "wasted", f"−{wasted}", reminds=True)
    return None
