"""A choice among cards: heroes to keep or take, cards of a deck, cards of a hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QLayout, QLayoutItem, QVBoxLayout, QWidget

from meadhall.rules.kernel import Action
from meadhall.views.look.controls import Kind
from meadhall.views.table.cardface import CardButton
from meadhall.views.table.desk import Desk
from meadhall.views.table.game import Held
from meadhall.views.table.sheet import Sheet
from meadhall.views.widgets import Button, Label, RichText

_WIDTH, _RATIO = 172, 0.72
_MOST_BESIDE = 5  # more cards than these lie in two rows
_CENTRE = Qt.AlignmentFlag.AlignHCenter


@dataclass(frozen=True)
class Option:
    """A card one may choose: its action, or why not."""

    held: Held
    action: Action | None = None
    caption: str = ""


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
        if detail:
            self.body.addWidget(RichText(style, detail, 17, colour=style.room.text2))
        table = QHBoxLayout()
        table.setSpacing(style.px(20))
        if mine is not None:
            table.addLayout(self._apart(mine))
        flow = Flow(style.px(4))
        for option in options:
            flow.addWidget(self._card(option))
        holder = QWidget()
        holder.setLayout(flow)
        table.addWidget(holder, 1)
        self.body.addLayout(table)
        self.add_aside()
        for number, (text, icon, action) in enumerate(plain):
            last = number + 1 == len(plain)
            self.add_step(
                text, lambda action=action: self.finish(action), Kind.PRIMARY if last else Kind.SECONDARY, icon
            )

    def _apart(self, mine: Option) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addWidget(self._card(mine))
        caption = Label(self.look, mine.caption, "medium", 16, colour=self.look.room.text2, align=_CENTRE)
        column.addWidget(caption)
        column.addStretch(1)
        return column

    def _card(self, option: Option) -> CardButton:
        card = CardButton(self.look, option.held, self._wide, self._wide / _RATIO)
        if (action := option.action) is not None:
            card.acted.connect(lambda: self.finish(action))
        elif option.held.denial is not None:
            card.bar(self.desk.why(option.held.denial), option.held.denial.rule)
        return card

    def first_focus(self) -> QWidget:
        cards = [card for card in self.findChildren(CardButton) if card.held.actions]
        return cards[0] if cards else self.buttons[-1]

    @property
    def buttons(self) -> list[Button]:
        return self.findChildren(Button)


def _sheet_width(cards: int, wide: float, *, apart: bool) -> float:
    """As many cards side by side as make equal rows, and room for the buttons in any case."""
    beside = cards if cards <= _MOST_BESIDE else -(-cards // 2)
    own = wide + 60 if apart else 0
    return min(max(680.0, (wide + 34) * beside + own + 64), 1260)


class Flow(QLayout):
    """Widgets side by side, in as many rows as they need."""

    def __init__(self, spacing: int) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self.setSpacing(spacing)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._arrange(QRect(0, 0, width, 0), move=False)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        sizes = [item.sizeHint() for item in self._items]
        return QSize(
            max((size.width() for size in sizes), default=0), max((size.height() for size in sizes), default=0)
        )

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, move=True)

    def _arrange(self, rect: QRect, *, move: bool) -> int:
        at, row = QPoint(rect.topLeft()), 0
        for item in self._items:
            size = item.sizeHint()
            if at.x() > rect.left() and at.x() + size.width() > rect.right() + 1:
                at = QPoint(rect.left(), at.y() + row + self.spacing())
                row = 0
            if move:
                item.setGeometry(QRect(at, size))
            at.setX(at.x() + size.width() + self.spacing())
            row = max(row, size.height())
        return at.y() + row - rect.top()
