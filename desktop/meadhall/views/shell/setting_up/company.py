"""Who sits at the table so far, in the order of turns: banner, face, name, level."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from meadhall.bots.characters import character, level_of, rank
from meadhall.views.look.chrome import tinted
from meadhall.views.look.faces import medallion_pixmap
from meadhall.views.look.icons import mono
from meadhall.views.look.ink import BUTTON, shadow, stroke
from meadhall.views.look.palette import INK, PLAYERS
from meadhall.views.look.players.heraldry import banner
from meadhall.views.look.players.tally import WIDTH, tally
from meadhall.views.look.shapes import disc, of_rect
from meadhall.views.look.style import Style, smooth
from meadhall.views.look.tones import mix, veil
from meadhall.views.shell.setting_up.draft import FEWEST, Draft
from meadhall.views.text import Words
from meadhall.views.widgets import IconButton, Label, Panel, Press, ScrollColumn, empty, words_of

_ROW, _TALLEST = 106, 136  # of somebody who sits there, and where there is room below
_ROWS_FIRST = 9  # shares of the room that is left go to each of them, for one to what lies below
_WIDEST, _SHRINK = 220, 0.85  # of a name; letters near their floor shrink by no quarter
_BANNER, _FACE, _TEXT = 14, 76, 158  # where they begin


class CompanyPanel(Panel):
    """Rebuilds its rows when somebody comes, goes or changes places."""

    changed = Signal()

    def __init__(self, style: Style, draft: Draft, parent: QWidget) -> None:
        super().__init__(style, parent, padding=16, radius=14)
        self._draft = draft
        words = style.words
        head = QHBoxLayout()
        head.addWidget(Label(style, words("shell.opponents.table"), "name", 24, self), 1)
        right = Qt.AlignmentFlag.AlignRight
        note = words("shell.setup.seats_note")
        head.addWidget(Label(style, note, "text", 15, self, colour=style.room.text2, align=right))
        self.body.addLayout(head)
        self.column = ScrollColumn(style, self, spacing=2)
        self.body.addWidget(self.column, 1)
        self.refresh()

    def refresh(self) -> None:
        empty(self.column.body)
        for at in range(len(self._draft.chairs)):
            self.column.body.addWidget(_Row(self, self._draft, at), _ROWS_FIRST)
        self.column.body.addStretch(1)
        self.column.hold_wide()

    def change(self, act: Callable[[], None], focus: str) -> None:
        """Change the draft, show it, and leave the keyboard on what is called so."""
        now = self.window().focusWidget()
        rings = not isinstance(now, Press) or now.touch.focused
        act()
        self.refresh()
        self.changed.emit()
        again = self.column.findChild(QWidget, focus)
        if isinstance(again, QWidget):
            again.setFocus(Qt.FocusReason.OtherFocusReason if rings else Qt.FocusReason.MouseFocusReason)


class _Row(QWidget):
    def __init__(self, panel: CompanyPanel, draft: Draft, at: int) -> None:
        super().__init__()
        self.look = panel.look
        self._panel, self._draft, self._at = panel, draft, at
        self._chair = draft.chairs[at]
        style, words = self.look, words_of(self.look)
        self.setMinimumHeight(style.px(_ROW))
        self.setMaximumHeight(style.px(_TALLEST))
        grid = QGridLayout(self)
        grid.setContentsMargins(style.px(_TEXT), style.px(9), style.px(4), style.px(9))
        grid.setHorizontalSpacing(style.px(4))
        grid.setVerticalSpacing(0)
        name = Label(style, self._name(words), "name", 19)
        name.setMinimumWidth(min(round(name.sizeHint().width() * _SHRINK), style.px(_WIDEST)))
        grid.addWidget(name, 1, 0)
        grid.addWidget(Label(style, self._kind(), "text", 15, colour=style.room.text2), 2, 0)
        if self._chair.bot is not None:
            grid.addWidget(_Level(style, level_of(self._chair.bot)), 3, 0)
        grid.addLayout(self._tools(), 0, 1, 5, 1)
        for edge in (0, 4):  # the words stand beside the middle of the face
            grid.setRowStretch(edge, 1)
        grid.setColumnStretch(0, 1)

    def _name(self, words: Words) -> str:
        """In full, of a character who is called nothing else here."""
        known = character(self._chair.bot) if self._chair.name is None else None
        return words(f"people.{known.id}.name") if known else self._draft.name(self._at, words)

    def _kind(self) -> str:
        words, bot = self.look.words, self._chair.bot
        if bot is None:
            return words("shell.setup.person")
        known = character(bot)
        return words(f"people.{known.id}.temper" if known else "shell.setup.computer")

    def _tools(self) -> QGridLayout:
        words, draft, at = self.look.words, self._draft, self._at
        tools = QGridLayout()
        tools.setSpacing(0)
        tools.addWidget(self._mover("up", words("shell.setup.move_up"), at - 1), 0, 0)
        tools.addWidget(self._mover("down", words("shell.setup.move_down"), at + 1), 1, 0)
        remove = self._tool("cross", words("shell.opponents.let_go"))
        if len(draft.chairs) <= FEWEST:
            remove.bar(words("shell.setup.at_least_two"))
        remove.acted.connect(lambda: self._panel.change(lambda: draft.remove(at), f"company {max(0, at - 1)} cross"))
        tools.addWidget(remove, 0, 1)
        return tools

    def _mover(self, icon: str, name: str, to: int) -> IconButton:
        mover = self._tool(icon, name)
        if not 0 <= to < len(self._draft.chairs):
            mover.bar(self.look.words(f"shell.setup.no_{icon}"))
        mover.acted.connect(lambda: self._panel.change(lambda: self._draft.move(self._at, to), f"company {to} {icon}"))
        return mover

    def _tool(self, icon: str, name: str) -> IconButton:
        tool = IconButton(self.look, icon, name, size=30)
        tool.setObjectName(f"company {self._at} {icon}")
        return tool

    def paintEvent(self, event: QPaintEvent) -> None:
        style, room = self.look, self.look.room
        player = PLAYERS[self._chair.colour]
        painter = QPainter(self)
        smooth(painter)
        edge = style.scaled(4)
        face = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        path = of_rect(face, style.scaled(12))
        shadow(painter, path, BUTTON, style.unit, dark=room.dark)
        painter.fillPath(path, tinted(room, player.base))
        stroke(painter, path, mix(room.line2, player.base, 0.5), style.scaled(1.6))
        left = face.left() + style.scaled(_BANNER)
        banner(
            painter,
            player,
            QRectF(left, face.top() + style.scaled(1), style.scaled(46), face.height() - style.scaled(30)),
        )
        self._paint_face(painter, QPointF(face.left() + style.scaled(_FACE + 35), face.center().y()))

    def _paint_face(self, painter: QPainter, centre: QPointF) -> None:
        style, radius = self.look, self.look.scaled(36)
        known = character(self._chair.bot)
        if known:
            picture = medallion_pixmap(style, known.id, radius, self.devicePixelRatioF())
            half = radius + 2
            painter.drawPixmap(QPointF(centre.x() - half, centre.y() - half), picture)
            return
        ring = disc(centre.x(), centre.y(), radius)
        painter.fillPath(ring, veil(INK, 0.45))
        stroke(painter, ring, INK, style.scaled(2))
        icon, half = "person" if self._chair.bot is None else "cpu", radius * 0.62
        mono(painter, icon, QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half), style.room.paper)


class _Level(QWidget):
    """The tally stick, and what the level is called."""

    def __init__(self, style: Style, level: str) -> None:
        super().__init__()
        self.look = style
        self._rank = rank(level)
        line = QHBoxLayout(self)
        line.setContentsMargins(round(style.scaled(20) * WIDTH) + style.px(10), 0, 0, 0)
        name = Label(style, style.words(f"shell.setup.level_{level}"), "bold", 15, colour=style.room.accent)
        name.setMinimumWidth(name.sizeHint().width())
        line.addWidget(name)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        high = self.look.scaled(20)
        tally(painter, QRectF(1, (self.height() - high) / 2, high * WIDTH, high), self._rank)
