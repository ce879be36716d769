"""The icon of the program: the horn of the house on a round of dark wood, as an SVG and in the sizes of desktops."""

from __future__ import annotations

import os

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from icons.deeds import horn
from icons.svg import path_data
from PySide6.QtCore import QBuffer, QByteArray
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SIZES = (16, 32, 48, 64, 128, 256, 512)
SMALL = 32  # up to this size fine lines would only blur

WOOD, EDGE, INK, GOLD, LIGHT = "#4A2F1C", "#2B1A0E", "#140C07", "#E0B050", "#F6D98B"


def make() -> dict[str, bytes]:
    """File name -> contents."""
    _application = QGuiApplication([])  # as long as anything is painted
    drawn = {f"meadhall-{size}.png": _png(_svg(size <= SMALL), size) for size in SIZES}
    return {"meadhall.svg": _svg(False).encode(), **drawn}


def _svg(is_small: bool) -> str:
    """On a grid of 24 with a margin of half a unit."""
    path, ink = path_data(horn()), 2.6 if is_small else 1.7
    grain = "" if is_small else _grain()
    place = "translate(3.1 3.3) scale(0.74)" if not is_small else "translate(2.3 2.5) scale(0.81)"
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\n'
        '<rect x="0.7" y="0.7" width="22.6" height="22.6" rx="5.4" '
        f'fill="{WOOD}" stroke="{EDGE}" stroke-width="1.2"/>\n'
        f"{grain}"
        f'<g transform="{place}">\n'
        f'<path fill="{INK}" stroke="{INK}" stroke-width="{ink}" stroke-linejoin="round" d="{path}"/>\n'
        f'<path fill="{GOLD}" fill-rule="evenodd" d="{path}"/>\n'
        "</g>\n</svg>\n"
    )


def _grain() -> str:
    """Three boards and the light along their upper edge."""
    joints = "".join(f'<path d="M1.3 {y}H22.7" stroke="{EDGE}" stroke-width="0.35"/>\n' for y in (8.3, 15.9))
    light = f'<path d="M6 1.75H18" stroke="{LIGHT}" stroke-width="0.3" stroke-opacity="0.55" stroke-linecap="round"/>\n'
    return joints + light


def _png(svg: str, size: int) -> bytes:
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(svg.encode())).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # pyright: ignore[reportArgumentType, reportCallIssue]
    return bytes(buffer.data().data())
