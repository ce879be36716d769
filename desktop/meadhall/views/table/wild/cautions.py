"""What one may have overlooked, asked before it is done."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.models.session import Session
from meadhall.rules.kernel import Action
from meadhall.rules.wild.actions import AttackDragon, CompleteMission, Demolish, EndTurn
from meadhall.rules.wild.data import NOTHING
from meadhall.rules.wild.state import State
from meadhall.views.deeds import Caution
from meadhall.views.text.wild import WildSpeech


def caution(session: Session, speech: WildSpeech, action: Action) -> Caution | None:
    s: State = session.view
    voice = speech.voice(s)
    match action:
        case EndTurn():
            left = list(_left(session, speech))
            return Caution(voice.say("page.ask.end"), "\n".join(left)) if left else None
        case Demolish():
            line = speech.action(action, s)
            return Caution(voice.say("page.ask.demolish", what=line.title), line.detail)
        case _:
            return None


def _left(session: Session, speech: WildSpeech) -> Iterator[str]:
    """What is lost or left undone with the turn."""
    s: State = session.view
    voice = speech.voice(s)
    if s.acting.pool != NOTHING:
        yield f"[warn] {voice.say('page.ask.pool', goods=voice.goods(s.acting.pool))}"
    player = s.players[s.active]
    for slot, mission in enumerate(player.missions):
        if mission is not None and session.why_not(CompleteMission(slot)) is None:
            yield f"[flag] {voice.say('page.ask.mission', mission=voice.mission(mission))}"
    if any(isinstance(action, AttackDragon) for action in session.options()):
        yield f"[dragon] {voice.say('page.ask.dragon')}"
