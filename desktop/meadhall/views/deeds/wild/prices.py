"""What a purchase takes: cards out of the hand, tokens, and what of them stays for the rest of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from meadhall.rules.wild import forecast
from meadhall.rules.wild.data import NOTHING

if TYPE_CHECKING:
    from meadhall.views.text.wild.voice import Voice


def taken(voice: Voice, purchase: Any) -> list[str]:
    """By the active player. Nothing is told of what cannot be paid."""
    s, seat = voice.s, voice.s.active
    if forecast.price_of(s, seat, purchase).missing != NOTHING:
        return []
    payers = forecast.payers_of(s, seat, purchase)
    told = [voice.say("pay.cards", cards=voice.tally(payers.cards))] if payers.cards else []
    told += [voice.say("pay.tokens", tokens=voice.tokens(payers.tokens))] if payers.tokens != NOTHING else []
    told += [voice.say("pay.left", goods=voice.goods(payers.left))] if payers.cards and payers.left != NOTHING else []
    return told
