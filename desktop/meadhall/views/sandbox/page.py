"""A sandbox: the table page as in any game, in a frame of sand."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent

from meadhall.models.sandbox import Sandbox
from meadhall.views.look.style import Style
from meadhall.views.sandbox.ribbon import EDGE, HIGH, Ribbon, paint_frame
from meadhall.views.shell.guide import Guide
from meadhall.views.table.page.measures import Frames, frames, moved
from meadhall.views.table.page.menu import Entry
from meadhall.views.table.page.page import TablePage


class SandboxPage(TablePage):
    def __init__(self, guide: Guide, style: Style, session: Sandbox) -> None:
        self._sandbox = session
        self._ribbon: Ribbon | None = None
        super().__init__(guide, style, session)
        self._ribbon = ribbon = Ribbon(style, session, self)
        ribbon.back.connect(self.leave)
        ribbon.pointer.connect(self.lantern.toggle)

    @property
    def ribbon(self) -> Ribbon:
        assert self._ribbon is not None
        return self._ribbon

    # Its frame

    def _laid_out(self) -> Frames:
        style = self.look
        edge, high = style.px(EDGE), style.px(HIGH)
        place = frames(style, max(self.width() - 2 * edge, 1), max(self.height() - high - edge, 1))
        return moved(place, edge, high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._ribbon is not None:
            self._ribbon.setGeometry(QRect(0, 0, self.width(), self.look.px(HIGH)))

    def paintEvent(self, event: QPaintEvent) -> None:
        key = ("sandbox", self.look.room.name, self.look.unit)
        size = QRectF(self.rect()).size()
        paint = lambda painter: paint_frame(painter, self.look, QRectF(self.rect()))  # noqa: E731
        QPainter(self).drawPixmap(0, 0, self.look.pixmap(key, size, paint, self.devicePixelRatioF()))

    # What is otherwise than in a game

    def _settle(self) -> None:
        super()._settle()
        if self._ribbon is not None:
            self._ribbon.refresh()

    def _end_game(self) -> None:
        """It could always be otherwise: the page of the end comes only to whoever asks for it."""

    def sandboxes(self) -> Iterator[Entry]:
        yield "table.sandbox.again", "first", self._sandbox.again

    def try_out(self) -> None:
        """The key that leads in leads back."""
        self.leave()

    def play_again(self) -> None:
        self._layers.close_end()
        self._sandbox.again()
