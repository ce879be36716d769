"""What is said of the spot that one points at: by the window's bubble, and by its card, large enough to read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect, QTimer

from meadhall.views.look.style import Style
from meadhall.views.widgets import Bubble, ReadingCopy, aloud
from meadhall.views.widgets.reading import REST

if TYPE_CHECKING:
    from meadhall.views.boards.kit.pointed import PointedView

_DELAY = 150  # milliseconds


class Telling(QObject):
    def __init__(self, view: PointedView, style: Style) -> None:
        super().__init__(view)
        self._view, self._look = view, style
        self.says = False  # the window's bubble speaks for this board
        self._reads = False  # the window's reading copy is of this board
        self._soon = QTimer(self, singleShot=True, interval=_DELAY)
        self._soon.timeout.connect(self.say)
        self._later = QTimer(self, singleShot=True, interval=REST)
        self._later.timeout.connect(self._show_card)

    @property
    def text(self) -> str:
        return self._bubble.text if self.says else ""

    def begin(self) -> None:
        """Somebody has begun to point at something."""
        self._soon.start()
        self._later.start()

    def say(self) -> None:
        view = self._view
        spot = view.pointed
        if not spot:
            self.hush()
            return
        text = view.told_of(spot)
        board = QRect(view.mapTo(view.window(), QPoint(0, 0)), view.size())  # what one is asked stands below it
        self._bubble.say(text, view.in_window(spot), spare=view.spared_by(spot), room=board)
        self.says = bool(text)
        view.setAccessibleDescription(aloud(self._look, text))

    def read_anew(self) -> None:
        """The card of another spot."""
        self._end_reading()
        self._later.start()

    def hush(self) -> None:
        self._soon.stop()
        self._end_reading()
        if self.says:
            self.says = False
            self._bubble.hide()
            self._view.setAccessibleDescription("")

    def _show_card(self) -> None:
        """Beside what is said of it."""
        view = self._view
        face = view.card_at(view.pointed) if view.pointed else None
        if face is None:
            return
        self._reads = True
        said = self._bubble.geometry() if self.says else QRect()
        ReadingCopy.of(view.window(), self._look).show_beside(face, view.in_window(view.pointed), said)

    def _end_reading(self) -> None:
        self._later.stop()
        if self._reads:
            self._reads = False
            ReadingCopy.of(self._view.window(), self._look).forget()

    @property
    def _bubble(self) -> Bubble:
        return Bubble.of(self._view.window(), self._look)
