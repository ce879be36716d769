"""The strip of sand along the top of a sandbox: what it is, who answers, and the way back."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from meadhall.models.sandbox import Sandbox
from meadhall.views.look.controls import Kind
from meadhall.views.look.icons import mono
from meadhall.views.look.ink import stroke
from meadhall.views.look.palette import INK, ROOMS
from meadhall.views.look.shapes import of_rect
from meadhall.views.look.states import hatch
from meadhall.views.look.style import Style, smooth
from meadhall.views.look.textures import texture
from meadhall.views.look.tones import mix, veil
from meadhall.views.table.page import keys
from meadhall.views.widgets import Button, Label, RichText

HIGH, EDGE = 58, 9  # measures: of the strip, and of the frame at the other sides
_SAND, _WET = QColor("#E8CD92"), QColor("#B98F4E")


class Ribbon(QWidget):
    back = Signal()
    pointer = Signal()

    def __init__(self, style: Style, sandbox: Sandbox, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = sand = style.in_room(ROOMS["light"])
        self._sandbox = sandbox
        words = style.words
        row = QHBoxLayout(self)
        row.setContentsMargins(sand.px(62), sand.px(2), sand.px(10), sand.px(4))
        row.setSpacing(sand.px(2))
        row.addWidget(Label(sand, words("table.sandbox.title"), "display", 25, self, colour=INK))
        row.addSpacing(sand.px(18))
        told = words("table.sandbox.open" if sandbox.is_open else "table.sandbox.what_if")
        detail = RichText(sand, told, 15.5, self, colour=mix(INK, _SAND, 0.15), line_height=1.15)
        row.addWidget(detail, 1, Qt.AlignmentFlag.AlignVCenter)
        self.bot = self._button("table.sandbox.bot", "cpu", keys.BOT, sandbox.let_bot_answer)
        self.bots = self._button("table.sandbox.bots", "worker", "", self._change_players)
        self.again = self._button("table.sandbox.again", "first", "", sandbox.again)
        self.light = self._button("table.sandbox.pointer", "sun", keys.POINTER, self.pointer.emit, bind=False)
        self.way_back = self._button(
            "table.sandbox.back" if sandbox.is_open else "table.sandbox.back_to_game",
            "undo",
            keys.WHAT_IF,
            self.back.emit,
            Kind.PRIMARY,
            bind=False,
        )
        for button in (self.bot, self.bots, self.again, self.light, self.way_back):
            row.addWidget(button)
        self.bots.setVisible(sandbox.is_open)
        self.bot.setVisible(sandbox.is_open)
        self.refresh()

    def _button(
        self, text: str, icon: str, key: str, do: object, kind: Kind = Kind.SECONDARY, *, bind: bool = True
    ) -> Button:
        button = Button(self.look, self.look.words(text), kind, icon, self, key=key if bind else "", size=15, height=38)
        button.key_shown = key
        button.acted.connect(do)
        return button

    def _change_players(self) -> None:
        self._sandbox.let_bots_play(not self._sandbox.plays_alone)
        self.refresh()

    def refresh(self) -> None:
        words, sandbox = self.look.words, self._sandbox
        self.bots.set_text(words("table.sandbox.everybody" if sandbox.plays_alone else "table.sandbox.bots"))
        self.bot.bar("" if sandbox.result is None else words("table.sandbox.over"))
        self.again.bar("" if sandbox.is_changed else words("table.sandbox.unchanged"))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, style = QPainter(self), self.look
        side = style.scaled(34)
        mono(painter, "hourglass", QRectF(style.scaled(18), (self.height() - side) / 2, side, side), INK)


def paint_frame(painter: QPainter, style: Style, page: QRectF) -> None:
    """Sand all around the table; at the top there is room for the strip."""
    smooth(painter)
    high, edge = style.scaled(HIGH), style.scaled(EDGE)
    inner = of_rect(page.adjusted(edge, high, -edge, -edge), style.scaled(5))
    sand = of_rect(page).subtracted(inner)
    painter.fillPath(sand, _SAND)
    texture(painter, sand, "paper", 0.3, style.unit)
    border = sand.subtracted(of_rect(QRectF(page.left(), page.top(), page.width(), high - edge / 2)))
    hatch(painter, border, veil(_WET, 0.9), style.scaled(14), style.scaled(5))
    stroke(painter, inner, INK, style.scaled(2.5))
    stroke(painter, of_rect(page.adjusted(1, 1, -1, -1)), veil(INK, 0.6), style.scaled(2))
