"""Purchases that need an exchange first: what goes, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meadhall.rules.wild.data import NOTHING, NUMBERS
from meadhall.rules.wild.forecast import Purchase, price_of
from meadhall.rules.wild.state import State
from meadhall.views.deeds.wild.prices import taken
from meadhall.views.look.controls import Kind
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.sheet import Sheet
from meadhall.views.text.wild import WildSpeech
from meadhall.views.text.wild.voice import Voice
from meadhall.views.widgets import Button, RichText


def in_words(voice: Voice, exchanges: Sequence[Any]) -> str:
    """Such as: first exchange 4 [beer] for 2 [gold]."""
    given = exchanges[0].given
    gained = "gold" if given == "beer" else "beer"
    give = voice.goods(NOTHING.plus(given, NUMBERS.exchange * len(exchanges)))
    return voice.say("page.shop.exchange", give=give, get=voice.goods(NOTHING.plus(gained, len(exchanges))))


class ExchangeFirst(Sheet):
    """Both at once, or neither."""

    def __init__(self, desk: Desk, speech: WildSpeech, purchase: Purchase) -> None:
        s: State = desk.session.view
        voice, seat = speech.voice(s), desk.session.viewer or 0
        price = price_of(s, seat, purchase)
        line = speech.action(purchase, s)
        super().__init__(desk, line.title, width=620)
        style = desk.style
        self.body.addWidget(RichText(style, f"[swap] {in_words(voice, price.exchanges)}", 18))
        then = voice.say("page.shop.then_pay", goods=voice.goods(price.cost))
        self.body.addWidget(RichText(style, f"[check] {then}", 18))
        self.body.addWidget(RichText(style, "\n".join(taken(voice, purchase)), 16, colour=style.room.text2))
        self.add_button(style.words("shell.common.cancel"))
        text = voice.say("page.shop.both")
        self.confirm: Button = self.add_step(
            text, lambda: self.finish(*price.exchanges, purchase), Kind.PRIMARY, "check"
        )

    def first_focus(self) -> Button:
        return self.confirm


def exchange_first(desk: Desk, speech: WildSpeech, purchases: Sequence[Any]) -> ExchangeFirst:
    return ExchangeFirst(desk, speech, purchases[0])
