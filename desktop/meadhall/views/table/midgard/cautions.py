"""What one may have overlooked, asked before it is done."""

from __future__ import annotations

from meadhall.models.session import Session
from meadhall.rules.kernel import Action
from meadhall.rules.midgard.actions import AssignVikings, Place
from meadhall.rules.midgard.data import FEEDS, LocationId
from meadhall.rules.midgard.state import ASHORE, State, Worker, room
from meadhall.views.deeds import Caution
from meadhall.views.text.midgard import MidgardSpeech
from meadhall.views.text.midgard.voice import Voice

_DICE_PLACES: tuple[LocationId, ...] = ("forge", "foundry", "armoury", "longhouse")


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
    hungry = 0
    for load in action.loads:
        band = s.band_at(load.place)
        if band is not None and band.shore != ASHORE:
            hungry += max(0, sum(load.dice) - FEEDS[band.shore] * load.food)
    if hungry:
        return Caution(voice.say("page.ask.hunger"), voice.say("page.assign.starving", n=hungry))
    seat = session.viewer or 0
    if Worker("hunting", seat) in s.placed:
        return None  # whoever stays at home hunts
    held = s.players[seat].dice
    sent = sum(sum(load.dice) for load in action.loads)
    empty = [load for load in action.loads if not any(load.dice)]
    if empty and sum(held) > sent:
        return Caution(voice.say("page.ask.idle"), voice.say("page.ask.idle_detail", n=sum(held) - sent))
    return None


def _of_place(session: Session, voice: Voice, location: LocationId) -> Caution | None:
    """A visit that brings little or nothing (CM-4.7)."""
    s: State = session.view
    seat = session.viewer or 0
    if location in _DICE_PLACES and not room(s, seat):
        return Caution(voice.say("page.ask.full"), voice.say("page.ask.full_detail"))
    player = s.players[seat]
    if location == "market" and not player.food + player.wood + player.coins:
        return Caution(voice.say("page.ask.nothing"), voice.say("page.ask.nothing_detail"))
    return None
