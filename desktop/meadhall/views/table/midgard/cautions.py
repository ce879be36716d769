"""What one may have overlooked, asked before it is done."""

from __future__ import annotations

from meadhall.models.session import Session
from meadhall.rules.kernel import Action
from meadhall.rules.midgard.actions import AssignVikings, Place
from meadhall.rules.midgard.data import LocationId
from meadhall.rules.midgard.forecast import idle, in_vain, starving
from meadhall.rules.midgard.state import State
from meadhall.views.deeds import Caution
from meadhall.views.text.midgard import MidgardSpeech
from meadhall.views.text.midgard.voice import Voice


def caution(session: Session, speech: MidgardSpeech, action: Action) -> Caution | None:
    voice = speech.voice(session.view)
    match action:
        case AssignVikings():
            return _of_assignment(session, voice, action)
        case Place(location):
            return _of_place(session, voice, location)
        case _:
            return None


def _of_assignment(session: Session, voice: Voice, action: AssignVikings) -> Caution | None:
    """Who would starve; whom one sends nowhere although something is reserved."""
    s: State = session.view
    hungry = starving(s, action.loads)
    if hungry:
        return Caution(voice.say("page.ask.hunger"), voice.say("page.assign.starving", n=hungry))
    resting = idle(s, session.viewer or 0, action.loads)
    if resting:
        return Caution(voice.say("page.ask.idle"), voice.say("page.ask.idle_detail", n=resting))
    return None


def _of_place(session: Session, voice: Voice, location: LocationId) -> Caution | None:
    """A visit that brings little or nothing (CM-4.7)."""
    why = in_vain(session.view, session.viewer or 0, location)
    return Caution(voice.say(f"page.ask.{why}"), voice.say(f"page.ask.{why}_detail")) if why else None
