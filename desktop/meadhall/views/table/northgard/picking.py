"""Questions answered by pointing at a card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from meadhall.rules.kernel import Action, Decision
from meadhall.rules.northgard.actions import (
    Cancel,
    CopyCard,
    Discard,
    DrawOne,
    LetHappen,
    Pick,
    PointAt,
    TakeBack,
    TakeBlow,
    TakeClan,
    Upgrade,
    UseShield,
)
from meadhall.rules.northgard.data import CLANS, UNREST, CardId
from meadhall.rules.northgard.questions import (
    ChooseClan,
    ChooseDiscard,
    Copying,
    DemandCard,
    Negotiating,
    PickFromRow,
    React,
    SearchHand,
    Shield,
)
from meadhall.rules.northgard.state import State
from meadhall.views.look.controls import Kind
from meadhall.views.look.style import Style
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.asked import asked, plain
from meadhall.views.table.dialogs.picker import Option, Picker, advising
from meadhall.views.table.dialogs.sheet import Sheet
from meadhall.views.table.game import Held
from meadhall.views.table.northgard.faces import clan_face, clan_in_full, held_card
from meadhall.views.table.tray.cardface import CardButton
from meadhall.views.text.northgard import NorthgardSpeech
from meadhall.views.widgets import Choice, Flow, Overlay, RichText, SectionHead, Segments

_SMALL, _LARGE, _RATIO = 146, 225, 0.78  # measures: cards as wide as there is room, and the width of their height
_BESIDE, _APART = 28, 20  # around a card, and between both groups
_AROUND = 2 * 42 + _APART  # all that is no card


def _option(desk: Desk, speech: NorthgardSpeech, card: CardId, action: Action) -> Option:
    denial = desk.session.why_not(action)
    actions = () if denial is not None else (action,)
    held = held_card(speech, card, desk.session.view, f"pick:{card}", actions, denial)
    return Option(held, action if denial is None else None)


def _cards(
    desk: Desk,
    speech: NorthgardSpeech,
    decision: Decision[State],
    cards: Sequence[CardId],
    act: Callable[[CardId], Action],
    *others: Action,
) -> Picker:
    title, detail = asked(desk, decision)
    options = [_option(desk, speech, card, act(card)) for card in dict.fromkeys(cards)]
    return Picker(desk, title, detail, options, plain(desk, *others))


def from_row(desk: Desk, speech: NorthgardSpeech, decision: PickFromRow) -> Overlay:
    return _cards(desk, speech, decision, desk.session.view.row, Pick)


def seen_hand(desk: Desk, speech: NorthgardSpeech, decision: SearchHand | DemandCard) -> Overlay:
    return _cards(desk, speech, decision, desk.session.view.players[decision.victim].hand, PointAt)


def to_discard(desk: Desk, speech: NorthgardSpeech, decision: ChooseDiscard) -> Overlay:
    return _cards(desk, speech, decision, desk.session.view.players[decision.seat].hand, Discard)


def from_discards(desk: Desk, speech: NorthgardSpeech, decision: Negotiating) -> Overlay:
    discard = desk.session.view.players[decision.seat].discard
    return _cards(desk, speech, decision, discard, TakeBack, DrawOne())


def to_copy(desk: Desk, speech: NorthgardSpeech, decision: Copying) -> Overlay:
    """With the name of the player before whom each lies."""
    s: State = desk.session.view
    title, detail = asked(desk, decision)
    options: list[Option] = []
    for action in desk.session.options():
        assert isinstance(action, CopyCard)
        held = held_card(speech, action.card, s, f"copy:{action.of}:{action.card}", (action,))
        options.append(Option(held, action, caption=desk.session.seats[action.of].name))
    return Picker(desk, title, detail, options)


def reaction(desk: Desk, speech: NorthgardSpeech, decision: React) -> Overlay:
    title, detail = asked(desk, decision)
    shown = Option(held_card(speech, decision.card, desk.session.view))
    return Picker(desk, title, detail, [shown], plain(desk, Cancel(), LetHappen()))


def shield(desk: Desk, speech: NorthgardSpeech, decision: Shield) -> Overlay:
    title, detail = asked(desk, decision)
    shown = Option(held_card(speech, UNREST, desk.session.view))
    return Picker(desk, title, detail, [shown], plain(desk, TakeBlow(), UseShield()))


# What they give comes by itself.
_EASY = [TakeClan(clan) for clan in ("goat", "wolf", "stag", "boar")]


def clan(desk: Desk, speech: NorthgardSpeech, decision: ChooseClan) -> Overlay:
    title, detail = asked(desk, decision)
    options: list[Option] = []
    for each in CLANS:
        action = TakeClan(each)
        denial = desk.session.why_not(action)
        actions = () if denial is not None else (action,)
        held = Held(f"clan:{each}", clan_face(speech, each), clan_in_full(speech, each), actions=actions, denial=denial)
        options.append(Option(held, action if denial is None else None))
    return Picker(desk, title, detail, advising(options, _EASY), wide=190)


def of_hand(desk: Desk, speech: NorthgardSpeech, kind: type[Any]) -> Overlay:
    """Which card to play, or to lay aside, swap or remove."""
    s: State = desk.session.view
    line = speech.kind(kind, s)
    hand = s.players[desk.session.viewer or 0].hand
    options = [_option(desk, speech, card, kind(card)) for card in dict.fromkeys(hand)]
    return Picker(desk, line.title, line.detail, options)


class _Cards(QWidget):
    """Cards under their heading, of which one is chosen."""

    def __init__(self, style: Style, heading: str, icon: str, cards: Sequence[Held], wide: float) -> None:
        super().__init__()
        column, flow, head = QVBoxLayout(self), Flow(0), SectionHead(style, heading, icon)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(head)
        column.addWidget(flow)
        self.buttons = [CardButton(style, held, wide, wide / _RATIO) for held in cards]
        for button in self.buttons:
            flow.add(button)
        # In measures, and some more, so that no rounding breaks a row.
        self.wanted = max(len(cards) * (wide + _BESIDE), head.sizeHint().width() / style.unit) + _BESIDE / 4


class UpgradeSheet(Sheet):
    """Which clan card to take, for which card of the hand, and what becomes of that one."""

    def __init__(self, desk: Desk, speech: NorthgardSpeech, card: CardId | None = None) -> None:
        s: State = desk.session.view
        line = speech.kind(Upgrade, s)
        style, voice = desk.style, speech.voice(s)
        player = s.players[desk.session.viewer or 0]
        hand = list(dict.fromkeys(player.hand))
        room = desk.over.width() / style.unit - _AROUND
        wide = max(_SMALL, min(_LARGE, room / (len(player.upgrades) + len(hand)) - _BESIDE))
        take, give = (
            _Cards(style, voice.say(f"page.upgrade.{which}"), icon, [held_card(speech, one, s) for one in cards], wide)
            for which, icon, cards in (("take", "bolt", player.upgrades), ("give", "cards", hand))
        )
        super().__init__(desk, line.title, width=max(760, take.wanted + give.wanted + _AROUND))
        self._card = card or hand[0]
        self._upgrade = player.upgrades[0]
        self.body.addWidget(RichText(style, line.detail, 17, colour=style.room.text2))
        groups = QHBoxLayout()
        groups.setSpacing(style.px(_APART))
        for group, choose in ((take, self._take), (give, self._give)):
            groups.addWidget(group, round(group.wanted))
            for button in group.buttons:
                button.acted.connect(lambda choose=choose, held=button.held: choose(held.tag))
        self.body.addLayout(groups)
        self.upgrades, self.given = take.buttons, give.buttons
        choices = [
            Choice(False, voice.say("page.upgrade.aside"), "sleep"),
            Choice(True, voice.say("page.upgrade.box"), "trash"),
        ]
        self.box = Segments(style, voice.say("page.upgrade.what"), choices, False)
        self.box.chosen.connect(self._changed)
        self.body.addWidget(self.box)
        self._why = RichText(style, "", 16, colour=style.room.text2)
        self.body.addWidget(self._why)
        self.add_aside()
        self.confirm = self.add_step(voice.say("deed.upgrade.button"), self._act, Kind.PRIMARY, "bolt")
        self._changed()

    def first_focus(self) -> QWidget:
        return self.upgrades[0]

    def _take(self, card: CardId) -> None:
        self._upgrade = card
        self._changed()

    def _give(self, card: CardId) -> None:
        self._card = card
        self._changed()

    def _changed(self) -> None:
        for button in self.upgrades:
            button.chosen = button.held.tag == self._upgrade
            button.update()
        for button in self.given:
            button.chosen = button.held.tag == self._card
            button.update()
        reason, rule = self.barrier(self._action())
        self._why.set_text(reason)
        self.confirm.bar(reason, rule)

    def _action(self) -> Upgrade:
        return Upgrade(self._card, self._upgrade, self.box.value)

    def _act(self) -> None:
        self.finish(self._action())


def upgrade(desk: Desk, speech: NorthgardSpeech, card: CardId | None = None) -> Overlay:
    return UpgradeSheet(desk, speech, card)
