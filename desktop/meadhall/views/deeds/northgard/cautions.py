"""What one may have overlooked, asked before it is done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from meadhall.rules.northgard import forecast
from meadhall.views.text.chances import percent

from ..deed import Caution
from . import lines

if TYPE_CHECKING:
    from collections.abc import Iterator

    from meadhall.models.session import Session
    from meadhall.rules.northgard.forecast import Foray, Leaving
    from meadhall.views.text.northgard import NorthgardSpeech
    from meadhall.views.text.northgard.voice import Voice


def passing(session: Session, speech: NorthgardSpeech, action: Any) -> Caution | None:
    """Who passes throws away the rest of the hand: asked where a card of it could still do something."""
    if session.viewer is None:
        return None
    voice, left = speech.voice(session.view), forecast.leaving(session.view, session.viewer)
    if not left.cards:
        return None
    text, count = "\n".join(_left(voice, left)), len(left.cards)
    return Caution(voice.say("page.ask.passing"), text, "unused_cards", str(count), reminds=True)


def _left(voice: Voice, left: Leaving) -> Iterator[str]:
    cards = voice.words.listed([voice.quoted(card) for card in left.cards])
    yield f"[cards] {voice.say('page.ask.cards', cards=cards)}"
    if left.foray is not None:
        yield f"[crossed] {_foray(voice, left.foray)}"
    if left.missing:
        yield f"[warn] {voice.say('forecast.unrest')}"


def _foray(voice: Voice, foray: Foray) -> str:
    march = lines.march(voice, foray.march)[1]
    return voice.say("page.ask.foray", card=voice.quoted(foray.card), march=march, n=percent(foray.chance.least))
