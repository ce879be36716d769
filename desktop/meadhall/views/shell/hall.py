"""The wall of the hall behind a page, painted once for each size."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from meadhall.views.look import chrome
from meadhall.views.look.style import Style
from meadhall.views.look.tones import veil

_VEIL = 0.47  # of the room's ground over the boards, so that what lies on them can be read


def paint_hall(page: QWidget, style: Style) -> None:
    whole = QRectF(page.rect())

    def paint(painter: QPainter) -> None:
        chrome.hall_wall(painter, style, whole)
        painter.fillRect(whole, veil(style.room.bg, _VEIL))

    key, dpr = ("hall", style.room.name, style.unit), page.devicePixelRatioF()
    picture = style.pixmap(key, whole.size(), paint, dpr, ground=style.room.wall)
    QPainter(page).drawPixmap(0, 0, picture)
