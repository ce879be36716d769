"""The trade dialog: offers to the others, proposals, counter-offers, and the supply."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from meadhall.rules.kernel import Action
from meadhall.rules.watch.actions import Counter, DeclineProposal, OfferTrade, Propose, RefuseOffers, TakeProposal
from meadhall.rules.watch.data import KINDS, LIMITS
from meadhall.rules.watch.data import Bundle as Cards
from meadhall.rules.watch.questions import AnswerOffer
from meadhall.rules.watch.state import Offer, State
from meadhall.views.look.controls import Kind
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.counting import Count
from meadhall.views.table.dialogs.sheet import Sheet
from meadhall.views.table.rails.emblem import SeatMark
from meadhall.views.table.tray.strip import CardStrip
from meadhall.views.table.watch.barter import BarterPanel
from meadhall.views.table.watch.bundles import hand_of
from meadhall.views.table.watch.chips import SeatChips
from meadhall.views.table.watch.faces import resource_names
from meadhall.views.text.watch import WatchSpeech
from meadhall.views.text.watch.voice import RESOURCE_ICONS
from meadhall.views.widgets import Button, Choice, CountRow, Label, RichText, SectionHead, Segments, Toggle


class Mode(Enum):
    OFFER = "offer"  # in one's own turn, to the others
    PROPOSE = "propose"  # to whoever has the turn
    COUNTER = "counter"  # in answer to an offer


class Side(QWidget):
    """What one side gives: so many of each, or, where that may be, anything."""

    changed = Signal()

    def __init__(self, sheet: Sheet, speech: WatchSpeech, title: str, mosts: Sequence[int], held: bool, open_: bool):
        super().__init__()
        style, words = sheet.look, sheet.look.words
        self._count = Count(mosts)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(style.px(4))
        column.addWidget(SectionHead(style, title))
        self._strip = CardStrip(style, RESOURCE_ICONS, nothing=words("table.trade.nothing"))
        column.addWidget(self._strip)
        names = resource_names(speech)
        self.rows = [self._row(sheet, kind, names[kind], mosts[kind], held) for kind in KINDS]
        for row in self.rows:
            column.addWidget(row)
        self._open: Toggle | None = None
        if open_:
            self._open = Toggle(style, words("table.trade.anything"))
            self._open.explain(words("table.trade.anything_hint"))
            line = QHBoxLayout()
            line.addWidget(Label(style, words("table.trade.anything"), "bold", 17), 1)
            line.addWidget(self._open)
            column.addLayout(line)
            self._open.turned.connect(self._turned)

    def _row(self, sheet: Sheet, kind: int, name: str, most: int, held: bool) -> CountRow:
        note = sheet.look.words("table.composer.held", n=most) if held else ""
        row = CountRow(sheet.look, RESOURCE_ICONS[kind], name, 0, most, note=note)
        row.changed.connect(lambda value: self._put(kind, value))
        return row

    def _put(self, kind: int, value: int) -> None:
        self._count.put(kind, value)
        self._strip.show_cards(self._count.chosen)
        self.changed.emit()

    def _turned(self, on: bool) -> None:
        words = self._strip.look.words
        self._strip.nothing = words("table.trade.anything" if on else "table.trade.nothing")
        if on:
            self.show_cards((0,) * 5)
        for row in self.rows:
            row.setEnabled(not on)
        self._strip.update()
        self.changed.emit()

    def show_cards(self, cards: Sequence[int]) -> None:
        for kind, row in enumerate(self.rows):
            self._count.put(kind, cards[kind])
            row.set_value(self._count.chosen[kind])
        self._strip.show_cards(self._count.chosen)

    @property
    def cards(self) -> Cards | None:
        if self._open is not None and self._open.isChecked():
            return None
        lumber, brick, wool, grain, ore = self._count.bundle
        return lumber, brick, wool, grain, ore


class OfferPanel(QWidget):
    """Give, want, to whom; and what the others propose."""

    def __init__(self, sheet: Sheet, speech: WatchSpeech, mode: Mode) -> None:
        super().__init__()
        self._sheet, self._speech, self._mode = sheet, speech, mode
        style, words = sheet.look, sheet.look.words
        offering = mode is Mode.OFFER
        body = QVBoxLayout(self)
        body.setContentsMargins(0, 0, 0, 0)
        body.setSpacing(style.px(10))
        self.proposals = self._add_proposals(body) if offering else []
        sides = QHBoxLayout()
        sides.setSpacing(style.px(36))
        most = [LIMITS.cards_of_each_resource] * 5
        self.give = Side(sheet, speech, words("table.trade.you_give"), hand_of(sheet.desk)[:5], True, offering)
        self.want = Side(sheet, speech, words("table.trade.you_get"), most, False, offering)
        sides.addWidget(self.give, 1)
        sides.addWidget(self.want, 1)
        body.addLayout(sides)
        self.to = self._add_seats(body) if offering else None
        self._why = RichText(style, "", 16, colour=style.room.text2)
        body.addWidget(self._why)
        icon = "swap"
        self.confirm = sheet.add_step(words(f"table.trade.{mode.value}"), self._act, Kind.PRIMARY, icon)
        for side in (self.give, self.want):
            side.changed.connect(self._changed)
        if mode is Mode.COUNTER:
            self._begin_with_offer()
        self._changed()

    def _add_seats(self, body: QVBoxLayout) -> SeatChips:
        desk, words = self._sheet.desk, self._sheet.look.words
        s: State = desk.session.view
        viewer = desk.session.viewer or 0
        listening = s.hearers(viewer)
        chips = SeatChips(desk, s.others(viewer), listening)
        for seat in s.others(viewer):
            if seat not in listening:
                chips.bar(seat, words("table.trade.refuses"))
        chips.changed.connect(self._changed)
        line = QHBoxLayout()
        line.addWidget(Label(self._sheet.look, words("table.trade.to"), "bold", 17))
        line.addWidget(chips, 1)
        body.addLayout(line)
        return chips

    def _add_proposals(self, body: QVBoxLayout) -> list[Button]:
        desk = self._sheet.desk
        s: State = desk.session.view
        if not s.proposals:
            return []
        style, words = self._sheet.look, self._sheet.look.words
        body.addWidget(SectionHead(style, words("table.trade.proposals"), "swap"))
        buttons: list[Button] = []
        for proposal in s.proposals:
            line = QHBoxLayout()
            line.setSpacing(style.px(12))
            line.addWidget(SeatMark(style, desk.player(proposal.seat)))
            terms = self._speech.action(TakeProposal(proposal.seat), s).detail
            line.addWidget(RichText(style, f"**{desk.name(proposal.seat)}**: {terms}", 17), 1)
            for action, kind in (
                (DeclineProposal(proposal.seat), Kind.SECONDARY),
                (TakeProposal(proposal.seat), Kind.PRIMARY),
            ):
                button = Button(style, self._speech.button(action, s), kind)
                button.bar(*self._sheet.barrier(action))
                button.acted.connect(lambda action=action: self._sheet.finish(action))
                line.addWidget(button)
                buttons.append(button)
            body.addLayout(line)
        return buttons

    def _begin_with_offer(self) -> None:
        """A counter-offer begins with the terms of the offer, seen from this side."""
        decision = self._sheet.desk.session.decision
        if isinstance(decision, AnswerOffer):
            hand = hand_of(self._sheet.desk)
            give = decision.offer.want or (0,) * 5
            self.give.show_cards([min(count, hand[kind]) for kind, count in enumerate(give)])
            self.want.show_cards(decision.offer.give or (0,) * 5)

    def _action(self) -> Action:
        give, want = self.give.cards, self.want.cards
        if self.to is not None:
            return OfferTrade(Offer(give, want, self.to.seats))
        assert give is not None
        assert want is not None
        return Propose(give, want) if self._mode is Mode.PROPOSE else Counter(give, want)

    def _changed(self) -> None:
        reason, rule = self._sheet.barrier(self._action())
        reason = self._missing() or reason if reason else ""
        self._why.set_text(reason or self._sheet.look.words("table.composer.ready"))
        self._why.set_colour(self._sheet.look.room.text2 if reason else self._sheet.look.room.ok)
        self.confirm.bar(reason, rule)

    def _missing(self) -> str:
        """What has still to be chosen: to name it helps more than the rule."""
        lacks = [side.cards == (0,) * 5 for side in (self.give, self.want)]
        if not any(lacks):
            return ""
        what = "both" if all(lacks) else "give" if lacks[0] else "get"
        return self._sheet.look.words(f"table.trade.choose_{what}")

    def _act(self) -> None:
        self._sheet.finish(self._action())


class TradeSheet(Sheet):
    """With the players and, in one's own turn, with the supply."""

    def __init__(self, desk: Desk, speech: WatchSpeech, mode: Mode, with_supply: bool = False) -> None:
        super().__init__(desk, desk.style.words("table.trade.title"), width=860)
        style, words = desk.style, desk.style.words
        self._pages = QStackedWidget()
        self.add_aside()
        self._add_refusal(mode)
        self.offer = OfferPanel(self, speech, mode)
        self._pages.addWidget(self.offer)
        self.supply: BarterPanel | None = None
        if mode is Mode.OFFER:
            self._add_supply(speech, with_supply)
        else:
            self.body.addWidget(RichText(style, words("table.trade.hint"), 16, colour=style.room.text2))
        self.body.addWidget(self._pages)
        self._show(with_supply)

    def _add_supply(self, speech: WatchSpeech, first: bool) -> None:
        words = self.look.words
        self.supply = BarterPanel(self, speech)
        self._pages.addWidget(self.supply)
        choices = [
            Choice(False, words("table.trade.with_players"), "person"),
            Choice(True, words("table.trade.with_supply"), "deck"),
        ]
        self.tabs = Segments(self.look, words("table.trade.title"), choices, first)
        self.tabs.chosen.connect(self._show)
        self.body.addWidget(self.tabs)

    def _add_refusal(self, mode: Mode) -> None:
        """Refuse all offers this turn, or hear them again."""
        session, words = self.desk.session, self.look.words
        if mode is not Mode.PROPOSE:
            return
        refuse = RefuseOffers(True) in session.choices.asides
        self.add_step(
            words("table.trade.refuse_all" if refuse else "table.trade.hear_again"),
            lambda: self.finish(RefuseOffers(refuse)),
            icon="sound-off" if refuse else "sound",
        )

    def _show(self, with_supply: bool) -> None:
        if self.supply is not None:
            self._pages.setCurrentWidget(self.supply if with_supply else self.offer)
            self.supply.confirm.setVisible(with_supply)
        self.offer.confirm.setVisible(not with_supply)
        self.keep_size()
