"""What lies over the table: one sheet at a time, the curtain, the end of the game."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from meadhall.views.look.controls import Kind
from meadhall.views.table.desk import Desk
from meadhall.views.table.end.end import EndPage
from meadhall.views.table.game import OpenDialog, TableGame
from meadhall.views.table.page.curtain import Curtain
from meadhall.views.widgets import Button, Overlay


class Layers(QObject):
    revealed = Signal()  # whoever the curtain hung for has taken the seat
    again = Signal()
    analysis = Signal()
    moment = Signal(int)  # the replay is wanted at this line
    seen_again = Signal()  # the whole game is wanted once more, as a replay
    covered = Signal()
    uncovered = Signal()  # the sheet is gone
    left = Signal()
    menu = Signal()  # wanted before the curtain

    def __init__(self, desk: Desk, game: TableGame, parent: QObject) -> None:
        super().__init__(parent)
        self._desk, self._game = desk, game
        self._sheet: Overlay | None = None
        self._curtain: Curtain | None = None
        self._end: EndPage | None = None

    @property
    def covering(self) -> Overlay | None:
        """The uppermost."""
        return next((layer for layer in (self._sheet, self._curtain, self._end) if layer is not None), None)

    @property
    def has_sheet(self) -> bool:
        return self._sheet is not None

    def first_focus(self) -> QWidget | None:
        return self.covering.first_focus() if self.covering is not None else None

    def rise(self) -> None:
        """Above whatever has been made since they were opened."""
        for layer in (self._end, self._curtain, self._sheet):
            if layer is not None:
                layer.raise_()

    # Sheets

    def show(self, make: OpenDialog) -> None:
        """Nothing, where something covers the table already."""
        if self.covering is None:
            self._open(make)

    def show_anywhere(self, make: OpenDialog) -> None:
        """What tells nothing of the game may lie over the curtain too."""
        if self._sheet is None and self._end is None:
            self._open(make)

    def _open(self, make: OpenDialog) -> None:
        sheet = make(self._desk)
        if sheet.isHidden():
            sheet.open()
        self.cover(sheet)

    def press_golden(self) -> None:
        """Of the sheet that covers the table; the curtain opens only to whoever it hangs for."""
        golden = self.golden()
        if golden is not None:
            golden.click()

    def golden(self) -> Button | None:
        """The button of the sheet that goes on; else the one that has the keyboard first."""
        if self._sheet is None:
            return None
        buttons = [button for button in self._sheet.findChildren(Button) if button.isVisible() and not button.reason]
        golden = [button for button in buttons if button.kind is Kind.PRIMARY]
        first = self._sheet.first_focus()
        return golden[-1] if golden else next((button for button in buttons if button is first), None)

    def cover(self, sheet: Overlay) -> None:
        """A sheet that opens by itself. Bots wait until it is closed: they would sweep it away."""
        self._desk.session.hold()
        self._sheet = sheet
        sheet.closed.connect(self._uncovered)
        self.covered.emit()

    def close_sheet(self) -> None:
        if self._sheet is not None:
            self._sheet.close_layer()

    def _uncovered(self) -> None:
        self._sheet = None
        self.uncovered.emit()

    def unless_covered(self, do: Callable[[], object]) -> Callable[[], None]:
        """For keys of the table, which do nothing under something else."""

        def press() -> None:
            if self.covering is None:
                do()

        return press

    # The curtain

    def follow_curtain(self) -> None:
        seat = self._desk.session.curtain_for
        if self._curtain is not None and self._curtain.seat != seat:
            self._close_curtain()
        if seat is not None and self._curtain is None:
            self.close_sheet()
            self._curtain = Curtain(self._desk, seat, self._game.track())
            self._curtain.opened.connect(self._reveal)
            self._curtain.menu.connect(self.menu)
            self._curtain.open()
            self.covered.emit()

    def _close_curtain(self) -> None:
        curtain, self._curtain = self._curtain, None
        if curtain is not None:
            curtain.close_layer()

    def _reveal(self) -> None:
        self._close_curtain()
        self.revealed.emit()

    # The end

    def open_end(self) -> None:
        if self._desk.session.result is None or self._end is not None:
            return
        self.close_sheet()
        self._end = EndPage(self._desk, self._game.tale())
        self._end.closed.connect(self._end_closed)
        self._end.shelf.connect(self.left)
        self._end.again.connect(self.again)
        self._end.analysis.connect(self.analysis)
        self._end.seen_again.connect(self.seen_again)
        self._end.moment.connect(self.moment)
        self._end.open()
        self.covered.emit()

    def close_end(self) -> None:
        if self._end is not None:
            self._end.close_layer()

    def _end_closed(self) -> None:
        self._end = None
