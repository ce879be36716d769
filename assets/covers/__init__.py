"""The covers of the four boxes, painted by QPainter with the program's own brushes, in the sizes that it lays from.

The program prints the titles on them itself: those are in three languages.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"
sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "desktop"))

from PIL import Image
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from covers import harbour, lands, watch, wild
from covers.sheet import HEIGHT, WIDTH
from meadhall.views.look.covers.art import WIDTHS, file_name
from meadhall.views.look.style import smooth

PAINTERS: dict[str, Callable[[QPainter], None]] = {
    "northgard": lands.paint,
    "watch": watch.paint,
    "midgard": harbour.paint,
    "wild": wild.paint,
}
QUALITY = 90


def make() -> dict[str, bytes]:
    """File name -> contents."""
    _application = QGuiApplication([])  # as long as anything is painted
    return {
        name: _file(_painted(paint, width), name)
        for game, paint in PAINTERS.items()
        for width in WIDTHS
        for name in [file_name(game, width)]
    }


def _painted(paint: Callable[[QPainter], None], width: int) -> QImage:
    image = QImage(width, round(width * HEIGHT / WIDTH), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    smooth(painter)
    painter.scale(width / WIDTH, image.height() / HEIGHT)
    paint(painter)
    painter.end()
    return image.convertToFormat(QImage.Format.Format_RGB888)


def _file(image: QImage, name: str) -> bytes:
    """In a JPEG colours are kept as fine as light and dark: the covers are full of red lines."""
    if name.endswith(".argb"):
        painted = image.convertToFormat(QImage.Format.Format_RGB32)
        return bytes(painted.constBits())
    pixels = bytes(image.constBits())
    picture = Image.frombytes("RGB", (image.width(), image.height()), pixels, "raw", "RGB", image.bytesPerLine())
    file = io.BytesIO()
    picture.save(file, "JPEG", quality=QUALITY, subsampling="4:4:4", optimize=True)
    return file.getvalue()
