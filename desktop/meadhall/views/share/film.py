"""A whole game as a film of a minute or less."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from PySide6.QtCore import QBuffer, QIODevice, QRect, QSize
from PySide6.QtGui import QImage, QImageWriter

from meadhall.table import Table
from meadhall.table.entry import again
from meadhall.views.share.stills import Stills
from meadhall.views.share.webp import Frame, animated
from meadhall.views.text import Words

SIZE = QSize(960, 540)
FRAMES, PACE, LAST = 200, 280, 3_000  # at most; ms for each, and for the last
_QUALITY = 78
_TILE = 32  # pixels: a change is looked for in steps of this


class NoWebP(Exception):
    """This Qt cannot write it."""


def film(table: Table, words: Words, told: Callable[[float], None] = lambda share: None) -> bytes:
    if b"webp" not in [bytes(name.data()) for name in QImageWriter.supportedImageFormats()]:
        raise NoWebP
    stills, before, frames = Stills(table, words, SIZE), None, list[Frame]()
    lines = lines_of(len(table.entries))
    seen = 0
    for number, (line, s) in enumerate(zip(lines, positions(table, lines), strict=True)):
        stills.recall(event for entry in table.entries[seen:line] for event in entry.events)
        seen = line
        image = stills.at(s)
        part = image.rect() if before is None else changed(before, image)
        if part.isEmpty() and frames:
            frames[-1] = frames[-1]._replace(milliseconds=frames[-1].milliseconds + PACE)
        else:
            frames.append(Frame(part.x(), part.y(), part.width(), part.height(), PACE, still(image.copy(part))))
        before = image
        told((number + 1) / len(lines))
    frames[-1] = frames[-1]._replace(milliseconds=LAST)
    return animated(SIZE.width(), SIZE.height(), frames)


def lines_of(end: int) -> list[int]:
    """Before which entries there is a frame: the first position, the last, and as many between as a minute holds."""
    frames = min(FRAMES, end + 1)
    return sorted({round(number * end / max(1, frames - 1)) for number in range(frames)})


def positions(table: Table, lines: list[int]) -> Iterator[Any]:
    position, wanted = table.position_at(0), set(lines)
    for line, entry in enumerate(table.entries):
        if line in wanted:
            yield position
        position = again(position, entry)
    yield table.state


def changed(before: QImage, after: QImage) -> QRect:
    """A rectangle around all that differs, with even corners; empty where nothing does."""
    wide, high, stride = after.width(), after.height(), after.bytesPerLine()
    one, two = memoryview(before.constBits()), memoryview(after.constBits())
    rows = [y for y in range(high) if one[y * stride : (y + 1) * stride] != two[y * stride : (y + 1) * stride]]
    if not rows:
        return QRect()
    columns = [
        x
        for x in range(0, wide, _TILE)
        if any(
            one[y * stride + 4 * x : y * stride + 4 * min(wide, x + _TILE)]
            != two[y * stride + 4 * x : y * stride + 4 * min(wide, x + _TILE)]
            for y in rows
        )
    ]
    top, bottom = rows[0] & ~1, rows[-1] + 1
    right = min(wide, columns[-1] + _TILE)
    return QRect(columns[0], top, right - columns[0], bottom - top)


def still(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not image.save(buffer, "WEBP", _QUALITY):  # pyright: ignore[reportCallIssue, reportArgumentType]
        raise NoWebP
    return bytes(buffer.data().data())
