"""What a purchase takes: cards out of the hand, tokens, and what of them stays for the rest of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from meadhall.rules.wild import forecast
from meadhall.rules.wild.data import NOTHING

if TYPE_CHECKING:
    from meadhall.views.text.wild.voice import Voice


def taken(voice: Voice, purchase: Any) -> list[str]:
    """By the active player. Nothing is told of what cannot be bought, not even after exchanges."""
    s, seat = voice.s, voice.s.active
    if purchase.why_not(s, seat) is not None and not forecast.exchanges_before(s, seat, purchase):
        return []
    payers = forecast.payers_of(s, seat, purchase)
    told = [voice.say("pay.cards", cards=voice.tally(payers.cards))] if payers.cards else []
    told += [voice.say("pay.tokens", tokens=voice.tokens(payers.tokens))] if payers.tokens != NOTHING else []
    told += [voice.say("pay.left", goods=voice.goods(payers.left))] if payers.cards and payers.left != NOTHING else []
    return told
