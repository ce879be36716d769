"""Cards to choose from, and questions with a few answers."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from meadhall.rules.kernel import Action, Decision
from meadhall.rules.wild.actions import (
    KeepCards,
    LookAt,
    PutOnTop,
    PutToken,
    Recover,
    TakeAsgard,
    TakeChief,
)
from meadhall.rules.wild.data import CARDS, CHIEFS, HALL, CardId
from meadhall.rules.wild.questions import (
    ChoosePutBack,
    ChooseResource,
    Keep,
    PeekAtHand,
    PickAsgard,
    PickChief,
    PlaceToken,
    RecoverCards,
)
from meadhall.rules.wild.state import State
from meadhall.views.look.cards import Medal
from meadhall.views.look.controls import Kind
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.asked import asked
from meadhall.views.table.dialogs.choicebox import ChoiceSheet, Way
from meadhall.views.table.dialogs.chooser import CardChooser, room_for_each, width_in
from meadhall.views.table.dialogs.opponents import Opponents
from meadhall.views.table.dialogs.picker import Option, Picker, option
from meadhall.views.table.dialogs.sheet import Sheet
from meadhall.views.table.wild import faces
from meadhall.views.text.wild import WildSpeech
from meadhall.views.widgets import Overlay, RichText, ScrollColumn


def chief(desk: Desk, speech: WildSpeech, decision: PickChief) -> Overlay:
    options = [option(desk, faces.chief(speech, each), TakeChief(each)) for each in CHIEFS]
    return Picker(desk, *asked(desk, decision), options, wide=160)


def asgard(desk: Desk, speech: WildSpeech, decision: PickAsgard) -> Overlay:
    """Large enough to read, whoever's turn it is."""
    s: State = desk.session.view
    options = [_option(desk, speech, card, TakeAsgard(card)) for card in s.asgard_row]
    return Picker(desk, *asked(desk, decision), options, wide=230)


def put_back(desk: Desk, speech: WildSpeech, decision: ChoosePutBack) -> Overlay:
    s: State = desk.session.view
    hand = dict.fromkeys(s.players[decision.seat].hand)
    return Picker(desk, *asked(desk, decision), [_option(desk, speech, card, PutOnTop(card)) for card in hand])


def play(desk: Desk, speech: WildSpeech, kind: type[Action]) -> Overlay:
    """All cards that can be played, each part of them by itself."""
    s: State = desk.session.view
    line = speech.kind(kind, s)
    plays = [action for action in desk.session.options() if type(action) is kind]
    options = [_part(desk, speech, action) for action in plays]
    return Picker(desk, line.title, line.detail, options)


def _part(desk: Desk, speech: WildSpeech, action: Any) -> Option:
    """Of a card with several parts the one that is meant stands on it."""
    found = _option(desk, speech, action.card, action)
    if len(CARDS[action.card].parts) < 2:
        return found
    detail = speech.action(action, desk.session.view).detail
    return option(desk, replace(found.held.face, text=detail), action, detail)


def _option(desk: Desk, speech: WildSpeech, card: CardId, action: Action) -> Option:
    """A card one has, or is given: its price does not matter."""
    return option(desk, replace(faces.card(speech, card), price=()), action, faces.full(speech, card))


def demolish(desk: Desk, speech: WildSpeech, kind: type[Any]) -> Overlay:
    """With what is lost; whether one means it is asked afterwards."""
    s: State = desk.session.view
    line = speech.kind(kind, s)
    town = s.players[desk.session.viewer or 0].town
    options: list[Option] = []
    for building in town:
        if building.plot != HALL:
            action = kind(building.plot)
            face = faces.standing(speech, s, s.active, building.plot)
            options.append(option(desk, face, action, speech.action(action, s).detail))
    return Picker(desk, line.title, line.detail, options, wide=140)


# So many cards

_NARROWEST, _WIDEST, _SIDES = 620, 1080, 60  # measures of the dialog, and of what lies beside its cards
_CARD, _LARGE = 150, 200  # measures of cards where there are many and where there are few
_REST, _LEAST_HIGH = 330, 228  # measures: what stands above and below the cards, and what they need anyhow


class SomeCards(Sheet):
    """Any number of them within limits that the law knows."""

    def __init__(
        self, desk: Desk, speech: WildSpeech, decision: Decision[Any], cards: tuple[CardId, ...], make: type[Action]
    ) -> None:
        title, detail = asked(desk, decision)
        style, held = desk.style, faces.counted(speech, cards)
        high = max(desk.over.height() - style.px(_REST), style.px(_LEAST_HIGH))
        room = QSize(style.px(_WIDEST - _SIDES), high)
        wide = width_in(style, held, room, _CARD, _LARGE)
        in_a_row = room_for_each(style, held, wide).width() * len(held) / style.unit + _SIDES
        super().__init__(desk, title, width=min(max(_NARROWEST, in_a_row), _WIDEST))
        self._speech, self._make = speech, make
        self.body.addWidget(RichText(style, detail, 17, colour=style.room.text2))
        self.cards = CardChooser(style, held, wide)
        self.cards.changed.connect(self._refresh)
        column = ScrollColumn(style, spacing=2)
        column.body.addWidget(self.cards)
        column.body.addStretch(1)
        needed = min(self.cards.heightForWidth(room.width()), high)
        column.wish(needed, min(needed, style.px(_LEAST_HIGH)))
        self.body.addWidget(column, 1)
        self.told = RichText(style, "", 17)
        self.body.addWidget(self.told)
        self.add_aside()
        self.confirm = self.add_step("", self._act, Kind.PRIMARY, "check")
        self._refresh()

    @property
    def action(self) -> Action:
        return self._make(self.cards.taken)  # pyright: ignore[reportCallIssue]

    def _refresh(self) -> None:
        s: State = self.desk.session.view
        action = self.action
        reason, rule = self.barrier(action)
        line = self._speech.action(action, s)
        self.told.set_text(reason or (line.title if self.cards.taken else ""))  # the button says that it is nothing
        self.confirm.set_text(self._speech.button(action, s) if self.cards.taken else line.title)
        self.confirm.bar(reason, rule)
        self.keep_size()

    def first_focus(self) -> QWidget:
        return self.cards.first_focus() or self.confirm

    def _act(self) -> None:
        self.finish(self.action)


def keep(desk: Desk, speech: WildSpeech, decision: Keep) -> Overlay:
    return SomeCards(desk, speech, decision, desk.session.view.players[decision.seat].hand, KeepCards)


def recover(desk: Desk, speech: WildSpeech, decision: RecoverCards) -> Overlay:
    return SomeCards(desk, speech, decision, tuple(decision.fitting(desk.session.view)), Recover)


# A few answers


def resource(desk: Desk, speech: WildSpeech, decision: ChooseResource) -> Overlay:
    s: State = desk.session.view
    ways: list[Way] = []
    for action in desk.session.options():
        line = speech.action(action, s)
        ways.append(Way(action, line.title, line.detail, speech.button(action, s)))
    return ChoiceSheet(desk, *asked(desk, decision), ways)


def token(desk: Desk, speech: WildSpeech, decision: PlaceToken) -> Overlay:
    """Where it goes; and which of two it is, if the dragon pays."""
    s: State = desk.session.view
    actions = [action for action in desk.session.options() if isinstance(action, PutToken)]
    options = [_place(desk, speech, s, decision.seat, action) for action in actions]
    return Picker(desk, *asked(desk, decision), options, wide=190)


def _place(desk: Desk, speech: WildSpeech, s: State, seat: int, action: PutToken) -> Option:
    line = speech.action(action, s)
    face = faces.standing(speech, s, seat, action.plot)
    text = f"**{line.title}**\n{line.detail}"
    return option(desk, replace(face, text=text, medals=(Medal(action.resource),), price=()), action, text)


def peek(desk: Desk, speech: WildSpeech, decision: PeekAtHand) -> Overlay:
    actions = {action.victim: action for action in desk.session.options() if isinstance(action, LookAt)}
    return Opponents(desk, *asked(desk, decision), actions, "eye")
