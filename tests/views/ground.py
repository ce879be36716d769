"""What lies under a text, read from the picture itself at the moment in which the text is drawn."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from meadhall.views.look.tones import contrast, mix

_ACROSS, _DOWN = 8, 3  # patches in which the ground of a text is looked at: grain is no ground
_WORST = 0.2  # of the patches may stand off less: an ornament's end below a letter
_CLEAR = 0.9  # what lets more through than this leaves has no colour of its own

_sheets: list[QImage] = []  # on which widgets are painted now


def painted(window: QWidget) -> QImage:
    """One frame, of which the grounds can be read; what widgets paint otherwise goes where nobody can look."""
    dpr = window.devicePixelRatio()
    sheet = QImage(window.size() * dpr, QImage.Format.Format_ARGB32_Premultiplied)
    sheet.setDevicePixelRatio(dpr)
    sheet.fill(Qt.GlobalColor.black)
    _sheets.append(sheet)
    try:
        window.render(sheet, QPoint(0, 0))
    finally:
        _sheets.pop()
    return sheet


def stands_off(painter: QPainter, ink: QRectF) -> float | None:
    """The contrast of what is about to be written there; none if its ground cannot be known."""
    picture, box = _picture(painter), painter.deviceTransform().mapRect(ink).toAlignedRect()
    if picture is None or not picture.rect().intersects(box) or not _is_seen(painter, ink):
        return None
    box = box.intersected(picture.rect())
    ground = picture.copy(box).toImage() if isinstance(picture, QPixmap) else picture.copy(box)
    patches = ground.scaled(
        _ACROSS, _DOWN, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    colours = [patches.pixelColor(x, y) for x in range(_ACROSS) for y in range(_DOWN)]
    if min(colour.alphaF() for colour in colours) < _CLEAR:
        return None
    pen, share = painter.pen().color(), painter.pen().color().alphaF() * painter.opacity()
    return sorted(contrast(mix(colour, pen, share), colour) for colour in colours)[int(_WORST * len(colours))]


def _is_seen(painter: QPainter, ink: QRectF) -> bool:
    """Not scrolled away."""
    widget = painter.device()
    if not isinstance(widget, QWidget):
        return True
    return QRectF(widget.visibleRegion().boundingRect()).contains(painter.combinedTransform().mapRect(ink))


def _picture(painter: QPainter) -> QImage | QPixmap | None:
    device = painter.device()
    if isinstance(device, QWidget):
        return _sheets[-1] if _sheets else None
    return device if isinstance(device, (QImage, QPixmap)) else None
