"""The almanac at the table: a sheet over its right part, and the answer to "what is this?"."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtGui import QContextMenuEvent, QCursor
from PySide6.QtWidgets import QWidget

from meadhall.views.almanac.now import told_now
from meadhall.views.almanac.sheet import AlmanacSheet
from meadhall.views.almanac.trail import Trail
from meadhall.views.sandbox.start import from_example
from meadhall.views.table.desk import Desk
from meadhall.views.table.page.measures import Frames
from meadhall.views.table.page.prompt import PromptBar
from meadhall.views.text.almanac import Almanac
from meadhall.views.widgets import Press, words_of
from meadhall.views.widgets.topic import Topic, topic_at, topic_in_focus

Kept = tuple[dict[int | None, Trail], bool]


class Rulebook(QObject):
    """Each who looks has a trail of their own: what somebody has looked up tells what they hold."""

    tried = Signal(object)  # a table from which somebody wants to play on

    def __init__(self, desk: Desk, prompt: PromptBar, page: QWidget) -> None:
        super().__init__(page)
        self._desk, self._prompt, self._page = desk, prompt, page
        self._almanac = Almanac(words_of(desk.style), desk.session.game.id)
        self._trails: dict[int | None, Trail] = {}
        self._sheet: AlmanacSheet | None = None
        self._place = self._band = QRect()
        self._ends_above = False  # the prompt needs its whole width

    @property
    def sheet(self) -> AlmanacSheet | None:
        """While it lies open."""
        return self._sheet if self._sheet is not None and not self._sheet.isHidden() else None

    def toggle(self) -> None:
        """From the table into it; from there it is closed."""
        if not self.close_sheet():
            self.open()

    def open(self) -> None:
        if self._desk.session.curtain_for is not None:
            return
        if self._sheet is None:
            self._sheet = self._made()
        if self._sheet.isHidden():
            self._ends_above = False  # it never grows while somebody reads
        self._sheet.open()
        self.follow()

    def close_sheet(self) -> bool:
        """Whether it was open."""
        sheet = self.sheet
        if sheet is not None:
            sheet.close_sheet()
        return sheet is not None

    def _made(self) -> AlmanacSheet:
        trail = self._trails.setdefault(self._desk.session.viewer, Trail(next(iter(self._almanac.book)).id))
        sheet = AlmanacSheet(
            self._desk.style, self._almanac, trail, self._page, lambda entry: told_now(self._desk, entry)
        )
        sheet.closed.connect(self._share_room)
        sheet.reader.view.tried.connect(self._try_out)
        return sheet

    def _try_out(self, position: Any) -> None:
        self.tried.emit(from_example(words_of(self._desk.style), self._desk.session.game.id, position))

    # What is this?

    def explain(self) -> None:
        """What the keyboard has come to, else what the pointer is at, else what is asked."""
        window, focused = self._page.window(), self._page.window().focusWidget()
        by_key = not isinstance(focused, Press) or focused.touch.focused
        in_focus = topic_in_focus(window)
        pointed = topic_at(window, QCursor.pos())
        self.open_at((*in_focus, *pointed) if by_key else (*pointed, *in_focus))

    def explain_to(self, event: QContextMenuEvent) -> None:
        """The same, or what is at the point of the screen that was pressed."""
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            self.explain()
        else:
            self.open_at(topic_at(self._page.window(), event.globalPos()))

    def open_at(self, topic: Topic) -> None:
        entry = self._almanac.book.opened_by(*topic, *self._asked)
        self.open()
        if entry is not None and self.sheet is not None:
            self.sheet.show_entry(entry.id)

    @property
    def _asked(self) -> Topic:
        decision = self._desk.session.decision
        return (f"decision:{type(decision).__name__}",) if decision is not None else ()

    # The table goes on

    def lay_out(self, place: Frames) -> None:
        self._place = QRect(place.bar.left(), place.bar.bottom() + 1, place.bar.width(), place.side.height())
        self._band = place.prompt
        self._share_room()
        if self._sheet is not None:
            self._sheet.raise_()

    def _share_room(self) -> None:
        """The prompt stays in sight left of the sheet; where it has no room there, the sheet ends above it."""
        sheet, band = self.sheet, QRect(self._band)
        if sheet is not None:
            sheet.place(self._place)
            beside = sheet.x() - band.left()
            self._ends_above = self._ends_above or beside < self._prompt.least_width
            if self._ends_above:
                sheet.place(self._place.adjusted(0, 0, 0, band.top() - self._place.bottom() - 1))
            else:
                band.setWidth(min(band.width(), beside))
        self._prompt.setGeometry(band)

    def follow(self) -> None:
        """What is asked now."""
        self._prompt.topic = self._asked
        if self._sheet is not None:
            self._sheet.follow(self._asked)
        self._share_room()

    def other_eyes(self) -> None:
        """Nothing stays of what the one before has read."""
        self.close_sheet()
        if self._sheet is not None:
            self._sheet.deleteLater()
            self._sheet = None

    def kept(self) -> Kept:
        return self._trails, self.sheet is not None

    def restore(self, kept: Kept) -> None:
        self._trails, was_open = kept
        if was_open:
            self.open()
