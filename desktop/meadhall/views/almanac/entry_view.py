"""One entry, to be read: its name, what it says in short, its body, and where it leads."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from meadhall.almanac import Block, Entry
from meadhall.lessons import teaching
from meadhall.views.almanac.faces import Face, faces_of
from meadhall.views.almanac.figure import Figure, Player
from meadhall.views.almanac.grid import Grid
from meadhall.views.almanac.here import Here
from meadhall.views.look.controls import Kind
from meadhall.views.look.icons import mono
from meadhall.views.look.shapes import disc
from meadhall.views.look.style import Style, smooth
from meadhall.views.text.almanac import Almanac
from meadhall.views.text.lesson import LessonWords
from meadhall.views.widgets import Button, Flow, Label, RichText, ScrollColumn, SectionHead, aloud, empty

_LETTERS = 40  # of a line, in heights of letters: some 75, no more than one reads with ease
_LINE = 1.42
_HEAD, _SHORT, _SMALL = 1.6, 1.09, 0.89  # of the size of the text
_BULLET = 22  # the room before the rows of a list
_BAR = 10  # between what is read and the bar beside it
_NOTE = 3  # the stripe before a note


class EntryView(ScrollColumn):
    opened = Signal(str)  # another entry
    played = Signal(int)  # the lesson that teaches this one, from 1
    tried = Signal(object)  # a position of its example, from which somebody wants to play on

    def __init__(
        self,
        style: Style,
        almanac: Almanac,
        *,
        size: float,
        links: bool,
        lessons: bool = False,
        now: Callable[[Entry], str] = lambda _: "",
    ) -> None:
        """`size` is that of the text; `links` whether it says itself where it leads, `lessons` whether also to the
        lesson, which takes the place of all else; `now` what is true at a table."""
        super().__init__(style, spacing=12, read=style.words("almanac.title"))
        self.fade_out(style.room.panel)
        self._almanac, self._size, self._links, self._lessons = almanac, size, links, lessons
        self._now = now
        self._here: Here | None = None
        self._player: Player | None = None
        self.entry: Entry | None = None

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is room for longer lines than one reads with ease, it lies in the middle."""
        bar = self.look.px(_BAR)
        side = max(0, (self.viewport().width() - self.look.px(self._size * _LETTERS)) // 2)
        self.body.setContentsMargins(side, 0, max(side, bar), 0)
        super().resizeEvent(event)

    def say_where_it_leads(self, links: bool) -> None:
        """Itself, where nothing beside it does."""
        entry, self.entry = self.entry, None
        self._links = links
        if entry is not None:
            self.show_entry(entry)

    def show_entry(self, entry: Entry) -> None:
        if entry is self.entry:
            return
        self.entry = entry
        title = self._almanac.title(entry)
        self.setAccessibleName(aloud(self.look, title))
        empty(self.body)
        self._add_beginning(entry, title)
        if self._lessons:
            self._add_lesson(entry)
        for block in self._almanac.body(entry):
            self.body.addWidget(_BLOCKS[block.kind](self.look, block, self._size))
        self._here = Here(self.look, self._size * _SMALL)
        self.body.addWidget(self._here)
        self.tell_now()
        if self._links:
            self._add_links(entry)
        self._add_neighbours(entry)
        self.body.addStretch(1)
        self.verticalScrollBar().setValue(0)

    def tell_now(self) -> None:
        """The table has gone on."""
        if self.entry is not None and self._here is not None:
            self._here.tell(self._now(self.entry))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right go through its example; up and down scroll."""
        if self._player is None or not self._player.on_key(event):
            super().keyPressEvent(event)

    def _add_beginning(self, entry: Entry, title: str) -> None:
        """Its name and what it says in short, with its card beside them; then its picture."""
        head = _Head(self.look, entry.icon, title, self._size * _HEAD)
        short = RichText(self.look, self._almanac.short(entry), self._size * _SHORT, line_height=_LINE)
        faces = [Face(self.look, face) for face in faces_of(self._almanac, entry)]
        if len(faces) == 1:
            self.body.addWidget(_Beside(self.look, (head, short), faces[0]))
        else:
            self.body.addWidget(head)
            self.body.addWidget(short)
        if len(faces) > 1:
            row = Flow(self.look.px(4))
            for face in faces:
                row.add(face)
            self.body.addWidget(row)
        self._player = None
        if entry.example:
            self._player = Player(self.look, self._almanac, entry.example, self._size)
            self._player.tried.connect(self.tried)
            self.body.addWidget(self._player)
        elif entry.picture:
            self.body.addWidget(Figure(self.look, self._almanac, entry.picture, self._size * _SMALL))

    def _add_lesson(self, entry: Entry) -> None:
        lesson = teaching(self._almanac.game_id, entry.id)
        if lesson is None:
            return
        title = LessonWords(self._almanac.words, lesson).title
        row = Flow(self.look.px(2))
        play = Button(
            self.look, self.look.words("almanac.lesson", title=title), Kind.SECONDARY, "raven", size=15, height=34
        )
        play.setObjectName("lesson")
        play.acted.connect(lambda: self.played.emit(lesson.number))
        row.add(play)
        self.body.addWidget(row)

    def _add_links(self, entry: Entry) -> None:
        related = self._almanac.book.led_to(entry)
        if not related:
            return
        self.body.addWidget(SectionHead(self.look, self.look.words("almanac.see"), "right"))
        links = Flow(self.look.px(2))
        for other in related:
            link = Button(self.look, self._almanac.title(other), Kind.SECONDARY, other.icon, size=15, height=34)
            link.acted.connect(lambda ident=other.id: self.opened.emit(ident))
            links.add(link)
        self.body.addWidget(links)

    def _add_neighbours(self, entry: Entry) -> None:
        """What comes before it in the book, and after it."""
        before, after = self._almanac.book.neighbours(entry)
        row = Flow(self.look.px(2), spread=after is not None)
        if before is not None:
            row.add(self._neighbour(before, "almanac.before", "left"))
        if after is not None:
            row.add(self._neighbour(after, "almanac.after", "right"))
        self.body.addWidget(row)

    def _neighbour(self, other: Entry, what: str, icon: str) -> Button:
        title = self._almanac.title(other)
        button = Button(self.look, title, Kind.GHOST, icon, size=15, height=36)
        button.setAccessibleName(aloud(self.look, self.look.words(what, title=title)))
        button.acted.connect(lambda: self.opened.emit(other.id))
        return button


class _Head(QWidget):
    """The icon and the name."""

    def __init__(self, style: Style, icon: str, title: str, size: float) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(style.px(12))
        row.addWidget(_Icon(style, icon), 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(RichText(style, f"**{title}**", size, line_height=1.15), 1, Qt.AlignmentFlag.AlignVCenter)


class _Beside(QWidget):
    """Words with a card at their right."""

    def __init__(self, style: Style, words: tuple[QWidget, ...], card: QWidget) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(style.px(16))
        column = QVBoxLayout()
        column.setSpacing(style.px(12))
        for widget in words:
            column.addWidget(widget)
        column.addStretch(1)
        row.addLayout(column, 1)
        row.addWidget(card, 0, Qt.AlignmentFlag.AlignTop)


class _Icon(QWidget):
    def __init__(self, style: Style, icon: str) -> None:
        super().__init__()
        self.look = style
        self._icon = icon
        self.setFixedSize(style.px(40), style.px(40))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        mono(
            painter,
            self._icon,
            QRectF(self.rect()),
            self.look.room.gold if self.look.room.dark else self.look.room.text2,
        )


# The blocks of a body


def _paragraph(style: Style, block: Block, size: float) -> QWidget:
    return RichText(style, block.lines[0], size, line_height=_LINE)


def _heading(style: Style, block: Block, size: float) -> QWidget:
    return SectionHead(style, block.lines[0])


def _table(style: Style, block: Block, size: float) -> QWidget:
    return Grid(style, block.rows, size * 0.92)


def _list(style: Style, block: Block, size: float) -> QWidget:
    return _Rows(style, block.lines, size)


def _steps(style: Style, block: Block, size: float) -> QWidget:
    return _Rows(style, block.lines, size, numbered=True)


def _note(style: Style, block: Block, size: float) -> QWidget:
    return _Note(style, block.lines[0], size * _SMALL)


_BLOCKS: dict[str, Callable[[Style, Block, float], QWidget]] = {
    "paragraph": _paragraph,
    "heading": _heading,
    "table": _table,
    "list": _list,
    "steps": _steps,
    "note": _note,
}


class _Rows(QWidget):
    """A list: each row after a dot, or after its number."""

    def __init__(self, style: Style, rows: tuple[str, ...], size: float, *, numbered: bool = False) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(style.px(5))
        for number, text in enumerate(rows, start=1):
            row = QHBoxLayout()
            row.setSpacing(0)
            mark = Label(style, f"{number}.", "bold", size, colour=style.room.text2) if numbered else _Dot(style, size)
            mark.setFixedWidth(style.px(_BULLET))
            row.addWidget(mark, 0, Qt.AlignmentFlag.AlignTop)
            row.addWidget(RichText(style, text, size, line_height=1.36), 1)
            column.addLayout(row)


class _Dot(QWidget):
    def __init__(self, style: Style, size: float) -> None:
        super().__init__()
        self.look = style
        self.setFixedHeight(style.px(size * 1.36))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        path = disc(self.look.scaled(8), self.height() / 2, self.look.scaled(3.2))
        painter.fillPath(path, self.look.room.gold)


class _Note(QWidget):
    """Where the books differ, or the ruling is ours: quieter, behind a stripe."""

    def __init__(self, style: Style, text: str, size: float) -> None:
        super().__init__()
        self.look = style
        row = QHBoxLayout(self)
        row.setContentsMargins(style.px(_NOTE + 11), style.px(2), 0, style.px(2))
        row.addWidget(RichText(style, text, size, colour=style.room.text2, line_height=1.36))

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(QRectF(0, 0, self.look.scaled(_NOTE), self.height()), self.look.room.line2)
