"""The painted covers, which lie in the package as pictures of several sizes: to paint them anew would take too long."""

from __future__ import annotations

from PySide6.QtGui import QImage

from meadhall import art
from meadhall.views.look.textures import as_painted

WIDTHS = (128, 256, 384, 768, 1152)  # in pixels; the last is that of a window of 1920x1080 at 300 %
_AS_PAINTED = 384  # up to this width: home waits for four of them, and a JPEG takes many times as long to read


def file_name(game: str, width: int) -> str:
    return f"{game}-{width}.{'argb' if width <= _AS_PAINTED else 'jpg'}"


def cover_art(game: str, width: float) -> QImage:
    """The smallest that is as wide as that; the title is still to be printed on it."""
    found = next((wide for wide in WIDTHS if wide >= width), WIDTHS[-1])
    path = art.path("covers", file_name(game, found))
    return as_painted(path, found, QImage.Format.Format_RGB32) if found <= _AS_PAINTED else QImage(str(path))
