"""So many of any resources: ransoms, prices of one more card or warrior; and three for one at the harvest."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from meadhall.rules.kernel import Action
from meadhall.rules.northgard.actions import STOP, GiveUpCard, Spend, Swap, Trade
from meadhall.rules.northgard.data import LIMITS, RESOURCES
from meadhall.rules.northgard.questions import BuyCard, BuyWarrior, Ransom, Trading
from meadhall.rules.northgard.state import State
from meadhall.views.look.controls import Kind
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.asked import asked
from meadhall.views.table.dialogs.composer import Composer
from meadhall.views.table.dialogs.counting import Bundle, Count
from meadhall.views.table.dialogs.counting import Kind as Sort
from meadhall.views.table.dialogs.sheet import Sheet
from meadhall.views.table.tray.strip import CardStrip
from meadhall.views.text.northgard import NorthgardSpeech
from meadhall.views.text.words import capitalised
from meadhall.views.widgets import Button, Choice, CountRow, IconButton, Overlay, RichText, SectionHead, Segments


def resource_names(desk: Desk, speech: NorthgardSpeech) -> list[str]:
    voice = speech.voice(desk.session.view)
    return [capitalised(str(voice.resource(kind))) for kind in range(len(RESOURCES))]


def _held(desk: Desk) -> Sequence[int]:
    s: State = desk.session.view
    return s.players[desk.session.viewer or 0].resources


def _mix(desk: Desk, speech: NorthgardSpeech, decision: BuyCard | BuyWarrior | Ransom, instead: Action) -> Overlay:
    s: State = desk.session.view
    title, detail = asked(desk, decision)
    held, names = _held(desk), resource_names(desk, speech)
    kinds = tuple(Sort(icon, names[kind], held[kind], held[kind]) for kind, icon in enumerate(RESOURCES))
    other = (speech.button(instead, s), "cross" if instead == STOP else "trash", instead)
    confirm = speech.voice(s).say("deed.spend.button")
    bundle = Bundle(title, detail, kinds, decision.price, lambda chosen: Spend(_three(chosen)), confirm, other=other)
    return Composer(desk, bundle)


def _three(chosen: Sequence[int]) -> tuple[int, int, int]:
    food, wood, lore = chosen
    return food, wood, lore


def ransom(desk: Desk, speech: NorthgardSpeech, decision: Ransom) -> Overlay:
    return _mix(desk, speech, decision, GiveUpCard())


def buying(desk: Desk, speech: NorthgardSpeech, decision: BuyCard | BuyWarrior) -> Overlay:
    return _mix(desk, speech, decision, STOP)


class TradeSheet(Sheet):
    """Three for one with the supply; in teams also one for one with the partner."""

    def __init__(self, desk: Desk, speech: NorthgardSpeech, decision: Trading) -> None:
        s: State = desk.session.view
        title, detail = asked(desk, decision)
        super().__init__(desk, title, width=680)
        style, voice, words = desk.style, speech.voice(s), desk.style.words
        self._names = resource_names(desk, speech)
        held = _held(desk)
        self._count = Count(held, LIMITS.trade_rate)
        self.body.addWidget(RichText(style, detail, 17, colour=style.room.text2))
        self.body.addWidget(SectionHead(style, words("table.trade.you_give")))
        self._strip = CardStrip(style, RESOURCES)
        self.body.addWidget(self._strip)
        self.rows = [self._line(kind, held[kind]) for kind in range(len(RESOURCES))]
        self.body.addWidget(SectionHead(style, words("table.trade.you_get")))
        self.get = self._kinds(words("table.trade.you_get"))
        self.get.chosen.connect(self._changed)
        self.body.addWidget(self.get)
        if s.options.teams:
            self._add_partner(speech)
        self.add_aside()
        self.done = self.add_step(speech.button(STOP, s), lambda: self.finish(STOP), icon="check")
        self.confirm = self.add_step(voice.say("deed.trade.button"), self._trade, Kind.PRIMARY, "swap")
        self._changed()

    def first_focus(self) -> QWidget:
        steppers = [button for row in self.rows for button in row.findChildren(IconButton) if not button.reason]
        return steppers[0] if steppers else self.done

    def _line(self, kind: int, held: int) -> CountRow:
        note = self.look.words("table.composer.held", n=held)
        row = CountRow(self.look, RESOURCES[kind], self._names[kind], 0, held, note=note)
        row.changed.connect(lambda value: self._put(kind, value))
        self.body.addWidget(row)
        return row

    def _kinds(self, name: str) -> Segments:
        choices = [Choice(kind, self._names[kind], icon) for kind, icon in enumerate(RESOURCES)]
        return Segments(self.look, name, choices, 0)

    def _add_partner(self, speech: NorthgardSpeech) -> None:
        words, voice = self.look.words, speech.voice(self.desk.session.view)
        self.body.addWidget(SectionHead(self.look, voice.say("deed.swap.title"), "swap"))
        line = QHBoxLayout()
        self.give_one, self.want_one = (
            self._kinds(words("table.trade.you_give")),
            self._kinds(words("table.trade.you_get")),
        )
        self.want_one.choose(1)
        for heading, kinds in (("table.trade.you_give", self.give_one), ("table.trade.you_get", self.want_one)):
            column = QVBoxLayout()
            column.addWidget(RichText(self.look, words(heading), 15, colour=self.look.room.text2))
            column.addWidget(kinds)
            line.addLayout(column, 1)
            kinds.chosen.connect(self._changed)
        self.offer = Button(self.look, voice.say("deed.swap.button"), Kind.SECONDARY, "swap")
        self.offer.acted.connect(lambda: self.finish(self._swap()))
        line.addWidget(self.offer)
        self.body.addLayout(line)

    def _swap(self) -> Swap:
        return Swap(self.give_one.value, self.want_one.value)

    def _put(self, kind: int, value: int) -> None:
        self._count.put(kind, value)
        self._changed()

    def _changed(self, _: object = None) -> None:
        words, count = self.look.words, self._count
        self._strip.show_cards(count.chosen, count.missing)
        for kind, row in enumerate(self.rows):
            row.set_most(min(_held(self.desk)[kind], count.chosen[kind] + max(count.missing, 0)))
        if count.missing:
            self.confirm.bar(words("table.composer.more", n=count.missing))
        else:
            self.confirm.bar(*self.barrier(self._action()))
        if self.desk.session.view.options.teams:
            self.offer.bar(*self.barrier(self._swap()))

    def _action(self) -> Trade:
        return Trade(_three(self._count.bundle), self.get.value)

    def _trade(self) -> None:
        self.finish(self._action())
