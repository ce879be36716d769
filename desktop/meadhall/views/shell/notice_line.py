"""One line on the beam or below the bar of a page, for a while: what players should know, while the game goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from meadhall.views.look import chrome
from meadhall.views.look.style import Style, smooth
from meadhall.views.shell.guide import PageHead
from meadhall.views.widgets import IconButton, RichText

if TYPE_CHECKING:
    from meadhall.views.shell.frame import Frame

_WIDEST = 900
_MARGIN = 14  # for the shadow
_STAYS = 12_000  # ms


class NoticeLine(QWidget):
    """It goes by itself, or by its cross. It never takes the keyboard."""

    floats = True

    def __init__(self, style: Style, over: Frame, text: str) -> None:
        super().__init__(over)
        self.look = style
        self._over = over
        self.text = text
        margin = style.px(_MARGIN)
        row = QHBoxLayout(self)
        row.setContentsMargins(margin + style.px(18), margin + style.px(8), margin + style.px(8), margin + style.px(8))
        self._words = RichText(style, f"[info] {text}", 17, self, align=Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self._words, 1)
        close = IconButton(style, "cross", style.words("shell.common.close"), self, size=30)
        close.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        close.acted.connect(self.deleteLater)
        row.addWidget(close)
        over.installEventFilter(self)
        self._again = QTimer(self, singleShot=True, interval=0)  # once the page has found its place in the window
        self._again.timeout.connect(self._place)
        self._place()
        self.show()
        self.raise_()
        QTimer.singleShot(_STAYS, self, self.deleteLater)

    def text_fits(self) -> bool:
        return self._words.text_fits()

    def _place(self) -> None:
        """No wider than its words, so that little of what lies below is covered."""
        style, layout = self.look, self.layout()
        assert layout is not None
        beside = layout.totalSizeHint().width() - self._words.sizeHint().width()
        wanted = min(self._words.width_on_one_line() + beside, style.px(_WIDEST), self._over.width())
        idle = self._over.page.gives_way
        if idle is not None and idle.isVisibleTo(self._over):
            margin = style.px(_MARGIN)
            room = QRect(idle.mapTo(self._over, QPoint()), idle.size()).adjusted(-margin, -margin, margin, margin)
            width = min(max(wanted, idle.sizeHint().width() + 2 * margin), room.width())
            height = layout.totalHeightForWidth(width)
            if height <= room.height():
                self.setGeometry(room.left(), room.center().y() - height // 2, width, height)
                return
        height = layout.totalHeightForWidth(wanted)
        self.setGeometry((self._over.width() - wanted) // 2, self._below(), wanted, height)

    def _below(self) -> int:
        """Of a title or a row of buttons it would hide a half."""
        heads = [head for head in self._over.findChildren(PageHead) if head.isVisibleTo(self._over)]
        return max((one.mapTo(self._over, one.rect().bottomLeft()).y() for one in heads), default=self.look.px(6))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._over:
            self._again.start()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        style = self.look
        painter = QPainter(self)
        smooth(painter)
        margin = style.px(_MARGIN)
        sheet = QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)
        chrome.panel(painter, style, sheet, fill=style.room.raised, line_colour=style.room.info, radius=10)
