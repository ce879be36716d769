"""The deeds of one game beside the list: medals for what has been done here, and raw wood for what nobody has yet."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from meadhall.chronicle.deeds import DEEDS
from meadhall.chronicle.statistics import First
from meadhall.views.feats import MEDAL, deed_how, deed_name, icon_of, paint_medal
from meadhall.views.hall import told
from meadhall.views.look import states
from meadhall.views.look.ink import glow, stroke
from meadhall.views.look.palette import PLAYERS
from meadhall.views.look.richtext import Lines, draw_lines, fitted_lines
from meadhall.views.look.shapes import disc
from meadhall.views.look.style import Style, smooth
from meadhall.views.shell.when import when
from meadhall.views.text import Words, escaped
from meadhall.views.widgets import Label, Panel, Press, RichText, SectionHead, empty, words_of

_ACROSS = 6
_ROOM, _WIDE, _ASIDE = 8, 104, 3  # measures around a medal; of its name below it, and free beside that
_HIGH = 1060  # measures of a window in which there is room for names
_LETTERS, _LINE, _LINES = 13, 1.2, 2  # of a name
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -_ACROSS, Qt.Key.Key_Down: _ACROSS}


class DeedsBox(Panel):
    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(style, parent, padding=12, radius=14)
        self.medals: list[HallMedal] = []
        self._shown: tuple[str, Mapping[str, First]] | None = None
        self.body.setSpacing(style.px(2))
        self.line = RichText(style, "", 15)
        self._chosen = 0

    def show_game(self, game: str, firsts: Mapping[str, First]) -> None:
        """`firsts` has those that have been done, by deed."""
        if (game, firsts) == self._shown:
            return
        if self._shown is None or self._shown[0] != game:
            self._chosen = next((at for at, deed in enumerate(DEEDS[game]) if deed.id in firsts), 0)
        had_focus = any(medal.hasFocus() for medal in self.medals)
        self._shown = game, firsts
        empty(self.body)
        whole = QWidget()
        whole.setLayout(self._grid(game, firsts))
        self.line = RichText(self.look, "", 15)
        for one in (self._head(game, firsts), whole, self.line):
            if one is self.line:
                self.body.addSpacing(self.look.px(_ROOM))
            self.body.addWidget(one)
            one.show()
        self.choose(self._chosen)
        if had_focus:
            self.medals[self._chosen].setFocus(Qt.FocusReason.OtherFocusReason)

    def _head(self, game: str, firsts: Mapping[str, First]) -> QWidget:
        style, words, head = self.look, words_of(self.look), QWidget()
        row = QHBoxLayout(head)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(style.px(10))
        row.addWidget(SectionHead(style, words("hall.deeds.heading", game=told.game(words, game)), "trophy"), 1)
        count = words("hall.deeds.count", n=len(firsts), most=len(DEEDS[game]))
        row.addWidget(Label(style, count, "bold", 15, colour=style.room.text2))
        return head

    def _grid(self, game: str, firsts: Mapping[str, First]) -> QGridLayout:
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(0)
        self.medals = []
        is_high = self.window().height() >= self.look.px(_HIGH)
        for number, deed in enumerate(DEEDS[game]):
            medal = HallMedal(self.look, game, deed.id, firsts.get(deed.id), named=is_high)
            medal.acted.connect(lambda number=number: self.choose(number))
            medal.came.connect(lambda number=number: self.choose(number))
            medal.went.connect(self._step)
            self.medals.append(medal)
            grid.addWidget(medal, number // _ACROSS, number % _ACROSS, Qt.AlignmentFlag.AlignCenter)
        return grid

    def choose(self, number: int) -> None:
        self._chosen = number
        for place, medal in enumerate(self.medals):
            medal.choose(place == number)
        self.line.set_text(self.medals[number].told)

    def _step(self, by: int) -> None:
        place = self._chosen + by
        if place in range(len(self.medals)):
            self.medals[place].setFocus(Qt.FocusReason.TabFocusReason)


class HallMedal(Press):
    """Tab comes to the chosen one only, and arrows lead on from there."""

    came = Signal()
    went = Signal(int)

    def __init__(self, style: Style, game: str, deed: str, first: First | None, *, named: bool) -> None:
        words = words_of(style)
        self.told = told_of(words, game, deed, first)
        super().__init__(style, self.told)
        self._name = deed_name(words, game, deed) if named else ""
        self._icon, self._first = icon_of(game, deed), first
        self._is_chosen = False
        self._below = round(style.letters(_LETTERS) * _LINE * _LINES) if named else 0
        self._side = QSize(style.px(_WIDE), style.px(MEDAL + _ROOM) + self._below)

    def choose(self, chosen: bool) -> None:
        self._is_chosen = chosen
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if chosen else Qt.FocusPolicy.ClickFocus)
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.came.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.went.emit(step)

    def sizeHint(self) -> QSize:
        return self._side

    def minimumSizeHint(self) -> QSize:
        return self._side

    def text_fits(self) -> bool:
        return not self._name or self._lines.height <= self._below

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, style = QPainter(self), self.look
        smooth(painter)
        radius = style.scaled(MEDAL / 2)
        middle = QPointF(self.width() / 2, radius + style.scaled(_ROOM / 2))
        if self.touch.hovered:
            glow(painter, middle.x(), middle.y(), radius * 1.15, style.room.gold, 0.5)
        first = self._first
        player = None if first is None else PLAYERS[first.colour % len(PLAYERS)]
        paint_medal(painter, style, middle, radius, self._icon, player, done=first is not None)
        tone = style.room.text2 if first is None else style.room.text
        draw_lines(painter, self._lines, self._under, tone, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        ring = disc(middle.x(), middle.y(), radius + style.scaled(1.5))
        if self.touch.focused:
            states.focus(painter, style, ring)
        elif self._is_chosen:
            stroke(painter, ring, style.room.gold, style.scaled(2.4))

    @property
    def _under(self) -> QRectF:
        """Where its name stands."""
        aside = self.look.scaled(_ASIDE)
        return QRectF(aside, self.height() - self._below, self.width() - 2 * aside, self._below)

    @property
    def _lines(self) -> Lines:
        style = self.look
        return fitted_lines(self._name, self._under, style.letters(_LETTERS), style.floor, _LINE)


def told_of(words: Words, game: str, deed: str, first: First | None) -> str:
    what, how = deed_name(words, game, deed), deed_how(words, game, deed)
    if first is None:
        return words("hall.deeds.not_yet", what=what, how=how)
    return words("hall.deeds.first", what=what, how=how, who=escaped(first.name), when=when(words, first.saved))
