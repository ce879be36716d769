"""All that is for sale, in three shades: what one can pay, what one can pay after an exchange, and what is missing."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QWidget

from meadhall.rules.wild.actions import Build, BuyCard, BuyPath, UpgradeHall
from meadhall.rules.wild.data import BUILDING_IDS, STACKS, TOP_LEVEL, PlotId
from meadhall.rules.wild.forecast import Purchase, exchanges_before, means, paid_first, payers
from meadhall.rules.wild.state import State
from meadhall.views.boards.wild import faces as board_faces
from meadhall.views.deeds.wild.prices import taken
from meadhall.views.look.cards import CardFace
from meadhall.views.look.controls import Kind
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.sheet import Sheet
from meadhall.views.table.game import Held
from meadhall.views.table.tray.cardface import CardButton, in_a_line
from meadhall.views.table.wild import faces, paying
from meadhall.views.text.wild import WildSpeech
from meadhall.views.widgets import Choice, DropChoice, Flow, Label, RichText, ScrollColumn, SectionHead

_WIDE, _CARD, _HIGH, _LEAST = 1220, (136, 158), 690, 240
Ware = tuple[Purchase, CardFace, str, int]  # what one does, its card, what the reading copy says, how many are left


class ShopSheet(Sheet):
    """A click buys; where an exchange is needed, a question comes before it."""

    def __init__(self, desk: Desk, speech: WildSpeech) -> None:
        s: State = desk.session.view
        self._speech, self._voice, self._s = speech, speech.voice(s), s
        self._seat = desk.session.viewer or 0
        super().__init__(desk, self._voice.say("page.shop.title"), width=_WIDE)
        style = desk.style
        line = QHBoxLayout()
        line.setSpacing(style.px(10))
        line.addWidget(RichText(style, self._purse(), 17), 1)
        places = payers(s, self._seat)
        self.first = DropChoice(style, self._voice.say("page.shop.first"), self._orders(places), "", size=15, height=38)
        if places:
            line.addWidget(Label(style, self._voice.say("page.shop.first"), "medium", 15, colour=style.room.text2))
            line.addWidget(self.first)
        self.body.addLayout(line)
        column = ScrollColumn(style, spacing=4)
        self.cards: list[CardButton] = []
        for heading, wares in self._groups():
            column.body.addWidget(SectionHead(style, heading))
            column.body.addWidget(self._beside(wares))
        column.body.addStretch(1)
        column.wish(style.px(_HIGH), style.px(_LEAST))
        self.body.addWidget(column, 1)
        for note in (self._voice.say("page.shop.shades"), self._voice.say("page.shop.order")):
            self.body.addWidget(RichText(style, note, 15, colour=style.room.text2))
        self.add_button(style.words("table.button.show_board"), icon="eye", kind=Kind.PRIMARY)

    def _purse(self) -> str:
        """With the cards in hand; those that bring one thing or the other are told apart."""
        held, voice = means(self._s, self._seat), self._voice
        goods = voice.goods(held.sure)
        told = [voice.say("page.shop.purse", goods=goods)] if goods else []
        told += [voice.say("page.shop.either", n=held.either)] if held.either else []
        return " ".join(told) or voice.say("page.shop.empty")

    def _orders(self, places: Sequence[PlotId]) -> list[Choice]:
        """What may pay before anything else (VW-5.8)."""
        voice = self._voice
        usual = Choice("", voice.say("page.shop.usual"))
        return [usual, *(Choice(plot, voice.title(voice.plot(self._seat, plot))) for plot in places)]

    def _groups(self) -> list[tuple[str, list[Ware]]]:
        s, voice, words = self._s, self._voice, self._speech.words
        path: list[Ware] = [
            (BuyPath(slot), faces.in_signs(self._speech, card), faces.full(self._speech, card), 1)
            for slot, card in enumerate(s.path)
            if card is not None
        ]
        stacks: list[Ware] = [
            (BuyCard(card), faces.card(self._speech, card), faces.full(self._speech, card), s.in_stack(card))
            for card in STACKS
        ]
        lots: list[Ware] = [
            (Build(kind), faces.building(self._speech, kind), self._speech.full(f"building.{kind}"), s.in_lot(kind))
            for kind in BUILDING_IDS
        ]
        groups = [
            (voice.say("board.path"), path),
            (voice.say("page.shop.stacks"), stacks),
            (voice.say("board.buildings"), lots),
        ]
        level = s.players[self._seat].level + 1
        if level <= TOP_LEVEL:
            hall = board_faces.hall(level)
            face = board_faces.hall_face(words, level)
            lots.append((UpgradeHall(), face, self._speech.full(f"hall.{hall}"), 1))
        return groups

    def _beside(self, wares: Sequence[Ware]) -> QWidget:
        flow = Flow(self.look.px(0))
        level = in_a_line(self.look, [self._held(ware) for ware in wares], *_CARD)
        for ware, held in zip(wares, level, strict=True):
            flow.add(self._card(ware, held))
        return flow

    def _held(self, ware: Ware) -> Held:
        purchase, face, full, left = ware
        denial = self.desk.session.why_not(purchase)
        exchanges = exchanges_before(self._s, self._seat, purchase) if denial is not None else ()
        near = paying.in_words(self._voice, exchanges) if exchanges else ""
        actions = (purchase,) if denial is None else ()
        return Held(f"ware:{face.name}", face, full, count=left, actions=actions, denial=denial, near=near)

    def _card(self, ware: Ware, held: Held) -> CardButton:
        purchase, denial, near = ware[0], held.denial, held.near
        told = "\n".join([*([near] if near else []), *taken(self._voice, purchase)])
        card = CardButton(self.look, held, *_CARD)
        if near:
            card.explain(told)
            card.acted.connect(lambda: self._ask(purchase))
        elif denial is None:
            card.explain(told)
            card.acted.connect(lambda: self._buy(purchase))
        else:
            card.bar(self.desk.why(denial), denial.rule)
        self.cards.append(card)
        return card

    def _buy(self, purchase: Purchase) -> None:
        self.finish(paid_first(self._s, self._seat, purchase, self.first.value))

    def _ask(self, purchase: Purchase) -> None:
        paying.ExchangeFirst(self.desk, self._speech, purchase).open()

    def first_focus(self) -> QWidget:
        can = [card for card in self.cards if card.held.actions]
        near = [card for card in self.cards if card.held.near]
        return next(iter((*can, *near, *self.cards)))
