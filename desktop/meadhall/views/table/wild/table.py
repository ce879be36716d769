"""Gone Wild on the table page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from meadhall.models.session import Session
from meadhall.rules.kernel import Action, Decision, Denial, Event
from meadhall.rules.wild.actions import (
    AttackRival,
    Build,
    BuyCard,
    BuyPath,
    CompleteMission,
    Demolish,
    EndTurn,
    Play,
    SetAsking,
    TakeNothing,
)
from meadhall.rules.wild.forecast import Attack, Purchase, target_of
from meadhall.rules.wild.questions import TakeTurn
from meadhall.rules.wild.state import MANNERS, State
from meadhall.views.boards.wild.board import WildBoard
from meadhall.views.deeds import Caution
from meadhall.views.table.asking import AskingSheet
from meadhall.views.table.desk import Desk
from meadhall.views.table.game import (
    Deed,
    Held,
    Market,
    Note,
    OpenDialog,
    Part,
    PromptChoice,
    SeatFacts,
    TableGame,
    Tale,
    Track,
)
from meadhall.views.table.wild import chronicle, notes, picking, seats, tidings, tray
from meadhall.views.table.wild.bubble import Bubble
from meadhall.views.table.wild.cautions import caution
from meadhall.views.table.wild.paying import ExchangeFirst
from meadhall.views.table.wild.questions import question
from meadhall.views.table.wild.raid import RaidSheet
from meadhall.views.table.wild.shop import ShopSheet
from meadhall.views.text import Words
from meadhall.views.text.wild import WildSpeech

_PURCHASES = (BuyPath, BuyCard, Build)


class WildTable(TableGame):
    def __init__(self, session: Session, desk: Desk) -> None:
        self._session = session
        self._desk = desk
        self._speech = cast(WildSpeech, desk.speech)
        self._bubble = Bubble(session, self._speech)

    @property
    def _s(self) -> State:
        return self._session.view

    def board(self) -> WildBoard:
        colours = [seat.colour for seat in self._session.seats]
        return WildBoard(self._s, colours, cast(Words, self._desk.style.words))

    def recall(self, board: Any) -> None:
        """The position tells all."""

    def track(self) -> Track | None:
        """The game has no fixed length: the round is told, and how near its end has come."""
        return Track(self._speech.voice(self._s).say("page.bar.round"), 0, self._s.round)

    def bubble(self, spot: str, legal: Sequence[Action], barred: Sequence[Action]) -> str:
        return self._bubble.say(spot, legal, barred)

    def seat(self, seat: int) -> SeatFacts:
        return seats.seat_facts(self._session, self._speech, seat)

    def notes(self) -> Sequence[Note]:
        return notes.notes(self._session, self._speech)

    # Cards

    def tray(self) -> Sequence[Part]:
        return tray.parts(self._desk, self._speech)

    def menu(self, held: Held) -> Sequence[Deed]:
        return tray.menu(self._session, self._speech, held)

    def market(self) -> Market | None:
        return tray.missions(self._session, self._speech)

    def price(self, action: Action) -> Mapping[str, int]:
        """Cards that are sent to fight, or played."""
        match action:
            case Play(card):
                return {card: 1}
            case _:
                return {}

    def price_words(self, action: Action) -> str:
        return ""

    # Actions

    def is_building(self, kind: type[Action]) -> bool:
        return False

    def is_listed(self, kind: type[Action]) -> bool:
        """The standing order stands behind a button, where there is one."""
        return (
            kind is not SetAsking or not isinstance(self._session.decision, TakeTurn) or not self._session.asks_viewer
        )

    def telling(self, denials: Sequence[Denial]) -> Denial:
        return max(denials, key=denials.count)

    def is_trade(self, kind: type[Action]) -> bool:
        return kind in _PURCHASES

    def buttons(self) -> Sequence[PromptChoice]:
        session, voice = self._session, self._speech.voice(self._s)
        if isinstance(session.decision, TakeTurn):
            return self._on_turn()
        nothing = TakeNothing()
        if nothing in session.options():
            return [PromptChoice(voice.say("deed.take_nothing.button"), "skip", nothing, golden=True)]
        return ()

    def _on_turn(self) -> Sequence[PromptChoice]:
        """The order for attacks, a mission that is done, the market, a raid; the golden one ends the turn."""
        session, speech, s = self._session, self._speech, self._s
        voice, legal = speech.voice(s), session.options()
        found = [PromptChoice(voice.say("page.asking.button"), "gear", opens=SetAsking)]
        done = next((action for action in legal if isinstance(action, CompleteMission)), None)
        if done is not None:
            found.append(PromptChoice(speech.button(done, s), "flag", done))
        found.append(PromptChoice(voice.say("page.shop.button"), "plus", opens=BuyCard))
        if any(isinstance(action, Attack) for action in legal):
            found.append(PromptChoice(voice.say("page.raid.button"), "crossed", opens=AttackRival))
        found.append(PromptChoice(speech.button(EndTurn(), s), "check", EndTurn(), golden=True))
        return found

    def dialog_of(self, kind: type[Action]) -> OpenDialog | None:
        speech = self._speech
        if kind is SetAsking:
            return lambda desk: AskingSheet(desk, speech, SetAsking, MANNERS)
        if kind in _PURCHASES:
            return lambda desk: ShopSheet(desk, speech)
        if issubclass(kind, Attack):
            return lambda desk: self._raid(desk, kind)
        if kind is Demolish:
            return lambda desk: picking.demolish(desk, speech)
        if kind is Play:
            return lambda desk: picking.play(desk, speech)
        decision = self._session.decision
        return self.question(decision) if decision is not None and not isinstance(decision, TakeTurn) else None

    def _raid(self, desk: Desk, kind: type[Action]) -> RaidSheet:
        """On the dragon or the only Undead at once."""
        fights = [action for action in desk.session.options() if isinstance(action, Attack) and type(action) is kind]
        targets = list(dict.fromkeys(map(target_of, fights)))
        return RaidSheet(desk, self._speech, targets[0] if len(targets) == 1 else None)

    def question(self, decision: Decision[Any]) -> OpenDialog | None:
        return question(self._speech, decision)

    def composing(self, actions: Sequence[Action]) -> OpenDialog | None:
        """Who goes against what was pointed at; or what has to be exchanged for it."""
        first = actions[0]
        if isinstance(first, Attack):
            target = target_of(first)
            return lambda desk: RaidSheet(desk, self._speech, target)
        if isinstance(first, Purchase):
            return lambda desk: ExchangeFirst(desk, self._speech, first)
        return None

    def caution(self, action: Action) -> Caution | None:
        return caution(self._session, self._speech, action)

    # What has happened

    def reports(self, events: Sequence[Event]) -> Sequence[OpenDialog]:
        return tuple(tidings.reports(self._session, self._speech, events))

    def tale(self) -> Tale:
        return chronicle.tale(self._session, self._speech)
