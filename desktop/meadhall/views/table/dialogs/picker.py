"""A choice among cards: heroes to keep or take, cards of a deck, cards of a hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from meadhall.rules.kernel import Action
from meadhall.views.look.cards import CardFace
from meadhall.views.look.controls import Kind
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.sheet import Sheet
from meadhall.views.table.game import Held
from meadhall.views.table.tray.cardface import CardButton, in_a_line
from meadhall.views.widgets import Button, Flow, RichText

_WIDTH, _RATIO = 172, 0.72
_MOST_BESIDE = 5  # more cards than these lie in two rows
_CENTRE = Qt.AlignmentFlag.AlignHCenter


@dataclass(frozen=True)
class Option:
    """A card one may choose: its action, or why not."""

    held: Held
    action: Action | None = None
    caption: str = ""
    advised: bool = False  # for a first game; the others are as good
    counted: bool = False  # one of so many, as in a hand


def option(desk: Desk, face: CardFace, action: Action, full: str = "") -> Option:
    """A card that says the action, or why not."""
    denial = desk.session.why_not(action)
    actions = () if denial is not None else (action,)
    held = Held(f"pick:{face.name}", face, full or face.text, actions=actions, denial=denial)
    return Option(held, action if denial is None else None)


def with_reasons(desk: Desk, options: Sequence[Option]) -> list[Option]:
    """Below a card that cannot be chosen it is written why, for whoever does not point at it."""
    return [
        replace(each, caption=desk.why(each.held.denial)) if each.held.denial is not None else each for each in options
    ]


def advising(options: Sequence[Option], easy: Sequence[Action]) -> list[Option]:
    """With a mark on the first of the easy ones that can still be had."""
    free = [option.action for option in options]
    advised = next((action for action in easy if action in free), None)
    return [replace(option, advised=option.action is not None and option.action == advised) for option in options]


class _OneOfMany(CardButton):
    """Its plate says how many there are; no stack behind it makes it higher than those beside it."""

    @property
    def shown(self) -> int:
        return 1


class Picker(Sheet):
    """Cards to click, and buttons for what has no card."""

    def __init__(
        self,
        desk: Desk,
        title: str,
        detail: str,
        options: Sequence[Option],
        plain: Sequence[tuple[str, str, Action]] = (),
        *,
        wide: float = _WIDTH,
        mine: Option | None = None,
    ) -> None:
        """`plain` are words, icon and action of further buttons; `mine` is what one has now, shown apart."""
        super().__init__(desk, title, width=_sheet_width(len(options), wide, apart=mine is not None))
        style = desk.style
        self._wide = wide
        self._advised: CardButton | None = None
        if detail:
            self.body.addWidget(RichText(style, detail, 17, colour=style.room.text2))
        table = QHBoxLayout()
        table.setSpacing(style.px(20))
        if mine is not None:
            table.addLayout(self._column(mine))
        flow = Flow(style.px(4), centred=mine is None)
        cards = in_a_line(style, [option.held for option in options], wide, wide / _RATIO)
        for option in (replace(option, held=held) for option, held in zip(options, cards, strict=True)):
            flow.add(self._with_words(option) if option.advised or option.caption else self._card(option))
        table.addWidget(flow, 1)
        if len(options) == 1 and mine is None:  # it is shown, not chosen from others
            table.setStretch(0, 0)
            table.insertStretch(0, 1)
            table.addStretch(1)
        self.body.addLayout(table)
        self.add_aside()
        for number, (text, icon, action) in enumerate(plain):
            last = number + 1 == len(plain)
            self.add_step(
                text, lambda action=action: self.finish(action), Kind.PRIMARY if last else Kind.SECONDARY, icon
            )

    def _column(self, option: Option) -> QVBoxLayout:
        """The card, and the words below it."""
        words = self.look.words("table.picker.advised") if option.advised else option.caption
        column = QVBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        card = self._card(option)
        column.addWidget(card)
        below = RichText(self.look, words, 16, colour=self.look.room.text2, align=_CENTRE)
        wide = card.sizeHint().width()
        below.setFixedSize(wide, below.heightForWidth(wide))
        column.addWidget(below)
        column.addStretch(1)
        card.name_aloud(words)
        if option.advised:
            self._advised = card
        return column

    def _with_words(self, option: Option) -> QWidget:
        place = QWidget()
        place.setLayout(self._column(option))
        return place

    def _card(self, option: Option) -> CardButton:
        made = _OneOfMany if option.counted else CardButton
        card = made(self.look, option.held, self._wide, self._wide / _RATIO, stacked=option.counted)
        if (action := option.action) is not None:
            card.acted.connect(lambda: self.finish(action))
        elif option.held.denial is not None:
            card.bar(self.desk.why(option.held.denial), option.held.denial.rule)
        return card

    def first_focus(self) -> QWidget:
        cards = [card for card in self.findChildren(CardButton) if card.held.actions]
        return self._advised or (cards[0] if cards else self.buttons[-1])

    @property
    def buttons(self) -> list[Button]:
        return self.findChildren(Button)


def _sheet_width(cards: int, wide: float, *, apart: bool) -> float:
    """As many cards side by side as make equal rows, and room for the buttons in any case."""
    beside = cards if cards <= _MOST_BESIDE else -(-cards // 2)
    own = wide + 60 if apart else 0
    return min(max(680.0, (wide + 34) * beside + own + 64), 1260)
