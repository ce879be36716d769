"""The table of contents: chapters that unfold, one at a time."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent

from meadhall.almanac import Chapter, Entry
from meadhall.views.look import controls
from meadhall.views.look.icons import mono
from meadhall.views.look.richtext import draw_lines, fitted_lines, lines_of
from meadhall.views.look.style import Style, smooth
from meadhall.views.text.almanac import Almanac
from meadhall.views.widgets import Press, ScrollColumn

_LINE, _RISE = 1.15, 6  # of a title on two lines, and above and below it
_INDENT = 26
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}


class Contents(ScrollColumn):
    chosen = Signal(str)

    def __init__(self, style: Style, almanac: Almanac) -> None:
        super().__init__(style, spacing=0)
        self.fade_out(style.room.panel)
        self._almanac = almanac
        self._rows: dict[str, EntryRow] = {}
        self._open: Chapter | None = None
        self._shown = ""
        for chapter in almanac.book.chapters:
            for entry in chapter.entry:
                self._add(chapter, entry)
        self.body.addStretch(1)

    def _add(self, chapter: Chapter, entry: Entry) -> None:
        is_head = entry is chapter.head
        row = EntryRow(self.look, self._almanac.title(entry), entry.icon if is_head else "", folds=is_head)
        row.acted.connect(lambda: self._press(chapter, entry))
        self._rows[entry.id] = row
        self.body.addWidget(row)
        row.setVisible(is_head)  # not before: each head would flash as a window of its own

    def _press(self, chapter: Chapter, entry: Entry) -> None:
        """The head of the chapter that one reads folds it up and unfolds it."""
        if entry is chapter.head and entry.id == self._shown:
            self._unfold(None if chapter is self._open else chapter)
        else:
            self.chosen.emit(entry.id)

    def show_entry(self, ident: str) -> None:
        """Its chapter unfolds, the one before folds up."""
        book = self._almanac.book
        self._shown = ident
        self._unfold(book.chapter_of(book[ident]))
        for other, row in self._rows.items():
            row.set_chosen(other == ident)
        QTimer.singleShot(0, self, self._seek)  # rows that have just unfolded are not laid out yet

    def _seek(self) -> None:
        self.ensureWidgetVisible(self._rows[self._shown])

    def _unfold(self, chapter: Chapter | None) -> None:
        if chapter is self._open:
            return
        for one, is_open in ((self._open, False), (chapter, True)):
            if one is not None:
                self._rows[one.head.id].set_unfolded(is_open)
                for entry in one.entry[1:]:
                    self._rows[entry.id].setVisible(is_open)
        self._open = chapter

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down between the rows."""
        rows = [row for row in self._rows.values() if row.isVisible()]
        at = next((place for place, row in enumerate(rows) if row.hasFocus()), None)
        step = _STEPS.get(Qt.Key(event.key()), 0)
        if at is None or not step:
            super().keyPressEvent(event)
        elif 0 <= at + step < len(rows):
            rows[at + step].setFocus(Qt.FocusReason.TabFocusReason)
            self.ensureWidgetVisible(rows[at + step])


class EntryRow(Press):
    """The name of an entry; on two lines where it must be."""

    def __init__(self, style: Style, title: str, icon: str = "", *, folds: bool = False) -> None:
        super().__init__(style, title)
        self._icon, self._folds = icon, folds
        self._is_chosen = self._is_unfolded = False
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_chosen(self, is_chosen: bool) -> None:
        if is_chosen != self._is_chosen:
            self._is_chosen = is_chosen
            self.update()

    def set_unfolded(self, is_unfolded: bool) -> None:
        self._is_unfolded = is_unfolded
        self.update()

    @property
    def _text(self) -> str:
        return f"**{self.text_shown}**" if self._folds else self.text_shown

    @property
    def _pixels(self) -> float:
        return self.look.letters(16 if self._folds else 15.5)

    def _room(self, width: float) -> float:
        return width - self.look.scaled(12 + _INDENT) - self.look.scaled(26 if self._folds else 8)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        lines = lines_of(self._text, self._room(width), self._pixels, _LINE)
        return max(round(lines.height + 2 * self.look.scaled(_RISE + 3)), 28)

    def sizeHint(self) -> QSize:
        width = self.look.px(240)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(120), 28)

    def text_fits(self) -> bool:
        place = self._place()
        lines = lines_of(self._text, place.width(), self._pixels, _LINE)
        return lines.width <= place.width() + 1 and lines.height <= place.height() + 2

    def _place(self) -> QRectF:
        left = self.look.scaled(12 + _INDENT)
        return QRectF(left, 2, self._room(self.width()), self.height() - 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        style, room = self.look, self.look.room
        painter = QPainter(self)
        smooth(painter)
        face = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        controls.list_row(painter, style, face, self.touch, chosen=self._is_chosen)
        colour = room.gold if room.dark else room.text2
        if self._icon:
            size = style.scaled(20)
            mono(painter, self._icon, QRectF(style.scaled(10), (self.height() - size) / 2, size, size), colour)
        if self._folds:
            size = style.scaled(13)
            sign = "down" if self._is_unfolded else "right"
            right = self.width() - style.scaled(10) - size
            mono(painter, sign, QRectF(right, (self.height() - size) / 2, size, size), room.text2)
        place = self._place()
        lines = fitted_lines(self._text, place, self._pixels, self.look.floor, _LINE)
        draw_lines(painter, lines, place, room.text, _LEFT, bold_colour=room.text)
