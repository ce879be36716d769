"""So many cards of one kind for one of another: with the supply at one's best rates, or one for one by a hero."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from meadhall.rules.kernel import Action
from meadhall.rules.watch.actions import Barter as BarterCards
from meadhall.rules.watch.actions import SupplyTrade
from meadhall.rules.watch.data import KINDS
from meadhall.rules.watch.forecast import own_routes, rates
from meadhall.rules.watch.questions import BarterOne
from meadhall.rules.watch.state import ANY, State
from meadhall.views.look.controls import Kind
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.sheet import Sheet
from meadhall.views.table.watch.bundles import hand_of
from meadhall.views.table.watch.kindpick import KindPick
from meadhall.views.text.watch import WatchSpeech
from meadhall.views.widgets import Button, RichText, SectionHead


class BarterPanel(QWidget):
    """Two rows of cards to choose from, and the button that trades."""

    def __init__(self, sheet: Sheet, speech: WatchSpeech) -> None:
        super().__init__()
        desk, style, words = sheet.desk, sheet.look, sheet.look.words
        self._sheet, self._speech = sheet, speech
        self._one = isinstance(desk.session.decision, BarterOne)
        self._hand = hand_of(desk)
        self._rates = (1,) * 5 if self._one else self._own_rates()
        body = QVBoxLayout(self)
        body.setContentsMargins(0, 0, 0, 0)
        body.setSpacing(style.px(6))
        body.addWidget(SectionHead(style, words("table.trade.you_give")))
        rates = [self._rate(kind) for kind in KINDS]
        self.give = KindPick(style, speech, words("table.trade.you_give"), rates)
        body.addWidget(self.give)
        body.addStretch(1)
        body.addWidget(SectionHead(style, words("table.trade.you_get")))
        self.get = KindPick(style, speech, words("table.trade.you_get"), [""] * 5)
        body.addWidget(self.get)
        body.addStretch(1)
        if not self._one:
            body.addWidget(RichText(style, self._routes(), 15, colour=style.room.text2))
        self._why = RichText(style, "", 16, colour=style.room.text2)
        body.addWidget(self._why)
        body.addStretch(1)
        self.confirm = sheet.add_step(words("watch.deed.supply_trade.button"), self._trade, Kind.PRIMARY, "swap")
        self.give.chosen.connect(self._changed)
        self.get.chosen.connect(self._changed)
        self._bar_what_is_not_held()
        self._changed()

    def _own_rates(self) -> tuple[int, ...]:
        session = self._sheet.desk.session
        return rates(session.view, session.viewer or 0)

    def _rate(self, kind: int) -> str:
        return self._sheet.look.words("table.trade.rate", rate=self._rates[kind])

    def _routes(self) -> str:
        """Which trade routes make the rates."""
        session = self._sheet.desk.session
        s: State = session.view
        own = own_routes(s, session.viewer or 0)
        voice = self._speech.voice(s)
        words = self._sheet.look.words
        if not own:
            return words("table.trade.no_routes")
        listed = sorted(own, key=lambda route: (route.resource == ANY, route.resource))
        return words("table.trade.routes", routes="; ".join(voice.route(route) for route in listed))

    def _bar_what_is_not_held(self) -> None:
        for kind in KINDS:
            if self._hand[kind] < self._rates[kind]:
                other = 0 if kind else 1
                self.give.bar(kind, *self._sheet.barrier(self._action(kind, other)))

    def _action(self, give: int, get: int) -> Action:
        return BarterCards(give, get) if self._one else SupplyTrade(give, get)

    def _chosen(self) -> Action | None:
        give, get = self.give.kind, self.get.kind
        return None if give is None or get is None else self._action(give, get)

    def _changed(self) -> None:
        action = self._chosen()
        words = self._sheet.look.words
        if action is None:
            reason, rule = words("table.trade.choose_both"), ""
        else:
            reason, rule = self._sheet.barrier(action)
        self._why.set_text(reason or self._sentence())
        self.confirm.bar(reason, rule)

    def _sentence(self) -> str:
        action = self._chosen()
        assert action is not None
        return f"**{self._speech.action(action, self._sheet.desk.session.view).title}**"

    def _trade(self) -> None:
        action = self._chosen()
        if action is not None:
            self._sheet.finish(action)


class Barter(Sheet):
    """One for one."""

    def __init__(self, desk: Desk, speech: WatchSpeech) -> None:
        assert desk.session.decision is not None
        prompt = speech.prompt(desk.session.decision, desk.session.view)
        super().__init__(desk, prompt.sentence.replace("**", ""), width=620)
        self.body.addWidget(RichText(desk.style, prompt.consequence, 17, colour=desk.style.room.text2))
        self.add_aside()
        self.panel = BarterPanel(self, speech)
        self.body.addWidget(self.panel)

    def first_focus(self) -> QWidget:
        cards = [card for card in self.panel.give.cards if not card.reason]
        return cards[0] if cards else super().first_focus()

    @property
    def buttons(self) -> list[Button]:
        return self.findChildren(Button)
