"""The player aid: its sheets, laid out so that both are full in every language, and painted."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from meadhall.almanac.aid import Band, aid
from meadhall.views.paper.form import Columns, Form, Stack
from meadhall.views.paper.forms import Boxes, Halves, Headed, Items, Note, Steps, Strip, points
from meadhall.views.paper.grid import Grid
from meadhall.views.paper.pictures import EMBLEMS, PICTURES
from meadhall.views.paper.printing import printed
from meadhall.views.paper.sheet import GREY, HEIGHT, INK, MARGIN, PT, RIGHT, WIDTH, name, rule
from meadhall.views.text.aid import AidWords, Told
from meadhall.views.text.almanac import Almanac

LARGEST, SMALLEST = 106, 76  # of the text, in tenths of a point
ALIKE = 1.08
_HEAD = (92.0 * PT, 46.0 * PT)  # of the first sheet, of the second
_FOOT = 15.0 * PT


class PlayerAid:
    def __init__(self, almanac: Almanac) -> None:
        self.almanac = almanac
        self._words = AidWords(almanac)
        self._sheets = [Stack([self._band(band) for band in page]) for page in aid(almanac.game_id).pages]

    def __len__(self) -> int:
        return len(self._sheets)

    @cached_property
    def sizes(self) -> list[int]:
        """Those of the text on the sheets: the largest that hold what they must, but none much larger than another."""
        fitting = [self._fitting(page) for page in range(len(self))]
        return [min(size, round(min(fitting) * ALIKE)) for size in fitting]

    def _fitting(self, page: int) -> int:
        low, high = SMALLEST, LARGEST
        while low < high:
            middle = (low + high + 1) // 2
            low, high = (middle, high) if self.filled(page, middle) <= 1 else (low, middle - 1)
        return low

    def filled(self, page: int, size: float) -> float:
        """How much of a sheet is taken, before its gaps grow."""
        place = self._place(page)
        return self._sheets[page].height(place.width(), size) / place.height()

    def paint(self, painter: QPainter, page: int) -> None:
        self._paint_head(painter, page)
        self._sheets[page].paint(painter, self._place(page), self.sizes[page])
        foot = QRectF(MARGIN, HEIGHT - MARGIN - _FOOT, WIDTH - 2 * MARGIN, _FOOT)
        self._paint_foot(painter, page, foot)

    def pdf(self) -> bytes:
        sheets = [partial(self.paint, page=page) for page in range(len(self))]
        return printed(self._words.about, self.almanac.words.language, sheets)

    def _place(self, page: int) -> QRectF:
        top = MARGIN + _HEAD[min(page, 1)]
        return QRectF(MARGIN, top, WIDTH - 2 * MARGIN, HEIGHT - MARGIN - _FOOT - 0.6 * _FOOT - top)

    def _paint_head(self, painter: QPainter, page: int) -> None:
        tall, words = _HEAD[min(page, 1)], self._words
        head = QRectF(MARGIN, MARGIN, WIDTH - 2 * MARGIN, tall - 14 * PT)
        art = QRectF(head.right() - head.height() * 2.1, head.top(), head.height() * 2.1, head.height() - 3 * PT)
        EMBLEMS[self.almanac.game_id](painter, art)
        room = QRectF(head.left(), head.top(), art.left() - head.left() - 20 * PT, head.height())
        role = "comic" if self.almanac.game_id == "wild" else "display"
        if page == 0:
            name(painter, room.adjusted(0, 0, 0, -room.height() * 0.38), words.title, 37 * PT, role)
            line = room.adjusted(0, room.height() * 0.6, 0, -room.height() * 0.1)
            name(painter, line, words.about, 12 * PT, "text", GREY)
        else:
            name(painter, room, words.title, 21 * PT, role)
        rule(painter, head.left(), head.bottom(), head.right(), 24, INK)
        rule(painter, head.left(), head.bottom() + 3.2 * PT, head.right(), 7, INK)

    def _paint_foot(self, painter: QPainter, page: int, foot: QRectF) -> None:
        text = self._words.footer(page + 1, len(self))
        name(painter, foot, text, 8 * PT, "text", GREY, RIGHT)

    def _band(self, band: Band) -> Form:
        columns = [Stack([self._part(ident) for ident in column]) for column in band]
        return columns[0] if len(columns) == 1 else Columns(columns)

    def _part(self, ident: str) -> Form:
        told = self._words.told(ident)
        form = _FORMS[told.part.form](told, self.almanac)
        return Headed(told.title, form) if told.title else form


def _table(told: Told, almanac: Almanac) -> Form:
    if told.lines:
        rows = [(f"[{line.icon}] **{line.name}**", line.text) for line in told.lines]
        return Grid(rows, head=False)
    return Grid(told.blocks[0].rows)


def _picture(told: Told, almanac: Almanac) -> Form:
    return PICTURES[almanac.game_id](almanac.words, told.blocks[0].lines[0])


def _items(told: Told, almanac: Almanac) -> Form:
    lines = told.lines or points(told.blocks[0].lines, told.part.icon)
    ticks = told.part.form == "checks"
    return Halves(lines, ticks=ticks) if told.part.across == 2 else Items(lines, ticks=ticks)


_FORMS: dict[str, Callable[[Told, Almanac], Form]] = {
    "strip": lambda told, almanac: Strip(told.lines),
    "table": _table,
    "steps": lambda told, almanac: Steps(told.blocks[0].lines),
    "list": _items,
    "checks": _items,
    "rows": _items,
    "boxes": lambda told, almanac: Boxes(told.lines, told.part.across),
    "note": lambda told, almanac: Note(told.blocks[0].lines[0]),
    "picture": _picture,
}
