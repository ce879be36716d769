"""Purchases that need an exchange first: what goes, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from meadhall.rules.wild.actions import Exchange
from meadhall.rules.wild.data import NOTHING, NUMBERS, RESOURCES, PlotId
from meadhall.rules.wild.state import State
from meadhall.views.boards.wild.affording import Purchase, after_exchange, cost_of
from meadhall.views.look.controls import Kind
from meadhall.views.table.desk import Desk
from meadhall.views.table.sheet import Sheet
from meadhall.views.text.wild import WildSpeech
from meadhall.views.text.wild.voice import Voice
from meadhall.views.widgets import Button, RichText


def in_words(voice: Voice, exchanges: Sequence[Exchange]) -> str:
    """Such as: first exchange 4 [beer] for 2 [gold]."""
    given = exchanges[0].given
    gained = "gold" if given == "beer" else "beer"
    give = voice.goods(NOTHING.plus(given, NUMBERS.exchange * len(exchanges)))
    return voice.say("page.shop.exchange", give=give, get=voice.goods(NOTHING.plus(gained, len(exchanges))))


def places(s: State, seat: int) -> list[PlotId]:
    """Where tokens lie that can pay, if it makes a difference which of them do."""
    found = [building.plot for building in s.players[seat].town if building.held != NOTHING and not building.new]
    return found if len(found) > 1 or (found and s.acting.pool != NOTHING) else []


def from_first(s: State, seat: int, purchase: Purchase, plot: PlotId) -> Purchase:
    """Paid with the tokens of this plot before anything else, as far as they are of any use."""
    building, cost = s.players[seat].at(plot), cost_of(s, seat, purchase)
    helps = building is not None and any(cost.of(kind) and building.held.of(kind) for kind in RESOURCES)
    return replace(purchase, first=(plot,)) if helps else purchase


class ExchangeFirst(Sheet):
    """Both at once, or neither."""

    def __init__(self, desk: Desk, speech: WildSpeech, purchase: Purchase) -> None:
        s: State = desk.session.view
        voice, seat = speech.voice(s), desk.session.viewer or 0
        exchanges = after_exchange(s, seat, purchase)
        line = speech.action(purchase, s)
        super().__init__(desk, line.title, width=620)
        style = desk.style
        self.body.addWidget(RichText(style, f"[swap] {in_words(voice, exchanges)}", 18))
        price = voice.goods(cost_of(s, seat, purchase))
        self.body.addWidget(RichText(style, f"[check] {voice.say('page.shop.then_pay', goods=price)}", 18))
        self.add_button(style.words("shell.common.cancel"))
        text = voice.say("page.shop.both")
        self.confirm: Button = self.add_step(text, lambda: self.finish(*exchanges, purchase), Kind.PRIMARY, "check")

    def first_focus(self) -> Button:
        return self.confirm
