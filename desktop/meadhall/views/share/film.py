"""A whole game as a film of a minute or less."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from PySide6.QtCore import QBuffer, QIODevice, QRect, QSize, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter

from meadhall.table import Table
from meadhall.table.entry import again
from meadhall.views.share.stills import Stills
from meadhall.views.share.webp import Frame, animated
from meadhall.views.text import Words

SIZE = QSize(960, 540)
FRAMES, PACE, LAST = 200, 280, 3_000  # at most; ms for each, and for the last
_QUALITY = 78
_TILE = 32  # pixels: a change is looked for in steps of this
_BLOCK = 16  # pixels: WebP writes squares of this side, and next to nothing for empty ones


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
        add(frames, before, image, PACE)
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


def add(frames: list[Frame], before: QImage | None, image: QImage, milliseconds: int) -> None:
    """One more frame, or the last one for longer."""
    part = image.rect() if before is None else changed(before, image)
    if part.isEmpty() and frames:
        frames[-1] = frames[-1]._replace(milliseconds=frames[-1].milliseconds + milliseconds)
        return
    picture = image.copy(part) if before is None else difference(before, image, part)
    frames.append(Frame(part.x(), part.y(), part.width(), part.height(), milliseconds, still(picture)))


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


def difference(before: QImage, after: QImage, part: QRect) -> QImage:
    """This part of the picture with nothing where it is the same: what lies far apart costs nothing in between."""
    one, two = (image.copy(part).convertToFormat(QImage.Format.Format_RGB32) for image in (before, after))
    found = two.convertToFormat(QImage.Format.Format_ARGB32)
    stride, pixels = two.bytesPerLine(), (memoryview(one.constBits()), memoryview(two.constBits()))
    painter = QPainter(found)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    for top in range(0, part.height(), _BLOCK):
        rows = range(top, min(top + _BLOCK, part.height()))
        for left in range(0, part.width(), _BLOCK):
            ends = 4 * left, 4 * min(left + _BLOCK, part.width())
            old, new = ([bits[y * stride + ends[0] : y * stride + ends[1]] for y in rows] for bits in pixels)
            if old == new:
                painter.fillRect(left, top, _BLOCK, _BLOCK, Qt.GlobalColor.transparent)
    painter.end()
    return found


def still(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not image.save(buffer, "WEBP", _QUALITY):  # pyright: ignore[reportCallIssue, reportArgumentType]
        raise NoWebP
    return bytes(buffer.data().data())
