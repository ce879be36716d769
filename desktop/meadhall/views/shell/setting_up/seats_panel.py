"""The seats of a new game, in the order of turns."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from meadhall.bots import LEVELS
from meadhall.bots.characters import character, level_of
from meadhall.views.look import states
from meadhall.views.look.controls import Kind
from meadhall.views.look.faces import medallion
from meadhall.views.look.icons import mono
from meadhall.views.look.ink import BUTTON, lettering, shadow, stroke
from meadhall.views.look.palette import PLAYERS
from meadhall.views.look.players.heraldry import banner
from meadhall.views.look.shapes import of_rect
from meadhall.views.look.style import Style, smooth
from meadhall.views.look.tones import mix
from meadhall.views.shell.colours import colour_choice
from meadhall.views.shell.setting_up.draft import FEWEST, Draft
from meadhall.views.widgets import (
    HALO,
    Button,
    Choice,
    DropChoice,
    Field,
    IconButton,
    Label,
    Panel,
    Press,
    RichText,
    ScrollColumn,
    Segments,
    empty,
    fit,
    words_of,
)

_ROW, _TALLEST = 124, 188  # of a seat, and where there is room below
_ROWS_FIRST = 9  # shares of the room that is left go to each seat, for one to the wall below them


class SeatsPanel(Panel):
    """Rebuilds its rows when seats come, go or change places; typing changes the draft only."""

    changed = Signal()
    choosing = Signal()  # opponents, by their faces

    def __init__(self, style: Style, draft: Draft, parent: QWidget) -> None:
        super().__init__(style, parent, padding=20, radius=14)
        self._draft = draft
        words = style.words
        head = QHBoxLayout()
        head.addWidget(Label(style, words("shell.setup.seats_heading"), "name", 26, self), 1)
        self._choose = Button(style, words("shell.setup.choose"), Kind.SECONDARY, "viking", self)
        self._choose.setObjectName("choose opponents")
        self._choose.acted.connect(self.choosing)
        self._choose.setVisible(not draft.fixed)
        head.addWidget(self._choose)
        self.body.addLayout(head)
        self._column = ScrollColumn(style, self, spacing=2)
        self._column.fade_out(style.room.panel)
        self.body.addWidget(self._column, 1)
        self.refresh()

    def refresh(self) -> None:
        body = self._column.body
        empty(body)
        for at in range(len(self._draft.chairs)):
            body.addWidget(SeatRow(self, self._draft, at), _ROWS_FIRST)
        if len(self._draft.chairs) < self._draft.most and not self._draft.fixed:
            body.addWidget(self._adder())
        note = RichText(
            self.look, f"[info] {self.look.words('shell.setup.colours_note')}", 16, colour=self.look.room.text2
        )
        body.addWidget(note)
        body.addStretch(1)
        self._column.hold_wide()
        self._column.tab_after(self._choose)

    def _adder(self) -> Press:
        adder = _Adder(self.look, self.look.words("shell.setup.add_seat"))
        adder.acted.connect(lambda: self.change(self._draft.add))
        return adder

    def change(self, act: Callable[[], object], focus: str = "") -> None:
        """Change the draft, show it, and leave the keyboard where it was, or on what is called so."""
        now = self.window().focusWidget()
        name = focus or (now.objectName() if now is not None else "")
        rings = not isinstance(now, Press) or now.touch.focused
        act()
        self.refresh()
        self.changed.emit()
        last = f"seat {len(self._draft.chairs) - 1} name"  # after the last chair that could be added
        again = (self._column.findChild(QWidget, name) or self._column.findChild(QWidget, last)) if name else None
        if isinstance(again, QWidget):
            again.setFocus(Qt.FocusReason.OtherFocusReason if rings else Qt.FocusReason.MouseFocusReason)

    def kept(self) -> int:
        return self._column.verticalScrollBar().value()

    def restore(self, kept: int) -> None:
        self._column.verticalScrollBar().setValue(kept)


class SeatRow(QWidget):
    """One seat: its banner, name, colour, and who plays it."""

    def __init__(self, panel: SeatsPanel, draft: Draft, at: int) -> None:
        super().__init__()
        self.look = panel.look
        self._panel, self._draft, self._at = panel, draft, at
        self._chair = draft.chairs[at]
        style = self.look
        self.setMinimumHeight(style.px(_ROW))
        self.setMaximumHeight(style.px(_TALLEST))
        grid = QGridLayout(self)
        grid.setContentsMargins(style.px(100), style.px(10), style.px(6), style.px(10))
        grid.setHorizontalSpacing(style.px(8))
        grid.setVerticalSpacing(0)
        grid.addWidget(self._name_field(), 0, 0)
        grid.addWidget(self._who(), 1, 0)
        grid.addWidget(self._colour(), 0, 1)
        grid.addWidget(self._level(), 1, 1)
        if not draft.fixed:
            grid.addLayout(self._tools(), 0, 2)
        grid.setColumnStretch(0, 10)
        grid.setColumnStretch(1, 10)

    def _called(self, widget: QWidget, what: str) -> QWidget:
        widget.setObjectName(f"seat {self._at} {what}")
        return widget

    def _name_field(self) -> Field:
        style, words = self.look, words_of(self.look)
        field = Field(style, words("shell.setup.name_label"), self._draft.name(self._at, words))
        self._called(field.line, "name")
        field.edited.connect(self._rename)
        return field

    def _rename(self, name: str) -> None:
        self._chair.name = name
        self._panel.changed.emit()

    def _who(self) -> QWidget:
        words = self.look.words
        choices = [
            Choice(False, words("shell.setup.person"), "person"),
            Choice(True, words("shell.setup.computer"), "cpu"),
        ]
        name = words("shell.setup.seats_heading")
        who = Segments(self.look, name, choices, self._chair.bot is not None)
        who.chosen.connect(self._seat_computer)
        who.bar(words("replay.going_on.owned") if self._draft.owned else "")
        return self._called(who, "who")

    def _seat_computer(self, is_computer: bool) -> None:
        def seat() -> None:
            if is_computer:
                self._draft.seat_computer(self._at)
            else:
                self._draft.seat(self._at, None)

        self._panel.change(seat, f"seat {self._at} who")

    def _colour(self) -> QWidget:
        drop = colour_choice(self.look, self._chair.colour)
        drop.chosen.connect(lambda colour: self._panel.change(lambda: self._draft.paint(self._at, colour)))
        return self._called(drop, "colour")

    def _level(self) -> QWidget:
        style, words = self.look, self.look.words
        if self._chair.bot is None:
            people = sum(chair.bot is None for chair in self._draft.chairs)
            said = words("shell.setup.private_hand" if people > 1 else "shell.setup.private_none")
            middle = Qt.AlignmentFlag.AlignVCenter
            note = RichText(style, said, 15, colour=style.room.text2, align=Qt.AlignmentFlag.AlignLeft | middle)
            note.setContentsMargins(style.px(HALO), 0, 0, 0)
            return note
        choices = [
            Choice(level, words(f"shell.setup.level_{level}"), hint=words(f"shell.setup.level_{level}_hint"))
            for level in LEVELS
        ]
        now = level_of(self._chair.bot)
        level = DropChoice(style, words("shell.setup.computer"), choices, now, mark=self._paint_face)
        level.chosen.connect(lambda level: self._panel.change(lambda: self._draft.seat_level(self._at, level)))
        return self._called(level, "level")

    def _paint_face(self, painter: QPainter, level: str, place: QRectF) -> None:
        """Who plays at that level here, or would."""
        bot = self._chair.bot if level == level_of(self._chair.bot or "") else self._draft.next_of(level)
        known = character(bot)
        if known:
            medallion(painter, known.id, place.center(), place.width() * 0.62)
        else:
            mono(painter, "cpu", place, self.look.room.text2)

    def _tools(self) -> QHBoxLayout:
        words, at, last = self.look.words, self._at, len(self._draft.chairs) - 1
        tools = QHBoxLayout()
        tools.setSpacing(0)
        tools.addWidget(self._mover("up", words("shell.setup.move_up"), at - 1, at > 0))
        tools.addWidget(self._mover("down", words("shell.setup.move_down"), at + 1, at < last))
        remove = IconButton(self.look, "cross", words("shell.setup.remove"), size=30)
        if len(self._draft.chairs) <= FEWEST:
            remove.bar(words("shell.setup.at_least_two"))
        remove.acted.connect(lambda: self._panel.change(lambda: self._draft.remove(at), f"seat {max(0, at - 1)} cross"))
        self._called(remove, "cross")
        tools.addWidget(remove)
        return tools

    def _mover(self, icon: str, name: str, to: int, can: bool) -> IconButton:
        mover = IconButton(self.look, icon, name, size=30)
        if not can:
            mover.bar(self.look.words(f"shell.setup.no_{icon}"))
        mover.acted.connect(lambda: self._panel.change(lambda: self._draft.move(self._at, to), f"seat {to} {icon}"))
        self._called(mover, icon)
        return mover

    def paintEvent(self, event: QPaintEvent) -> None:
        style, room = self.look, self.look.room
        player = PLAYERS[self._chair.colour]
        painter = QPainter(self)
        smooth(painter)
        edge = style.scaled(5)
        face = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        path = of_rect(face, style.scaled(12))
        shadow(painter, path, BUTTON, style.unit, dark=room.dark)
        painter.fillPath(path, mix(room.panel, player.base, 0.13))
        stroke(painter, path, room.line2, style.scaled(1.5))
        width = style.scaled(54)
        place = QRectF(
            face.left() + style.scaled(22), face.top() - style.scaled(1), width, face.height() - style.scaled(18)
        )
        banner(painter, player, place)


class _Adder(Press):
    """A dashed chair that waits for somebody."""

    def __init__(self, style: Style, text: str) -> None:
        super().__init__(style, text)
        self.setObjectName("seat adder")

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(400), self.look.px(72))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(200), self.sizeHint().height())

    def text_fits(self) -> bool:
        return fit(self.look, "bold", 19, self.text_shown, self.face.width() - self.look.scaled(60)).fits

    def paintEvent(self, event: QPaintEvent) -> None:
        style, room, touch = self.look, self.look.room, self.touch
        painter = QPainter(self)
        smooth(painter)
        path = of_rect(self.face, style.scaled(12))
        if touch.hovered:
            painter.fillPath(path, mix(room.panel, room.gold, 0.16))
        stroke(painter, path, room.line2, style.scaled(2), (style.scaled(9), style.scaled(7)))
        tone = room.text if touch.hovered else room.text2
        font = fit(style, "bold", 19, self.text_shown, self.face.width() - style.scaled(60)).font
        icon = style.scaled(22)
        words = self.text_width(font)
        left = self.face.center().x() - (words + icon * 1.5) / 2
        middle = self.face.center().y()
        mono(painter, "plus", QRectF(left, middle - icon / 2, icon, icon), tone)
        line = QRectF(left + icon * 1.5, self.face.top(), words, self.face.height())
        lettering(painter, line, self.text_shown, font, tone, Qt.AlignmentFlag.AlignLeft)
        if touch.focused:
            states.focus(painter, style, path)
