"""The Brotherhood of the Watch on the table page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from meadhall.models.session import Session
from meadhall.rules.kernel import Action, Decision, Denial
from meadhall.rules.watch import forecast
from meadhall.rules.watch.actions import (
    Accept,
    BuildKeep,
    BuyVision,
    ClaimVictory,
    Counter,
    Decline,
    DeclineProposal,
    EndTurn,
    FoundSettlement,
    GoAfterTormund,
    HireCheaply,
    LetPass,
    LookAt,
    OfferTrade,
    Propose,
    Rob,
    RollDice,
    StopRoads,
    SupplyTrade,
    TakeProposal,
)
from meadhall.rules.watch.data import KINDS
from meadhall.rules.watch.questions import AnswerOffer
from meadhall.rules.watch.state import State
from meadhall.views.boards.watch.board import WatchBoard
from meadhall.views.deeds import Caution
from meadhall.views.table.composer import Composer
from meadhall.views.table.desk import Desk
from meadhall.views.table.game import Note, OpenDialog, Pile, PromptChoice, SeatFacts, TableGame, Tale
from meadhall.views.table.watch import bundles, chronicle, hand, seats
from meadhall.views.table.watch.forecast import Forecast
from meadhall.views.table.watch.questions import question
from meadhall.views.table.watch.trade import Mode, TradeSheet
from meadhall.views.text import Words, escaped
from meadhall.views.text.watch import WatchSpeech
from meadhall.views.text.watch.voice import RESOURCE_ICONS

_GOLDEN = (ClaimVictory, RollDice, Accept, EndTurn)  # the first of these that is possible goes on
_PLAIN = (Rob, LookAt, GoAfterTormund, Decline, StopRoads, LetPass)
_OFFERS = (OfferTrade, TakeProposal, DeclineProposal)


class WatchTable(TableGame):
    def __init__(self, session: Session, desk: Desk) -> None:
        self._session = session
        self._desk = desk
        self._speech = cast(WatchSpeech, desk.speech)
        self._forecast = Forecast(session, self._speech)

    @property
    def _s(self) -> State:
        return self._session.view

    def board(self) -> WatchBoard:
        session = self._session
        colours = [seat.colour for seat in session.seats]
        board = WatchBoard(session.view, colours, cast(Words, self._desk.style.words))
        self.recall(board)
        return board

    def recall(self, board: WatchBoard) -> None:
        board.recall(self._session.opening())
        board.recall(event for told in self._session.told() for event in told.events)

    def bubble(self, spot: str, legal: Sequence[Action], barred: Sequence[Action]) -> str:
        return self._forecast.say(spot, legal, barred)

    def seat(self, seat: int) -> SeatFacts:
        return seats.seat_facts(self._session, self._speech, seat)

    def notes(self) -> Sequence[Note]:
        names = [escaped(seat.name) for seat in self._session.seats]
        return seats.notes(self._session, self._speech, names)

    def tray(self) -> Sequence[Pile]:
        return hand.piles(self._session, self._speech)

    def price(self, action: Action) -> Mapping[str, int]:
        viewer = self._session.viewer
        price = None if viewer is None else forecast.price_of(self._s, viewer, action)
        return {RESOURCE_ICONS[kind]: price[kind] for kind in KINDS if price[kind]} if price else {}

    def price_words(self, action: Action) -> str:
        price = [self.price(action).get(icon, 0) for icon in RESOURCE_ICONS]
        shown = self._speech.voice(self._s).price(price)
        return self._speech.words("watch.panel.price_raised", price=shown)

    def is_building(self, kind: type[Action]) -> bool:
        return kind in forecast.USUAL_PRICES

    def is_listed(self, kind: type[Action]) -> bool:
        """The program declares victory itself, unless the table has agreed otherwise."""
        return kind is not ClaimVictory or self._s.options.confirm_victory

    def telling(self, denials: Sequence[Denial]) -> Denial:
        """Where only cards are missing, the place itself would do."""
        price = next((denial for denial in denials if denial.code == "cannot_pay"), None)
        return price or max(denials, key=denials.count)

    def is_trade(self, kind: type[Action]) -> bool:
        return kind in (*_OFFERS, SupplyTrade, Propose, Counter)

    def buttons(self) -> Sequence[PromptChoice]:
        found: list[PromptChoice] = []
        legal = self._session.options()
        golden = next((kind for kind in _GOLDEN if any(isinstance(action, kind) for action in legal)), None)
        if isinstance(self._session.decision, AnswerOffer) and legal:
            found.append(PromptChoice(self._speech.words("table.trade.counter"), "swap", opens=Counter))
        for action in legal:
            if isinstance(action, (*_PLAIN, *_GOLDEN)):
                line = self._speech.action(action, self._s)
                found.append(
                    PromptChoice(self._speech.button(action, self._s), line.icon, action, golden=type(action) is golden)
                )
        return sorted(found, key=lambda choice: choice.golden)

    def dialog_of(self, kind: type[Action]) -> OpenDialog | None:
        speech = self._speech
        if kind in _OFFERS:
            return lambda desk: TradeSheet(desk, speech, Mode.OFFER)
        if kind is SupplyTrade:
            return lambda desk: TradeSheet(desk, speech, Mode.OFFER, with_supply=True)
        if kind is Propose:
            return lambda desk: TradeSheet(desk, speech, Mode.PROPOSE)
        if kind is Counter:
            return lambda desk: TradeSheet(desk, speech, Mode.COUNTER)
        decision = self._session.decision
        return self.question(decision) if decision is not None and kind is not HireCheaply else None

    def question(self, decision: Decision[Any]) -> OpenDialog | None:
        return question(self._speech, decision)

    def composing(self, actions: Sequence[Action]) -> OpenDialog | None:
        """For a place of the board at which something is put together."""
        if isinstance(actions[0], (HireCheaply, BuyVision)):
            chosen = cast(Any, actions)
            return lambda desk: Composer(desk, bundles.price(desk, self._speech, chosen))
        return self.dialog_of(type(actions[0]))

    def caution(self, action: Action) -> Caution | None:
        """A settlement or a keep that could still be built is easily forgotten."""
        if not isinstance(action, EndTurn):
            return None
        forgotten = any(isinstance(one, (FoundSettlement, BuildKeep)) for one in self._session.options())
        words = self._speech.words
        return Caution(words("table.ask.end_turn"), words("table.ask.end_turn_detail")) if forgotten else None

    def tale(self) -> Tale:
        return chronicle.tale(self._session, self._speech)
