"""The table of contents: chapters that unfold, one at a time."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent

from meadhall.almanac import Chapter, Entry
from meadhall.views.look import controls
from meadhall.views.look.icons import mono
from meadhall.views.look.ink import lettering
from meadhall.views.look.style import Style, smooth
from meadhall.views.text.almanac import Almanac
from meadhall.views.widgets import Press, ScrollColumn, fit

_CHAPTER, _ENTRY = 40, 34
_INDENT = 26


class Contents(ScrollColumn):
    chosen = Signal(str)

    def __init__(self, style: Style, almanac: Almanac) -> None:
        super().__init__(style, spacing=0)
        self._almanac = almanac
        self._rows: dict[str, _Row] = {}
        self._open: Chapter | None = None
        for chapter in almanac.book.chapters:
            self._add(chapter.head, is_head=True)
            for entry in chapter.entry[1:]:
                self._add(entry, is_head=False)
        self.body.addStretch(1)

    def _add(self, entry: Entry, *, is_head: bool) -> None:
        row = _Row(self.look, self._almanac.title(entry), entry.icon if is_head else "")
        row.setVisible(is_head)
        row.acted.connect(lambda: self.chosen.emit(entry.id))
        self._rows[entry.id] = row
        self.body.addWidget(row)

    def show_entry(self, ident: str) -> None:
        """Its chapter unfolds, the one before folds up."""
        book = self._almanac.book
        chapter = book.chapter_of(book[ident])
        if chapter is not self._open:
            for one, is_open in ((self._open, False), (chapter, True)):
                for entry in one.entry[1:] if one else ():
                    self._rows[entry.id].setVisible(is_open)
            self._open = chapter
        for other, row in self._rows.items():
            row.set_chosen(other == ident)
        self.ensureWidgetVisible(self._rows[ident])


class _Row(Press):
    def __init__(self, style: Style, title: str, icon: str) -> None:
        super().__init__(style, title)
        self._icon = icon
        self._is_chosen = False

    def set_chosen(self, is_chosen: bool) -> None:
        if is_chosen != self._is_chosen:
            self._is_chosen = is_chosen
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(200), max(self.look.px(_CHAPTER if self._icon else _ENTRY), 28))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(120), self.sizeHint().height())

    @property
    def _role(self) -> tuple[str, float]:
        return ("bold", 16) if self._icon else ("text", 15.5)

    def text_fits(self) -> bool:
        return fit(self.look, *self._role, self.text_shown, self._place().width()).fits

    def _place(self) -> QRectF:
        return QRectF(self.rect()).adjusted(self.look.scaled(12 + _INDENT), 0, -self.look.scaled(6), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        style, room = self.look, self.look.room
        painter = QPainter(self)
        smooth(painter)
        controls.list_row(
            painter, style, QRectF(self.rect()).adjusted(2, 2, -2, -2), self.touch, chosen=self._is_chosen
        )
        if self._icon:
            size = style.scaled(20)
            place = QRectF(style.scaled(10), (self.height() - size) / 2, size, size)
            mono(painter, self._icon, place, room.gold if room.dark else room.text2)
        font = fit(style, *self._role, self.text_shown, self._place().width()).font
        lettering(painter, self._place(), self.text_shown, font, room.text, Qt.AlignmentFlag.AlignLeft)
