"""The whole saga beside the board: what is still to come is dimmed, and a click goes to where a line was told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QModelIndex, QObject, Qt, QTimer
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from meadhall.chronicle.reel import TURN_BEGAN, Turn
from meadhall.models.privacy import NOBODY
from meadhall.models.replay import ReplaySession
from meadhall.table import Told
from meadhall.views.table.desk import Desk
from meadhall.views.table.game import TableGame
from meadhall.views.table.rails.seats import paint_rail
from meadhall.views.table.saga.line import SagaLine
from meadhall.views.table.saga.saga import LineRole, LinesModel, SagaList
from meadhall.views.widgets import Field, SectionHead, aloud


class ReplayLines(LinesModel):
    """All that is told in the end, under the turns in which it happened."""

    def __init__(self, desk: Desk, game: TableGame, session: ReplaySession, parent: QObject) -> None:
        self._replay = session
        super().__init__(desk, game, parent)

    @property
    def _end(self) -> int:
        return self._replay.length

    @property
    def _view(self) -> Any:
        return self._last_view

    def go_on(self) -> None:
        self._last_view = self._replay.view_at(self._replay.length)
        super().go_on()

    def _untold(self) -> list[Told]:
        if self._told >= 0:
            return []
        return [Told(-1, NOBODY, 0, None, tuple(self._replay.opening())), *self._replay.told_ahead()]

    def _public(self) -> list[Told]:
        if self._told >= 0:
            return []
        return [Told(-1, NOBODY, 0, None, ()), *self._replay.public_ahead()]

    def _new_lines(self) -> list[SagaLine]:
        return list(self._headed(super()._new_lines()))

    def _headed(self, lines: list[SagaLine]) -> Iterator[SagaLine]:
        """Each turn with its name above it; so nobody's deeds need a rule of their own."""
        turns = iter(self._replay.turns)
        turn = next(turns, None)
        for line in lines:
            while turn is not None and line.line >= turn.first:
                if line.line < turn.end:
                    yield self._heading(turn)
                turn = next(turns, None)
            if type(line.event).__name__ != TURN_BEGAN:  # which the heading says
                yield replace(line, opens=None)

    def _heading(self, turn: Turn) -> SagaLine:
        words = self._desk.style.words
        if turn.seat is None:
            return SagaLine(words("replay.saga.setting_up"), None, None, turn.first - 1)
        text = words("replay.saga.turn", turn=turn.number, who=self._desk.name(turn.seat))
        return SagaLine(text, turn.seat, None, turn.first - 1, opens=turn.seat)

    def _forget(self) -> None:
        """A game that is over is remembered as a whole."""
        if not self._replay.is_over:
            super()._forget()

    def is_news(self, line: SagaLine) -> bool:
        return False

    def is_ahead(self, line: SagaLine) -> bool:
        begins = line.event is None and not line.face  # a heading stands at the end of the turn before
        return line.line + begins >= self._replay.lines

    def is_now(self, line: SagaLine) -> bool:
        return line.line == self._replay.lines - 1 and line.event is not None


class ReplaySaga(SagaList):
    def __init__(self, desk: Desk, game: TableGame, session: ReplaySession, parent: QWidget) -> None:
        super().__init__(desk, game, parent, ReplayLines(desk, game, session, parent))
        self._replay = session

    def follow(self) -> None:
        """To where one stands."""
        self.viewport().update()
        self._to_end()

    def _show_end(self) -> None:
        row = self._row_now()
        if row >= 0:
            self.scrollTo(self.lines.index(row), QAbstractItemView.ScrollHint.PositionAtCenter)

    def _row_now(self) -> int:
        """The last line that has happened, of those in sight."""
        lines, now = self.lines.lines, self._replay.lines
        rows = (row for row in reversed(range(len(lines))) if lines[row].line < now and not self.isRowHidden(row))
        return next(rows, -1)

    def look_for(self, text: str) -> int:
        """Only lines that say this are in sight; how many they are."""
        wanted, found = text.casefold().strip(), 0
        for row, line in enumerate(self.lines.lines):
            says = wanted in aloud(self.look, line.text).casefold()
            found += says
            self.setRowHidden(row, not says)
        self.follow()
        return found

    def _click(self, index: QModelIndex) -> None:
        """To the position that it left behind."""
        line = index.data(LineRole.LINE)
        if line is not None:
            self.chosen.emit(line.line + 1)


class SagaSide(QWidget):
    """The right rail."""

    def __init__(self, desk: Desk, game: TableGame, session: ReplaySession, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = style = desk.style
        self._head = SectionHead(style, style.words("table.heading.saga"), "scroll", parent=self)
        self.field = Field(style, style.words("replay.saga.find"), "", self, role="text", size=15, height=36)
        self.field.line.setPlaceholderText(style.words("replay.saga.find"))
        self.list = ReplaySaga(desk, game, session, self)
        self._soon = QTimer(self, singleShot=True, interval=120)  # not for each letter of a word
        self._soon.timeout.connect(self._look)
        self.field.edited.connect(lambda _: self._soon.start())
        self.field.line.returnPressed.connect(self._first)

    def fill(self) -> None:
        """Anew, as other eyes saw it."""
        self.list.lines.clear()
        self.list.lines.go_on()
        self._look()

    def _look(self) -> None:
        text = self.field.text()
        found = self.list.look_for(text)
        self._head.set_count(self.look.words("replay.saga.found", n=found) if text.strip() else "")

    def clear(self) -> bool:
        """Nothing is looked for any more. Whether there was."""
        if not self.field.text():
            return False
        self.field.set_text("")
        self._look()
        return True

    def _first(self) -> None:
        """From the field into what was found."""
        self._soon.stop()
        self._look()
        rows = [row for row in range(len(self.list.lines.lines)) if not self.list.isRowHidden(row)]
        if rows:
            self.list.setCurrentIndex(self.list.lines.index(rows[0]))
            self.list.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        px = self.look.px
        edge, wide = px(12), self.width() - px(20)
        head, field = self._head.sizeHint().height(), self.field.sizeHint().height()
        self._head.setGeometry(edge, px(10), wide - px(4), head)
        top = px(14) + head
        self.field.setGeometry(edge - px(4), top, wide + px(4), field)
        top += field + px(6)
        self.list.setGeometry(edge, top, wide, self.height() - top - px(8))

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_rail(self, self.look, edge_right=False)
