"""Jeor Mormont: a resource, and one or two opponents who must hand it over."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from meadhall.rules.watch.actions import Demand
from meadhall.rules.watch.questions import DemandResource
from meadhall.rules.watch.state import State
from meadhall.views.look.controls import Kind
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.sheet import Sheet
from meadhall.views.table.watch.chips import SeatChips
from meadhall.views.table.watch.kindpick import KindPick
from meadhall.views.text.watch import WatchSpeech
from meadhall.views.widgets import RichText, SectionHead


class DemandSheet(Sheet):
    def __init__(self, desk: Desk, speech: WatchSpeech, decision: DemandResource) -> None:
        s: State = desk.session.view
        prompt = speech.prompt(decision, s)
        super().__init__(desk, prompt.sentence.replace("**", ""), width=820)
        style, words = desk.style, desk.style.words
        self._speech = speech
        self.body.addWidget(RichText(style, prompt.consequence, 17, colour=style.room.text2))
        self.kinds = KindPick(style, speech, words("table.trade.want"), [""] * 5)
        self.seats = SeatChips(desk, s.others(decision.seat))
        self.body.addWidget(self.kinds)
        self.body.addWidget(SectionHead(style, words("table.trade.from")))
        self.body.addWidget(self.seats)
        self._why = RichText(style, "", 16, colour=style.room.text2)
        self.body.addWidget(self._why)
        self.add_aside()
        self.confirm = self.add_step(words("watch.deed.demand.button"), self._demand, Kind.PRIMARY, "fist")
        self.kinds.chosen.connect(self._changed)
        self.seats.changed.connect(self._changed)
        self._changed()

    def first_focus(self) -> QWidget:
        return self.kinds.cards[0]

    def _chosen(self) -> Demand | None:
        return None if self.kinds.kind is None else Demand(self.kinds.kind, self.seats.seats)

    def _changed(self) -> None:
        action = self._chosen()
        if action is None:
            reason, rule = self.look.words("table.trade.choose_kind"), ""
        else:
            reason, rule = self.barrier(action)
        self._why.set_text(reason)
        self.confirm.bar(reason, rule)

    def _demand(self) -> None:
        action = self._chosen()
        if action is not None:
            self.finish(action)
