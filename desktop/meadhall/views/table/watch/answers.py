"""What the others say to one's offer, all together, and with whom to trade."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from meadhall.rules.watch.actions import Accept, Answer, Counter, Deal, Decline, Withdraw
from meadhall.rules.watch.questions import ConfirmOffer
from meadhall.rules.watch.state import State
from meadhall.views.look.controls import Kind
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.sheet import Sheet
from meadhall.views.table.rails.emblem import SeatMark
from meadhall.views.text.watch import WatchSpeech
from meadhall.views.widgets import Button, Label, RichText

_SAID: dict[type[Answer], str] = {Accept: "accepted", Decline: "declined", Counter: "countered"}


def said(speech: WatchSpeech, answer: Answer) -> str:
    return speech.words(f"table.trade.{_SAID[type(answer)]}")


class Answers(Sheet):
    def __init__(self, desk: Desk, speech: WatchSpeech, decision: ConfirmOffer) -> None:
        s: State = desk.session.view
        prompt = speech.prompt(decision, s)
        super().__init__(desk, prompt.sentence.replace("**", ""), width=720)
        style, words = desk.style, desk.style.words
        self._speech = speech
        self.body.addWidget(RichText(style, self._offered(decision), 17, colour=style.room.text2))
        self.deals: list[Button] = []
        for seat, answer in decision.answers:
            line = self._answer_row(seat, answer)
            if not isinstance(answer, Decline):
                line.addWidget(self._deal(seat))
        self.add_aside()
        self.withdraw = self.add_step(words("table.trade.withdraw"), lambda: self.finish(Withdraw()), icon="cross")

    def _offered(self, decision: ConfirmOffer) -> str:
        voice, words = self._speech.voice(self.desk.session.view), self.look.words
        anything = str(voice.resource(-1))
        give = voice.cards(decision.offer.give) if decision.offer.give else anything
        want = voice.cards(decision.offer.want) if decision.offer.want else anything
        return words("table.trade.your_offer", give=give, want=want)

    def _answer_row(self, seat: int, answer: Answer) -> QHBoxLayout:
        desk, style = self.desk, self.look
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(style.px(14))
        line.addWidget(SeatMark(style, desk.player(seat)))
        told = QVBoxLayout()
        told.setSpacing(0)
        told.addWidget(Label(style, desk.session.seats[seat].name, "name", 19))
        told.addWidget(RichText(style, self._said(seat, answer), 16, colour=style.room.text2))
        line.addLayout(told, 1)
        self.body.addWidget(row)
        return line

    def _deal(self, seat: int) -> Button:
        words = self.look.words
        button = Button(self.look, words("table.trade.deal"), Kind.PRIMARY, "check")
        button.setAccessibleName(words("table.trade.deal_with", who=self.desk.session.seats[seat].name))
        reason, rule = self.barrier(Deal(seat))
        button.bar(reason, rule)
        button.acted.connect(lambda: self.finish(Deal(seat)))
        self.deals.append(button)
        return button

    def _said(self, seat: int, answer: Answer) -> str:
        told = said(self._speech, answer)
        if isinstance(answer, Decline):
            return told
        terms = self._speech.action(Deal(seat), self.desk.session.view).detail
        return f"{told} · {terms}" if terms else told

    def first_focus(self) -> QWidget:
        free = [button for button in self.deals if not button.reason]
        return free[0] if free else self.withdraw
