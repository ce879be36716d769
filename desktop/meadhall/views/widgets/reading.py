"""A card large enough to read, for those that lie too small: in the tray, in dialogs, on a board."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from meadhall.views.look.cards import CardFace, card
from meadhall.views.look.style import Style, smooth
from meadhall.views.widgets.measure import aloud

REST = 350  # ms until it comes
_WIDTH, _RATIO = 300, 1.28
_EDGE = 14  # around the card, for its shadow
_GAP = 4


class ReadingCopy(QWidget):
    """Above all else; the pointer goes through it. One for each window."""

    def __init__(self, window: QWidget, style: Style) -> None:
        super().__init__(window)
        self.look = style
        self._face: CardFace | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @staticmethod
    def of(window: QWidget, style: Style) -> ReadingCopy:
        found = window.findChild(ReadingCopy, options=Qt.FindChildOption.FindDirectChildrenOnly)
        copy = found if isinstance(found, ReadingCopy) else ReadingCopy(window, style)
        copy.look = style
        return copy

    def show_above(self, face: CardFace, target: QRect) -> None:
        """Above a rectangle of the window."""
        width, height = self._size()
        self._show(face, target.left() + (target.width() - width) // 2, target.top() - height + self._edge)

    def show_beside(self, face: CardFace, target: QRect, kept: QRect) -> None:
        """Beside a rectangle of the window, on the side where there is more room; `kept` stays free as well."""
        width, height = self._size()
        both, gap = target.united(kept) if not kept.isEmpty() else target, self.look.px(_GAP)
        to_right = both.center().x() < self._window.width() // 2
        left = both.right() + gap - self._edge if to_right else both.left() - gap - width + self._edge
        if not 0 <= left <= self._window.width() - width:  # better over what is kept than over the card itself
            left = target.right() + gap if to_right else target.left() - gap - width
        self._show(face, left, target.center().y() - height // 2)

    def forget(self) -> None:
        """Nothing of it stays behind."""
        self._face = None
        self.setAccessibleName("")
        self.hide()

    @property
    def face(self) -> CardFace | None:
        return self._face

    @property
    def _window(self) -> QWidget:
        window = self.parentWidget()
        assert window is not None
        return window

    @property
    def _edge(self) -> int:
        return self.look.px(_EDGE)

    def _size(self) -> tuple[int, int]:
        width = self.look.px(_WIDTH)
        return width + 2 * self._edge, round(width * _RATIO) + 2 * self._edge

    def _show(self, face: CardFace, left: int, top: int) -> None:
        width, height = self._size()
        left = max(0, min(left, self._window.width() - width))
        top = max(0, min(top, self._window.height() - height))
        self._face = face
        self.setAccessibleName(aloud(self.look, face.text))
        self.setGeometry(QRect(QPoint(left, top), QPoint(left + width - 1, top + height - 1)))
        self.show()
        self.raise_()
        self.update()

    def hideEvent(self, event: QHideEvent) -> None:
        self._face = None
        self.setAccessibleName("")
        super().hideEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._face is None:
            return
        painter = QPainter(self)
        smooth(painter)
        edge = self._edge
        card(painter, QRectF(self.rect()).adjusted(edge, edge, -edge, -edge), self._face, self.look.floor)
