"""An entry of the almanac, set in boxes: its name, its sentence, its body, and where it leads."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from meadhall.almanac import Block, Entry
from meadhall.views.look.icons import inline
from meadhall.views.look.richtext import Lines, lines_of
from meadhall.views.look.shapes import disc
from meadhall.views.paper.flow import Area, Box, Numbers
from meadhall.views.paper.grid import Grid
from meadhall.views.paper.plates import caption_of, plate
from meadhall.views.paper.sheet import GREY, INK, LINE, PT, RIGHT, advance, laid, name, rule, say
from meadhall.views.text.almanac import Almanac

SIZE = 92.0  # of the text, in tenths of a point
_INDENT = 1.25 * SIZE  # of lists
_TITLE = 1.38 * SIZE
_NUMBER = 2.2 * SIZE  # the room for the number of a page


def space(share: float) -> Box:
    return Box(share * SIZE, is_space=True)


def entry_boxes(almanac: Almanac, entry: Entry, width: float, *, is_head: bool = False) -> Iterator[Box]:
    """`is_head`: its name stands above the chapter already, and all of the chapter is what it leads to."""
    if not is_head:
        yield _title(almanac, entry, width)
        yield Box(0.12 * SIZE, keeps=True)
    *body, last = _said(almanac, entry, width)
    yield from body
    if entry.see and not is_head:
        yield last._replace(keeps=True)
        yield space(0.4)
        yield from _links(almanac, entry, width)
    else:
        yield last
    yield space(1.5)


def _said(almanac: Almanac, entry: Entry, width: float) -> Iterator[Box]:
    short = almanac.short(entry)
    lines = list(_text(short if "**" in short else f"**{short}**", width))
    shown = plate(almanac, entry, width)
    if shown is not None:
        lines[-1] = lines[-1]._replace(keeps=True)
    yield from lines
    if shown is not None:
        yield space(0.5)
        yield shown
        if caption := caption_of(almanac, entry):
            yield space(0.3)
            yield from _text(caption, width, size=SIZE * 0.88)
    for block in almanac.body(entry):
        yield space(0.45)
        yield from _BLOCKS[block.kind](block, width)


def _title(almanac: Almanac, entry: Entry, width: float) -> Box:
    icon, size = 1.75 * SIZE, _TITLE
    title = _broken(almanac.title(entry), width - icon - 0.5 * SIZE, size)

    def paint(painter: QPainter, place: QRectF, numbers: Numbers) -> None:
        rule(painter, place.left(), place.top() + 0.1 * SIZE, place.right(), 7, INK)
        top = place.top() + 0.5 * SIZE
        inline(painter, entry.icon, QRectF(place.left(), top - 0.1 * SIZE, icon, icon), INK)
        for at, line in enumerate(title):
            box = QRectF(place.left() + icon + 0.5 * SIZE, top + at * size * 1.18, width, size * 1.18)
            name(painter, box, line, size)

    return Box(0.6 * SIZE + max(1, len(title)) * size * 1.18, paint, keeps=True, ident=entry.id)


def _broken(text: str, width: float, size: float) -> list[str]:
    """A title, in as many lines as it needs."""
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and advance("name", size, longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


# The blocks of a body


def _text(
    markup: str,
    width: float,
    indent: float = 0.0,
    sign: Callable[[QPainter, QPointF], None] | None = None,
    *,
    size: float = SIZE,
    stripe: bool = False,
) -> Iterator[Box]:
    """A box for each line; the first two and the last two stay together. `sign` stands before the first."""
    lines = laid(markup, width - indent, size)
    for at, line in enumerate(lines.lines):
        one = Lines((line,), lines.pixels, lines.line_height)
        keeps = (at == 0 and len(lines.lines) > 1) or at == len(lines.lines) - 2
        yield Box(lines.line_height, _line(one, indent, sign if at == 0 else None, stripe), keeps)


def _line(
    line: Lines, indent: float, sign: Callable[[QPainter, QPointF], None] | None, stripe: bool
) -> Callable[[QPainter, QRectF, Numbers], None]:
    def paint(painter: QPainter, place: QRectF, numbers: Numbers) -> None:
        if sign is not None:
            sign(painter, QPointF(place.left(), place.center().y()))
        if stripe:
            painter.fillRect(QRectF(place.left(), place.top(), 22, place.height()), LINE)
        say(painter, line, place.left() + indent, place.top(), GREY if stripe else INK)

    return paint


def _paragraph(block: Block, width: float) -> Iterator[Box]:
    yield from _text(block.lines[0], width)


def _heading(block: Block, width: float) -> Iterator[Box]:
    for box in _text(f"**{block.lines[0]}**", width):
        yield box._replace(keeps=True)


def _list(block: Block, width: float) -> Iterator[Box]:
    def dot(painter: QPainter, at: QPointF) -> None:
        painter.fillPath(disc(at.x() + 0.45 * SIZE, at.y(), 0.19 * SIZE), INK)

    for number, row in enumerate(block.lines):
        if number:
            yield space(0.18)
        yield from _text(row, width, _INDENT, dot)


def _steps(block: Block, width: float) -> Iterator[Box]:
    for number, row in enumerate(block.lines, start=1):
        if number > 1:
            yield space(0.18)
        yield from _text(row, width, _INDENT * 1.1, _number(number))


def _number(number: int) -> Callable[[QPainter, QPointF], None]:
    def paint(painter: QPainter, at: QPointF) -> None:
        name(painter, QRectF(at.x(), at.y() - SIZE, _INDENT, 2 * SIZE), f"{number}.", SIZE)

    return paint


def _table(block: Block, width: float) -> Iterator[Box]:
    grid, size = Grid(block.rows), SIZE * 0.95

    def paint(painter: QPainter, place: QRectF, numbers: Numbers) -> None:
        grid.paint(painter, place, size)

    yield Box(grid.height(width, size), paint)


def _note(block: Block, width: float) -> Iterator[Box]:
    yield from _text(block.lines[0], width, 0.9 * SIZE, size=SIZE * 0.92, stripe=True)


_BLOCKS: dict[str, Callable[[Block, float], Iterator[Box]]] = {
    "paragraph": _paragraph,
    "heading": _heading,
    "list": _list,
    "steps": _steps,
    "table": _table,
    "note": _note,
}


# Where it leads


def _links(almanac: Almanac, entry: Entry, width: float) -> Iterator[Box]:
    """Related entries with their pages, as many on a line as fit."""
    rows: list[list[tuple[str, str, float]]] = [[]]
    used, size = _INDENT, SIZE * 0.92
    for other in (almanac.book[ident] for ident in entry.see):
        title = almanac.title(other)
        wide = lines_of(title, 1e6, size).width + _NUMBER
        if rows[-1] and used + wide > width:
            rows.append([])
            used = _INDENT
        rows[-1].append((other.id, title, wide))
        used += wide
    for at, row in enumerate(rows):
        yield _row_of_links(row, size, first=at == 0)._replace(keeps=at < len(rows) - 1)


def _row_of_links(row: list[tuple[str, str, float]], size: float, *, first: bool) -> Box:
    tall = size * 1.35
    x, areas = _INDENT, list[Area]()
    for ident, _, wide in row:
        areas.append(Area(QRectF(x, 0, wide, tall), ident))
        x += wide

    def paint(painter: QPainter, place: QRectF, numbers: Numbers) -> None:
        if first:
            icon = QRectF(place.left(), place.center().y() - 0.5 * SIZE, SIZE, SIZE)
            inline(painter, "right", icon, GREY)
        for area, (ident, title, _) in zip(areas, row, strict=True):
            text = lines_of(title, 1e6, size, 1.35)
            left = place.left() + area.place.left()
            say(painter, text, left, place.top(), GREY)
            number = QRectF(left + text.width + 0.3 * SIZE, place.top(), _NUMBER, tall)
            name(painter, number, str(numbers[ident]), size, colour=INK)

    return Box(tall, paint, areas=tuple(areas))


# Lists of titles, with dots and numbers


def listed(ident: str, title: str, width: float, *, bold: bool = False, indent: float = 0.0) -> Box:
    """A line of the contents or of the index."""
    size = SIZE * (1.0 if bold else 0.95)
    text = laid(f"**{title}**" if bold else title, width - indent - _NUMBER, size)
    tall = text.height + 0.12 * SIZE

    def paint(painter: QPainter, place: QRectF, numbers: Numbers) -> None:
        say(painter, text, place.left() + indent, place.top())
        last = place.top() + text.height - text.line_height
        number = QRectF(place.right() - _NUMBER, last, _NUMBER, text.line_height)
        name(painter, number, str(numbers[ident]), size, colour=INK if bold else GREY, align=RIGHT)
        end = sum(wide for _, wide in text.lines[-1])
        start, stop = place.left() + indent + end + 0.4 * SIZE, place.right() - 1.6 * SIZE
        if stop > start:
            _leaders(painter, start, stop, last + text.line_height * 0.68)

    return Box(tall, paint, areas=(Area(QRectF(0, 0, width, tall), ident),))


def _leaders(painter: QPainter, start: float, stop: float, y: float) -> None:
    step = 4.5 * PT
    x = stop - step * int((stop - start) / step)
    while x <= stop:
        painter.fillPath(disc(x, y, 3.2), LINE)
        x += step


def letter(sign: str) -> Box:
    """Above the part of the index that begins with it."""

    def paint(painter: QPainter, place: QRectF, numbers: Numbers) -> None:
        name(painter, place, sign, 1.5 * SIZE, "display")

    return Box(2.1 * SIZE, paint, keeps=True)


def heading(title: str, icon: str, ident: str) -> Box:
    """Above a chapter, across the page."""
    size = 2.5 * SIZE

    def paint(painter: QPainter, place: QRectF, numbers: Numbers) -> None:
        square = QRectF(place.left(), place.top() + 0.25 * size, 1.1 * size, 1.1 * size)
        inline(painter, icon, square, INK)
        room = place.adjusted(1.45 * size, 0.2 * size, 0, -0.4 * size)
        name(painter, room, title, size, "display")
        rule(painter, place.left(), place.bottom() - 0.32 * size, place.right(), 20, INK)

    return Box(2.0 * size, paint, keeps=True, ident=ident)
