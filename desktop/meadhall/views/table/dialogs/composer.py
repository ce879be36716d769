"""The composer of bundles: discards, gifts of the supply, prices paid otherwise. It says what is still missing."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from meadhall.views.look.controls import Kind
from meadhall.views.look.drawn.tokens import resource_tile
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.counting import Bundle, Count
from meadhall.views.table.dialogs.sheet import Sheet
from meadhall.views.table.game import Held
from meadhall.views.table.tray.cardface import CardButton
from meadhall.views.table.tray.strip import CardStrip, Paint
from meadhall.views.widgets import CountRow, IconButton, RichText

_CARD = (172, 232)


class Composer(Sheet):
    def __init__(self, desk: Desk, bundle: Bundle, card: Held | None = None, paint: Paint = resource_tile) -> None:
        """The card is that from which the question comes; `paint` is how what is chosen is painted."""
        style, words = desk.style, desk.style.words
        super().__init__(desk, bundle.title, width=600 if card is None else 820)
        self._bundle = bundle
        self._count = Count([kind.most for kind in bundle.kinds], bundle.need, bundle.start)
        if bundle.detail:
            self.body.addWidget(RichText(style, bundle.detail, 17, colour=style.room.text2))
        self._column = QVBoxLayout()
        table = QHBoxLayout()
        table.setSpacing(style.px(20))
        if card is not None:
            table.addWidget(CardButton(style, card, *_CARD))
        table.addLayout(self._column, 1)
        self.body.addLayout(table)
        self._strip = CardStrip(style, [kind.icon for kind in bundle.kinds], paint=paint)
        self._column.addWidget(self._strip)
        self.rows = [self._count_row(place) for place in range(len(bundle.kinds))]
        self._missing = RichText(style, "", 17)
        self._column.addWidget(self._missing)
        self.add_aside()
        self.add_step(words("table.composer.clear"), self._start_again, icon="undo")
        if bundle.other is not None:
            text, icon, action = bundle.other
            self.add_step(text, lambda: self.finish(action), icon=icon)
        self.confirm = self.add_step(bundle.confirm, self._confirm, Kind.PRIMARY, "check")
        self._changed()

    def _count_row(self, place: int) -> CountRow:
        kind = self._bundle.kinds[place]
        note = kind.note
        if kind.held is not None:
            note = self.look.words("table.composer.held", n=kind.held)
        row = CountRow(self.look, kind.icon, kind.name, self._count.chosen[place], kind.most, note=note)
        row.changed.connect(lambda value: self._put(place, value))
        self._column.addWidget(row)
        return row

    def first_focus(self) -> QWidget:
        steppers = [button for row in self.rows for button in row.findChildren(IconButton) if not button.reason]
        return steppers[0] if steppers else self.confirm

    # Choosing

    def _put(self, place: int, value: int) -> None:
        self._count.put(place, value)
        self._changed()

    def _start_again(self) -> None:
        self._count.clear()
        for row in self.rows:
            row.set_value(0)
        self._changed()

    def _changed(self) -> None:
        words, count = self.look.words, self._count
        self._strip.show_cards(count.chosen, count.missing)
        full = words("table.composer.full") if count.missing <= 0 else ""
        for row, kind, chosen in zip(self.rows, self._bundle.kinds, count.chosen, strict=True):
            row.set_most(min(kind.most, chosen + max(count.missing, 0)), full if chosen < kind.most else "")
        reason = self._reason()
        self._missing.set_text(reason or words("table.composer.ready"))
        self._missing.set_colour(self.look.room.text2 if reason else self.look.room.ok)
        self.confirm.bar(reason)

    def _reason(self) -> str:
        """Why these cards cannot be confirmed; empty where they can."""
        words, missing = self.look.words, self._count.missing
        if missing > 0:
            return words("table.composer.more", n=missing)
        action = self._bundle.action(self._count.bundle)
        return words("table.composer.no_such") if action is None else self.barrier(action)[0]

    def _confirm(self) -> None:
        action = self._bundle.action(self._count.bundle)
        if action is not None:
            self.finish(action)
