"""The tapestry of a finished game as one long picture, and its panels for the page of the saga."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator
from html import escape

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage

from meadhall.rules import kernel
from meadhall.table import Table
from meadhall.views.tapestry.cloth import long_picture, panel_picture
from meadhall.views.tapestry.panels import panels_of
from meadhall.views.text import Words, spoken

_SCALE = 2.5  # of a panel on the page


class NotOver(Exception):
    """A game that goes on has no tapestry yet."""


def tapestry(table: Table, words: Words, title: str) -> bytes:
    if not kernel.is_over(table.state):
        raise NotOver
    return _png(long_picture(words, title, panels_of(table, words), _colours(table)))


def figures(table: Table, words: Words) -> Iterator[str]:
    """A figure of the page for each panel; none as long as the game goes on."""
    if kernel.is_over(table.state):
        for panel in panels_of(table, words):
            data = b64encode(_png(panel_picture(panel, _colours(table), _SCALE))).decode("ascii")
            caption = escape(spoken(panel.caption, words))
            yield f'<figure><img alt="" src="data:image/png;base64,{data}"><figcaption>{caption}</figcaption></figure>'


def _colours(table: Table) -> list[int]:
    return [seat.colour for seat in table.terms.seats]


def _png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # pyright: ignore[reportCallIssue, reportArgumentType]
    return bytes(buffer.data().data())
