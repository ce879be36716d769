"""What happened since one last acted: on the curtain, and on the table when one asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from meadhall.rules.kernel import Event
from meadhall.views.look.controls import Kind
from meadhall.views.look.players.heraldry import badge
from meadhall.views.look.style import smooth
from meadhall.views.table.desk import Desk
from meadhall.views.table.saga.line import begins_turn, is_heading
from meadhall.views.text import Said, Speech
from meadhall.views.widgets import Dialog, Label, RichText, ScrollColumn

_PARTED = 12  # measures between a rule and what stands below it
_LINE, _LEAST = 42, 480  # of the dialog: as high as its lines where there is room


@dataclass(frozen=True)
class Recap:
    lines: tuple[Said, ...]
    left_out: int
    turns: frozenset[int] = frozenset()  # lines with which somebody's turn begins


def recap(speech: Speech, view: Any, events: Sequence[Event], most: int) -> Recap:
    """The latest lines, and how many came before them. No heading stands at the end, with nothing below it."""
    found = [(line, event) for event in events if (line := speech.event(event, view)) is not None]
    while found and is_heading(found[-1][1]):
        found.pop()
    kept = found[-most:]
    turns = frozenset(number for number, (_, event) in enumerate(kept) if begins_turn(event))
    return Recap(tuple(line for line, _ in kept), len(found) - len(kept), turns)


class SaidRow(QWidget):
    """A sentence, and the badge of whoever it is about; a rule parts it from the turn before."""

    def __init__(self, desk: Desk, said: Said, size: float, *, parted: bool = False) -> None:
        super().__init__()
        self._desk, self._said, self._size = desk, said, size
        self._above = desk.style.px(_PARTED) if parted else 0
        row = QHBoxLayout(self)
        row.setContentsMargins(desk.style.px(size * 1.55), self._above, 0, 0)
        row.addWidget(RichText(desk.style, said.text, size, self))

    @property
    def is_parted(self) -> bool:
        return self._above > 0

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        style = self._desk.style
        if self.is_parted:
            painter.fillRect(QRectF(0, 0, self.width(), max(1.0, style.scaled(1.5))), style.room.line2)
        if self._said.seat is None:
            return
        middle = self._above + style.letters(self._size) * 0.66
        badge(painter, self._desk.player(self._said.seat), QPointF(style.scaled(9), middle), style.scaled(8.5))


def fill_recap(desk: Desk, body: QVBoxLayout, told: Recap, nothing: str, size: float) -> None:
    style, words = desk.style, desk.style.words
    if not told.lines:
        body.addWidget(RichText(style, nothing, size, colour=style.room.text2))
    if told.left_out:
        body.addWidget(
            Label(style, words("table.recap.more", n=told.left_out), "text", size - 2, colour=style.room.text2)
        )
    for number, line in enumerate(told.lines):
        body.addWidget(SaidRow(desk, line, size, parted=number > 0 and number in told.turns))


def open_recap(desk: Desk) -> Dialog:
    """For the one who looks."""
    style, words = desk.style, desk.style.words
    dialog = Dialog(style, desk.over, words("table.recap.title"), width=720)
    column = ScrollColumn(style, spacing=10)
    column.fade_out(style.room.panel)
    told = recap(desk.speech, desk.session.view, desk.session.recap(), 60)
    fill_recap(desk, column.body, told, words("table.recap.nothing"), 17)
    column.body.addStretch(1)
    high = 60 + _LINE * len(told.lines)
    column.wish(style.px(high), style.px(min(high, _LEAST)))
    column.setAlignment(Qt.AlignmentFlag.AlignTop)
    dialog.body.addWidget(column, 1)
    dialog.add_button(words("table.recap.go_on"), kind=Kind.PRIMARY)
    dialog.open()
    return dialog
