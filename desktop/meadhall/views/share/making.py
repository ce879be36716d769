"""What is made for a file, by its ending."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QSize

from meadhall.table import Table, files
from meadhall.views.share.film import film
from meadhall.views.share.saga import page, text, title_of
from meadhall.views.share.stills import Stills
from meadhall.views.share.tapestry import tapestry
from meadhall.views.text import Words

PRINT = QSize(3508, 1973)  # across an A4 sheet at 300 dpi
TAPESTRY = ".tapestry.png"
ENDINGS = (".webp", TAPESTRY, ".png", ".html", ".txt")


def make(
    table: Table,
    out: Path,
    words: Words,
    told: Callable[[float], None] = lambda share: None,
    line: int | None = None,
) -> None:
    """The file is there when it is whole. A picture shows the position after so many entries, or the last one.
    Raises `SaveFailed`, `NoWebP` and `NotOver`."""
    match ending_of(out):
        case ".webp":
            content = film(table, words, told)
        case ".tapestry.png":
            content = tapestry(table, words, title_of(table, words))
        case ".png":
            content = _picture(table, words, len(table.entries) if line is None else line)
        case ".html":
            content = page(table, words, told).encode()
        case _:
            content = text(table, words).encode()
    files.write(out, content)


def ending_of(out: Path) -> str:
    """The one of `ENDINGS` that it has; of two the longer one."""
    return next((ending for ending in ENDINGS if out.name.lower().endswith(ending)), "")


def _picture(table: Table, words: Words, line: int) -> bytes:
    stills, buffer = Stills(table, words, PRINT), QBuffer()
    stills.recall(event for entry in table.entries[:line] for event in entry.events)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    stills.at(table.position_at(line)).save(buffer, "PNG")  # pyright: ignore[reportCallIssue, reportArgumentType]
    return bytes(buffer.data().data())
