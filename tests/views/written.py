"""What one frame of a window has written: every line of text, how large, and where.

It listens where all text goes through, so it knows nothing of what the widgets say about themselves.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

_SMALLEST = 11  # pixels
_TOUCH = 2  # pixels in which two lines may
_EDGE = 16  # pixels around which the same words are drawn for an outline


class Text(NamedTuple):
    words: str
    pixels: float  # the height of its font
    rect: QRectF  # its ink, where it was drawn
    room: QRectF  # of what it was drawn on
    widget: QWidget | None  # or none, on a picture that is kept
    scrolls: bool  # lists may cut their first and last line


@contextmanager
def listening() -> Iterator[list[Text]]:
    heard: list[Text] = []
    draw = QPainter.drawText

    def draw_and_tell(painter: QPainter, where: Any, words: str) -> None:
        draw(painter, where, words)
        if not words.strip():
            return
        assert isinstance(where, QPointF), "all text is drawn on a base line"
        device, moved = painter.device(), painter.combinedTransform()
        ink = moved.mapRect(QFontMetricsF(painter.font()).tightBoundingRect(words).translated(where))
        dpr = device.devicePixelRatio()
        pixels, ink = painter.font().pixelSize() * moved.m22() / dpr, _scaled(ink, 1 / dpr)
        widget = device if isinstance(device, QWidget) else None
        room = QRectF(0, 0, device.width(), device.height())
        if widget is None:  # a picture counts the pixels of the screen
            room = _scaled(room, 1 / dpr)
        scrolls = widget is not None and isinstance(widget.parentWidget(), QAbstractScrollArea)
        heard.append(Text(words, pixels, ink, room, widget, scrolls))

    QPainter.drawText = draw_and_tell  # pyright: ignore[reportAttributeAccessIssue]
    try:
        yield heard
    finally:
        QPainter.drawText = draw


def _scaled(rect: QRectF, by: float) -> QRectF:
    return QRectF(rect.topLeft() * by, rect.size() * by)


def too_small(texts: list[Text]) -> Iterator[str]:
    for text in texts:
        if text.pixels < _SMALLEST - 0.05:
            yield f"{text.words!r} is {text.pixels:.1f} pixels high"


def cut_off(texts: list[Text]) -> Iterator[str]:
    """By the edge of what it was drawn on."""
    for text in texts:
        over = 1000.0 if text.scrolls else _TOUCH
        room = text.room.adjusted(-_TOUCH, -over, _TOUCH, over)
        if text.rect.intersects(text.room) and not room.contains(text.rect):
            yield f"{text.words!r} is cut off"


def overlapping(texts: list[Text], top: QWidget) -> Iterator[str]:
    """Among all that can be seen of one layer. What floats, such as a drawer, may lie over the others."""
    placed: list[tuple[str, QRectF, bool]] = []
    for text in texts:
        if text.widget is None or (text.widget is not top and not top.isAncestorOf(text.widget)):
            continue
        place, floating = _seen(text), _floats(text.widget)
        for words, other, other_floats in placed:
            both = place.intersected(other)
            edged = words == text.words and (place.center() - other.center()).manhattanLength() < _EDGE
            if floating is other_floats and not edged and both.width() > _TOUCH and both.height() > _TOUCH:
                yield f"{text.words!r} lies over {words!r}"
        placed.append((text.words, place, floating))


def _floats(widget: QWidget | None) -> bool:
    while widget is not None:
        if getattr(widget, "floats", False):
            return True
        widget = widget.parentWidget()
    return False


def _seen(text: Text) -> QRectF:
    """In the window, and as much of it as scrolling shows."""
    assert text.widget is not None
    corner = text.widget.mapTo(text.widget.window(), QPoint(0, 0))
    shown = QRectF(text.widget.visibleRegion().boundingRect())
    return text.rect.intersected(shown).translated(corner)
