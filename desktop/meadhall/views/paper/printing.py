"""From painted sheets to a file: all of it or nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF
from PySide6.QtGui import QPageSize, QPainter, QPdfWriter

from meadhall.table import files
from meadhall.views.look import fonts
from meadhall.views.look.style import smooth
from meadhall.views.paper.binding import Link, Mark, bound
from meadhall.views.paper.sheet import RESOLUTION

Sheet = Callable[[QPainter], None]
_NO_CLOCK = b'<x:xmpmeta xmlns:x="adobe:ns:meta/"/>'  # in place of the one that Qt would make, with the time in it


def printed(
    title: str, language: str, sheets: Sequence[Sheet], links: Sequence[Link] = (), marks: Sequence[Mark] = ()
) -> bytes:
    fonts.load_fonts()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(RESOLUTION)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF())
    writer.setTitle(title)
    writer.setCreator("Meadhall")
    writer.setDocumentXmpMetadata(QByteArray(_NO_CLOCK))
    painter = QPainter(writer)
    smooth(painter)
    for number, sheet in enumerate(sheets):
        if number:
            writer.newPage()
        sheet(painter)
    painter.end()
    return bound(bytes(buffer.data().data()), language, links, marks)


def put(path: Path, pdf: bytes) -> None:
    """Raises `OSError` or `SaveFailed`; then nothing has changed."""
    if path.exists() and not path.is_file():  # such as /dev/stdout: there is nothing to be put in its place
        path.write_bytes(pdf)
    elif not path.parent.is_dir():
        raise FileNotFoundError(2, "no such folder", str(path.parent))
    else:
        files.write(path, pdf)
