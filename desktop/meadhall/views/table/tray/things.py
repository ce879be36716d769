"""Things before the player of which one is taken in hand: tiles to be laid, buildings to be put up."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from meadhall.views.look import states
from meadhall.views.look.controls import Kind
from meadhall.views.look.drawn.tokens import price_plate
from meadhall.views.look.icons import mono
from meadhall.views.look.richtext import Lines, draw_lines, fitted_lines
from meadhall.views.look.shapes import of_rect
from meadhall.views.look.style import smooth
from meadhall.views.look.tones import veil
from meadhall.views.table.desk import Desk
from meadhall.views.table.game import Thing, Things
from meadhall.views.widgets import Button, Label, Press, RichText, aloud

_EDGE = 12  # around a picture: two of them part it from the next
_NAME = 14.5
_LINES = 40  # measures for a name on two lines
_WIDE = 132  # with a name below
_GAP = 10  # more between those that have no glow
_NAMES_APART = 6  # measures beside a name, so that two of them do not read as one
_BESIDE, _CLOSE_BESIDE = 330, 290  # measures for what is told of a thing, and as few as do
_SMALL = 62  # measures of a picture, where long names need room
_CENTRE = Qt.AlignmentFlag.AlignHCenter


class ThingButton(Press):
    """Its picture, its name below, and a figure on a plate."""

    def __init__(self, desk: Desk, thing: Thing, side: float, parent: QWidget, *, named: bool) -> None:
        style = desk.style
        super().__init__(style, thing.name, parent)
        self.thing = thing
        self.about = tuple(filter(None, (thing.topic,)))
        self.chosen = False
        self.turns = 0
        self._side, self._named = side, named
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleDescription(aloud(style, thing.text))
        if thing.denial is not None and not thing.actions:
            self.bar(desk.why(thing.denial), thing.denial.rule)
        elif thing.text:
            self.explain(f"**{thing.name}**\n{thing.text}")

    def sizeHint(self) -> QSize:
        style = self.look
        wide = max(self._side + 2 * _EDGE, _WIDE if self._named else 0)
        return QSize(style.px(wide), style.px(self._side + (_LINES if self._named else 0) + 2 * _EDGE))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(self._side + 2 * _EDGE), self.sizeHint().height())

    def shrink(self, pixels: int) -> None:
        """Its picture, until it is no wider with its edges: an outline is never cut off."""
        self._side = min(self._side, pixels / self.look.unit - 2 * _EDGE)

    def wide_for_name(self) -> int:
        """So wide that its longest word is not cut."""
        floor, room = self.look.floor, QRectF(0, 0, 1000, 100)
        words = self.thing.name.split() if self._named else []
        return ceil(max((fitted_lines(word, room, floor, floor, 1.15).width for word in words), default=0)) + 5

    def text_fits(self) -> bool:
        return not self._named or self._name() is not None or bool(self.thing.text)

    def _name(self) -> Lines | None:
        """Apart from its neighbours if it can be. None where it has no room: then the bubble says it."""
        apart, style = self.look.scaled(_NAMES_APART), self.look
        for rect in (self._words().adjusted(apart, 0, -apart, 0), self._words()):
            lines = fitted_lines(self.thing.name, rect, style.letters(_NAME), style.floor, 1.15)
            if lines.width <= rect.width() + 1.5 and lines.height <= rect.height() + 2:
                return lines
        return None

    def picture(self) -> QRectF:
        side = self.look.scaled(self._side)
        return QRectF((self.width() - side) / 2, self.look.scaled(_EDGE), side, side)

    def _words(self) -> QRectF:
        top = self.picture().bottom() + self.look.scaled(6)
        return QRectF(2, top, self.width() - 4, self.height() - top)

    def paintEvent(self, event: QPaintEvent) -> None:
        style, rect = self.look, self.picture()
        painter = QPainter(self)
        smooth(painter)
        if self.thing.paint is not None:
            self.thing.paint(painter, rect, style, self.turns)
        frame = of_rect(rect.adjusted(-3, -3, 3, 3), style.scaled(8))
        if self.reason:
            painter.fillPath(frame, veil(style.room.tray, 0.55))
            lock = style.scaled(20)
            mono(painter, "lock", QRectF(rect.right() - lock, rect.top(), lock, lock), style.room.text2)
        elif self.chosen:
            states.selected(painter, style, frame)
        else:
            (states.hovered if self.touch.hovered else states.legal)(painter, style, frame)
        if self.touch.focused:
            states.focus(painter, style, frame)
        if self.thing.tag:
            corner = rect.bottomRight() + QPointF(style.scaled(9), style.scaled(5))
            price_plate(painter, self.thing.tag, self.thing.tag_icon, corner, style.letters(15))
        if self._named and (lines := self._name()) is not None:
            colour = style.room.text2 if self.reason else style.room.text
            draw_lines(painter, lines, self._words(), colour, _CENTRE | Qt.AlignmentFlag.AlignTop)


class ThingsBox(QWidget):
    """`taken` carries the thing that is in hand now, or None."""

    taken = Signal(object)
    turned = Signal(int)  # by so many quarters clockwise

    def __init__(self, desk: Desk, things: Things, height: float, parent: QWidget) -> None:
        super().__init__(parent)
        style = desk.style
        self.look, self.things = style, things
        self._high = height
        self._alone = len(things.things) == 1
        side = min(things.wide, height - (0 if self._alone else _LINES) - 2 * _EDGE - 6)
        self.buttons = [ThingButton(desk, thing, side, self, named=not self._alone) for thing in things.things]
        for button in self.buttons:
            button.acted.connect(lambda thing=button.thing: self.take(thing))
        self._beside = self._told(things.things[0]) if self._alone or things.things[0].turns else None

    def _told(self, thing: Thing) -> QWidget:
        """What it is, and how it is turned."""
        style, words = self.look, self.look.words
        box = QWidget(self)
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(style.px(2))
        column.addStretch(1)
        if self._alone:
            column.addWidget(Label(style, thing.name, "name", 19))
        self.text = RichText(style, thing.text, 15, colour=style.room.text2)
        column.addWidget(self.text)
        self._how = RichText(style, self.things.caption, 14.5, colour=style.room.text2)
        column.addWidget(self._how)
        if thing.turns:
            row = QHBoxLayout()
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(0)
            for text, icon, by in (
                (words("table.things.turn_left"), "undo", -1),
                (words("table.things.turn_right"), "redo", 1),
            ):
                button = Button(style, text, Kind.SECONDARY, icon, box, size=15, height=38)
                button.acted.connect(lambda by=by: self.turned.emit(by))
                row.addWidget(button)
            row.addStretch(1)
            column.addLayout(row)
        column.addStretch(1)
        return box

    def take(self, thing: Thing | None) -> None:
        """A second time, it is laid back, unless it is the only one."""
        chosen = next((button for button in self.buttons if button.chosen), None)
        if thing is not None and chosen is not None and chosen.thing.key == thing.key and not thing.turns:
            thing = None
        self.show_taken(thing)
        self.taken.emit(thing)

    def show_taken(self, thing: Thing | None) -> None:
        for button in self.buttons:
            button.chosen = thing is not None and button.thing.key == thing.key
            button.update()
        if self._beside is not None and thing is not None:
            self.text.set_text(thing.text)

    def show_turned(self, turns: int) -> None:
        for button in self.buttons:
            button.turns = turns
            button.update()

    def sizeHint(self) -> QSize:
        style = self.look
        wide = sum(button.sizeHint().width() + style.px(_GAP) for button in self.buttons)
        return QSize(wide + (style.px(_BESIDE) if self._beside else 0), style.px(self._high))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Pictures are as large as the width allows; what is told of them gives way a little first."""
        style, gap = self.look, self.look.px(_GAP)
        hints = [button.sizeHint() for button in self.buttons]
        wanted = sum(size.width() + gap for size in hints)
        beside = 0
        if self._beside is not None:
            beside = max(style.px(_CLOSE_BESIDE), min(style.px(_BESIDE), self.width() - wanted))
        left = 0
        shares = self._shares(self.width() - beside, [size.width() for size in hints], gap)
        for button, size, share in zip(self.buttons, hints, shares, strict=True):
            wide = min(size.width(), share)
            button.shrink(min(shares))
            button.setGeometry(left, (self.height() - size.height()) // 2, wide, size.height())
            left += min(wide + gap, share)
        if self._beside is not None:
            self._lay_beside(self._beside, left + style.px(4))

    def _shares(self, whole: int, wanted: Sequence[int], gap: int) -> Sequence[int]:
        """The same for each; where that is little, what pictures leave goes to the names that need it."""
        step = whole // max(len(wanted), 1)
        if all(step >= wide + gap for wide in wanted):
            return [wide + gap for wide in wanted]
        least = [button.minimumSizeHint().width() for button in self.buttons]
        names = [button.wide_for_name() for button in self.buttons]
        pictures = step if max(names) <= step else self.look.px(_SMALL + 2 * _EDGE)
        shares = [min(wide, step, pictures) for wide in least]
        spare = whole - sum(shares)
        for place in sorted(range(len(names)), key=names.__getitem__):
            need = max(names[place] - shares[place], 0)
            if need <= spare:
                shares[place] += need
                spare -= need
        return [share + spare // max(len(shares), 1) for share in shares]

    def _lay_beside(self, box: QWidget, left: int) -> None:
        """How it is turned goes where a long text leaves no room: the buttons say it, too."""
        wide = self.width() - left
        self._how.show()
        column = box.layout()
        if column is not None and column.totalHeightForWidth(wide) > self.height():
            self._how.hide()
        box.setGeometry(left, 0, wide, self.height())
