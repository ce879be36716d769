"""The Uncharted Lands on the table page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from meadhall.models.session import Session
from meadhall.rules.kernel import Action, Decision, Event
from meadhall.rules.northgard import events as e
from meadhall.rules.northgard.actions import (
    Agree,
    BuildFirst,
    Call,
    DrawOne,
    EndTurn,
    Lose,
    March,
    Pass,
    Pick,
    PlayCard,
    PutBack,
    Refuse,
    Remove,
    Replace,
    RetreatTo,
    SetAsking,
    Steal,
    Stop,
    Swap,
    TakeBasic,
    TakeKind,
    Trade,
    Upgrade,
    Wait,
)
from meadhall.rules.northgard.data import CALENDARS
from meadhall.rules.northgard.questions import NextCard, PickFromRow, Turn
from meadhall.rules.northgard.state import MANNERS
from meadhall.views.boards.northgard.board import NorthgardBoard
from meadhall.views.table.asking import AskingSheet
from meadhall.views.table.desk import Desk
from meadhall.views.table.game import (
    Caution,
    Market,
    OpenDialog,
    PromptChoice,
    Track,
)
from meadhall.views.table.northgard import chronicle, notes, picking, seats, tray
from meadhall.views.table.northgard.amount import Amount
from meadhall.views.table.northgard.battle import battle_over, concerns
from meadhall.views.table.northgard.faces import held_card
from meadhall.views.table.northgard.forecast import Forecast
from meadhall.views.table.northgard.questions import question
from meadhall.views.table.northgard.story import ended
from meadhall.views.table.northgard.yearend import year_sheet
from meadhall.views.table.rooms import Rooms, RoomyGame
from meadhall.views.text import Words
from meadhall.views.text.northgard import NorthgardSpeech

_GOLDEN = (EndTurn, Stop, Agree)  # the first of these that is possible goes on
_PLAIN = (
    TakeBasic,
    TakeKind,
    Steal,
    Refuse,
    Call,
    BuildFirst,
    DrawOne,
    PutBack,
    Lose,
    Pass,
)
_OF_HAND = (PlayCard, Wait, Replace, Remove)
_FEW = 5  # buttons that have room beside the sentence


_ROOMS = Rooms(seats.seat_facts, notes.notes, tray.parts, tray.menu, chronicle.tale)


class NorthgardTable(RoomyGame[NorthgardSpeech]):
    def __init__(self, session: Session, desk: Desk) -> None:
        super().__init__(session, desk, _ROOMS, Forecast(session, cast(NorthgardSpeech, desk.speech)))

    def board(self) -> NorthgardBoard:
        colours = [seat.colour for seat in self._session.seats]
        return NorthgardBoard(self._s, colours, cast(Words, self._desk.style.words))

    def track(self) -> Track | None:
        years = len(CALENDARS[self._s.options.years])
        return Track(self._speech.voice(self._s).say("page.bar.year"), years, self._s.year)

    # Cards

    def market(self) -> Market | None:
        """The row of the year, readable all year long."""
        s = self._s
        if not s.year:
            return None
        voice = self._speech.voice(s)
        last = s.year == len(CALENDARS[s.options.years])
        mine = isinstance(self._session.decision, PickFromRow) and self._session.asked_seat == self._session.viewer
        cards = tuple(
            held_card(self._speech, card, s, f"row:{card}", (Pick(card),) if mine else (), count=s.row.count(card))
            for card in dict.fromkeys(s.row)
        )
        nothing = voice.say("page.row.empty")
        return Market(voice.say("board.row_last" if last else "board.row"), "cards", cards, nothing)

    def price(self, action: Action) -> Mapping[str, int]:
        match action:
            case PlayCard(card) | Wait(card) | Replace(card) | Remove(card) | Upgrade(card):
                return {card: 1}
            case _:
                return {}

    # Actions

    def is_trade(self, kind: type[Action]) -> bool:
        return kind in (Trade, Swap)

    def buttons(self) -> Sequence[PromptChoice]:
        legal = self._session.options()
        golden = next((kind for kind in _GOLDEN if any(isinstance(action, kind) for action in legal)), None)
        found = [self._button(action, golden) for action in legal if isinstance(action, (*_PLAIN, *_GOLDEN))]
        if isinstance(self._session.decision, Turn | NextCard):
            found = [choice for choice in found if choice.action is None or not isinstance(choice.action, PlayCard)]
        return sorted(found, key=lambda choice: choice.golden)[-_FEW:]

    def _button(self, action: Action, golden: type[Action] | None) -> PromptChoice:
        line = self._speech.action(action, self._s)
        named = isinstance(action, (TakeBasic, Lose))
        text = line.title if named else self._goods(action) or self._speech.button(action, self._s)
        return PromptChoice(text, line.icon, action, golden=type(action) is golden)

    def _goods(self, action: Action) -> str:
        """A resource by its name, for buttons hold no icons beside their own."""
        if isinstance(action, (TakeKind, Steal)):
            return str(self._speech.voice(self._s).resource(action.kind))
        return ""

    def dialog_of(self, kind: type[Action]) -> OpenDialog | None:
        speech = self._speech
        decision = self._session.decision
        if kind is SetAsking:
            return lambda desk: AskingSheet(desk, speech, SetAsking, MANNERS)
        if kind in _OF_HAND and isinstance(decision, Turn | NextCard):
            return lambda desk: picking.of_hand(desk, speech, cast(Any, kind))
        if kind is Upgrade:
            return lambda desk: picking.upgrade(desk, speech)
        return self.question(decision) if decision is not None else None

    def question(self, decision: Decision[Any]) -> OpenDialog | None:
        return question(self._session, self._speech, decision)

    def composing(self, actions: Sequence[Action]) -> OpenDialog | None:
        """How many of a group go."""
        if all(isinstance(action, March | RetreatTo) for action in actions):
            chosen = cast(Any, actions)
            return lambda desk: Amount(desk, self._speech, chosen)
        return None

    def caution(self, action: Action) -> Caution | None:
        """Who passes throws away the rest of the hand."""
        s = self._s
        if not isinstance(action, Pass) or self._session.viewer is None:
            return None
        left, voice = len(s.players[self._session.viewer].hand), self._speech.voice(s)
        return Caution(voice.say("page.ask.passing"), voice.say("page.ask.pass", n=left)) if left > 1 else None

    # What has happened

    def reports(self, events: Sequence[Event]) -> Sequence[OpenDialog]:
        """The end of a year, or else a battle in which the viewer fought."""
        viewer, speech = self._session.viewer, self._speech
        if viewer is None or self._session.result is not None:
            return ()
        if any(isinstance(event, e.YearBegan) and event.year > 1 for event in events):
            return (lambda desk: year_sheet(desk, speech),)
        story = ended(self._session, events)
        if story is None or not concerns(story, viewer):
            return ()
        return (lambda desk: battle_over(desk, speech, story),)
