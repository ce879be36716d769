"""The forms in which an aid says things: strips, steps, lists, boxes, notes. Tables have a file of their own."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from meadhall.views.look.icons import inline, mono
from meadhall.views.look.ink import stroke
from meadhall.views.look.richtext import Lines
from meadhall.views.look.shapes import disc, line, of_rect, polygon
from meadhall.views.paper.form import Columns, Form, spare
from meadhall.views.paper.sheet import (
    GREY,
    INK,
    LINE,
    TINT,
    WHITE,
    advance,
    frame,
    laid,
    name,
    rule,
    say,
)
from meadhall.views.text.aid import Line as Named

_CENTRE = Qt.AlignmentFlag.AlignCenter


class Headed:
    """A form under its heading, whose line runs to the edge."""

    _HEAD, _BELOW = 1.95, 0.3  # the heading and the space below it, of the size of the text

    def __init__(self, title: str, form: Form) -> None:
        self._title, self._form = title, form
        self.gaps = form.gaps

    def height(self, width: float, size: float) -> float:
        return (self._HEAD + self._BELOW) * size + self._form.height(width, size)

    def paint(self, painter: QPainter, place: QRectF, size: float) -> None:
        head = QRectF(place.left(), place.top(), place.width(), self._HEAD * size)
        letters = int(size * 1.5)
        name(painter, head, self._title, letters, "display")
        end = head.left() + min(advance("display", letters, self._title), head.width()) + size
        if end < head.right() - size:
            rule(painter, end, head.center().y(), head.right(), 9, INK)
        top = (self._HEAD + self._BELOW) * size
        self._form.paint(painter, place.adjusted(0, top, 0, 0), size)


class Strip:
    """What comes one after another, from left to right: arrows with an icon, a number and a name."""

    gaps = 1.0
    _POINT, _EDGE, _DISC = 0.95, 0.75, 1.25  # of the size of the text

    def __init__(self, lines: Sequence[Named]) -> None:
        self._lines = lines

    def height(self, width: float, size: float) -> float:
        tall = max(text.height for text in self._texts(width, size))
        return tall + (self._DISC * 2 + self._EDGE * 2 + 0.3) * size

    def paint(self, painter: QPainter, place: QRectF, size: float) -> None:
        x, texts, widths = place.left(), self._texts(place.width(), size), self._widths(place.width(), size)
        for number, (told, text, wide) in enumerate(zip(self._lines, texts, widths, strict=True), start=1):
            step = QRectF(x, place.top(), wide, place.height())
            self._arrow(painter, step, size, first=number == 1, last=number == len(self._lines))
            self._step(painter, step, size, number, told, text)
            x += wide

    def _arrow(self, painter: QPainter, step: QRectF, size: float, *, first: bool, last: bool) -> None:
        point, gap = self._POINT * size, 0.3 * size
        left, right = step.left(), step.right() - (0 if last else gap)
        top, middle, bottom = step.top(), step.center().y(), step.bottom()
        inner = (left + point, middle)
        tip = right if last else right + point
        corners = [(left, top), (right, top), (tip, middle), (right, bottom), (left, bottom)]
        path = polygon(corners if first else [*corners, inner])
        painter.fillPath(path, TINT)
        stroke(painter, path, INK, 11)

    def _step(self, painter: QPainter, step: QRectF, size: float, number: int, told: Named, text: Lines) -> None:
        left, radius = step.left() + self._inset(size, number), self._DISC * size
        top = step.top() + self._EDGE * size
        centre = (left + radius, top + radius)
        painter.fillPath(disc(*centre, radius), INK)
        half = radius * 0.66
        mono(painter, told.icon, QRectF(centre[0] - half, centre[1] - half, 2 * half, 2 * half), WHITE)
        beside = left + 2 * radius + 0.45 * size
        room = QRectF(beside, top, step.right() - beside - 0.2 * size, radius)
        name(painter, room, str(number), int(size * 0.95), colour=GREY)
        name(painter, room.translated(0, radius * 0.95), told.name, int(size * 1.15))
        say(painter, text, left, top + 2 * radius + 0.3 * size)

    def _inset(self, size: float, number: int) -> float:
        return (self._EDGE + (self._POINT if number > 1 else 0)) * size

    def _texts(self, width: float, size: float) -> list[Lines]:
        widths = self._widths(width, size)
        return [
            laid(told.text, wide - self._inset(size, number) - 0.5 * size, size * 0.94)
            for number, (told, wide) in enumerate(zip(self._lines, widths, strict=True), start=1)
        ]

    def _widths(self, width: float, size: float) -> list[float]:
        """More for who says more."""
        room = width - self._POINT * size  # the first has no notch
        share = [math.sqrt(len(told.text) + 3 * len(told.name)) for told in self._lines]
        return [room * one / sum(share) + (0 if number else self._POINT * size) for number, one in enumerate(share)]


class Steps:
    """Numbered, with a line from one to the next."""

    _INDENT, _RADIUS, _SPACE = 2.3, 0.82, 0.42

    def __init__(self, lines: Sequence[str]) -> None:
        self._lines = lines
        self.gaps = len(lines) - 1.0

    def height(self, width: float, size: float) -> float:
        return sum(self._talls(width, size)) + self._SPACE * size * (len(self._lines) - 1)

    def paint(self, painter: QPainter, place: QRectF, size: float) -> None:
        more, radius = spare(self, place, size), self._RADIUS * size
        x, y = place.left() + radius, place.top()
        talls = self._talls(place.width(), size)
        tops = [y + sum(talls[:at]) + at * (self._SPACE * size + more) for at in range(len(talls))]
        stroke(painter, line((x, tops[0] + radius), (x, tops[-1] + radius)), LINE, 7)
        for number, (text, top) in enumerate(zip(self._lines, tops, strict=True), start=1):
            painter.fillPath(disc(x, top + radius, radius), INK)
            badge = QRectF(x - radius, top, 2 * radius, 2 * radius)
            name(painter, badge, str(number), int(size * 0.95), colour=WHITE, align=_CENTRE)
            said = self._laid(text, place.width(), size)
            say(painter, said, place.left() + self._INDENT * size, top + max(0.0, 2 * radius - said.line_height) / 2)

    def _talls(self, width: float, size: float) -> list[float]:
        return [max(self._laid(text, width, size).height, 2 * self._RADIUS * size) for text in self._lines]

    def _laid(self, text: str, width: float, size: float) -> Lines:
        return laid(text, width - self._INDENT * size, size)


class Items:
    """Each after a dot, a box to be ticked or an icon."""

    _SPACE = 0.36

    def __init__(self, lines: Sequence[Named], *, ticks: bool = False) -> None:
        self._lines, self._ticks = lines, ticks
        self._indent = 1.9 if ticks or any(told.icon for told in lines) else 1.1
        self.gaps = 0.7 * (len(lines) - 1)

    def height(self, width: float, size: float) -> float:
        texts = sum(self._laid(told, width, size).height for told in self._lines)
        return texts + self._SPACE * size * (len(self._lines) - 1)

    def paint(self, painter: QPainter, place: QRectF, size: float) -> None:
        more, x, y = spare(self, place, size), place.left(), place.top()
        for told in self._lines:
            text = self._laid(told, place.width(), size)
            self._sign(painter, told, x, y + text.line_height / 2, size)
            say(painter, text, x + self._indent * size, y)
            y += text.height + self._SPACE * size + 0.7 * more

    def _sign(self, painter: QPainter, told: Named, x: float, middle: float, size: float) -> None:
        if self._ticks:
            half = 0.52 * size
            stroke(painter, of_rect(QRectF(x, middle - half, 2 * half, 2 * half), size * 0.2), INK, 9)
        elif told.icon:
            room = 1.36 * size
            inline(painter, told.icon, QRectF(x, middle - room / 2, room, room), INK)
        else:
            painter.fillPath(disc(x + 0.38 * size, middle, 0.2 * size), INK)

    def _laid(self, told: Named, width: float, size: float) -> Lines:
        stop = "" if told.name.endswith(("?", "!", ".", "…")) or not told.text else "."
        text = f"**{told.name}{stop}** {told.text}" if told.name else told.text
        return laid(text, width - self._indent * size, size)


class Halves:
    """Such items in two columns that are about as tall."""

    def __init__(self, lines: Sequence[Named], *, ticks: bool = False) -> None:
        self._ways = [
            Columns([Items(lines[:cut], ticks=ticks), Items(lines[cut:], ticks=ticks)]) for cut in range(1, len(lines))
        ]
        self.gaps = len(lines) / 2 - 1

    def height(self, width: float, size: float) -> float:
        return self._best(width, size).height(width, size)

    def paint(self, painter: QPainter, place: QRectF, size: float) -> None:
        self._best(place.width(), size).paint(painter, place, size)

    def _best(self, width: float, size: float) -> Columns:
        return min(self._ways, key=lambda way: way.height(width, size))


class Boxes:
    """Cards side by side: a head with an icon and a name, and below it what there is to say."""

    _HEAD, _EDGE, _SPACE = 2.1, 0.75, 0.9

    def __init__(self, lines: Sequence[Named], across: int) -> None:
        self._rows = [lines[at : at + across] for at in range(0, len(lines), across)]
        self._across = across
        self.gaps = 0.4 * len(self._rows)

    def height(self, width: float, size: float) -> float:
        return sum(self._talls(width, size)) + self._SPACE * size * (len(self._rows) - 1)

    def paint(self, painter: QPainter, place: QRectF, size: float) -> None:
        more, wide, y = spare(self, place, size), self._wide(place.width(), size), place.top()
        for row, tall in zip(self._rows, self._talls(place.width(), size), strict=True):
            for at, told in enumerate(row):
                x = place.left() + at * (wide + self._SPACE * size)
                self._box(painter, QRectF(x, y, wide, tall + more * 0.4), size, told)
            y += tall + more * 0.4 + self._SPACE * size

    def _box(self, painter: QPainter, box: QRectF, size: float, told: Named) -> None:
        head = QRectF(box.left(), box.top(), box.width(), self._HEAD * size)
        painter.save()
        painter.setClipPath(of_rect(box, size * 0.5))
        painter.fillRect(head, TINT)
        painter.restore()
        rule(painter, box.left(), head.bottom(), box.right(), 8, INK)
        frame(painter, box, size * 0.5)
        x = box.left() + self._EDGE * size
        if told.icon:
            room = 1.4 * size
            inline(painter, told.icon, QRectF(x, head.center().y() - room / 2, room, room), INK)
            x += room + 0.4 * size
        name(painter, QRectF(x, head.top(), box.right() - x - 0.4 * size, head.height()), told.name, int(size * 1.1))
        say(painter, self._laid(told, box.width(), size), box.left() + self._EDGE * size, head.bottom() + 0.4 * size)

    def _talls(self, width: float, size: float) -> list[float]:
        wide = self._wide(width, size)
        around = (self._HEAD + 0.9) * size
        return [max(self._laid(told, wide, size).height for told in row) + around for row in self._rows]

    def _wide(self, width: float, size: float) -> float:
        return (width - self._SPACE * size * (self._across - 1)) / self._across

    def _laid(self, told: Named, wide: float, size: float) -> Lines:
        return laid(told.text, wide - 2 * self._EDGE * size, size)


class Note:
    """A few words in a frame: what must not be overlooked."""

    gaps = 0.6
    _EDGE, _RISE = 0.9, 0.55

    def __init__(self, text: str) -> None:
        self._text = text

    def height(self, width: float, size: float) -> float:
        return self._laid(width, size).height + 2 * self._RISE * size

    def paint(self, painter: QPainter, place: QRectF, size: float) -> None:
        frame(painter, place, size * 0.5, WHITE, 13)
        text = self._laid(place.width(), size)
        say(painter, text, place.left() + self._EDGE * size, place.center().y() - text.height / 2)

    def _laid(self, width: float, size: float) -> Lines:
        return laid(self._text, width - 2 * self._EDGE * size, size)


def points(lines: Sequence[str], icon: str = "") -> list[Named]:
    """The rows of a plain list, each with the same sign."""
    return [Named(icon, "", text) for text in lines]
