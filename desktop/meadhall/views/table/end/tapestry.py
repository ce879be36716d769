"""The tapestry on the end page: it unrolls from the left once, and a panel leads to its moment of the game."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve, QRectF, QSize, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QRegion, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from meadhall.views.look.ink import stroke
from meadhall.views.look.palette import INK, SELECTED
from meadhall.views.look.shapes import of_rect
from meadhall.views.look.style import Style, smooth
from meadhall.views.tapestry.cloth import (
    HEIGHT,
    ROLLER,
    caption_lines,
    caption_place,
    inside,
    paint_cell,
    paint_cloth,
    paint_roller,
    picture_place,
)
from meadhall.views.tapestry.panels import Panel
from meadhall.views.widgets import Press, aloud

UNROLLS = 1600  # ms
_LEAST = 280  # measures of a panel with its words


class Tapestry(QWidget):
    chosen = Signal(int)  # the line of a panel

    def __init__(self, style: Style, found: Sequence[Panel], colours: Sequence[int], wide: int) -> None:
        """In two rows, where one row of so many pixels has too little room for words."""
        super().__init__()
        self.look, self._colours = style, tuple(colours)
        rows = 1 if wide >= len(found) * style.px(_LEAST) else 2
        self.setFixedHeight(style.px(HEIGHT * rows))
        grid = QGridLayout(self)
        around = inside(style, QRectF(0, 0, 1000, HEIGHT * style.unit))
        grid.setContentsMargins(round(around.left()), round(around.top()), round(around.left()), round(around.top()))
        grid.setSpacing(0)
        self.cells = [WovenPanel(style, panel, self._colours) for panel in found]
        beside = -(-len(found) // rows) or 1
        for number, cell in enumerate(self.cells):
            cell.acted.connect(lambda line=cell.panel.line: self.chosen.emit(line))
            grid.addWidget(cell, number // beside, number % beside)
            grid.setColumnStretch(number % beside, 1)
        self.share, self.unrolls = 1.0, 0  # as far as it is seen; ms that it takes
        self._roller = _Roller(style, self)
        self._unrolling = QVariantAnimation(self)
        self._unrolling.setStartValue(0.0)
        self._unrolling.setEndValue(1.0)
        self._unrolling.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._unrolling.valueChanged.connect(self._show_share)

    def unroll(self) -> None:
        """With reduced motion, and where nothing moves, it hangs there at once."""
        motion = self.look.motion
        self.unrolls = 0 if motion.reduced else min(motion.milliseconds(UNROLLS), UNROLLS)
        if self.unrolls:
            self._show_share(0.0)
            self._unrolling.setDuration(self.unrolls)
            QTimer.singleShot(0, self._unrolling, self._unrolling.start)

    def _show_share(self, share: float) -> None:
        self.share = share
        roller = self.look.px(ROLLER)
        end = roller + round((self.width() - roller) * share)
        self._roller.setGeometry(end - roller, 0, roller, self.height())
        if share < 1:
            self.setMask(QRegion(0, 0, end, self.height()))
        else:
            self.clearMask()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._roller.raise_()
        self._show_share(self.share)

    def paintEvent(self, event: QPaintEvent) -> None:
        style, area = self.look, QRectF(self.rect())

        def paint(painter: QPainter) -> None:
            paint_cloth(painter, style, area, self._colours)
            paint_roller(painter, style, QRectF(0, 0, style.scaled(ROLLER), area.height()))

        key = ("tapestry", self._colours, style.unit)
        QPainter(self).drawPixmap(0, 0, style.pixmap(key, area.size(), paint, self.devicePixelRatioF()))


class WovenPanel(Press):
    def __init__(self, style: Style, panel: Panel, colours: tuple[int, ...]) -> None:
        super().__init__(style, aloud(style, panel.caption))
        self.panel, self._colours = panel, colours
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(300), self.look.px(120))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(240), self.look.px(100))

    def text_fits(self) -> bool:
        place = caption_place(self.look, QRectF(self.rect()))
        lines = caption_lines(self.look, self.panel, QRectF(self.rect()))
        return lines.height <= place.height() + 1 and lines.width <= place.width() + 1

    def paintEvent(self, event: QPaintEvent) -> None:
        style, cell = self.look, QRectF(self.rect())
        painter = QPainter(self)
        smooth(painter)

        def paint(whole: QPainter) -> None:
            smooth(whole)
            paint_cell(whole, style, self.panel, self._colours, cell)

        key = ("woven", self.panel, self._colours, style.unit)
        painter.drawPixmap(0, 0, style.pixmap(key, cell.size(), paint, self.devicePixelRatioF()))
        frame = of_rect(picture_place(style, cell))
        if self.touch.hovered:
            stroke(painter, frame, SELECTED, style.scaled(3))
        if self.touch.focused:  # the light ring of the dark room would be lost on linen
            gap = style.scaled(4)
            ring = of_rect(picture_place(style, cell).adjusted(-gap, -gap, gap, gap))
            stroke(painter, ring, INK, style.scaled(5))
            stroke(painter, ring, SELECTED, style.scaled(2.4))


class _Roller(QWidget):
    """The staff that runs to the right."""

    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = style
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        paint_roller(painter, self.look, QRectF(self.rect()))
