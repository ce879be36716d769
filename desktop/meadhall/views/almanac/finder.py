"""Search as one types: what is found stands below the line, and the keyboard goes down to it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from meadhall.almanac import Entry, Hit
from meadhall.almanac.stems import WORD, words_of
from meadhall.views.look import controls
from meadhall.views.look.icons import mono
from meadhall.views.look.ink import lettering
from meadhall.views.look.richtext import Lines, draw_lines, lines_of
from meadhall.views.look.style import Style, smooth
from meadhall.views.text import Words, spoken
from meadhall.views.text.almanac import Almanac
from meadhall.views.widgets import Field, Label, Press, ScrollColumn
from meadhall.views.widgets import words_of as speech_of

_HEIGHT = 58  # of a row
_SHOWN = 6  # rows in sight; the others are scrolled to
_NO_END = 1e6  # a width in which every text is one line
_SEEN, _BEFORE = 56, 3  # letters of a sentence that are seen at any rate; words before the one that was found
_SENTENCES = re.compile(r"(?<=[.!?])\s+")
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Finder(QWidget):
    chosen = Signal(str)
    searching = Signal(bool)  # whether results are shown

    def __init__(self, style: Style, almanac: Almanac) -> None:
        super().__init__()
        self.look = style
        self._almanac = almanac
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(style.px(2))
        self.field = Field(style, style.words("almanac.search"), most=80, role="text", size=18)
        self.field.line.setPlaceholderText(style.words("almanac.search"))
        self.field.edited.connect(self._search)
        self.field.line.installEventFilter(self)
        self._count = Label(style, "", "medium", 14, colour=style.room.text2)
        self._found = ScrollColumn(style, spacing=0)
        self._found.fade_out(style.room.panel)
        self._found.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        for widget in (self.field, self._count, self._found):
            column.addWidget(widget)
        self._rows: list[_Found] = []
        self._show(())

    def clear(self) -> None:
        self.look_for("")

    def look_for(self, text: str) -> None:
        self.field.set_text(text)
        self._search(text)

    @property
    def is_searching(self) -> bool:
        return bool(self.field.text().strip())

    def _search(self, text: str) -> None:
        self._show(self._almanac.index.find(text))
        self.searching.emit(self.is_searching)

    def _show(self, hits: Sequence[Hit]) -> None:
        for row in self._rows:
            row.hide()
            row.deleteLater()
        self._rows = [self._row(hit) for hit in hits]
        for row in self._rows:
            self._found.body.addWidget(row)
        self._count.setVisible(self.is_searching)
        self._count.set_text(self._counted(len(hits)))
        self._found.setVisible(bool(hits))
        self._found.setFixedHeight(self.look.px(_HEIGHT) * min(len(hits), _SHOWN))
        self._found.verticalScrollBar().setValue(0)

    def _counted(self, count: int) -> str:
        words = self.look.words
        return words("almanac.found", n=count) if count else words("almanac.nothing_found")

    def _row(self, hit: Hit) -> _Found:
        entry = self._almanac.book[hit.id]
        row = _Found(self.look, self._almanac, entry, hit.words)
        row.acted.connect(lambda ident=hit.id: self.chosen.emit(ident))
        return row

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Down goes to what was found, Enter opens the first."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self._rows:
            if event.key() == Qt.Key.Key_Down:
                self._rows[0].setFocus(Qt.FocusReason.TabFocusReason)
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._rows[0].click()
                return True
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down between the rows, and up again to the line."""
        focused = next((at for at, row in enumerate(self._rows) if row.hasFocus()), None)
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()), 0)
        if focused is None or not step:
            super().keyPressEvent(event)
        elif focused + step < 0:
            self.field.setFocus(Qt.FocusReason.TabFocusReason)
        elif focused + step < len(self._rows):
            self._rows[focused + step].setFocus(Qt.FocusReason.TabFocusReason)
            self._found.ensureWidgetVisible(self._rows[focused + step])


class _Found(Press):
    """What was found: icon, name, kind, and the sentence, with the words that fit in gold."""

    def __init__(self, style: Style, almanac: Almanac, entry: Entry, words: frozenset[str]) -> None:
        title, short = almanac.title(entry), foretaste(almanac, entry, words, speech_of(style))
        super().__init__(style, f"{title}. {short}")
        self._icon = entry.icon
        self._title, self._short = marked(title, words), marked(short, words)
        self._kind = style.words(f"almanac.kind.{entry.kind}")

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(300), self.look.px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        style, room = self.look, self.look.room
        painter = QPainter(self)
        smooth(painter)
        face = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        controls.list_row(painter, style, face, self.touch)
        size = style.scaled(22)
        icon = QRectF(face.left() + style.scaled(10), face.center().y() - size / 2, size, size)
        mono(painter, self._icon, icon, room.text2)
        text = face.adjusted(style.scaled(42), style.scaled(4), -style.scaled(10), 0)
        kind = style.font("medium", 13)
        lettering(
            painter,
            QRectF(text.left(), text.top(), text.width(), style.scaled(22)),
            self._kind,
            kind,
            room.text2,
            _RIGHT,
        )
        beside = style.metrics("medium", 13).horizontalAdvance(self._kind) + style.scaled(10)
        self._line(painter, self._title, text.adjusted(0, 0, -beside, 0), 16.5, room.text)
        self._line(painter, self._short, text.adjusted(0, style.scaled(24), 0, 0), 14, room.text2)

    def _line(self, painter: QPainter, text: str, place: QRectF, size: float, colour: QColor) -> None:
        pixels = self.look.letters(size)
        found = self.look.room.gold if self.look.room.dark else self.look.room.danger
        draw_lines(painter, one_line(text, place.width(), pixels), place, colour, bold_colour=found)


def foretaste(almanac: Almanac, entry: Entry, found: frozenset[str], words: Words) -> str:
    """The entry in short; where neither that nor its title holds what was looked for, the sentence that does."""
    short = spoken(almanac.short(entry), words)
    if has(almanac.title(entry), found) or has(short[:_SEEN], found):
        return short
    body = [spoken(line, words) for block in almanac.body(entry) for line in block.lines]
    sentences = [sentence for text in (short, *body) for sentence in _SENTENCES.split(text)]
    return next((_from_there(sentence, found) for sentence in sentences if has(sentence, found)), short)


def _from_there(sentence: str, found: frozenset[str]) -> str:
    """From shortly before what was found, or its end, if that comes so late that it would not be seen."""
    words = sentence.split(" ")
    at = next((at for at, word in enumerate(words) if has(word, found)), 0)
    if len(" ".join(words[: at + 1])) <= _SEEN:
        return sentence
    parts = [" ".join(("…", *words[start:])) for start in range(at + 1)]
    end = next((start for start, part in enumerate(parts) if len(part) <= _SEEN), at)
    return parts[max(min(at - _BEFORE, end), 0)]


def has(text: str, found: frozenset[str]) -> bool:
    return not found.isdisjoint(words_of(text))


def marked(text: str, found: frozenset[str]) -> str:
    """The words that fit in bold; other marks go."""

    def mark(word: re.Match[str]) -> str:
        return f"**{word.group()}**" if found.intersection(words_of(word.group())) else word.group()

    return WORD.sub(mark, text.replace("**", ""))


def one_line(text: str, width: float, pixels: float) -> Lines:
    """As many words as there is room for: a foretaste, so it may end anywhere."""
    whole = lines_of(text, _NO_END, pixels)
    if whole.width <= width:
        return whole
    words = text.split(" ")
    kept = next((n for n in range(len(words), 0, -1) if _started(words[:n], pixels).width <= width), 1)
    return _started(words[:kept], pixels)


def _started(words: Sequence[str], pixels: float) -> Lines:
    return lines_of(f"{' '.join(words)} …", _NO_END, pixels)
