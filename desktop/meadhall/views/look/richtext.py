"""Sentences with **bold** words and [icons], laid out in lines for painting. A figure and its icon never part."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from meadhall.views.look import fonts
from meadhall.views.look.icons import GRID, icon_path, inline

_PIECES = re.compile(r"\[[a-z0-9-]+(?:/[a-z]+)?\]|\*\*|\n|[^\S\n\u00a0]+|[^\s*\[\]]+|\u00a0|[*\[\]]")
_ICON_SIZE = 1.34  # of the text's size
_INK = 0.94  # of the icon's own room; half of the rest is on each side
_CLOSING = tuple(".,:;!?…)»”/")  # stand close to what they follow, be it an icon
_HAIR = 0.06  # between an icon and a full stop, of the text's size
_VERSUS = ":"
_DOT = "·"
_LINE = 1.32
_SMALLEST = 0.75  # text that does not fit gets smaller, but not by more than a quarter


class Piece(NamedTuple):
    """A word, a part of one, or an icon; laid out in a line, several words that look alike."""

    text: str
    bold: bool = False
    icon: bool = False


class Lines(NamedTuple):
    """Text broken into lines of pieces with their widths, at one size."""

    lines: tuple[tuple[tuple[Piece, float], ...], ...]
    pixels: float
    line_height: float

    @property
    def height(self) -> float:
        return len(self.lines) * self.line_height

    @property
    def width(self) -> float:
        return max((sum(width for _, width in line) for line in self.lines), default=0)


@lru_cache(maxsize=1024)
def _words(markup: str) -> tuple[tuple[Piece, ...], ...]:
    """Groups of pieces that stay together; a space and a line break are groups of their own."""
    groups: list[list[Piece]] = [[]]
    bold = False
    for raw in _PIECES.findall(markup):
        if raw == "**":
            bold = not bold
        elif raw.strip(" \t") == "" or raw == "\n":
            groups += [[Piece("\n" if raw == "\n" else " ", bold)], []]
        elif raw.startswith("[") and raw.endswith("]") and len(raw) > 2:
            groups[-1].append(Piece(raw[1:-1].partition("/")[0], bold, icon=True))
        else:
            groups[-1].append(Piece(raw, bold))
    return tuple(tuple(group) for group in _set_apart(_keep_figures(groups)))


def _keep_figures(groups: Sequence[list[Piece]]) -> list[list[Piece]]:
    """A figure, a space and an icon are one group, and so is a score: 9 : 7. No line begins with the dot of a list."""
    kept: list[list[Piece]] = []
    for group in groups:
        if not group:
            continue
        is_apart = len(kept) > 1 and kept[-1][0].text == " "
        if is_apart and _belongs(kept[-2], group):
            space = kept.pop()
            kept[-1] += [*space, *group]
        else:
            kept.append(list(group))
    return kept


def _belongs(before: list[Piece], group: list[Piece]) -> bool:
    if [piece.text for piece in before[-2:]] == [" ", _VERSUS]:
        return group[0].text[:1].isdigit()
    if group[0].text == _DOT and not group[0].icon:
        return True
    return (group[0].icon or group[0].text == _VERSUS) and _ends_in_figure(before)


def _set_apart(groups: list[list[Piece]]) -> list[list[Piece]]:
    """Between an icon and the figure of the next one there is twice the room that there is in "3 [wood]"."""
    for at in range(1, len(groups) - 1):
        before, blank, after = groups[at - 1 : at + 2]
        if before[-1].icon and _is_blank(blank) and after[-1].icon and after[0].text[:1].isdigit():
            groups[at] = [Piece("  ", blank[0].bold)]
    return groups


def _is_blank(group: Sequence[Piece]) -> bool:
    return not group[0].icon and group[0].text.strip(" ") == ""


def _ends_in_figure(group: list[Piece]) -> bool:
    return bool(group) and not group[-1].icon and group[-1].text[-1:].isdigit()


@lru_cache(maxsize=128)
def _fonts(pixels: float) -> tuple[QFont, QFont]:
    return fonts.font("text", pixels), fonts.font("bold", pixels)


@lru_cache(maxsize=8192)  # layouts try many widths, and the words stay the same
def _extent(piece: Piece, pixels: float) -> float:
    if piece.icon:
        return pixels * _ICON_SIZE
    return QFontMetricsF(_fonts(pixels)[piece.bold]).horizontalAdvance(piece.text)


@lru_cache(maxsize=1024)  # a widget asks for its height several times before it paints
def lines_of(markup: str, width: float, pixels: float, line_height: float = _LINE, *, hanging: bool = False) -> Lines:
    """Break a sentence into lines no wider than `width`. `pixels` is the real size of the text. `hanging`: what begins
    with an icon goes on beside it, not below it."""
    lines: list[list[tuple[Piece, float]]] = [[]]
    indents, indent, used = [0.0], 0.0, 0.0
    for group in _words(markup):
        if group[0].text == "\n" and not group[0].icon:
            lines.append([])
            indents.append(0.0)
            indent = used = 0.0
            continue
        measured = _measured(group, pixels)
        length = sum(part for _, part in measured)
        blank = _is_blank(group)
        if blank and not lines[-1]:
            continue
        if not blank and used + length > width + 0.01 and lines[-1]:
            _drop_trailing_space(lines[-1])
            lines.append([])
            indents.append(indent)
            used = indent
        if hanging and blank and _is_sign(lines[-1]) and not indents[-1]:
            indent = used + length
        lines[-1] += measured
        used += length
    for line in lines:
        _drop_trailing_space(line)
    laid = (_pushed(_joined(line), by) for line, by in zip(lines, indents, strict=True))
    return Lines(tuple(map(tuple, laid)), pixels, pixels * line_height)


def _is_sign(line: Sequence[tuple[Piece, float]]) -> bool:
    return len(line) == 1 and line[0][0].icon


def _pushed(line: list[tuple[Piece, float]], by: float) -> list[tuple[Piece, float]]:
    return [(Piece(""), by), *line] if by else line


def _measured(group: Sequence[Piece], pixels: float) -> list[tuple[Piece, float]]:
    after = [*group[1:], Piece("")]
    return [
        (piece, _up_to_its_ink(piece, pixels) if piece.icon and _closes(then) else _extent(piece, pixels))
        for piece, then in zip(group, after, strict=True)
    ]


def _closes(piece: Piece) -> bool:
    return not piece.icon and piece.text.startswith(_CLOSING)


def _up_to_its_ink(icon: Piece, pixels: float) -> float:
    """An icon without the room on its right: what follows belongs to it."""
    room = pixels * _ICON_SIZE
    ends = icon_path(icon.text).boundingRect().right() / GRID
    return room * ((1 - _INK) / 2 + _INK * ends) + pixels * _HAIR


def _joined(line: Sequence[tuple[Piece, float]]) -> list[tuple[Piece, float]]:
    """Words that look alike are drawn at once."""
    joined: list[tuple[Piece, float]] = []
    for piece, width in line:
        before, length = joined[-1] if joined else (piece, 0.0)
        if joined and not piece.icon and not before.icon and piece.bold == before.bold:
            joined[-1] = Piece(before.text + piece.text, piece.bold), length + width
        else:
            joined.append((piece, width))
    return joined


def _drop_trailing_space(line: list[tuple[Piece, float]]) -> None:
    """And the dot of a list: where a line ends it parts nothing."""
    while line and not line[-1][0].icon and line[-1][0].text.strip(f" {_DOT}") == "":
        line.pop()


def fitted_lines(
    markup: str, rect: QRectF, pixels: float, floor: float, line_height: float = _LINE, *, hanging: bool = False
) -> Lines:
    """The same, smaller by up to a quarter if it is too tall or holds a word that is too long, but no smaller than
    `floor` pixels."""
    size, least = pixels, max(pixels * _SMALLEST, floor)
    lines = lines_of(markup, rect.width(), size, line_height, hanging=hanging)
    while (lines.height > rect.height() + 1 or lines.width > rect.width() + 1) and size - 0.5 >= least:
        size -= 0.5
        lines = lines_of(markup, rect.width(), size, line_height, hanging=hanging)
    return lines


def draw_lines(
    painter: QPainter,
    lines: Lines,
    rect: QRectF,
    colour: QColor,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    *,
    bold_colour: QColor | None = None,
) -> None:
    """Draw from the top of the rectangle; with AlignVCenter in `align`, in the middle of its height."""
    plain, bold = _fonts(lines.pixels)
    cap = QFontMetricsF(plain).capHeight()
    y = rect.top()
    if align & Qt.AlignmentFlag.AlignVCenter:
        y += (rect.height() - lines.height) / 2
    for line in lines.lines:
        width = sum(part for _, part in line)
        x = rect.left()
        if align & Qt.AlignmentFlag.AlignHCenter:
            x += (rect.width() - width) / 2
        elif align & Qt.AlignmentFlag.AlignRight:
            x += rect.width() - width
        base = y + lines.line_height / 2 + cap / 2
        for piece, part in line:
            if piece.icon:
                room = lines.pixels * _ICON_SIZE
                size, edge = room * _INK, room * (1 - _INK) / 2
                inline(painter, piece.text, QRectF(x + edge, base - cap / 2 - size / 2, size, size), colour)
            else:
                painter.setFont(bold if piece.bold else plain)
                painter.setPen(bold_colour if bold_colour and piece.bold else colour)
                painter.drawText(QPointF(x, base), piece.text)
            x += part
        y += lines.line_height


def rich(
    painter: QPainter,
    rect: QRectF,
    markup: str,
    pixels: float,
    floor: float,
    colour: QColor,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    *,
    line_height: float = _LINE,
) -> float:
    """Lay out and draw; returns the height used."""
    lines = fitted_lines(markup, rect, pixels, floor, line_height)
    draw_lines(painter, lines, rect, colour, align)
    return lines.height
