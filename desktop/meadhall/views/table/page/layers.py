"""What lies over the table: one sheet at a time, the curtain, the end of the game."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from meadhall.views.table.desk import Desk
from meadhall.views.table.end.end import EndPage
from meadhall.views.table.game import OpenDialog, TableGame
from meadhall.views.table.page.curtain import Curtain
from meadhall.views.widgets import Overlay


class Layers(QObject):
    revealed = Signal()  # whoever the curtain hung for has taken the seat
    again = Signal()
    covered = Signal()
    uncovered = Signal()  # the sheet is gone
    left = Signal()

    def __init__(self, desk: Desk, game: TableGame, parent: QObject) -> None:
        super().__init__(parent)
        self._desk, self._game = desk, game
        self._sheet: Overlay | None = None
        self._curtain: Curtain | None = None
        self._end: EndPage | None = None

    @property
    def covering(self) -> Overlay | None:
        """The uppermost."""
        return next((layer for layer in (self._curtain, self._sheet, self._end) if layer is not None), None)

    @property
    def has_sheet(self) -> bool:
        return self._sheet is not None

    def first_focus(self) -> QWidget | None:
        return self.covering.first_focus() if self.covering is not None else None

    def rise(self) -> None:
        """Above whatever has been made since they were opened."""
        for layer in (self._end, self._sheet, self._curtain):
            if layer is not None:
                layer.raise_()

    # Sheets

    def show(self, make: OpenDialog) -> None:
        """Nothing, where something covers the table already."""
        if self.covering is None:
            sheet = make(self._desk)
            self.cover(sheet)
            if sheet.isHidden():
                sheet.open()

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
        self._end.open()
        self.covered.emit()

    def close_end(self) -> None:
        if self._end is not None:
            self._end.close_layer()

    def _end_closed(self) -> None:
        self._end = None
