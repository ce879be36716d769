"""What one frame of a window has written: every line of text, how large, where, and how it stands off its ground.

It listens where all text goes through, so it knows nothing of what the widgets say about themselves.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from math import hypot
from typing import Any, NamedTuple

from ground import stands_off
from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QStaticText
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from meadhall.views.look.tones import contrast

_LARGE, _LARGE_BOLD = 24, 18.66  # pixels of height from which less contrast will do
_TOUCH = 2  # pixels in which two lines may
_EDGE = 16  # pixels around which the same words are drawn for an outline


class Text(NamedTuple):
    words: str
    pixels: float  # the height of its font
    bold: bool
    stands_off: float | None  # the contrast with its ground, where that can be known
    tone: str  # of its pen
    rect: QRectF  # its ink, where it was drawn
    room: QRectF  # of what it was drawn on
    widget: QWidget | None  # or none, on a picture that is kept
    scrolls: bool  # lists may cut their first and last line


@contextmanager
def listening() -> Iterator[list[Text]]:
    heard: list[Text] = []
    draw, draw_static = QPainter.drawText, QPainter.drawStaticText
    ring: list[Any] = [None, None]  # the letters of an outline, and its colour

    def draw_and_tell(painter: QPainter, where: Any, words: str) -> None:
        assert isinstance(where, QPointF), "all text is drawn on a base line"
        if words.strip():
            heard.append(_written(painter, where, words, stands_off(painter, _inked(painter, where, words))))
        draw(painter, where, words)

    def draw_static_and_tell(painter: QPainter, where: Any, letters: QStaticText) -> None:
        """An outline is the text itself, many times in the colour of the edge, and once in its own."""
        if ring[0] is not letters:
            ring[:] = letters, painter.pen().color()
        elif painter.pen().color() != ring[1] and letters.text().strip():
            line = where + QPointF(0, QFontMetricsF(painter.font()).ascent())
            heard.append(_written(painter, line, letters.text(), contrast(painter.pen().color(), ring[1])))
        draw_static(painter, where, letters)

    QPainter.drawText = draw_and_tell  # pyright: ignore[reportAttributeAccessIssue]
    QPainter.drawStaticText = draw_static_and_tell  # pyright: ignore[reportAttributeAccessIssue]
    try:
        yield heard
    finally:
        QPainter.drawText, QPainter.drawStaticText = draw, draw_static


def _inked(painter: QPainter, where: QPointF, words: str) -> QRectF:
    return QFontMetricsF(painter.font()).tightBoundingRect(words).translated(where)


def _written(painter: QPainter, where: QPointF, words: str, off: float | None) -> Text:
    device, font, moved = painter.device(), painter.font(), painter.combinedTransform()
    ink, tone = _inked(painter, where, words), painter.pen().color().name()
    dpr = device.devicePixelRatio()
    pixels, ink = font.pixelSize() * hypot(moved.m21(), moved.m22()) / dpr, _scaled(moved.mapRect(ink), 1 / dpr)
    widget = device if isinstance(device, QWidget) else None
    room = QRectF(0, 0, device.width(), device.height())
    if widget is None:  # a picture counts the pixels of the screen
        room = _scaled(room, 1 / dpr)
    scrolls = widget is not None and isinstance(widget.parentWidget(), QAbstractScrollArea)
    bold = font.weight() >= QFont.Weight.Bold
    return Text(words, pixels, bold, off, tone, ink, room, widget, scrolls)


def _scaled(rect: QRectF, by: float) -> QRectF:
    return QRectF(rect.topLeft() * by, rect.size() * by)


def smallest(size: tuple[int, int]) -> int:
    """Pixels below which no letters may be in a window of that size."""
    return 13 if size >= (1920, 1080) else 12


def too_small(texts: list[Text], least: int) -> Iterator[str]:
    for text in texts:
        if text.pixels < least - 0.05:
            yield f"{text.words!r} is {text.pixels:.1f} pixels high"


def faint(texts: list[Text]) -> Iterator[str]:
    """What does not stand off its ground: WCAG's AA, on the picture and not on the plan. A stop alone is no word: it
    touches the letter before it."""
    for text in texts:
        if not any(letter.isalnum() for letter in text.words):
            continue
        is_large = text.pixels >= (_LARGE_BOLD if text.bold else _LARGE)
        if text.stands_off is not None and text.stands_off < (3 if is_large else 4.5):
            yield f"{text.words!r}, {text.tone}, {text.pixels:.0f} pixels high: a contrast of {text.stands_off:.2f}"


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
