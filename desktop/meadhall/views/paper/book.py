"""The whole almanac of a game as a book: a title, the contents, its chapters in two columns, and an index."""

from __future__ import annotations

from functools import cached_property, partial
from itertools import groupby

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from meadhall.almanac import Chapter, Entry
from meadhall.views.paper.binding import Link, Mark, Spot
from meadhall.views.paper.flow import Box, Flow
from meadhall.views.paper.pictures import EMBLEMS
from meadhall.views.paper.printing import printed
from meadhall.views.paper.setting import SIZE, entry_boxes, heading, letter, listed, space
from meadhall.views.paper.sheet import GREY, HEIGHT, INK, LEFT, PT, RIGHT, WIDTH, name, rule
from meadhall.views.text.almanac import Almanac
from meadhall.views.text.shelf import Facts, facts

CONTENTS, INDEX = "contents.", "index."  # no entry is called so
_FRAME = QRectF(42 * PT, 40 * PT, WIDTH - 84 * PT, HEIGHT - 40 * PT - 56 * PT)
_GAP = 20 * PT
_LEAST = 150 * PT  # of a chapter below its heading
_CENTRE = Qt.AlignmentFlag.AlignCenter
_UNLISTED = ("question", "example")  # in the index: nobody looks for them by their first letter
_FOLDED = str.maketrans({"ё": "е", "Ё": "Е", "ґ": "г", "Ґ": "Г"})
_ALPHABET = "абвгдеєжзиіїйклмнопрстуфхцчшщъыьэюя"  # as both languages order their letters


class PrintedBook:
    def __init__(self, almanac: Almanac) -> None:
        self.almanac = almanac

    @cached_property
    def flow(self) -> Flow:
        """The first page is the title's."""
        flow = Flow(_FRAME, _GAP)
        flow.page = 1
        self._contents(flow)
        for number, chapter in enumerate(self.almanac.book.chapters):
            self._chapter(flow, chapter, is_first=number == 0)
        self._index(flow)
        return flow

    def __len__(self) -> int:
        return self.flow.page + 1

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The page of each entry, as people count."""
        return {placed.box.ident: placed.page + 1 for placed in self.flow.placed if placed.box.ident}

    def pdf(self) -> bytes:
        title = f"{self._facts.title}. {self.almanac.words('almanac.title')}"
        sheets = [partial(self.paint, page=page) for page in range(len(self))]
        return printed(title, self.almanac.words.language, sheets, self.links(), self.marks())

    def paint(self, painter: QPainter, page: int) -> None:
        if page == 0:
            self._paint_title(painter)
            return
        for placed in self.flow.placed:
            if placed.page == page:
                placed.box.paint(painter, placed.place, self.numbers)
        self._paint_foot(painter, page)

    # What leads where

    def links(self) -> list[Link]:
        return [
            Link(placed.page, _area(area.place.translated(placed.place.topLeft())), self._spots[area.to])
            for placed in self.flow.placed
            for area in placed.box.areas
        ]

    def marks(self) -> list[Mark]:
        words, almanac = self.almanac.words, self.almanac
        marks = [Mark(words("almanac.book.contents"), self._spots[CONTENTS])]
        for chapter in almanac.book.chapters:
            marks += [
                Mark(almanac.title(entry), self._spots[entry.id], int(entry is not chapter.head))
                for entry in chapter.entry
            ]
        return [*marks, Mark(words("almanac.book.index"), self._spots[INDEX])]

    @cached_property
    def _spots(self) -> dict[str, Spot]:
        return {
            placed.box.ident: Spot(placed.page, (HEIGHT - placed.place.top()) / PT + 4)
            for placed in self.flow.placed
            if placed.box.ident
        }

    # Its parts

    def _contents(self, flow: Flow) -> None:
        flow.across(heading(self.almanac.words("almanac.book.contents"), "menu", CONTENTS))
        wide, boxes = flow.wide(2), list[Box]()
        for chapter in self.almanac.book.chapters:
            boxes.append(space(0.5))
            for entry in chapter.entry:
                is_head = entry is chapter.head
                line = listed(entry.id, self.almanac.title(entry), wide, bold=is_head, indent=0 if is_head else SIZE)
                boxes.append(line._replace(keeps=is_head))
        flow.pour(boxes, 2)

    def _chapter(self, flow: Flow, chapter: Chapter, *, is_first: bool) -> None:
        head = chapter.head
        above = heading(self.almanac.title(head), head.icon, head.id)
        if is_first or flow.room < above.tall + _LEAST:
            flow.turn()
        flow.across(above)
        wide = flow.wide(2)
        boxes = [
            box for entry in chapter.entry for box in entry_boxes(self.almanac, entry, wide, is_head=entry is head)
        ]
        flow.pour(boxes, 2)
        flow.y += 1.2 * SIZE

    def _index(self, flow: Flow) -> None:
        flow.turn()
        flow.across(heading(self.almanac.words("almanac.book.index"), "search", INDEX))
        wide, boxes = flow.wide(3), list[Box]()
        entries = sorted((entry for entry in self.almanac.book if entry.kind not in _UNLISTED), key=self._order)
        for sign, group in groupby(entries, key=lambda entry: self._folded(entry)[0]):
            boxes += [space(0.6), letter(sign.upper())]
            boxes += [listed(entry.id, self.almanac.title(entry), wide) for entry in group]
        flow.pour(boxes, 3)

    def _folded(self, entry: Entry) -> str:
        return self.almanac.title(entry).translate(_FOLDED).casefold().lstrip("«“„ ")

    def _order(self, entry: Entry) -> list[tuple[int, str]]:
        return [(_ALPHABET.find(sign), sign) for sign in self._folded(entry)]

    # What stands on each page

    @property
    def _facts(self) -> Facts:
        return facts(self.almanac.game_id, self.almanac.words)

    def _paint_title(self, painter: QPainter) -> None:
        words, middle = self.almanac.words, HEIGHT * 0.5
        art = QRectF(0, HEIGHT * 0.2, 210 * PT, 118 * PT)
        art.moveRight(WIDTH / 2 + art.height() * _MIDDLE[self.almanac.game_id])
        EMBLEMS[self.almanac.game_id](painter, art)
        row = QRectF(_FRAME.left(), middle - 60 * PT, _FRAME.width(), 60 * PT)
        role = "comic" if self.almanac.game_id == "wild" else "display"
        name(painter, row, self._facts.title, 46 * PT, role, align=_CENTRE)
        rule(painter, WIDTH / 2 - 90 * PT, middle + 12 * PT, WIDTH / 2 + 90 * PT, 24, INK)
        name(painter, row.translated(0, 92 * PT), words("almanac.title"), 26 * PT, align=_CENTRE)
        for at, text in enumerate((words("almanac.book.about"), self._about)):
            name(painter, row.translated(0, (126 + at * 30) * PT), text, 13 * PT, "text", GREY, _CENTRE)

    @property
    def _about(self) -> str:
        return f"{self._facts.full} · {self._facts.players}"

    def _paint_foot(self, painter: QPainter, page: int) -> None:
        foot = QRectF(_FRAME.left(), HEIGHT - 44 * PT, _FRAME.width(), 16 * PT)
        rule(painter, foot.left(), foot.top(), foot.right())
        name(painter, foot, f"{self._facts.title} · {self.almanac.words('almanac.title')}", 8 * PT, "text", GREY, LEFT)
        name(painter, foot, str(page + 1), 10 * PT, "name", INK, RIGHT)


# How far the middle of an emblem lies from its right edge, of its height.
_MIDDLE = {"watch": 1.0, "northgard": 1.25, "midgard": 0.75, "wild": 0.74}


def _area(place: QRectF) -> tuple[float, float, float, float]:
    """In points, from the lower left corner of the page."""
    left, right = place.left() / PT, place.right() / PT
    return left, (HEIGHT - place.bottom()) / PT, right, (HEIGHT - place.top()) / PT
