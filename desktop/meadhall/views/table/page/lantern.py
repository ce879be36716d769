"""The pointer that all can see: a large golden arrow with a halo follows the mouse, and a click makes a ripple.

A tap on its key lights it until the next one; held down, it shines as long as the key is down.
"""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPoint, QPointF, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QCursor, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QRadialGradient, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

from meadhall.views.look.ink import Elevation, shadow, stroke
from meadhall.views.look.palette import INK, SELECTED
from meadhall.views.look.shapes import disc, placed, polygon
from meadhall.views.look.style import Style, smooth
from meadhall.views.look.tones import veil
from meadhall.views.table.page import keys

_TAP = 350  # ms; a key that is down for longer is held
_FRAME, _RIPPLE = 16, 620  # ms
_HALO, _WIDEST = 84, 118  # measures: radius of the halo, and of a ripple at its end
_ARROW = ((0, 0), (0, 62), (14.5, 48.5), (25, 72), (38, 66), (27.5, 43.5), (46, 42))
_GLOW, _LIGHT = QColor("#FFD976"), QColor("#FFF3C8")


class Lantern(QWidget):
    """Over the whole page; the mouse goes through it."""

    floats = True
    lit = Signal(bool)

    def __init__(self, style: Style, page: QWidget) -> None:
        super().__init__(page)
        self.look = style
        self._page = page
        self._at = QPointF()
        self._clicked: QPointF | None = None
        self._since = QElapsedTimer()  # the last click
        self._pressed = QElapsedTimer()  # its key
        self._frames = QTimer(self, interval=_FRAME)
        self._frames.timeout.connect(self._follow)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        key = QShortcut(QKeySequence(keys.POINTER), page, self._key_pressed)
        key.setAutoRepeat(False)

    @property
    def is_lit(self) -> bool:
        return not self.isHidden()

    def toggle(self) -> None:
        self._put_out() if self.is_lit else self._light()

    def _key_pressed(self) -> None:
        self.toggle()
        if self.is_lit:
            self._pressed.start()

    def _light(self) -> None:
        self.setGeometry(self._page.rect())
        self._at = self._mouse()
        self._pressed.invalidate()
        QApplication.instance().installEventFilter(self)  # pyright: ignore[reportOptionalMemberAccess]
        self._frames.start()
        self.show()
        self.raise_()
        self.lit.emit(True)

    def _put_out(self) -> None:
        QApplication.instance().removeEventFilter(self)  # pyright: ignore[reportOptionalMemberAccess]
        self._frames.stop()
        self._clicked = None
        self.hide()
        self.lit.emit(False)

    # What it follows

    def _mouse(self) -> QPointF:
        return QPointF(self._page.mapFromGlobal(QCursor.pos()))

    def _follow(self) -> None:
        """Not by events: whatever lies under the mouse would have to want them."""
        if self._page.size() != self.size() or self._page.children()[-1] is not self:
            self.setGeometry(self._page.rect())
            self.raise_()
        now = self._mouse()
        if now != self._at:
            self.update(self._around(self._at))
            self._at = now
            self.update(self._around(now))
        if self._clicked is not None:
            self.update(self._around(self._clicked))
            if self._since.elapsed() > _RIPPLE:
                self._clicked = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        match event.type():
            case QEvent.Type.MouseButtonPress:
                self._clicked = self._mouse()
                self._since.start()
            case QEvent.Type.KeyRelease if isinstance(event, QKeyEvent) and self._is_let_go(event):
                self._put_out()
            case _:
                pass
        return False

    def _is_let_go(self, event: QKeyEvent) -> bool:
        is_key = event.key() == Qt.Key.Key_L and not event.isAutoRepeat()
        return is_key and self._pressed.isValid() and self._pressed.elapsed() > _TAP

    def _around(self, point: QPointF) -> QRect:
        reach = self.look.px(_WIDEST + 8)
        return QRect(point.toPoint() - QPoint(reach, reach), point.toPoint() + QPoint(reach, reach))

    # Paint

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, style = QPainter(self), self.look
        smooth(painter)
        self._paint_halo(painter)
        if self._clicked is not None:
            self._paint_ripple(painter, self._clicked, min(1.0, self._since.elapsed() / _RIPPLE))
        arrow = placed(polygon(_ARROW), self._at.x(), self._at.y(), style.unit)
        shadow(painter, arrow, Elevation(10, 4, 0.45, 0.45), style.unit)
        stroke(painter, arrow, INK, style.scaled(9))
        stroke(painter, arrow, _LIGHT, style.scaled(4.5))
        painter.fillPath(arrow, SELECTED)

    def _paint_halo(self, painter: QPainter) -> None:
        radius = self.look.scaled(_HALO)
        glow = QRadialGradient(self._at, radius)
        for share, strength in ((0.0, 0.5), (0.45, 0.3), (1.0, 0.0)):
            glow.setColorAt(share, veil(_GLOW, strength))
        painter.fillPath(disc(self._at.x(), self._at.y(), radius), glow)

    def _paint_ripple(self, painter: QPainter, middle: QPointF, share: float) -> None:
        """Two rings, one after the other; with reduced motion one that stands still."""
        style = self.look
        rings = (0.55,) if style.motion.reduced else (share, share * 0.62)
        for ring in rings:
            path = disc(middle.x(), middle.y(), style.scaled(_WIDEST) * (0.12 + 0.88 * ring))
            stroke(painter, path, veil(INK, 0.7 * (1 - share)), style.scaled(7))
            stroke(painter, path, veil(SELECTED, 1 - share), style.scaled(4))
