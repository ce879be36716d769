"""Where it is performed: over the board, where nobody's pointer is held up by it."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from meadhall.views.look.style import Style, smooth

from .act import Act, Props

_MIDDLE = 0.46  # of the board's height


class Theatre(QWidget):
    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self._board, self._style = parent, style
        self._act: Act | None = None
        self._share = 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def act(self) -> Act | None:
        """What is being performed."""
        return self._act

    def perform(self, act: Act | None, share: float) -> None:
        self._share = share
        if act is not self._act:
            self._act = act
            if act is not None:
                self._take_place(act)
                self.raise_()
            self.setVisible(act is not None)
        self.update()

    def follow(self) -> None:
        """The board has another size."""
        if self._act is not None:
            self._take_place(self._act)

    def _take_place(self, act: Act) -> None:
        """As much of the board as it needs: the rest of it is not painted anew with each frame."""
        board = self._board.rect()
        size = (act.size * self._scale_of(act)).toSize().boundedTo(board.size())
        left = board.center().x() - size.width() // 2
        top = round(board.height() * _MIDDLE) - size.height() // 2
        self.setGeometry(QRect(left, max(0, min(top, board.height() - size.height())), size.width(), size.height()))

    def _scale_of(self, act: Act) -> float:
        """Pixels to a measure of the design; on a small board the whole act becomes smaller."""
        board = self._board.size()
        unit = self._style.unit
        return min(unit, board.width() / act.size.width(), board.height() / act.size.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._act is None:
            return
        painter = QPainter(self)
        smooth(painter)
        painter.translate(self.width() / 2, self.height() / 2)
        scale = self._scale_of(self._act)
        painter.scale(scale, scale)
        self._act.paint(Props(painter, self._style, self.devicePixelRatioF()), self._share)
        painter.end()
