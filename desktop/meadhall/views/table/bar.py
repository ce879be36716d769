"""The plank above a table, whether the game is played there or shown again: menu, title, turn, and icons that call."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from meadhall.models.settings import Settings
from meadhall.views.hearing.mute import MuteButton
from meadhall.views.look import chrome
from meadhall.views.look.style import Style
from meadhall.views.shell.guide import PageHead
from meadhall.views.table.carving import Carving
from meadhall.views.table.page import keys
from meadhall.views.text import facts
from meadhall.views.widgets import IconButton, Label, words_of

_EDGE = 2  # the dark line at its foot
_BELOW = 8  # below what is pressed: only its halo lies over the frieze


class Bar(PageHead):
    menu = Signal()
    rules = Signal()
    help = Signal()
    settings = Signal()

    def __init__(self, style: Style, game_id: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = style
        self.row = row = QHBoxLayout(self)
        row.setContentsMargins(style.px(10), 0, style.px(12), style.px(_BELOW))
        row.setSpacing(style.px(2))
        row.addWidget(self.icon("menu", "table.bar.menu", self.menu, "F10"))
        row.addWidget(Label(style, facts(game_id, words_of(style)).title, "display", 23, tracking=0.3))
        row.addSpacing(style.px(22))
        self.turn = Label(style, "", "bold", 16)
        row.addWidget(self.turn)
        self.carving = Carving(style, game_id, self)
        self.carving.lower()

    def icon(self, icon: str, words: str, signal: object, key: str = "") -> IconButton:
        button = IconButton(self.look, icon, self.look.words(words), self, key=key)
        button.acted.connect(signal)
        return button

    def add_help(self, settings: Settings) -> None:
        """What every such bar has near its end."""
        self.row.addWidget(MuteButton(self.look, settings, self))
        self.row.addWidget(self.icon("book", "table.bar.rules", self.rules, keys.RULES))
        self.row.addWidget(self.icon("help", "table.bar.help", self.help, keys.HELP))
        self.row.addWidget(self.icon("gear", "table.bar.settings", self.settings))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What is to be pressed lies over it, where there is little room."""
        high, edge = self.carving.sizeHint().height(), self.look.px(_EDGE)
        self.carving.setGeometry(0, self.height() - edge - high, self.width(), high)

    def paintEvent(self, event: QPaintEvent) -> None:
        size = QRectF(self.rect()).size()
        key = ("top bar", self.look.room.name, self.look.unit)
        picture = self.look.pixmap(
            key, size, lambda painter: chrome.top_bar(painter, self.look, QRectF(self.rect())), self.devicePixelRatioF()
        )
        QPainter(self).drawPixmap(0, 0, picture)
