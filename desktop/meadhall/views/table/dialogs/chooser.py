"""Cards of which one takes as many as one wants: a click takes one more, and after the last one none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from meadhall.views.look.style import Style
from meadhall.views.table.dialogs.roomy import widest
from meadhall.views.table.game import Held
from meadhall.views.table.tray.cardface import CardButton, in_a_line, room_of
from meadhall.views.widgets import Flow, RichText, Stepper

_RATIO = 0.76
_GAP = 2  # measures from one to the next
_COUNTER = 58  # measures below cards that are counted
_CENTRE = Qt.AlignmentFlag.AlignHCenter


def width_in(style: Style, cards: Sequence[Held], room: QSize, least: int, most: int) -> int:
    """As large as they all have room there."""
    return widest((len(cards),), room, lambda wide: room_for_each(style, cards, wide), least, most)


def room_for_each(style: Style, cards: Sequence[Held], wide: float) -> QSize:
    """What one of such a width takes at most, with its counter and the gap to the next."""
    shown = max((held.count for held in cards), default=1)
    counter = style.px(_COUNTER) if shown > 1 else 0
    return room_of(style, wide, wide / _RATIO, shown) + QSize(style.px(_GAP), style.px(_GAP) + counter)


class CardChooser(QWidget):
    """Of several that are alike so many are counted below them."""

    changed = Signal()

    def __init__(self, style: Style, cards: Sequence[Held], wide: float, *, nothing: str = "") -> None:
        """`nothing` stands there if there are no cards."""
        super().__init__()
        self.look = style
        cards = in_a_line(style, cards, wide, wide / _RATIO)
        self._cards = {held.key: held for held in cards}
        self.chosen = dict.fromkeys(self._cards, 0)
        self.buttons: dict[str, CardButton] = {}
        self.steppers: dict[str, Stepper] = {}
        flow = Flow(style.px(_GAP), centred=True)
        for held in cards:
            flow.add(self._column(held, wide))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(flow)
        if not cards:
            column.addWidget(RichText(style, nothing, 16, colour=style.room.text2))

    def _column(self, held: Held, wide: float) -> QWidget:
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        button = CardButton(self.look, held, wide, wide / _RATIO, stacked=held.count > 1)
        button.is_offered = True
        button.acted.connect(lambda: self._clicked(held))
        self.buttons[held.key] = button
        column.addWidget(button, 0, _CENTRE)
        if held.count > 1:
            stepper = Stepper(self.look, held.face.name, 0, 0, held.count)
            stepper.changed.connect(lambda count: self._put(held.key, count))
            self.steppers[held.key] = stepper
            column.addWidget(stepper, 0, _CENTRE)
        column.addStretch(1)
        return holder

    def first_focus(self) -> QWidget | None:
        return next(iter(self.buttons.values()), None)

    def choose(self, chosen: Mapping[str, int]) -> None:
        """Show another choice, without a signal."""
        for key, held in self._cards.items():
            self._show(key, min(chosen.get(key, 0), held.count))

    @property
    def taken(self) -> tuple[str, ...]:
        """Keys of all that are chosen, each as often as it is, sorted."""
        return tuple(sorted(key for key, count in self.chosen.items() for _ in range(count)))

    def _clicked(self, held: Held) -> None:
        self._put(held.key, (self.chosen[held.key] + 1) % (held.count + 1))

    def _put(self, key: str, count: int) -> None:
        self._show(key, count)
        self.changed.emit()

    def _show(self, key: str, count: int) -> None:
        self.chosen[key] = count
        button = self.buttons[key]
        button.chosen = count > 0
        button.name_aloud(self.look.words("table.chooser.chosen", n=count) if count else "")
        button.update()
        if key in self.steppers:
            self.steppers[key].set_value(count)
