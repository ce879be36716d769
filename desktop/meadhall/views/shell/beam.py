"""The beam along the top of a page, and the dark buttons on it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from meadhall.views.look import chrome, states
from meadhall.views.look.icons import inked, mono
from meadhall.views.look.ink import lettering, outlined, stroke
from meadhall.views.look.shapes import of_rect
from meadhall.views.look.style import Style, smooth
from meadhall.views.look.tones import mix, veil
from meadhall.views.shell.guide import PageHead
from meadhall.views.widgets import IconButton, Label, Press

_HORN = QColor("#E0B050")
_CUT = QColor("#2A1C12")  # the hollow that a button of the beam lies in
_CUT_TEXT = QColor("#F1E3C6")
_LIGHT = QColor("#F6E6C4")
_BURNT = QColor("#1E1108")
_EDGE = QColor("#20120A")


def beam_text(style: Style) -> QColor:
    """Lettering burnt into the beam, or painted on it in the dark room."""
    return _LIGHT if style.room.dark else _BURNT


class Beam(PageHead):
    """Painted once; its children stand in `row`."""

    def __init__(self, style: Style, height: float, carved: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = style
        self._carved = carved
        self.setFixedHeight(style.px(height))
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(style.px(40), 0, style.px(40), style.px(18 if carved else 4))
        self.row.setSpacing(0)

    def paintEvent(self, event: QPaintEvent) -> None:
        style = self.look
        key = ("beam", style.room.name, style.unit, self._carved)
        size, dpr = QRectF(self.rect()).size(), self.devicePixelRatioF()
        picture = style.pixmap(key, size, self._paint, dpr, ground=style.room.beam)
        QPainter(self).drawPixmap(0, 0, picture)

    def _paint(self, painter: QPainter) -> None:
        chrome.beam(painter, self.look, QRectF(self.rect()), carved=self._carved)


class TitleBeam(Beam):
    """The beam of all pages but home: a way back, and the title."""

    def __init__(self, style: Style, title: str, parent: QWidget | None = None) -> None:
        super().__init__(style, 92, carved=False, parent=parent)
        self.row.setContentsMargins(style.px(20), 0, style.px(60), style.px(4))
        self.back = IconButton(style, "left", style.words("shell.common.back"), self, size=52)
        self.row.addWidget(self.back)
        self.row.addSpacing(style.px(10))
        self.row.addWidget(Label(style, title, "display", 44, self, colour=beam_text(style)), 1)


class Logo(QWidget):
    """The horn and the name of the house."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = style
        self._name = style.words("shell.app")
        self.setAccessibleName(self._name)
        width = style.metrics("display", 66, 1).horizontalAdvance(self._name)
        self.setFixedSize(round(width) + style.px(108), style.px(96))

    def text_fits(self) -> bool:
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        style = self.look
        painter = QPainter(self)
        smooth(painter)
        horn = style.scaled(78)
        middle = self.height() / 2
        inked(painter, "horn", QRectF(style.scaled(6), middle - horn / 2, horn, horn), _HORN)
        rect = QRectF(style.scaled(98), 0, self.width() - style.scaled(98), self.height())
        edge = _EDGE if style.room.dark else _LIGHT
        font = style.font("display", 66, 1)
        left = Qt.AlignmentFlag.AlignLeft
        outlined(painter, rect, self._name, font, beam_text(style), edge, style.scaled(6), left)


class BeamButton(Press):
    """Two letters or an icon in a dark hollow; gold where it is chosen."""

    def __init__(
        self, style: Style, name: str, parent: QWidget | None = None, *, icon: str | None = None, short: str = ""
    ) -> None:
        super().__init__(style, name, parent)
        self._icon, self._short = icon, short
        self.explain(name)

    def sizeHint(self) -> QSize:
        return QSize(max(self.look.px(64), 36), max(self.look.px(52), 36))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @property
    def face(self) -> QRectF:
        gap = self.look.scaled(6)
        return QRectF(self.rect()).adjusted(gap / 2, gap, -gap / 2, -gap)

    def paintEvent(self, event: QPaintEvent) -> None:
        style, touch, face = self.look, self.touch, self.face
        painter = QPainter(self)
        smooth(painter)
        path = of_rect(face, style.scaled(8))
        fill, text = (style.room.gold, style.room.gold_text) if self.isChecked() else (veil(_CUT, 0.6), _CUT_TEXT)
        if touch.hovered and not self.isChecked():
            fill = veil(mix(_CUT, style.room.gold, 0.3), 0.85)
        painter.fillPath(path, fill)
        stroke(painter, path, style.room.ink, style.scaled(1.6))
        if self._icon:
            size = style.scaled(26)
            centre = face.center()
            mono(painter, self._icon, QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size), text)
        else:
            lettering(painter, face, self._short, style.font("bold", 17), text)
        if touch.focused:
            states.focus(painter, style, of_rect(face.adjusted(2, 2, -2, -2), style.scaled(8)))
